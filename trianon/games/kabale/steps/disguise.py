"""Disguise: its owner may tuck a card of the hand under it (K5.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.kabale import events
from trianon.games.kabale.codes import DECLINE, DISGUISE_STEP, TUCK
from trianon.games.kabale.components import CARDS, DISGUISE
from trianon.games.kabale.drawing import draw
from trianon.games.kabale.tableau import TUCKED, Tableau, entry_of, owner_of
from trianon.kernel.action import first, second
from trianon.kernel.bits import bit


def ask(s: Tableau, frame: i64) -> None:
    """Nothing, or one card of the owner's hand (DP3)."""
    owner = owner_of(s.columns[first(frame)][second(frame)])
    s.seat = owner
    s.step = DISGUISE_STEP
    hand = s.hands[owner]
    s.codes = vec[i64]([DECLINE] + [TUCK + card for card in range(CARDS) if hand & bit(card)])


def answer(s: Tableau, frame: i64, code: i64) -> None:
    """The card goes face down directly below the disguise, and its owner draws another (A1)."""
    owner = s.seat
    if code == DECLINE:
        if s.telling:
            s.tell(events.declined(owner, DISGUISE))
        return
    card = code - TUCK
    column = first(frame)
    place = second(frame) + 1
    s.hands[owner] ^= bit(card)
    s.columns[column].insert(place, entry_of(card, owner) | TUCKED)
    if s.telling:
        s.tell(events.tucked(owner, card, column, place))
    draw(s, owner)
