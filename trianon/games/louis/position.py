"""Louis XIV: positions as documents that a person can write (docs/formats.md)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis import reading
from trianon.games.louis.codes import ASKS, DECK, DISPATCH, INTRIGUE, PATH, PHASE_OF, REPLACE, TAKE
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
from trianon.games.louis.tableau import COAT_ROW, NEUTRAL, PLACES, Tableau, card_in, putter_of
from trianon.games.louis.view import hand, missions, persons
from trianon.kernel.bits import bit
from trianon.kernel.document import head
from trianon.kernel.state import NOBODY


def read(s: Tableau, doc: dict[str, object]) -> None:
    """Fill an empty tableau from a document."""
    reading.read(s, doc)


def to_json(s: Tableau) -> dict[str, object]:
    """The complete position. What lies nowhere is in the decks, the supply of coats or the box."""
    over = s.seat == NOBODY
    seats = range(s.seats)
    doc: dict[str, object] = {
        **head(s),
        "round": s.round,
        "start": s.start,
        "over": over,
        "step": None if over else ASKS[s.step],
        "turn": s.turn,
        "pending": _pending(s),
        "money_cards": " ".join([MONEY_CARDS[card] for card in s.money_played]),
        "tiles": [_tile_text(s, tile) for tile in range(TILES)],
        "own": _numbers(s.own),
        "general": _numbers(s.general),
        "money": _numbers(s.money),
        "chips": [_words(s.chips, seat * KINDS_OF_CHIPS, CHIPS) for seat in seats],
        "coats": [_words(s.coats, seat * COAT_ROW, COAT_NAMES) for seat in seats],
        "display": [_display_text(s, seat) for seat in seats],
        "missions": [" ".join(missions(s.missions[seat])) for seat in seats],
        "intrigue": [" ".join(persons(s.intrigues[seat])) for seat in seats],
        "hands": [" ".join(hand(s, seat)) for seat in seats],
        "discard": " ".join([CARDS[card] for card in s.discard]),
        "top": " ".join([f"{putter_of(entry)}:{CARDS[card_in(entry)]}" for entry in reversed(s.top)]),
        "under_intrigue": " ".join([PERSONS[person] for person in s.intrigue_under]),
        "under_missions": " ".join(
            [f"{putter_of(entry)}:{MISSIONS[card_in(entry)]}" for entry in s.mission_under]
        ),
        "chance": s.rng.to_json(),
    }
    if over:
        doc["exchanged"] = [
            _numbers(s.exchanged[seat * CATEGORIES : (seat + 1) * CATEGORIES]) for seat in seats
        ]
    return doc


def _numbers(numbers: vec[i64]) -> str:
    return " ".join([str(number) for number in numbers])


def _words(counts: vec[i64], first: i64, names: tuple[str, ...]) -> str:
    """Every name as often as it is counted."""
    listed: list[str] = []
    for place in range(len(names)):
        for _ in range(counts[first + place]):
            listed.append(names[place])
    return " ".join(listed)


def _tile_text(s: Tableau, tile: i64) -> str:
    """`front 3 2 0`: the side, the stones of every seat, behind a + the neutral ones."""
    first = tile * PLACES
    text = f"{SIDES[s.side_of(tile)]} {_numbers(s.stones[first : first + s.seats])}"
    neutral = s.stones[first + NEUTRAL]
    return f"{text} +{neutral}" if neutral > 0 else text


def _display_text(s: Tableau, seat: i64) -> str:
    """Displayed missions; a star marks those used in this round."""
    shown: list[str] = []
    for mission in range(MISSION_COUNT):
        if s.displays[seat] & bit(mission):
            shown.append(MISSIONS[mission] + ("*" if s.used[seat] & bit(mission) else ""))
    return " ".join(shown)


def _pending(s: Tableau) -> dict[str, object] | None:
    """What the open question is about."""
    if s.seat == NOBODY:
        return None
    step = s.step
    if step == PATH or step == TAKE:
        placed = " ".join([str(tile + 1) for tile in s.path])
        return {"card": CARDS[s.card], "boost": s.boost, "placed": placed}
    if step == DISPATCH or step == REPLACE:
        return {"mission": MISSIONS[s.mark]}
    if step == DECK:
        return {"draws": s.draws, "mission": None if s.mark == 0 else MISSIONS[s.mark]}
    if PHASE_OF[step] != 2:
        return None
    if step == INTRIGUE:
        return {"tile": s.tile + 1}
    present = _numbers(s.present[0 : s.seats])
    if s.present[NEUTRAL] > 0:
        present = f"{present} +{s.present[NEUTRAL]}"
    favoured = None if s.favoured == NOBODY else s.favoured
    return {"tile": s.tile + 1, "present": present, "favoured": favoured}
