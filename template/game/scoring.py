"""The Levee: points with their reasons, and who wins (T1, T8)."""

from mypy_extensions import i64

from template.game.components import COPIES, COURTIERS, FAVOUR, KINDS
from template.game.tableau import Tableau
from trianon.kernel.bags import count, total
from trianon.kernel.scores import Outcome, Reason, rank


def points(pile: i64) -> i64:
    """The favour of all courtiers in a pile."""
    return sum([count(pile, kind) * FAVOUR[kind] for kind in range(KINDS)])


def reasons(pile: i64) -> tuple[Reason, ...]:
    """The same, kind by kind."""
    found: list[Reason] = []
    for kind in range(KINDS):
        number = count(pile, kind)
        if number:
            data: dict[str, object] = {"courtier": COURTIERS[kind], "count": number}
            found.append(Reason("courtier", number * FAVOUR[kind], data))
    return tuple(found)


def ranking(s: Tableau) -> Outcome:
    """Most points; among equals the fewer courtiers; else they share the place (T8)."""
    piles: list[int] = [s.pile(seat) for seat in range(s.seats)]
    merits: list[int] = [points(pile) * (KINDS * COPIES + 1) - total(pile) for pile in piles]
    return rank(merits)
