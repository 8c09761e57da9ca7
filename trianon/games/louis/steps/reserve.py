"""Reserve: C06 puts a stone anywhere at the end of the influence phase (P6, L8.15)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.actions import NO_STONE, PUT_ANYWHERE, RESERVE_STEP
from trianon.games.louis.components import C06
from trianon.games.louis.events import RESERVE_PLACED, SKIPPED
from trianon.games.louis.stones import anywhere, put_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


def ask_owner(s: Tableau) -> None:
    """Ask the owner of C06, if there is one."""
    for seat in range(s.seats):
        if s.can_use(seat, C06):
            s.push(RESERVE_STEP, seat)


class Reserve(Step[Tableau]):
    """Any tile from either supply, or none."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg1(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        return anywhere(s, arg1(frame)) if s.can_use(arg1(frame), C06) else vec[i64]()

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The stone goes onto the tile."""
        seat = arg1(frame)
        if code == NO_STONE.first:
            s.tell(SKIPPED, seat, C06)
            return
        s.used[seat] |= bit(C06)
        tile = PUT_ANYWHERE.arg1(code)
        source = PUT_ANYWHERE.arg2(code)
        put_stones(s, seat, tile, 1, source)
        s.tell(RESERVE_PLACED, seat, tile, source)
