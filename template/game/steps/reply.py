"""Reply: the left neighbour bows, or challenges the courtier at the door (T4, T5, T6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from template.game.actions import BOW, CHALLENGE
from template.game.events import BOWED, CHALLENGED, TOOK
from template.game.steps.present import of_hand
from template.game.tableau import Tableau
from trianon.kernel.bags import at, some
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


class Reply(Step[Tableau]):
    """A challenge with any courtier of the hand, or a bow. Who holds none is not asked."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg1(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = of_hand(s.hands[arg1(frame)], CHALLENGE.first)
        return append(codes, BOW.first) if len(codes) else codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The higher rank takes both; of equal ranks the one presented (T6)."""
        if code == BOW.first:
            self.otherwise(s, frame)
            return
        rival = arg1(frame)
        courtier = CHALLENGE.arg1(code)
        veiled = at(s.presented, 0)
        winner = rival if courtier > veiled else s.active
        s.reveal()
        s.tell(CHALLENGED, rival, courtier)
        s.tell(TOOK, winner, veiled)
        s.hands[rival] -= some(courtier)
        s.seen[winner] += some(courtier) + some(veiled)
        s.presented = 0

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """After a bow the courtier is admitted, unseen by the others (T5)."""
        s.tell(BOWED, arg1(frame))
        s.unseen[s.active] += s.presented
        s.presented = 0
