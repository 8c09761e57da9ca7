"""Leave: after a reward that asked something the stones go back, and the next are served (L5.10)."""

from mypy_extensions import i64

from trianon.games.louis.evaluation import leave
from trianon.games.louis.tableau import Tableau
from trianon.kernel.frame import arg1, arg2, arg3
from trianon.kernel.step import Task


class Leave(Task[Tableau]):
    """What follows the questions of one player at a tile."""

    def otherwise(self, s: Tableau, frame: i64) -> None:
        leave(s, arg1(frame), arg2(frame), arg3(frame) - 1)
