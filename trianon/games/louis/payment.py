"""Louis XIV: which pairs of chips pay for a mission (L7.3)."""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis.actions import PAIR_1, PAIR_2, PAIRS
from trianon.games.louis.components import ANY, COST_1, COST_2, CROWN, KINDS_OF_CHIPS, MISSION_COUNT
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit


def _pays(chip: int, named: int) -> bool:
    return named == ANY or chip == named or chip == CROWN


def _pairs_for(mission: int) -> int:
    """The set of pairs of chips that pay for a mission."""
    pairs = 0
    for pair in range(PAIRS):
        one, two = PAIR_1[pair], PAIR_2[pair]
        first, second = COST_1[mission], COST_2[mission]
        if (_pays(one, first) and _pays(two, second)) or (_pays(two, first) and _pays(one, second)):
            pairs |= 1 << pair
    return pairs


PAYABLE: Final[list[int]] = [_pairs_for(mission) for mission in range(MISSION_COUNT)]


def _missions_for(pair: int) -> int:
    """The set of missions that a pair of chips pays for."""
    return sum(1 << mission for mission in range(MISSION_COUNT) if PAYABLE[mission] >> pair & 1)


PAID_BY: Final[list[int]] = [_missions_for(pair) for pair in range(PAIRS)]


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
