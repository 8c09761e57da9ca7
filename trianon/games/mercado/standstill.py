"""Mercado: a market in which nothing can ever change again.

The rules do not speak of it, and who plays to win will hardly see it: all prices are begun and no coin that
anybody has left fits anywhere. Then the game ends after the round, as if the disc had been reached.
"""

from mypy_extensions import i64

from trianon.games.mercado.components import BLACK, CUTPURSE_FROM, CUTPURSE_POSITION, DRAWN
from trianon.games.mercado.prices import fits
from trianon.games.mercado.steps.cutpurse import white_coins_out
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count, total


def is_standstill(s: Tableau) -> bool:
    """Whether no marker and no tile can ever move again. Asked between two rounds."""
    for seat in range(s.seats):
        if s.privileges[seat] != 0 or _can_place(s, seat):
            return False
    return len(s.market) <= CUTPURSE_POSITION or not _can_score_whites(s)


def _can_place(s: Tableau, seat: i64) -> bool:
    """Whether a coin that this seat may still draw fits anywhere."""
    coins = s.purses[seat] + s.characters[seat]
    if total(coins) < DRAWN:
        return False  # M2.3
    for coin in range(BLACK):
        if count(coins, coin) > 0:
            for position in range(len(s.market)):
                if fits(s.market[position], s.edge(position, seat), coin):
                    return True
    return False


def _can_score_whites(s: Tableau) -> bool:
    """Whether the cutpurse can still bring somebody points (M16.4b)."""
    if white_coins_out(s) == 0:
        return False
    for seat in range(s.seats):
        coins = s.purses[seat] + s.characters[seat]
        if total(coins) >= DRAWN and count(coins + s.edge(CUTPURSE_POSITION, seat), BLACK) >= CUTPURSE_FROM:
            return True
    return False
