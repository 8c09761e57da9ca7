"""The Levee: a random world that a seat cannot tell from the real one (T9)."""

from mypy_extensions import i64

from template.game.tableau import Tableau
from trianon.kernel.bags import taken, total
from trianon.kernel.rng import Rng
from trianon.kernel.state import NOBODY


def shuffle_hidden(s: Tableau, viewer: i64, rng: Rng) -> None:
    """Deal anew the deck, the others' hands and unseen piles, and what another seat presents."""
    if s.seat == NOBODY:
        return  # at the end all lies open
    pool = s.deck if viewer == s.active else s.deck + s.presented
    others: list[int] = [seat for seat in range(s.seats) if seat != viewer]
    for seat in others:
        pool += s.hands[seat] + s.unseen[seat]
    if viewer != s.active:
        s.presented = taken(pool, total(s.presented), rng)
        pool -= s.presented
    for seat in others:
        s.hands[seat] = taken(pool, total(s.hands[seat]), rng)
        pool -= s.hands[seat]
        s.unseen[seat] = taken(pool, total(s.unseen[seat]), rng)
        pool -= s.unseen[seat]
    s.deck = pool
