"""Give up: an opponent of the buyer chooses which privileges go to the discard (M10.10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.actions import GIVE, GIVEUP_STEP
from trianon.games.mercado.components import FACES
from trianon.games.mercado.effects import give
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.step import Step


class GiveUp(Step[Tableau]):
    """One of the own tokens, equal ones once (D9)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg1(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        held = s.privileges[arg1(frame)]
        codes = vec[i64](capacity=FACES)
        for face in range(FACES):
            if count(held, face) > 0:
                codes = append(codes, GIVE.first + face)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """One token goes; of several they are chosen one by one."""
        give(s, arg1(frame), GIVE.arg1(code))
        if arg2(frame) > 1:
            s.push(GIVEUP_STEP, arg1(frame), arg2(frame) - 1)

    def is_asked_alone(self, s: Tableau, frame: i64) -> bool:
        """Whether all tokens are equal is a secret of their owner."""
        return True
