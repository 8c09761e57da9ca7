"""Castles of Mad King Ludwig: what search knows. Playouts follow `knowledge` for some rounds.

Then the castles are judged by what they have scored and what they still promise.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from trianon.games.castles.actions import ARRANGE_STEP, KEEP, REWARD_STEP
from trianon.games.castles.alone import Plans, choice_alone, foresight, worths_alone
from trianon.games.castles.appraisal import Appraiser, Weights
from trianon.games.castles.components import CARDS_IN_DECK
from trianon.games.castles.knowledge import weighed
from trianon.games.castles.scoring import cards_in
from trianon.games.castles.solo_weights import ALONE
from trianon.games.castles.tableau import Tableau
from trianon.games.castles.weights import WEIGHTS
from trianon.kernel.judgement import Judgement
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

LUCK: Final = 14.0  # how far two castles drift apart in a whole game
THOUSAND: Final = 1000.0
HELD: Final = ("promise of the castle", "wealth", "thousands of marks")
# Everything by itself, and by the rooms that are still to come.
FEATURES: Final = (*HELD, *[f"{name}, by the rooms left" for name in HELD])
LEARNED: Final = Weights()
PLANS: Final = Plans()


class CastlesJudgement(Judgement):
    """Sensible play, judged by the castles that it builds."""

    reach_alone: int = 2  # rounds that a playout of the solo game goes on; then foresight judges it

    def worths(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, Tableau)
        if s.seats == 1:
            return worths_alone(s, ALONE, PLANS)
        return weighed(s, LEARNED)

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
            return choice_alone(s, ALONE, PLANS)
        if s.step == ARRANGE_STEP:
            last: i64 = len(s.codes) - 1
            return last if s.codes[last] == KEEP.first else 0
        worths = weighed(s, LEARNED)
        return worths.index(max(worths))

    def may_stop(self, s: State, root: State, reach: i64) -> bool:
        assert isinstance(s, Tableau)
        assert isinstance(root, Tableau)
        return s.round > root.round + (self.reach_alone if s.seats == 1 else reach)

    def expected(self, s: State) -> list[float]:
        assert isinstance(s, Tableau)
        if s.seats == 1:
            return [float(s.points_now(0)) + foresight(s, ALONE)]
        return [float(s.points_now(seat)) + self.prospects(s, seat) for seat in range(s.seats)]

    def features(self, s: State, seat: i64) -> list[float]:
        assert isinstance(s, Tableau)
        judge = Appraiser(s, seat, LEARNED)
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
    thinking=[8, 60, 400], scale=10.0, width=0.7, trust=2.0, reach=2, weights=WEIGHTS, alone=[100, 1000, 4000]
)
