"""The Levee: why an answer to the present question is not legal, for a person."""

from mypy_extensions import i64

from template.game.actions import CHALLENGE, PRESENT
from template.game.components import COURTIERS
from template.game.tableau import Tableau


def refusal(s: Tableau, code: i64) -> str:
    """Only courtiers in the hand can be named; a bow is always legal."""
    kind = PRESENT.arg1(code) if PRESENT.has(code) else CHALLENGE.arg1(code)
    return f"seat {s.seat} holds no {COURTIERS[kind]}"
