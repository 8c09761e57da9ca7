"""Condé: the reward of tile 6 may put a stone on any tile (P10, L6.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.actions import NO_STONE, PUT_ANYWHERE
from trianon.games.louis.events import CONDE_DECLINED, CONDE_PLACED
from trianon.games.louis.stones import anywhere, put_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.frame import arg2
from trianon.kernel.step import Step


class Conde(Step[Tableau]):
    """Any tile from either supply, or none."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg2(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        return anywhere(s, arg2(frame))

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The stone goes onto the tile; on tiles 7 to 12 it counts in this evaluation (L6.9)."""
        seat = arg2(frame)
        if code == NO_STONE.first:
            s.tell(CONDE_DECLINED, seat)
            return
        tile = PUT_ANYWHERE.arg1(code)
        source = PUT_ANYWHERE.arg2(code)
        put_stones(s, seat, tile, 1, source)
        s.tell(CONDE_PLACED, seat, tile, source)
