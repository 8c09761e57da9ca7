"""Mercado: a market in which nothing happens and nothing can happen any more (M14.5)."""

from mypy_extensions import i64

from trianon.games.mercado.components import BLACK, CUTPURSE_FROM, CUTPURSE_POSITION, DRAWN
from trianon.games.mercado.prices import fits
from trianon.games.mercado.steps.cutpurse import victim, white_coins_out
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count, total
from trianon.kernel.state import NOBODY


def is_standstill(s: Tableau) -> bool:
    """Whether a whole round brought nothing and no other one can. Asked between two rounds."""
    if s.game.rules_version == 1:
        return _is_standstill_of_version_1(s)
    if s.busy:
        return False
    for seat in range(s.seats):
        if _can_place(s, seat):
            return False
        if _can_rob(s, seat) and (victim(s, seat) != NOBODY or white_coins_out(s) > 0):
            return False
    return True


def _is_standstill_of_version_1(s: Tableau) -> bool:
    """Without waiting for a quiet round. A kept privilege holds the game up, a seal to be stolen does not."""
    for seat in range(s.seats):
        if s.privileges[seat] != 0 or _can_place(s, seat):
            return False
        if _can_rob(s, seat) and white_coins_out(s) > 0:
            return False
    return True


def _can_place(s: Tableau, seat: i64) -> bool:
    """Whether a coin that this seat may still draw fits anywhere."""
    coins = s.purses[seat] + s.characters[seat]
    if total(coins) < DRAWN:
        return False  # M2.3
    for coin in range(BLACK):
        if count(coins, coin) > 0:
            for position in range(len(s.market)):
                if fits(s.figures, s.market[position], s.edge(position, seat), coin):
                    return True
    return False


def _can_rob(s: Tableau, seat: i64) -> bool:
    """Whether this seat may still complete the cutpurse (M16.3)."""
    if len(s.market) <= CUTPURSE_POSITION:
        return False
    coins = s.purses[seat] + s.characters[seat]
    return total(coins) >= DRAWN and count(coins + s.edge(CUTPURSE_POSITION, seat), BLACK) >= CUTPURSE_FROM
