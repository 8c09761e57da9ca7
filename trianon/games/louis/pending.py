"""Louis XIV: reading the open question of a position document, with everything that waits behind it."""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis.actions import (
    BUY_STEP,
    CONDE_STEP,
    DECK_STEP,
    DISPATCH_MISSIONS,
    DISPATCH_STEP,
    FAVOUR_STEP,
    INTRIGUE_STEP,
    KEEP_STEP,
    LEAVE_STEP,
    MAINTENON_STEP,
    MISSIONS_STEP,
    PATH_STEP,
    REPLACE_STEP,
    RESERVE_STEP,
    SUPPLY_STEP,
    TAKE_STEP,
    TILE_STEP,
    TURN_STEP,
)
from trianon.games.louis.checks import check
from trianon.games.louis.components import (
    A19,
    A20,
    C05,
    C07,
    CARD_IDS,
    ENOUGH,
    MISSION_IDS,
    MONEY_TILE,
    T_CONDE,
    T_MAINTENON,
    TILES,
)
from trianon.games.louis.ranking import MAY_BUY, NOTHING, Ranking, rank_tile, stones_on
from trianon.games.louis.reading import counts, stones, words
from trianon.games.louis.steps import STEPS, missions, path, replace, reserve, turn
from trianon.games.louis.tableau import (
    EVALUATION,
    INFLUENCE,
    MISSIONS,
    NEUTRAL,
    NO_TILE,
    OVER,
    STONE_ROW,
    SUPPLY,
    Tableau,
    zeros,
)
from trianon.kernel.bits import bit
from trianon.kernel.document import flag, known, number, text
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.state import NOBODY

_P: Final = "pending."
_QUESTIONS: Final = [step.name for step in STEPS[:TILE_STEP]]
_REWARDS: Final = (BUY_STEP, CONDE_STEP, MAINTENON_STEP)


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Push the question with what follows it; in a finished game there is none."""
    seat = number(doc, "turn", 0, s.seats - 1)
    if s.phase != OVER:
        _read_question(s, doc, seat)
    check(s)


def _read_question(s: Tableau, doc: dict[str, object], seat: i64) -> None:
    if "exchanged" in doc:
        raise InvalidPosition("exchanged: only in a finished game")
    name = doc.get("step", "turn")
    if not isinstance(name, str) or name not in _QUESTIONS:
        raise InvalidPosition(f"step: must be one of {', '.join(_QUESTIONS)}")
    step = _QUESTIONS.index(name)
    s.phase = _phase_of(step)
    if s.phase != INFLUENCE and (s.discard or s.top):
        raise InvalidPosition("discard, top: such cards lie there only in the influence phase (L4.7)")
    s.louis = MONEY_TILE[s.money_played[-1]] if s.phase < EVALUATION else NO_TILE
    pending = _fields(doc.get("pending"), step)
    if s.phase == EVALUATION:
        _push_tile(s, step, seat, pending)
    elif s.phase == MISSIONS:
        _push_mission(s, step, seat, pending)
    elif step == SUPPLY_STEP:
        s.push(SUPPLY_STEP, s.place_of(seat))
    else:
        _push_influence(s, step, seat, pending)
    _check_choice(s, step, seat)


def _phase_of(step: i64) -> i64:
    if step == SUPPLY_STEP:
        return SUPPLY
    if step <= RESERVE_STEP:
        return INFLUENCE
    return EVALUATION if step <= MAINTENON_STEP else MISSIONS


def _fields(value: object, step: i64) -> dict[str, object]:
    """What the question is about: only the fields that it has."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise InvalidPosition("pending: must be null or an object")
    for name in value:
        if name not in _wanted(step):
            raise InvalidPosition(f"pending.{name}: unknown field here")
    return value


