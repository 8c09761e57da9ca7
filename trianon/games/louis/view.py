"""Louis XIV: what one seat, or a spectator, may see (L2.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis import preview, scoring
from trianon.games.louis.actions import DECK_STEP, DISPATCH_STEP, PATH_STEP, REPLACE_STEP, TAKE_STEP
from trianon.games.louis.components import (
    CARD_KINDS,
    CARDS,
    CHIPS,
    CONDITIONS,
    DECK_CARDS,
    DECK_OF,
    DECKS,
    KINDS_OF_CHIPS,
    MISSION_COUNT,
    MISSIONS,
    MONEY_CARDS,
    MONEY_TILE,
    NEUTRAL_STONES,
    PERSONS,
    REWARD_NAMES,
    ROUNDS,
    SIDES,
    TILES,
)
from trianon.games.louis.events import coats_by_kind
from trianon.games.louis.ranking import rank_tile, stones_on
from trianon.games.louis.seen import HANDS, known_to, places_of, subject_of
from trianon.games.louis.steps import dispatch, path
from trianon.games.louis.tableau import (
    COAT_ROW,
    EVALUATION,
    NEUTRAL,
    NO_TILE,
    PHASES,
    Tableau,
    card_in,
    putter_of,
)
from trianon.kernel.bits import bit, size
from trianon.kernel.frame import arg1, arg2, arg3
from trianon.kernel.parts import mixed, mixed_all, mixed_list
from trianon.kernel.state import NOBODY

# The places of parts that a table keeps.
_TILES: Final = 0
_PLAYERS: Final = 16
_DECKS: Final = 24
_UNDER: Final = 25
_DISCARD: Final = 26


def fill_shared_view(s: Tableau, seen: dict[str, object]) -> None:
    """The table as everybody sees it."""
    over = s.seat == NOBODY
    seen["round"] = s.round
    seen["rounds"] = ROUNDS
    seen["phase"] = PHASES[s.phase]
    seen["step"] = None if over else s.ask_name(s.step)
    seen["turn"] = None if over else s.seat
    seen["over"] = over
    seen["start"] = s.start
    seen["order"] = [s.in_order(place) for place in range(s.seats)]
    seen["louis"] = None if s.louis == NO_TILE else s.louis + 1
    seen["money_card"] = _money_card(s)
    seen["tiles"] = [_tile(s, tile) for tile in range(TILES)]
    seen["players"] = [_player(s, player, over) for player in range(s.seats)]
    seen["decks"] = _decks(s)
    seen["top"] = _top(s, NOBODY)
    seen["under"] = _shared_under(s)
    seen["discard"] = _discard(s)
    seen["neutral"] = NEUTRAL_STONES - s.stones_of(NEUTRAL) if s.seats == 2 else None
    seen["path"] = _path(s)
    seen["pending"] = _pending(s)
    seen["evaluation"] = preview.evaluation(s)


def fill_view(s: Tableau, seen: dict[str, object], seat: i64) -> None:
    """What a seat knows beyond that; nothing for a spectator (NOBODY)."""
    if seat != NOBODY:
        if s.top:
            seen["top"] = _top(s, seat)
        if s.mission_under:
            seen["under"] = _under(s, seat)
        seen["hand"] = hand(s, seat)
        seen["intrigue"] = persons(s.intrigues[seat])
        seen["missions"] = preview.payments(s, seat)
        seen["coats"] = coats_by_kind(s, seat)
        clues = _clues(s, seat)
        if clues:
            seen["clues"] = clues


def own_mark(s: Tableau, seat: i64) -> i64:
    """A mark of all that this follows from."""
    mark = mixed(mixed(0, s.intrigues[seat]), s.missions[seat])
    mark = mixed_all(mark, s.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])
    mark = mixed_all(mark, s.chips[seat * KINDS_OF_CHIPS : (seat + 1) * KINDS_OF_CHIPS])
    mark = mixed_all(mark, s.coats[seat * COAT_ROW : (seat + 1) * COAT_ROW])
    mark = mixed_list(mixed_list(mark, s.influence_clues), s.mission_clues)
    return mixed_list(mixed_list(mixed_list(mark, s.top), s.mission_under), s.intrigue_under)


def hand(s: Tableau, seat: i64) -> list[str]:
    """The influence cards of a seat."""
    cards: list[str] = []
    for card in range(CARD_KINDS):
        for _ in range(s.hands[seat * CARD_KINDS + card]):
            cards.append(CARDS[card])
    return cards


def persons(cards: i64) -> list[str]:
    """The names of a set of intrigue cards."""
    return [PERSONS[person] for person in range(TILES) if cards & bit(person)]


def missions(cards: i64) -> list[str]:
    """The names of a set of missions."""
    return [MISSIONS[mission] for mission in range(MISSION_COUNT) if cards & bit(mission)]


def _money_card(s: Tableau) -> dict[str, object] | None:
    if not s.money_played:
        return None
    card = s.money_played[-1]
    amount = s.figures.money_amount[card]
    return {"card_id": MONEY_CARDS[card], "amount": amount, "tile": MONEY_TILE[card] + 1}


def _tile(s: Tableau, tile: i64) -> object:
    present = stones_on(s, tile)
    here: i64 = 1 if s.louis == tile else 0
    done: i64 = 1 if _is_done(s, tile) else 0
    mark = mixed(mixed(mixed(s.side_of(tile), here), done), s.start)
    mark = mixed_all(mixed(mark, s.round), present)
    known = s.parts.known(_TILES + tile, mark)
    return known if known is not None else s.parts.kept(_TILES + tile, mark, _new_tile(s, tile, present))


def _is_done(s: Tableau, tile: i64) -> bool:
    """Whether a tile was evaluated in this round."""
    return s.phase > EVALUATION or (s.phase == EVALUATION and tile < arg1(s.frames[-1]))


def _new_tile(s: Tableau, tile: i64, present: vec[i64]) -> dict[str, object]:
    result = rank_tile(s, tile, present, NOBODY)
    standing = preview.standing(s, present, result)
    standing.update(preview.gains(s, result))
    return {
        "tile": tile + 1,
        "person": PERSONS[tile],
        "side": SIDES[s.side_of(tile)],
        "condition": CONDITIONS[s.condition(tile)],
        "number": s.number(tile),
        "reward": REWARD_NAMES[tile],
        "stones": [present[seat] for seat in range(s.seats)],
        "neutral": present[NEUTRAL],
        "louis": s.louis == tile,
        "done": _is_done(s, tile),
        "standing": standing,
    }


def _player(s: Tableau, player: i64, over: bool) -> object:
    if over:
        return _new_player(s, player, over)
    first: i64 = player * KINDS_OF_CHIPS
    mark = mixed_all(s.own[player], s.chips[first : first + KINDS_OF_CHIPS])
    mark = mixed(mixed(mixed(mark, s.general[player]), s.money[player]), s.coat_count(player))
    mark = mixed(mixed(mixed(mark, s.hand_size(player)), s.missions[player]), s.displays[player])
    mark = mixed(mixed(mark, s.used[player]), s.intrigues[player])
    mark = mixed(mark, s.intrigues[player] & s.intrigues_known)
    place = _PLAYERS + player
    known = s.parts.known(place, mark)
    return known if known is not None else s.parts.kept(place, mark, _new_player(s, player, over))


def _new_player(s: Tableau, player: i64, over: bool) -> dict[str, object]:
    colours = s.settings["colours"]
    assert isinstance(colours, list)
    chips: dict[str, object] = {}
    for chip in range(KINDS_OF_CHIPS):
        chips[CHIPS[chip]] = s.chips[player * KINDS_OF_CHIPS + chip]
    in_hand: dict[str, object] = {}
    for deck in range(len(DECKS)):
        in_hand[DECKS[deck]] = size(s.missions[player] & DECK_CARDS[deck])
    display: list[dict[str, object]] = []
    for mission in range(MISSION_COUNT):
        if s.displays[player] & bit(mission):
            used = s.used[player] & bit(mission) != 0
            display.append({"mission": MISSIONS[mission], "used": used})
    seen: dict[str, object] = {
        "seat": player,
        "colour": colours[player],
        "own": s.own[player],
        "general": s.general[player],
        "money": s.money[player],
        "chips": chips,
        "coats": s.coat_count(player),
        "influence": s.hand_size(player),
        "intrigue": size(s.intrigues[player]),
        "missions": in_hand,
        "display": display,
        "points": scoring.points(s, player),
    }
    if s.intrigues[player] & s.intrigues_known:
        seen["intrigue_known"] = persons(s.intrigues[player] & s.intrigues_known)
    if over:
        seen["coat_kinds"] = coats_by_kind(s, player)
    return seen


def _decks(s: Tableau) -> object:
    mark = mixed_all(mixed_all(len(s.top), s.influence_deck), s.coat_supply)
    mark = mixed(mixed(mixed(mark, s.intrigue_deck), len(s.intrigue_under)), len(s.money_played))
    mark = mixed_list(mixed(mark, s.mission_decks), s.mission_under)
    known = s.parts.known(_DECKS, mark)
    return known if known is not None else s.parts.kept(_DECKS, mark, _new_decks(s))


def _new_decks(s: Tableau) -> dict[str, object]:
    influence: i64 = len(s.top)
    for count in s.influence_deck:
        influence += count
    coats: i64 = 0
    for count in s.coat_supply:
        coats += count
    sizes: dict[str, object] = {
        "influence": influence,
        "intrigue": size(s.intrigue_deck) + len(s.intrigue_under),
    }
    for deck in range(len(DECKS)):
        sizes[DECKS[deck]] = s.deck_size(deck, DECK_CARDS[deck])
    sizes["money"] = ROUNDS - len(s.money_played)
    sizes["coats"] = coats
    return sizes


def _pile(entries: list[int], clues: list[int], seat: i64, names: tuple[str, ...]) -> list[str | None]:
    """The cards on or under a deck, as far as a seat knows them."""
    known: list[str | None] = [
        names[card_in(entry)] if putter_of(entry) == seat else None for entry in entries
    ]
    for clue in known_to(clues, seat):
        for number in range(len(entries)):
            if places_of(clue) == bit(HANDS + number):
                known[number] = names[subject_of(clue)]
    return known


def _top(s: Tableau, seat: i64) -> list[str | None]:
    return _pile(s.top, s.influence_clues, seat, CARDS)[::-1]


def _discard(s: Tableau) -> object:
    mark = mixed_list(0, s.discard)
    known = s.parts.known(_DISCARD, mark)
    return known if known is not None else s.parts.kept(_DISCARD, mark, [CARDS[card] for card in s.discard])


def _shared_under(s: Tableau) -> object:
    mark = mixed_list(mixed_list(0, s.intrigue_under), s.mission_under)
    known = s.parts.known(_UNDER, mark)
    return known if known is not None else s.parts.kept(_UNDER, mark, _under(s, NOBODY))


def _under(s: Tableau, seat: i64) -> dict[str, object]:
    under: dict[str, object] = {"intrigue": [PERSONS[person] for person in s.intrigue_under]}
    known = _pile(s.mission_under, s.mission_clues, seat, MISSIONS)
    for deck in range(len(DECKS)):
        cards: list[str | None] = []
        for number in range(len(known)):
            if DECK_OF[card_in(s.mission_under[number])] == deck:
                cards.append(known[number])
        under[DECKS[deck]] = cards
    return under


def _clues(s: Tableau, seat: i64) -> list[dict[str, object]]:
    """Cards in the hands of others that a seat knows of; `seats` and whether it may lie in the pile, too."""
    rows: list[dict[str, object]] = []
    for clue in known_to(s.influence_clues, seat):
        rows.append(_clue("card", CARDS[subject_of(clue)], places_of(clue)))
    for clue in known_to(s.mission_clues, seat):
        rows.append(_clue("mission", MISSIONS[subject_of(clue)], places_of(clue)))
    return rows


def _clue(kind: str, name: str, places: i64) -> dict[str, object]:
    seats = [seat for seat in range(HANDS) if places & bit(seat)]
    return {kind: name, "seats": seats, "pile": places >> HANDS != 0}


def _path(s: Tableau) -> dict[str, object] | None:
    """The card that is being played, and where its stones went so far."""
    if s.seat == NOBODY or (s.step != PATH_STEP and s.step != TAKE_STEP):
        return None
    frame = s.frames[-1]
    limit = path.limit(arg2(frame), arg3(frame))
    return {
        "card": CARDS[arg2(frame)],
        "boost": arg3(frame) == 1,
        "limit": limit,
        "left": limit - len(s.path),
        "tiles": [tile + 1 for tile in s.path],
    }


def _pending(s: Tableau) -> dict[str, object] | None:
    """What the open question is about."""
    if s.seat == NOBODY:
        return None
    frame = s.frames[-1]
    if s.step == DISPATCH_STEP:
        return {"mission": MISSIONS[arg2(frame)], "tile": dispatch.target(s, arg2(frame)) + 1}
    if s.step == REPLACE_STEP:
        return {"mission": MISSIONS[arg2(frame)]}
    if s.step == DECK_STEP:
        return {"draws": arg2(frame)}
    if s.phase == EVALUATION:
        return {"tile": arg1(frame) + 1}
    return None
