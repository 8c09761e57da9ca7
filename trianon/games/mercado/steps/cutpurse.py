"""Cutpurse (promo): a seal from the nearest player who has one, or points for the white coins out (M16.4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.actions import SCORE, STEAL
from trianon.games.mercado.components import WHITE
from trianon.games.mercado.events import BY_CUTPURSE, CUTPURSE_POINTS, STOLE
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import move
from trianon.kernel.bags import count
from trianon.kernel.state import NOBODY
from trianon.kernel.step import Step


class Cutpurse(Step[Tableau]):
    """A seal, if anybody has one, or the points (D11)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.active

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64](capacity=2)
        if victim(s, s.active) != NOBODY:
            codes = append(codes, STEAL.first)
        return append(codes, SCORE.first)

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The seal changes its owner, or the marker moves."""
        if code == STEAL.first:
            robbed = victim(s, s.active)
            s.seals[robbed] -= 1
            s.seals[s.active] += 1
            s.busy = True
            s.tell(STOLE, robbed, s.active)
            return
        points = white_coins_out(s)
        s.tell(CUTPURSE_POINTS, s.active, points)
        if points > 0:
            s.busy = True
            move(s, points, BY_CUTPURSE, False)


def victim(s: Tableau, thief: i64) -> i64:
    """The nearest player clockwise who has a seal; NOBODY when none has (M16.4a)."""
    for step in range(1, s.seats):
        seat = (thief + step) % s.seats
        if s.seals[seat] > 0:
            return seat
    return NOBODY


def white_coins_out(s: Tableau) -> i64:
    """The white coins at all edges of all tiles (M16.4b)."""
    white: i64 = 0
    for coins in s.edges:
        white += count(coins, WHITE)
    return white
