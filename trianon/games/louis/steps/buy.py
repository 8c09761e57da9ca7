"""Buy: who is present but got nothing free may pay for the reward (P9, L5.5.2, L5.8.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.louis.actions import BUY, REFUSE
from trianon.games.louis.evaluation import receive
from trianon.games.louis.events import REFUSED
from trianon.games.louis.ranking import MAY_BUY, price
from trianon.games.louis.tableau import Tableau
from trianon.kernel.frame import arg1, arg2, arg3
from trianon.kernel.step import Step


class Buy(Step[Tableau]):
    """Buy or not, with the full price in hand (L5.11)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg2(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        if s.money[arg2(frame)] < price(s, arg2(frame), arg1(frame)):
            return vec[i64]()
        return vec[i64]([BUY.first, REFUSE.first])

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        if code == BUY.first:
            receive(s, arg2(frame), arg1(frame), MAY_BUY, arg3(frame) - 1)
        else:
            s.tell(REFUSED, arg2(frame), arg1(frame))
