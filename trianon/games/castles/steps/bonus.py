"""Bonus: which of two bonus cards to keep (C10.9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.actions import HOLD
from trianon.games.castles.components import BONUS_CARDS
from trianon.games.castles.drawing import keep, put_under
from trianon.games.castles.seen import note_chosen
from trianon.games.castles.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.step import Step


class Bonus(Step[Tableau]):
    """One of the two cards drawn (D9)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64]()
        for card in range(BONUS_CARDS):
            if s.drawn & bit(card):
                codes = append(codes, HOLD.first + card)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """One card is kept, the other one goes under the deck."""
        held = HOLD.arg1(code)
        keep(s, held)
        for card in range(BONUS_CARDS):
            if s.drawn & bit(card):
                put_under(s, s.active, card)
                note_chosen(s, held, card)
        s.drawn = 0
