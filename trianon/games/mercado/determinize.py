"""Mercado: a random world that a seat cannot tell from the real one (M15)."""

from mypy_extensions import i64

from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import at, some, total
from trianon.kernel.rng import Rng
from trianon.kernel.state import NOBODY


def shuffle_hidden(s: Tableau, seat: i64, rng: Rng) -> None:
    """Deal anew the privileges a seat cannot see: the stack, the others' tokens and what they gave up.

    Decks and purses have no order to shuffle, and what they hold is known to everybody. After the end all
    tokens lie open.
    """
    if s.seat == NOBODY:
        return
    pool = s.stack
    for player in range(s.seats):
        if player != seat:
            pool += s.privileges[player] + s.given[player]
    for player in range(s.seats):
        if player != seat:
            held = _take(pool, total(s.privileges[player]), rng)
            pool -= held
            s.privileges[player] = held
            gone = _take(pool, total(s.given[player]), rng)
            pool -= gone
            s.given[player] = gone
    s.stack = pool


def _take(pool: i64, n: i64, rng: Rng) -> i64:
    """So many tokens of a pool, at random."""
    taken: i64 = 0
    for _ in range(n):
        face = at(pool, rng.below(total(pool)))
        pool -= some(face)
        taken += some(face)
    return taken
