"""Louis XIV: the part of a position document that says what the open question is about."""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis import fields
from trianon.games.louis.codes import (
    BUY,
    CONDE,
    DECK,
    DISPATCH,
    DISPATCH_MISSIONS,
    FAVOUR,
    INTRIGUE,
    MAINTENON,
    PATH,
    REPLACE,
    TAKE,
)
from trianon.games.louis.components import (
    A19,
    A20,
    C05,
    C07,
    CARD_IDS,
    ENOUGH,
    STONES,
    T_CONDE,
    T_MAINTENON,
    TILES,
)
from trianon.games.louis.ranking import MAY_BUY, NOTHING, rank_tile, stones_on
from trianon.games.louis.steps import path
from trianon.games.louis.tableau import NEUTRAL, PLACES, Tableau, zeros
from trianon.kernel.bits import bit
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.state import NOBODY

_P: Final = "pending."


def read_pending(s: Tableau, value: object, louis: i64) -> None:
    """Read what the question `step` needs; `louis` is the tile he went to in this round."""
    step = s.step
    wanted = _wanted(step)
    if value is None:
        value = {}
    if not isinstance(value, dict):
        raise InvalidPosition("pending: must be null or an object")
    for name in value:
        if name not in wanted:
            raise InvalidPosition(f"pending.{name}: unknown field here")
    if step == PATH or step == TAKE:
        _read_card(s, value)
    elif step == DISPATCH or step == REPLACE:
        s.mark = fields.mission(value, _P)
        allowed = DISPATCH_MISSIONS if step == DISPATCH else [A19, A20]
        if s.mark not in allowed:
            raise InvalidPosition("pending.mission: not a mission of this step")
    elif step == DECK:
        s.draws = fields.number(value, "draws", 1, 2, _P)
        if value.get("mission") is not None:
            s.mark = fields.mission(value, _P)
            if s.mark not in (A19, A20):
                raise InvalidPosition("pending.mission: must be a19, a20 or null")
    elif wanted:
        s.tile = fields.number(value, "tile", 1, TILES, _P) - 1
        if s.tile <= louis:
            s.louis = louis
        if step != INTRIGUE:
            _read_counted(s, value)


def _wanted(step: i64) -> tuple[str, ...]:
    """The fields that a question needs."""
    if step == PATH or step == TAKE:
        return ("card", "boost", "placed")
    if step == DISPATCH or step == REPLACE:
        return ("mission",)
    if step == DECK:
        return ("draws", "mission")
    if step == INTRIGUE:
        return ("tile",)
    if step in (FAVOUR, BUY, CONDE, MAINTENON):
        return ("tile", "present", "favoured")
    return ()


def _read_card(s: Tableau, doc: dict[str, object]) -> None:
    """The card that is being played, and the path so far (L4.3)."""
    name = doc.get("card")
    if not isinstance(name, str):
        raise InvalidPosition("pending.card: must be an influence card")
    s.card = fields.known(name, CARD_IDS, "pending.card")
    if not s.discard or s.discard[-1] != s.card:
        raise InvalidPosition("pending.card: a card that is being played lies on top of the discard pile")
    s.boost = fields.truth(doc, "boost", _P)
    if s.boost and not s.used[s.turn] & bit(C05):
        raise InvalidPosition("pending.boost: c05 is not displayed and used by the seat in turn")
    for tile in fields.counts(fields.line(doc, "placed", _P), "pending.placed", TILES):
        if s.step == TAKE or tile < 1 or not path.next_tiles(s) & bit(tile - 1):
            raise InvalidPosition("pending.placed: is not a path of this card (L4.3)")
        s.path.append(tile - 1)
        if s.path.count(tile - 1) > s.stones[(tile - 1) * PLACES + s.turn]:
            raise InvalidPosition(f"pending.placed: not so many stones lie on tile {tile}")
    if s.hand_size(s.turn) == 0:
        raise InvalidPosition(
            f"hands[{s.turn}]: a card is played only while another one stays in hand (L4.2)"
        )


def _read_counted(s: Tableau, doc: dict[str, object]) -> None:
    """The present stones of the tile, and who decided its tie (L5.2)."""
    found = fields.stones(fields.line(doc, "present", _P), "pending.present", s.seats, STONES)
    s.present = zeros(PLACES)
    for seat in range(s.seats):
        s.present[seat] = found[seat]
    s.present[NEUTRAL] = found[s.seats]
    if doc.get("favoured") is not None:
        s.favoured = fields.number(doc, "favoured", 0, s.seats - 1, _P)
    _check_favoured(s)
    result = rank_tile(s, s.tile, s.present, s.favoured)
    if s.step == FAVOUR:
        order = [seat for seat in range(s.seats) if s.present[seat] > 0]
    else:
        order = list(result.order)
        if s.turn not in order:
            raise InvalidPosition(f"turn: seat {s.turn} has no present stone on tile {s.tile + 1}")
        order = order[order.index(s.turn) :]
        _check_reward(s, result.roles[s.turn])
    lying = stones_on(s, s.tile)
    for seat in order:
        if lying[seat] < s.present[seat]:
            raise InvalidPosition(f"pending.present: not so many stones of seat {seat} lie on the tile")


def _check_favoured(s: Tableau) -> None:
    if s.favoured == NOBODY:
        return
    result = rank_tile(s, s.tile, s.present, NOBODY)
    if not s.used[s.favoured] & bit(C07) or s.condition(s.tile) == ENOUGH or s.step == FAVOUR:
        raise InvalidPosition("pending.favoured: c07 is not displayed and used by this seat")
    if result.leaders < 2 or s.present[s.favoured] != result.most:
        raise InvalidPosition("pending.favoured: this seat is not in a tie for first (L8.16)")


def _check_reward(s: Tableau, role: i64) -> None:
    """The question fits what the seat in turn gets at this tile."""
    if s.step == BUY and role != MAY_BUY:
        raise InvalidPosition(f"turn: seat {s.turn} buys nothing on this tile (L5.5)")
    if s.step == CONDE and (s.tile != T_CONDE or role == NOTHING):
        raise InvalidPosition("pending.tile: this reward is given on tile 6")
    if s.step == MAINTENON and (s.tile != T_MAINTENON or role == NOTHING):
        raise InvalidPosition("pending.tile: this reward is given on tile 8")
