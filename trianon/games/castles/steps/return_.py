"""Return: of the bonus cards dealt, one goes back under the deck (C1.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import RETURN
from trianon.games.castles.components import BONUS_CARDS
from trianon.games.castles.drawing import put_under
from trianon.games.castles.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


class Return(Step[Tableau]):
    """Any card of the hand (D1)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg1(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64]()
        for card in range(BONUS_CARDS):
            if s.hands[arg1(frame)] & bit(card):
                codes = append(codes, RETURN.first + card)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The card goes under the deck."""
        seat = arg1(frame)
        card = RETURN.arg1(code)
        s.hands[seat] ^= bit(card)
        put_under(s, seat, card)
