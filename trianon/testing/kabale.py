"""Kabale & Hiebe for tests: short positions completed, columns evaluated, components counted."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import cast

import trianon
from trianon.games.kabale.components import CARD_IDS, GOAL_NAMES, GOAL_VALUES, HAND, NAMES, ROUNDS, SYMBOLS
from trianon.kernel.event import Event
from trianon.kernel.state import State
from trianon.testing.chance import SEED

_CARD = re.compile(r"(\d):([a-z]+)")
# Cards without any effect: what hands are filled with.
_QUIET = ("farmer", "merchant", "cardinal", "troubadour", "alchemist", "swordsman", "king", "queen", "juliet")


def complete(fields: dict[str, object]) -> dict[str, object]:
    """A whole position document: enough seats, wide open columns for the rest, hands of three cards.

    A hand is topped up to three with quiet cards, unless it says "only king" or "nothing"; to two where the
    seat in turn has just laid a card. A finished game is in its last round. `buried` names seats whose deck
    lies in the last column: nothing to draw.
    """
    doc = dict(fields)
    buried = cast("Sequence[int]", doc.pop("buried", ()))
    columns = list(cast("Iterable[str]", doc.get("columns", ())))
    hands = list(cast("Iterable[str]", doc.get("hands", ())))
    seats = doc.setdefault("seats", _seats(doc, columns, hands))
    assert isinstance(seats, int)
    if doc.get("over"):
        doc.setdefault("round", ROUNDS)
    else:
        columns += _open_columns(doc, columns, seats - len(columns))
    for pile in ("won", "discards", "decks"):
        if pile in doc:
            listed = cast("Sequence[str]", doc[pile])
            doc[pile] = [*listed, *[""] * (seats - len(listed))]
    doc["hands"] = _hands(doc, columns, hands + [""] * (seats - len(hands)))
    doc["columns"] = columns
    for seat in buried:
        goal, _, cards = columns[-1].partition(":")
        columns[-1] = f"{goal}: {in_column(seat, _rest(doc, seat), cards)}"
    return doc


def in_column(seat: int, cards: Sequence[str], below: str = "") -> str:
    """Many cards of a seat in an open column, face up; a storm would close it, so it lies hidden."""
    open_cards = " ".join(f"{seat}:{card}" for card in cards if card != "storm")
    if "storm" not in cards:
        return f"{open_cards} {below}"
    if "disguise" in cards:
        return f"{open_cards.replace('disguise', f'disguise ({seat}:storm)')} {below}"
    return f"{open_cards} {below} [{seat}:storm]"


def _seats(doc: dict[str, object], columns: list[str], hands: list[str]) -> int:
    mentioned = [int(seat) + 1 for text in columns for seat, _ in _CARD.findall(text)]
    piles = [len(cast("Sequence[str]", doc.get(pile, ()))) for pile in ("won", "discards", "decks")]
    active = doc.get("active", 0)
    assert isinstance(active, int)
    return max([2, len(columns), len(hands), active + 1, *mentioned, *piles])


def _open_columns(doc: dict[str, object], columns: list[str], count: int) -> list[str]:
    """Empty columns below goal cards of high value, so that the round goes on."""
    used = Counter(text.partition(":")[0].removesuffix(" closed") for text in columns)
    for pile in [*cast("Sequence[str]", doc.get("won", ())), str(doc.get("lost", ""))]:
        used.update(name.strip() for name in pile.split(","))
    spare: list[str] = []
    for value in sorted(set(GOAL_VALUES), reverse=True):
        for symbol in SYMBOLS:
            free = GOAL_VALUES.count(value) - used[f"{symbol} {value}"]
            spare += [f"{symbol} {value}:"] * free
    return spare[:count]


def _hands(doc: dict[str, object], columns: list[str], hands: list[str]) -> list[str]:
    """Hands as given, topped up with quiet cards."""
    doc["columns"] = columns
    doc["hands"] = hands
    laid = doc.get("active", 0) if doc.get("pending") else None
    return [
        _hand(hand, _rest(doc, seat), HAND - 1 if seat == laid else HAND) for seat, hand in enumerate(hands)
    ]


def _hand(text: str, rest: list[str], most: int) -> str:
    cards = text.replace("only", "").replace("nothing", "").split()
    if "only" in text or "nothing" in text:
        return " ".join(cards)
    quiet = [card for card in (*_QUIET, *NAMES) if card in rest]
    return " ".join([*cards, *dict.fromkeys(quiet)][: max(most, len(cards))])


def _rest(doc: dict[str, object], seat: int) -> list[str]:
    """The cards of a seat that lie nowhere yet."""
    texts = cast("dict[str, Sequence[str]]", doc)
    taken = {card for text in texts["columns"] for owner, card in _CARD.findall(text) if int(owner) == seat}
    for pile in ("hands", "discards", "decks"):
        if pile in doc:
            taken.update(texts[pile][seat].split())
    return [card for card in NAMES if card not in taken]


# --- one column, evaluated ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Column:
    """How a column was counted: who won it and why, totals per seat, values and removals per card."""

    winner: int | None
    why: str
    tied: bool
    totals: list[float | None]
    values: dict[str, float | None]
    removed: dict[str, str] = field(default_factory=dict)


def evaluated(symbol: str, cards: str, seats: int = 2) -> Column:
    """Play out the end of a round in which these cards lie below a goal card of this symbol."""
    state, last = round_before_its_end(symbol, cards, seats)
    return column_of(state.play(last), 1)


def column_of(events: list[Event], number: int) -> Column:
    """What an `evaluated` event says about a column."""
    data = next(
        event.data for event in events if event.kind == "evaluated" and event.data["column"] == number
    )
    cards = cast("list[dict[str, object]]", data["cards"])
    names = [f"{card['seat']}:{card['card']}" for card in cards]
    return Column(
        winner=cast("int | None", data["winner"]),
        why=str(data["why"]),
        tied=bool(data["tied"]),
        totals=cast("list[float | None]", data["totals"]),
        values={name: cast("float | None", card["value"]) for name, card in zip(names, cards, strict=True)},
        removed={
            name: str(card["removed"]) for name, card in zip(names, cards, strict=True) if card["removed"]
        },
    )


def round_before_its_end(symbol: str, cards: str, seats: int = 2) -> tuple[State, str]:
    """A position with these cards in column 1, and the action that ends its round without touching them."""
    seats = max([seats, *[int(seat) + 1 for seat, _ in _CARD.findall(cards)]])
    ones = [f"{other} 1" for other in SYMBOLS if other != symbol]
    spare = [(seat, card) for card in NAMES for seat in range(seats) if f"{seat}:{card}" not in cards]
    filled = [f"{ones[number]}: {seat}:{card}" for number, (seat, card) in enumerate(spare[: seats - 2])]
    columns = [_as_counted(symbol, cards), *filled, f"{ones[seats - 2]}:"]
    taken = {card for seat, card in _CARD.findall(" ".join(columns)) if seat == "0"}
    last = next(card for card in NAMES if card not in taken)
    return _to_lay(columns, last), f"{last} > {seats}"


def _as_counted(symbol: str, cards: str) -> str:
    """A column of these cards, face up; only a storm has been turned up by a last, hidden card, or is it."""
    *above, last = cards.split()
    hidden = " ".join([*above, f"[{last}]"])
    if above and above[-1].endswith("storm"):
        return f"{symbol} 1 closed: {hidden}"
    return f"{symbol} 1: {hidden if last.endswith('storm') else cards}"


def _to_lay(columns: list[str], hand: str) -> State:
    """Seat 0 is to lay this card."""
    doc = complete({"game": "kabale", "columns": columns, "hands": [hand], "chance": SEED})
    return trianon.game("kabale").from_json(doc)


# --- nothing appears, nothing is lost -----------------------------------------------------------------------


def components(state: State) -> dict[str, int]:
    """Every card on the table and how many of it there are; the same at any time of a game."""
    doc = state.to_json()
    texts = cast("dict[str, list[str]]", doc)
    found: Counter[str] = Counter()
    for text in texts["columns"]:
        found.update(f"{seat}:{card}" for seat, card in _CARD.findall(text))
    for pile in ("hands", "decks", "discards"):
        for seat, text in enumerate(texts[pile]):
            found.update(f"{seat}:{card}" for card in text.split())
    return dict(found)


def goals(state: State) -> Counter[str]:
    """The goal cards that have come into play so far."""
    doc = cast("dict[str, list[str]]", state.to_json())
    piles = [*doc["won"], str(doc["lost"])]
    names = [text.partition(":")[0].removesuffix(" closed") for text in doc["columns"]]
    return Counter([*names, *(name for pile in piles for name in pile.split(", ") if name)])


def check_components(state: State) -> None:
    """25 cards of every seat, each once; as many goal cards as rounds have begun, none too often."""
    seats = int(state.seats)
    assert components(state) == {f"{seat}:{card}": 1 for seat in range(seats) for card in CARD_IDS}
    seen = goals(state)
    view = state.view(None)
    assert sum(seen.values()) == seats * cast("int", view["round"])
    assert not seen - Counter(GOAL_NAMES), "more goal cards of a kind than there are"
