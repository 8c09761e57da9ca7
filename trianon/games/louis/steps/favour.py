"""Favour: C07 decides a tie for first for its owner (P8, L8.16)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.actions import SKIP_C07, USE_C07
from trianon.games.louis.components import C07, ENOUGH
from trianon.games.louis.evaluation import serve
from trianon.games.louis.events import FAVOURED, SKIPPED
from trianon.games.louis.ranking import rank_tile
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.state import NOBODY
from trianon.kernel.step import Step


class Favour(Step[Tableau]):
    """Use it or not, when its owner is one of several leaders at a MONEY or FIRST tile (L5.4.2)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg2(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        tile = arg1(frame)
        seat = arg2(frame)
        if not s.can_use(seat, C07) or s.present[seat] == 0 or s.condition(tile) == ENOUGH:
            return vec[i64]()
        result = rank_tile(s, tile, s.present, NOBODY)
        if result.leaders < 2 or s.present[seat] != result.most:
            return vec[i64]()
        return vec[i64]([USE_C07.first, SKIP_C07.first])

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The owner is sole leader of this tile."""
        tile = arg1(frame)
        seat = arg2(frame)
        if code == SKIP_C07.first:
            s.tell(SKIPPED, seat, C07)
            serve(s, tile, 0, NOBODY)
        else:
            s.used[seat] |= bit(C07)
            s.tell(FAVOURED, seat, tile, C07)
            serve(s, tile, 0, seat)

    def otherwise(self, s: Tableau, frame: i64) -> None:
        serve(s, arg1(frame), 0, NOBODY)