def _wanted(step: i64) -> tuple[str, ...]:
    if step == PATH_STEP or step == TAKE_STEP:
        return ("card", "boost", "placed")
    if step == DISPATCH_STEP or step == REPLACE_STEP:
        return ("mission",)
    if step == DECK_STEP:
        return ("draws", "mission")
    if step == INTRIGUE_STEP:
        return ("tile",)
    return ("tile", "present", "favoured") if step == FAVOUR_STEP or step in _REWARDS else ()


def _check_choice(s: Tableau, step: i64, seat: i64) -> None:
    """Nobody is asked where the rules ask nothing."""
    frame = s.frames[-1]
    choices = len(STEPS[step].options(s, frame))
    is_finished = step == TURN_STEP and s.hand_size(seat) < 2  # L4.5
    if choices == 0 or (choices == 1 and not STEPS[step].is_asked_alone(s, frame)) or is_finished:
        raise InvalidPosition(f"step: seat {seat} has nothing to decide at {STEPS[step].name!r}")


# --- influence ----------------------------------------------------------------------------------------------


def _push_influence(s: Tableau, step: i64, seat: i64, pending: dict[str, object]) -> None:
    """A question of the influence phase; C06 waits for its end (L4.7)."""
    if step == RESERVE_STEP:
        s.push(RESERVE_STEP, seat)
        return
    reserve.ask_owner(s)
    if step == DISPATCH_STEP:
        mission = _mission(pending, DISPATCH_MISSIONS, "not a mission of this step")
        turn.ask_from(s, 0)
        s.push(DISPATCH_STEP, s.place_of(seat), mission)
    elif step == TURN_STEP:
        s.push(TURN_STEP, seat)
    else:
        _push_card(s, step, seat, pending)


def _mission(pending: dict[str, object], allowed: list[int], otherwise: str) -> int:
    value = pending.get("mission")
    if not isinstance(value, str):
        raise InvalidPosition("pending.mission: must be the id of a mission")
    mission = known(value, MISSION_IDS, "pending.mission")
    if mission not in allowed:
        raise InvalidPosition(f"pending.mission: {otherwise}")
    return mission


def _push_card(s: Tableau, step: i64, seat: i64, pending: dict[str, object]) -> None:
    """The card that is being played, and the path so far (L4.3)."""
    card = known(text(pending, "card", _P), CARD_IDS, "pending.card")
    if not s.discard or s.discard[-1] != card:
        raise InvalidPosition("pending.card: a card that is being played lies on top of the discard pile")
    boost = 1 if flag(pending, "boost", _P) else 0
    if boost and not s.used[seat] & bit(C05):
        raise InvalidPosition("pending.boost: c05 is not displayed and used by the seat in turn")
    for tile in counts(words(pending, "placed", _P), "pending.placed", TILES):
        if step == TAKE_STEP or tile < 1 or not path.next_tiles(s, card, boost) & bit(tile - 1):
            raise InvalidPosition("pending.placed: is not a path of this card (L4.3)")
        s.path.append(tile - 1)
        if s.path.count(tile - 1) > s.stones[(tile - 1) * STONE_ROW + seat]:
            raise InvalidPosition(f"pending.placed: not so many stones lie on tile {tile}")
    if s.hand_size(seat) == 0:
        raise InvalidPosition(f"hands[{seat}]: a card is played only while another one stays in hand (L4.2)")
    s.push(step, seat, card, boost)


# --- evaluation ---------------------------------------------------------------------------------------------


