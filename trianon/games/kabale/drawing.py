"""Kabale & Hiebe: drawing cards (K6)."""

from mypy_extensions import i64

from trianon.games.kabale.actions import DRAW
from trianon.games.kabale.components import HAND
from trianon.games.kabale.events import DREW, RESHUFFLED
from trianon.games.kabale.tableau import Tableau
from trianon.kernel.bits import bit, size


def draw(s: Tableau, seat: i64) -> bool:
    """One card from the deck, an empty one is made of the discard pile first; False when there is none."""
    if s.decks[seat] == 0:
        if s.discards[seat] == 0:
            return False  # K6.3
        s.note_reshuffle(seat)
        s.decks[seat] = s.discards[seat]  # K6.2
        s.discards[seat] = 0
        s.tell(RESHUFFLED, seat)
    card = s.draw(DRAW, s.decks[seat])
    s.decks[seat] ^= bit(card)
    s.hands[seat] |= bit(card)
    s.tell(DREW, seat, card)
    return True


def draw_up(s: Tableau, seat: i64) -> None:
    """Draw until the hand has its standing size (K3.2)."""
    missing = HAND - size(s.hands[seat])
    while missing > 0 and draw(s, seat):
        missing -= 1


def draw_step(s: Tableau, seat: i64) -> None:
    """One card at the end of a turn; a hand of fewer than two is filled up (K6.1)."""
    if size(s.hands[seat]) < HAND - 1:
        draw_up(s, seat)
    else:
        draw(s, seat)
