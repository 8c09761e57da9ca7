"""Kabale & Hiebe: why a card may not go there, for a person."""

from mypy_extensions import i64

from trianon.games.kabale.actions import LAY, SWAP, TUCK
from trianon.games.kabale.components import NAMES
from trianon.games.kabale.tableau import Tableau
from trianon.kernel.bits import bit


def refusal(s: Tableau, code: i64) -> str:
    """Why an answer to the present question is not among its options."""
    if LAY.has(code):
        return _about_card(s, LAY.arg1(code)) or _about_column(s, LAY.arg2(code))
    if TUCK.has(code):
        return _about_card(s, TUCK.arg1(code))
    return _about_column(s, SWAP.arg1(code))


def _about_card(s: Tableau, card: i64) -> str:
    return "" if s.hands[s.seat] & bit(card) else f"seat {s.seat} does not hold {NAMES[card]}"


def _about_column(s: Tableau, column: i64) -> str:
    if column >= len(s.columns):
        return f"there are only {len(s.columns)} columns"
    if s.is_closed(column):
        return f"column {column + 1} was closed by a storm (K5.5)"
    return f"the traitor lies in column {column + 1} already (K5.7)"
