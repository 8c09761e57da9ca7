"""Louis XIV: a position as a document that a person can read and write (docs/formats.md)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.actions import (
    DECK_STEP,
    DISPATCH_STEP,
    INTRIGUE_STEP,
    PATH_STEP,
    REPLACE_STEP,
    TAKE_STEP,
)
from trianon.games.louis.components import (
    CARDS,
    CATEGORIES,
    CHIPS,
    COAT_NAMES,
    KINDS_OF_CHIPS,
    MISSION_COUNT,
    MISSIONS,
    MONEY_CARDS,
    PERSONS,
    SIDES,
    TILES,
)
from trianon.games.louis.seen import HANDS, known_to, places_of, subject_of
from trianon.games.louis.tableau import COAT_ROW, EVALUATION, NEUTRAL, STONE_ROW, Tableau, card_in, putter_of
from trianon.games.louis.view import hand, missions, persons
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2, arg3
from trianon.kernel.state import NOBODY


def fill_document(s: Tableau, doc: dict[str, object]) -> None:
    """Everything on the table. What lies nowhere is in the decks, the supply of coats or the box."""
    over = s.seat == NOBODY
    seats = range(s.seats)
    doc["round"] = s.round
    doc["start"] = s.start
    doc["over"] = over
    doc["step"] = None if over else s.ask_name(s.step)
    doc["turn"] = s.start if over else s.seat
    doc["pending"] = _pending(s)
    doc["money_cards"] = " ".join([MONEY_CARDS[card] for card in s.money_played])
    doc["tiles"] = [_tile_text(s, tile) for tile in range(TILES)]
    doc["own"] = _numbers(s.own)
    doc["general"] = _numbers(s.general)
    doc["money"] = _numbers(s.money)
    doc["chips"] = [_words(s.chips, seat * KINDS_OF_CHIPS, CHIPS) for seat in seats]
    doc["coats"] = [_words(s.coats, seat * COAT_ROW, COAT_NAMES) for seat in seats]
    doc["display"] = [_display_text(s, seat) for seat in seats]
    doc["missions"] = [" ".join(missions(s.missions[seat])) for seat in seats]
    doc["intrigue"] = [" ".join(persons(s.intrigues[seat])) for seat in seats]
    doc["hands"] = [" ".join(hand(s, seat)) for seat in seats]
    doc["discard"] = " ".join([CARDS[card] for card in s.discard])
    doc["top"] = " ".join([f"{putter_of(entry)}:{CARDS[card_in(entry)]}" for entry in reversed(s.top)])
    doc["under_intrigue"] = " ".join([PERSONS[person] for person in s.intrigue_under])
    doc["under_missions"] = " ".join(
        [f"{putter_of(entry)}:{MISSIONS[card_in(entry)]}" for entry in s.mission_under]
    )
    if s.intrigues_known:
        doc["intrigue_known"] = " ".join(persons(s.intrigues_known))
    if s.influence_clues or s.mission_clues:
        doc["clues"] = [_clues_text(s, seat) for seat in seats]
    if over:
        doc["exchanged"] = [
            _numbers(s.exchanged[seat * CATEGORIES : (seat + 1) * CATEGORIES]) for seat in seats
        ]


def _numbers(numbers: vec[i64]) -> str:
    return " ".join([str(number) for number in numbers])


def _stones(s: Tableau, stones: vec[i64]) -> str:
    """The stones of every seat, behind a + the neutral ones."""
    own = _numbers(stones[0 : s.seats])
    return f"{own} +{stones[NEUTRAL]}" if stones[NEUTRAL] > 0 else own


def _words(counts: vec[i64], first: i64, names: tuple[str, ...]) -> str:
    """Every name as often as it is counted."""
    return " ".join([name for number, name in enumerate(names) for _ in range(counts[first + number])])


def _tile_text(s: Tableau, tile: i64) -> str:
    """`front 3 2 0 +2`: the side and the stones."""
    lying = s.stones[tile * STONE_ROW : (tile + 1) * STONE_ROW]
    return f"{SIDES[s.side_of(tile)]} {_stones(s, lying)}"


def _display_text(s: Tableau, seat: i64) -> str:
    """Displayed missions; a star marks those used in this round."""
    shown: list[str] = []
    for mission in range(MISSION_COUNT):
        if s.displays[seat] & bit(mission):
            shown.append(MISSIONS[mission] + ("*" if s.used[seat] & bit(mission) else ""))
    return " ".join(shown)


def _clues_text(s: Tableau, seat: i64) -> str:
    """`conde@1 a05@1/2/under1`: cards that a seat cannot see, and where they may be."""
    shown: list[str] = []
    for clue in known_to(s.influence_clues, seat):
        piled = [f"top{len(s.top) - number}" for number in range(len(s.top))]
        shown.append(f"{CARDS[subject_of(clue)]}@{_places_text(clue, piled)}")
    for clue in known_to(s.mission_clues, seat):
        piled = [f"under{number + 1}" for number in range(len(s.mission_under))]
        shown.append(f"{MISSIONS[subject_of(clue)]}@{_places_text(clue, piled)}")
    return " ".join(shown)


def _places_text(clue: i64, piled: list[str]) -> str:
    names = [*[str(seat) for seat in range(HANDS)], *piled]
    return "/".join([name for place, name in enumerate(names) if places_of(clue) & bit(place)])


def _pending(s: Tableau) -> dict[str, object] | None:
    """What the open question is about."""
    if s.seat == NOBODY:
        return None
    step = s.step
    frame = s.frames[-1]
    if step == PATH_STEP or step == TAKE_STEP:
        placed = " ".join([str(tile + 1) for tile in s.path])
        return {"card": CARDS[arg2(frame)], "boost": arg3(frame) == 1, "placed": placed}
    if step == DISPATCH_STEP or step == REPLACE_STEP:
        return {"mission": MISSIONS[arg2(frame)]}
    if step == DECK_STEP:
        return {"draws": arg2(frame), "mission": MISSIONS[arg3(frame)] if arg3(frame) else None}
    if s.phase != EVALUATION:
        return None
    if step == INTRIGUE_STEP:
        return {"tile": arg1(frame) + 1}
    favoured = None if s.favoured() == NOBODY else s.favoured()
    return {"tile": arg1(frame) + 1, "present": _stones(s, s.present), "favoured": favoured}
