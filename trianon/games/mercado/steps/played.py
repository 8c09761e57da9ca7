"""Played: the extras of a privilege, one after the other; then it is discarded (M3.3, M3.4)."""

from mypy_extensions import i64

from trianon.games.mercado.actions import PLAYED_TASK
from trianon.games.mercado.effects import carry_out
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import some
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.step import Task


class Played(Task[Tableau]):
    """A token that has moved the marker."""

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """The next extra, or the discard."""
        face = arg1(frame)
        done = arg2(frame)
        extras = s.figures.extras[face]
        if done < len(extras):
            s.push(PLAYED_TASK, face, done + 1)
            carry_out(s, extras[done])
        else:
            s.played += some(face)
