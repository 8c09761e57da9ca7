"""Disguise: its owner may tuck a card of the hand under it (K5.6)."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from trianon.games.kabale.actions import DECLINE, TUCK
from trianon.games.kabale.components import CARDS, DISGUISE, HAND
from trianon.games.kabale.drawing import draw
from trianon.games.kabale.events import DECLINED, TUCKED_UNDER
from trianon.games.kabale.tableau import TUCKED, Tableau, entry_of, owner_of
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.step import Step


class Disguise(Step[Tableau]):
    """Nothing, or one card of the owner's hand (DP3)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return owner_of(s.columns[arg1(frame)][arg2(frame)])

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        hand = s.hands[self.seat(s, frame)]
        codes = vec[i64](capacity=HAND + 1)
        if hand == 0:
            return codes
        codes = append(codes, DECLINE.first)
        for card in range(CARDS):
            if hand & bit(card):
                codes = append(codes, TUCK.first + card)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The card goes face down directly below the disguise, and its owner draws another (A1)."""
        owner = self.seat(s, frame)
        if code == DECLINE.first:
            s.tell(DECLINED, owner, DISGUISE)
            return
        card = TUCK.arg1(code)
        column = arg1(frame)
        place = arg2(frame) + 1
        s.hands[owner] ^= bit(card)
        entries = s.columns[column]
        below = entries[place:]
        s.columns[column] = extend(append(entries[:place], entry_of(card, owner) | TUCKED), below)
        s.tell(TUCKED_UNDER, owner, column, place, card)
        s.note_tuck(owner)
        draw(s, owner)

    def otherwise(self, s: Tableau, frame: i64) -> None:
        """Who holds no card has nothing to tuck."""
        s.tell(DECLINED, self.seat(s, frame), DISGUISE)