def _push_tile(s: Tableau, step: i64, seat: i64, pending: dict[str, object]) -> None:
    """A question about the tile that is being evaluated."""
    tile = number(pending, "tile", 1, TILES, where=_P) - 1
    louis = MONEY_TILE[s.money_played[-1]]
    if tile <= louis:
        s.louis = louis
    if step == INTRIGUE_STEP:
        s.push(TILE_STEP, tile)
        s.push(INTRIGUE_STEP, tile, s.place_of(seat))
        return
    _read_present(s, pending)
    favoured = NOBODY
    if pending.get("favoured") is not None:
        favoured = number(pending, "favoured", 0, s.seats - 1, where=_P)
        _check_favoured(s, step, tile, favoured)
    if step == FAVOUR_STEP:
        _check_present(s, tile, [player for player in range(s.seats) if s.present[player] > 0])
        s.push(FAVOUR_STEP, tile, seat)
        return
    result = rank_tile(s, tile, s.present, favoured)
    order = list(result.order)
    if seat not in order:
        raise InvalidPosition(f"turn: seat {seat} has no present stone on tile {tile + 1}")
    place = order.index(seat)
    _check_reward(step, tile, seat, result)
    _check_present(s, tile, order[place:])
    s.push(LEAVE_STEP, tile, place, favoured + 1)
    s.push(step, tile, seat, favoured + 1)


def _read_present(s: Tableau, pending: dict[str, object]) -> None:
    """The stones that count at the tile (L5.2)."""
    found = stones(words(pending, "present", _P), "pending.present", s.seats)
    s.present = zeros(STONE_ROW)
    for player in range(s.seats):
        s.present[player] = found[player]
    s.present[NEUTRAL] = found[s.seats]


def _check_present(s: Tableau, tile: i64, waiting: list[int]) -> None:
    """Present stones lie on the tile until their owner has been served."""
    lying = stones_on(s, tile)
    for player in waiting:
        if lying[player] < s.present[player]:
            raise InvalidPosition(f"pending.present: not so many stones of seat {player} lie on the tile")
    if lying[NEUTRAL] != s.present[NEUTRAL]:
        raise InvalidPosition("pending.present: not the neutral stones that lie on the tile (L10.5)")


def _check_favoured(s: Tableau, step: i64, tile: i64, favoured: i64) -> None:
    result = rank_tile(s, tile, s.present, NOBODY)
    if not s.used[favoured] & bit(C07) or s.condition(tile) == ENOUGH or step == FAVOUR_STEP:
        raise InvalidPosition("pending.favoured: c07 is not displayed and used by this seat")
    if result.leaders < 2 or s.present[favoured] != result.most:
        raise InvalidPosition("pending.favoured: this seat is not in a tie for first (L8.16)")


def _check_reward(step: i64, tile: i64, seat: i64, result: Ranking) -> None:
    """The question fits what the seat asked gets at this tile."""
    role = result.roles[seat]
    if step == BUY_STEP and role != MAY_BUY:
        raise InvalidPosition(f"turn: seat {seat} buys nothing on this tile (L5.5)")
    if step == CONDE_STEP and (tile != T_CONDE or role == NOTHING):
        raise InvalidPosition("pending.tile: this reward is given on tile 6")
    if step == MAINTENON_STEP and (tile != T_MAINTENON or role == NOTHING):
        raise InvalidPosition("pending.tile: this reward is given on tile 8")


# --- missions -----------------------------------------------------------------------------------------------


def _push_mission(s: Tableau, step: i64, seat: i64, pending: dict[str, object]) -> None:
    """A question of the mission phase: somebody's mission turn, or a replacement at its end (L7)."""
    place = s.place_of(seat)
    mission = 0
    if step == REPLACE_STEP:
        mission = _mission(pending, [A19, A20], "not a mission of this step")
    elif pending.get("mission") is not None:
        mission = _mission(pending, [A19, A20], "must be a19, a20 or null")
    if step == REPLACE_STEP:
        s.push(REPLACE_STEP, place, mission)
        return
    if mission:
        replace.ask_from(s, place, mission + 1)
    else:
        s.push(REPLACE_STEP, 0, A19)
        if step == KEEP_STEP:
            missions.ask_from(s, place + 1)
            s.push(KEEP_STEP, seat)
        else:
            s.push(MISSIONS_STEP, place)
    if step == DECK_STEP:
        s.push(DECK_STEP, seat, number(pending, "draws", 1, 2, where=_P), mission)
