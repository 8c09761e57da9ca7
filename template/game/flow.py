"""The Levee: the order of turns (T2, T7)."""

from librt.vecs import vec
from mypy_extensions import i64

from template.game.actions import DRAW, FIRST, PRESENT_STEP
from template.game.components import ALL, HAND
from template.game.events import DREW
from template.game.tableau import Tableau
from trianon.kernel.bags import some, total
from trianon.kernel.event import GAME_ENDED


def deal(s: Tableau, first: i64) -> None:
    """All courtiers in the deck, then three for every seat, from who begins (T2)."""
    s.deck = ALL
    s.hands = vec[i64]([0 for _ in range(s.seats)])
    s.unseen = s.hands[:]
    s.seen = s.hands[:]
    s.active = s.roll(FIRST, s.seats) if first < 0 else first
    for step in range(s.seats):
        draw_up(s, (s.active + step) % s.seats)
    s.push(PRESENT_STEP)


def draw_up(s: Tableau, seat: i64) -> None:
    """Fill a hand while the deck lasts."""
    while s.deck and total(s.hands[seat]) < HAND:
        courtier = s.draw_from_bag(DRAW, s.deck)
        s.deck -= some(courtier)
        s.hands[seat] += some(courtier)
        s.tell(DREW, seat, courtier)


def advance(s: Tableau) -> bool:
    """A courtier was admitted or taken: both draw, and the next seat with a courtier has its turn (T7)."""
    draw_up(s, s.active)
    draw_up(s, s.rival())
    for _ in range(s.seats):
        s.active = s.rival()
        if s.hands[s.active]:
            s.push(PRESENT_STEP)
            return True
    s.active = 0
    s.reveal()
    s.tell(GAME_ENDED)
    return False
