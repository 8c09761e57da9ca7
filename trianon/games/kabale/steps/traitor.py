"""Traitor: its owner may exchange the goal card above it with another one (K5.7)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.kabale.actions import DECLINE, SWAP, WIDEST
from trianon.games.kabale.components import TRAITOR
from trianon.games.kabale.events import DECLINED, SWAPPED
from trianon.games.kabale.tableau import Tableau, owner_of
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.step import Step


class Traitor(Step[Tableau]):
    """Nothing, or any other column, open or closed (DP4, A20)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return owner_of(s.columns[arg1(frame)][arg2(frame)])

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64](capacity=WIDEST)
        codes = append(codes, DECLINE.first)
        for other in range(len(s.columns)):
            if other != arg1(frame):
                codes = append(codes, SWAP.first + other)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The two goal cards change places; the influence cards stay."""
        owner = self.seat(s, frame)
        if code == DECLINE.first:
            s.tell(DECLINED, owner, TRAITOR)
            return
        column = arg1(frame)
        other = SWAP.arg1(code)
        goals = s.goals
        goals[column], goals[other] = goals[other], goals[column]
        s.tell(SWAPPED, owner, column, other)
