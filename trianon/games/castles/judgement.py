"""Castles of Mad King Ludwig: what search knows. Playouts follow `knowledge` for some rounds.

Then the castles are judged by what they have scored and what they still promise.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from trianon.games.castles.actions import ARRANGE_STEP, KEEP, REWARD_STEP
from trianon.games.castles.alone import choice_alone, foresight, worths_alone
from trianon.games.castles.appraisal import GREEDY, Weights
from trianon.games.castles.components import CARDS_IN_DECK
from trianon.games.castles.hasty import Hasty
from trianon.games.castles.knowledge import weighed
from trianon.games.castles.scoring import cards_in
from trianon.games.castles.tableau import Tableau
from trianon.games.castles.weights import WEIGHTS
from trianon.kernel.judgement import Judgement
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

RULES_VERSION: Final = 2  # with which the weights below were learned
LUCK: Final = 14.0  # how far two castles drift apart in a whole game
THOUSAND: Final = 1000.0
HELD: Final = ("promise of the castle", "wealth", "thousands of marks")
# Everything by itself, and by the rooms that are still to come.
FEATURES: Final = (*HELD, *[f"{name}, by the rooms left" for name in HELD])


def _learned() -> Weights:
    """For two and more: found by quick play of slightly different weights against each other."""
    weights = Weights()
    weights.sales = 0.54
    weights.free_corridor = 4.0
    weights.look = 1.1
    weights.new_card = 2.3
    weights.pair = 2.3
    weights.living = 1.9
    weights.welcome = 0.12
    weights.hidden = 0.42
    weights.way_down = 1.2
    weights.dear = 0.48
    weights.cheap = 0.17
    weights.need = 7.2
    weights.likely = [1.0, 0.74, 0.26, 0.13, 0.065]
    weights.few_doors = [-9.5, -3.9, -1.6, -0.5]
    weights.patience = 2.1
    weights.tribute = 0.48
    weights.others = 0.42
    weights.usual = 3.1
    weights.spread_area = 280.0
    weights.spread_money = 7700.0
    weights.spread_doors = 2.0
    weights.spread_count = 1.2
    return weights


def _at_a_glance() -> Weights:
    """The same, but few spots are judged in full."""
    weights = _learned()
    weights.few = 2
    weights.many = 5
    return weights


LEARNED: Final = _learned()
AT_A_GLANCE: Final = _at_a_glance()


class CastlesJudgement(Judgement):
    """Sensible play, judged by the castles that it builds."""

    sure: Weights = LEARNED  # where an answer is asked for, and where a playout stops
    quick: Weights = AT_A_GLANCE  # in playouts
    reach_alone: int = 2  # rounds that a playout of the solo game goes on; then foresight judges it

    def worths(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, Tableau)
        if s.seats == 1:
            return worths_alone(s)
        return weighed(s, self.sure)

    def first_glance(self, s: State, rng: Rng) -> list[float]:
        """As before anything was learned."""
        assert isinstance(s, Tableau)
        return weighed(s, GREEDY)

    def hunches(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, Tableau)
        if s.seats == 1:
            return worths_alone(s)
        return weighed(s, self.quick, in_haste=True)

    def iterations(self, s: State, level: int) -> int:
        """Alone most of them for what to buy and where it lies, and few for the order of rewards."""
        most = super().iterations(s, level)
        return most // 8 if s.seats == 1 and s.step == REWARD_STEP else most

    def policy(self, s: State, rng: Rng) -> i64:
        """The best of all, but prices stay as they lie: they take longest to think about."""
        assert isinstance(s, Tableau)
        if len(s.codes) == 1:
            return 0
        if s.seats == 1:
            return choice_alone(s)
        if s.step == ARRANGE_STEP:
            last: i64 = len(s.codes) - 1
            return last if s.codes[last] == KEEP.first else 0
        worths = weighed(s, self.quick, in_haste=True)
        return worths.index(max(worths))

    def may_stop(self, s: State, root: State, reach: i64) -> bool:
        assert isinstance(s, Tableau)
        assert isinstance(root, Tableau)
        return s.round > root.round + (self.reach_alone if s.seats == 1 else reach)

    def expected(self, s: State) -> list[float]:
        assert isinstance(s, Tableau)
        if s.seats == 1:
            return [float(s.points_now(0)) + foresight(s)]
        return [float(s.points_now(seat)) + self.prospects(s, seat) for seat in range(s.seats)]

    def features(self, s: State, seat: i64) -> list[float]:
        assert isinstance(s, Tableau)
        judge = Hasty(s, seat, self.sure)
        judge.cards = cards_in(s.hands[seat])
        held: list[float] = [judge.promise(judge.castle), judge.wealth(judge.cash), judge.cash / THOUSAND]
        left = _rooms_left(s)
        return held + [amount * left for amount in held]

    def spread(self, s: State) -> float:
        assert isinstance(s, Tableau)
        return LUCK * sqrt(0.05 + _rooms_left(s))


def _rooms_left(s: Tableau) -> float:
    """How much of the deck is left."""
    return float(s.deck) / float(CARDS_IN_DECK[s.seats])


JUDGEMENT: Final = CastlesJudgement(
    thinking=[8, 60, 600],
    scale=10.0,
    width=0.7,
    trust=2.0,
    reach=2,
    weights=WEIGHTS,
    alone=[100, 4000, 16000],
    crowd=[8, 60, 150],
)
