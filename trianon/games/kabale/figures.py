"""Kabale & Hiebe: the file of printed figures, what must hold in it, and how the client is told of it."""

from typing import Final

from trianon.games.kabale.components import (
    ALCHEMIST,
    CLASSES,
    DOPPELGANGER,
    HALVES,
    IN_OWN_COLUMN,
    NAMES,
    ROMEO,
    ROMEO_WITH_JULIET,
    SYMBOLS,
    TROUBADOUR,
    Figures,
)
from trianon.games.kabale.scoring import points
from trianon.kernel.figures import Column, Row, Sheet, Table

_HIGHEST: Final = 25  # more than any edition prints


def _is_value(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return 0 <= value <= _HIGHEST and value * HALVES % 1 == 0


_CARDS: Final = Table(
    "cards",
    "card",
    "name",
    [name for name in NAMES if name != NAMES[DOPPELGANGER]],
    (Column("value", f"a number from 0 to {_HIGHEST} in halves, such as 9 or 9.5", _is_value),),
)


def _check(tables: dict[str, dict[str, Row]]) -> str:
    """All professions are worth the same (K2)."""
    values = {tables["cards"][name]["value"] for name in NAMES[ALCHEMIST : TROUBADOUR + 1]}
    return (
        "" if len(values) == 1 else f"cards: all professions must have the same value, not {sorted(values)}"
    )


SHEET: Final = Sheet("kabale", __package__, (_CARDS,), _check)
VERSION_1: Final = Figures(
    SHEET.packaged, {"explorer": 11, "assassin": 9}
)  # reconstructed, before F4 was known
VERSION_2: Final = Figures(SHEET.packaged, {})


# --- as the client draws them -------------------------------------------------------------------------------


def drawn(figures: Figures) -> dict[str, object]:
    """The influence cards, and those of the packaged ones that had other values by older rules."""
    cards, first = cards_of(figures), cards_of(VERSION_1)
    is_packaged = figures.printed.id == ""
    changed = {name: row for name, row in first.items() if row != cards[name]}
    return {
        "cards": cards,
        "older": {"1": changed} if is_packaged else {},
        "reconstructed": figures.printed.marks(),
    }


def cards_of(figures: Figures) -> dict[str, dict[str, object]]:
    """Value, printed text and class of the 25 influence cards; professions with their symbol."""
    cards: dict[str, dict[str, object]] = {}
    for card, name in enumerate(NAMES):
        halves = figures.values[card]
        text = _halves(halves)
        row: dict[str, object] = {"value": points(halves), "text": text, "class": CLASSES[card]}
        if card == DOPPELGANGER:
            row["text"] = "?"
        elif card == ROMEO:
            row["text"] = f"{text}/{_halves(ROMEO_WITH_JULIET)}"
        elif ALCHEMIST <= card <= TROUBADOUR:
            row["text"] = f"{text}/{_halves(IN_OWN_COLUMN)}"
            row["symbol"] = SYMBOLS[card - ALCHEMIST]
        cards[name] = row
    return cards


def _halves(value: int) -> str:
    """A value in halves as the cards show it."""
    return f"{value // HALVES}{'½' if value % HALVES else ''}"
