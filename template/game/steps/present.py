"""Present: the seat in turn sends a courtier of its hand to the king, face down (T3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from template.game.actions import PRESENT, REPLY_STEP
from template.game.components import KINDS
from template.game.events import PRESENTED
from template.game.tableau import Tableau
from trianon.kernel.bags import count, some
from trianon.kernel.step import Step


class Present(Step[Tableau]):
    """Every kind of courtier in the hand."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        return of_hand(s.hands[s.active], PRESENT.first)

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The courtier waits at the door while the neighbour is asked (T4)."""
        courtier = PRESENT.arg1(code)
        s.hands[s.active] -= some(courtier)
        s.presented = some(courtier)
        s.tell(PRESENTED, s.active, courtier)
        s.push(REPLY_STEP, s.rival())

    def is_asked_alone(self, s: Tableau, frame: i64) -> bool:
        """Presenting the last courtier is a turn like any other."""
        return True


def of_hand(hand: i64, first: i64) -> vec[i64]:
    """One code for every kind of courtier in a hand; `first` is the code of the lowest."""
    codes = vec[i64](capacity=KINDS + 1)
    for kind in range(KINDS):
        if count(hand, kind):
            codes = append(codes, first + kind)
    return codes
