"""Take: stones from the general supply back to the own one (P5, L4.4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import TAKE
from trianon.games.louis.components import BOOST_LIMIT
from trianon.games.louis.events import TOOK_BACK
from trianon.games.louis.steps.path import limit
from trianon.games.louis.steps.turn import end_turn, next_in_turn
from trianon.games.louis.tableau import Tableau
from trianon.kernel.frame import arg1, arg2, arg3
from trianon.kernel.state import NOBODY
from trianon.kernel.step import UNLIKE, Step


class Take(Step[Tableau]):
    """From as many as the card allows down to none."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg1(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        most = limit(arg2(frame), arg3(frame))
        if s.general[arg1(frame)] < most:
            most = s.general[arg1(frame)]  # L2.6
        codes = vec[i64](capacity=BOOST_LIMIT + 1)
        while most >= 0:
            codes = append(codes, TAKE.first + most)
            most -= 1
        return codes

    def likeness(self, s: Tableau, frame: i64, code: i64) -> i64:
        """However many: the same seat is in turn next, if there is one."""
        return UNLIKE if next_in_turn(s, s.place_of(arg1(frame)) + 1) == NOBODY else 0

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """Move the stones."""
        seat = arg1(frame)
        stones = TAKE.arg1(code)
        s.general[seat] -= stones
        s.own[seat] += stones
        s.tell(TOOK_BACK, seat, stones)
        end_turn(s, seat)
