"""Louis XIV: which pairs of chips a seat can pay with (L7.3)."""

from mypy_extensions import i64

from trianon.games.louis.components import KINDS_OF_CHIPS, PAIR_1, PAIR_2, PAIRS
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit


def pairs_of(s: Tableau, seat: i64) -> i64:
    """The set of pairs that a seat can hand in."""
    first = seat * KINDS_OF_CHIPS
    pairs: i64 = 0
    for pair in range(PAIRS):
        one: i64 = PAIR_1[pair]
        two: i64 = PAIR_2[pair]
        need: i64 = 2 if one == two else 1
        if s.chips[first + one] >= need and s.chips[first + two] >= need:
            pairs |= bit(pair)
    return pairs
