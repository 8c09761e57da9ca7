"""The delicate rules of Kabale & Hiebe once more: idiomatic, slow and close to the words of the rules.

`evaluate` is K9, `lay` is K4.2 to K5.5. Nothing here is shared with the engine, not even the table of values.
"""

from dataclasses import dataclass, field

SYMBOL_OF = {
    "alchemist": "alchemy", "swordsman": "military", "farmer": "agriculture",
    "merchant": "trade", "cardinal": "religion", "troubadour": "art",
}  # fmt: skip
PRINTED: dict[str, float] = {
    "king": 20, "queen": 16, "juliet": 14, "explorer": 13, "assassin": 9.5, "storm": 9, "disguise": 0,
    "traitor": 10, "musketeers": 11, "mage": 7, "witch": 1, "prince": 14, "squire": 2, "hermit": 12,
    "dragon": 11, "romeo": 5, "beggar": 4, "tomthumb": 2,
}  # fmt: skip
PRINTED_IN_VERSION_1 = {**PRINTED, "explorer": 11, "assassin": 9}
CARDS = [*PRINTED, *SYMBOL_OF, "doppelganger"]


@dataclass(eq=False)
class Card:
    """A card in a column. `value` is None for a doppelganger that has none."""

    seat: int
    name: str
    hidden: bool = False
    tucked: bool = False
    value: float | None = None
    removed: str | None = None

    def __str__(self) -> str:
        return f"{self.seat}:{self.name}"


@dataclass
class Verdict:
    """How a column was counted."""

    winner: int
    why: str
    tied: bool
    totals: list[float | None]


def base_value(card: Card, symbol: str, printed: dict[str, float]) -> float | None:
    """K9.1 without the doppelganger."""
    if card.name in SYMBOL_OF:
        return 12 if SYMBOL_OF[card.name] == symbol else 8
    return printed.get(card.name)


def copy_from_below(column: list[Card]) -> None:
    """Each doppelganger, from the bottom up, takes the value of the card directly below it (K9.1, K9.6b)."""
    below: Card | None = None
    for card in reversed(column):
        if card.name == "doppelganger":
            card.value = below.value if below is not None else None
        below = card


def left(column: list[Card]) -> list[Card]:
    """The cards that have not been removed."""
    return [card for card in column if card.removed is None]


def count(column: list[Card], name: str) -> int:
    """How many cards of a name lie in a column."""
    return sum(card.name == name for card in column)


def evaluate(column: list[Card], symbol: str, seats: int, printed: dict[str, float] = PRINTED) -> Verdict:
    """K9, step by step. The cards of the column keep their values and removals."""
    for card in column:
        card.value = base_value(card, symbol, printed)
        card.removed = None
    if count(column, "musketeers"):
        return highest(column, seats, "cancelled")  # K9.2: doppelgangers still have no value
    copy_from_below(column)
    mage_and_witch(column)
    pair = prince_and_squire(left(column))
    change_values(left(column))
    if pair is not None:
        winner, tied = pair
        return Verdict(winner, "pair", tied, totals(left(column), seats))
    if count(left(column), "beggar"):
        return lowest(left(column), seats)
    return highest(left(column), seats, "highest")


def mage_and_witch(column: list[Card]) -> None:
    """K9.3 and K9.4: first high cards leave together, then low ones."""
    if count(column, "mage") == 1:
        hit = [card for card in left(column) if card.value is not None and card.value >= 10]
        for card in hit:
            card.removed = "mage"
        copy_from_below(left(column))  # A4
    if count(column, "witch") == 1:
        hit = [card for card in left(column) if card.value is not None and card.value <= 9]
        for card in hit:
            if card.name != "witch":
                card.removed = "witch"
        copy_from_below(left(column))


def prince_and_squire(column: list[Card]) -> tuple[int, bool] | None:
    """K9.5: the winner, and whether several had both."""
    owners = {name: {card.seat for card in column if card.name == name} for name in ("prince", "squire")}
    paired = owners["prince"] & owners["squire"]
    for card in column:
        if card.name in owners and card.seat in paired:
            return card.seat, len(paired) > 1
    return None


def change_values(column: list[Card]) -> None:
    """K9.6: own changes, copying, dragons."""
    others = len(column) - 1
    juliets = {card.seat for card in column if card.name == "juliet"}
    for card in column:
        if card.name == "hermit":
            card.value = max(0, 12 - others)
        if card.name == "tomthumb":
            card.value = 2 + 3 * others
        if card.name == "romeo" and card.seat in juliets:
            card.value = 15
    copy_from_below(column)
    for dragon in column:
        for card in column:
            if dragon.name == "dragon" and card.seat != dragon.seat and card.value is not None:
                card.value = max(0, card.value - 2)


def totals(column: list[Card], seats: int) -> list[float | None]:
    """K9.7; None for a seat without a card."""
    found: list[float | None] = []
    for seat in range(seats):
        own = [card.value or 0 for card in column if card.seat == seat]
        found.append(sum(own) if own else None)
    return found


def highest(column: list[Card], seats: int, why: str) -> Verdict:
    """K9.7."""
    counted = totals(column, seats)
    best = max(total for total in counted if total is not None)
    tied = [seat for seat in range(seats) if counted[seat] == best]
    winner = next(card.seat for card in column if card.seat in tied)
    return Verdict(winner, why, len(tied) > 1, counted)


def lowest(column: list[Card], seats: int) -> Verdict:
    """K9.8."""
    counted = totals(column, seats)
    eligible = {card.seat for card in column if card.value is not None}
    best = min(total for seat, total in enumerate(counted) if seat in eligible and total is not None)
    tied = [seat for seat in eligible if counted[seat] == best]
    winner = next(card.seat for card in reversed(column) if card.seat in tied)
    return Verdict(winner, "lowest", len(tied) > 1, counted)


# --- laying a card ------------------------------------------------------------------------------------------


@dataclass
class Table:
    """Columns, which of them are closed, the discard piles, and what happened."""

    columns: list[list[Card]]
    closed: set[int]
    discards: list[set[str]]
    moved: set[Card] = field(default_factory=set)
    told: list[tuple[str, str, int]] = field(default_factory=list)
    asked: Card | None = None


def lay(table: Table, card: Card, column: int) -> None:
    """A card arrives in a column, and everything it sets off happens (section 4, order of events)."""
    above = [other for other in table.columns[column] if not other.tucked]
    bottom = above[-1] if above else None
    card.hidden = True
    table.columns[column].append(card)
    if bottom is not None and bottom.hidden:
        bottom.hidden = False
        table.told.append(("revealed", str(bottom), column))
        effect(table, bottom, card, column)


def effect(table: Table, shown: Card, by: Card, column: int) -> None:
    """What a revealed card does (K5)."""
    if shown.name == "explorer":
        explore(table, shown, column)
    elif shown.name == "assassin":
        table.columns[column].remove(by)
        table.discards[by.seat].add(by.name)
        table.told.append(("killed", str(by), column))
    elif shown.name == "storm":
        table.closed.add(column)
        table.told.append(("closed", str(shown), column))
    elif shown.name in ("disguise", "traitor"):
        table.asked = shown


def explore(table: Table, explorer: Card, column: int) -> None:
    """K5.3."""
    row = list(range(len(table.columns)))
    to_the_right = row[column + 1 :] + row[:column]
    targets = [other for other in to_the_right if other not in table.closed]
    if explorer in table.moved or not targets:
        table.told.append(("stayed", str(explorer), column))
        return
    table.moved.add(explorer)
    table.columns[column].remove(explorer)
    table.told.append(("moved", str(explorer), targets[0]))
    lay(table, explorer, targets[0])
