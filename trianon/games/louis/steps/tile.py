"""Tile: its present stones are noted; the owner of C07 may decide a tie, then everybody is served (L5.2)."""

from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.actions import FAVOUR_STEP
from trianon.games.louis.components import C07
from trianon.games.louis.evaluation import serve
from trianon.games.louis.ranking import rank_tile, stones_on
from trianon.games.louis.tableau import Tableau
from trianon.kernel.frame import arg1
from trianon.kernel.state import NOBODY
from trianon.kernel.step import Task


class Tile(Task[Tableau]):
    """A tile after its intrigues."""

    def otherwise(self, s: Tableau, frame: i64) -> None:
        tile = arg1(frame)
        s.present = stones_on(s, tile)
        if s.telling:
            result = rank_tile(s, tile, s.present, NOBODY)
            if result.most > 0:
                s.tell_event(events.evaluating(s, tile, s.present, result))
        for seat in range(s.seats):
            if s.can_use(seat, C07):
                s.push(FAVOUR_STEP, tile, seat)
                return
        serve(s, tile, 0, NOBODY)
