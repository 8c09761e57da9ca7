"""Louis XIV: what search knows. Playouts end with a round; then what everybody has is weighed.

In the last round they go to the end, and nothing is left to be judged.
"""

from typing import Final

from mypy_extensions import i64

from trianon.games.louis.components import (
    CROWN,
    DEAL,
    DECK_CARDS,
    EFFECT,
    EFFECTS,
    KINDS_OF_CHIPS,
    MISSION_COUNT,
    ROUNDS,
)
from trianon.games.louis.crowd_weights import CROWD_WEIGHTS
from trianon.games.louis.instinct import hunches, named
from trianon.games.louis.knowledge import worth
from trianon.games.louis.scoring import open_points
from trianon.games.louis.tableau import SUPPLY, Tableau
from trianon.games.louis.weights import WEIGHTS
from trianon.kernel.bits import bit, size
from trianon.kernel.judgement import Judgement
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

HUNDRED: Final = 100.0
HELD: Final = (
    "louisdor",
    "own stones",
    "stones on tiles",
    "crown",
    "named chip",
    "other chip",
    "intrigue cards",
    "influence cards",
    "light missions",
    "medium missions",
    "dark missions",
    "start",
)
# What is held counts in each of the rounds 2 to 4 by itself, what is displayed for every round that follows.
FEATURES: Final = tuple(
    [f"{name}, round {number}" for number in range(2, ROUNDS + 1) for name in HELD]
    + [f"{effect} displayed" for effect in EFFECTS]
)
# How far two seats drift apart from a round to the end: of two, and of more, who take less from each other.
LUCK: Final[list[float]] = [0.0, 9.0, 8.0, 7.0, 5.5]
CROWD_LUCK: Final[list[float]] = [0.0, 7.0, 6.0, 4.8, 3.7]


class LouisJudgement(Judgement):
    """Quick play to the end of the round."""

    def worths(self, s: State, rng: Rng) -> list[float]:
        return worth(s, rng)

    def hunches(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, Tableau)
        return [float(hunch) / HUNDRED for hunch in hunches(s)]

    def rounds(self, s: State, level: int) -> int:
        """Among three and more the next round is too far off: too many answers of others lie in between."""
        return self.reaches[level] if s.seats == 2 else 0

    def policy(self, s: State, rng: Rng) -> i64:
        """The best at a glance."""
        assert isinstance(s, Tableau)
        if len(s.codes) == 1:
            return 0
        found = hunches(s)
        best: i64 = 0
        for place in range(len(found)):
            if found[place] > found[best]:
                best = place
        return best

    def may_stop(self, s: State, root: State, reach: i64) -> bool:
        assert isinstance(s, Tableau)
        assert isinstance(root, Tableau)
        return s.round > root.round + reach

    def expected(self, s: State) -> list[float]:
        assert isinstance(s, Tableau)
        return [float(open_points(s, seat)) + self.prospects(s, seat) for seat in range(s.seats)]

    def weights_for(self, s: State) -> list[float]:
        return self.weights if s.seats == 2 else CROWD_WEIGHTS

    def features(self, s: State, seat: i64) -> list[float]:
        assert isinstance(s, Tableau)
        found: list[float] = [0.0] * len(FEATURES)
        if s.round < 2:
            return found
        _hold(s, seat, found, (s.round - 2) * len(HELD))
        left = float(ROUNDS + 1 - s.round)
        first: i64 = (ROUNDS - 1) * len(HELD)
        for mission in range(MISSION_COUNT):
            if s.displays[seat] & bit(mission):
                found[first + EFFECT[mission]] += left
        return found

    def spread(self, s: State) -> float:
        assert isinstance(s, Tableau)
        return LUCK[s.round] if s.seats == 2 else CROWD_LUCK[s.round]


def _hold(s: Tableau, seat: i64, found: list[float], first: i64) -> None:
    """What a seat holds at the beginning of a round, in the order of HELD."""
    dealt: i64 = 0 if s.phase == SUPPLY else DEAL
    row: list[int] = [s.money[seat], s.own[seat], s.stones_of(seat)]
    row += _chips(s, seat)
    row += [size(s.intrigues[seat]), s.hand_size(seat) - dealt]
    for cards in DECK_CARDS:
        row.append(size(s.missions[seat] & cards))
    row.append(1 if s.start == seat else 0)
    for place in range(len(row)):
        found[first + place] = float(row[place])


def _chips(s: Tableau, seat: i64) -> list[int]:
    """Crowns, chips that a mission in hand names, and others."""
    names = named(s.figures, s.missions[seat])
    wanted = 0
    others = 0
    first = seat * KINDS_OF_CHIPS
    for chip in range(CROWN):
        if names & bit(chip):
            wanted += s.chips[first + chip]
        else:
            others += s.chips[first + chip]
    return [s.chips[first + CROWN], wanted, others]


JUDGEMENT: Final = LouisJudgement(
    thinking=[60, 200, 2000],
    scale=8.0,
    width=1.0,
    trust=2.0,
    reaches=[0, 0, 1],
    weights=WEIGHTS,
    crowd=[60, 200, 4000],
)
