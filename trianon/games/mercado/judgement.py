"""Mercado: what search knows. Playouts end some rounds later; then what everybody has is weighed."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from trianon.games.mercado.actions import ACTION_STEP, PLACE_STEP, PRIVILEGE_STEP, SEAL_STEP
from trianon.games.mercado.components import BLACK, CUTPURSE, FINISH, WHITE
from trianon.games.mercado.foresight import Foresight
from trianon.games.mercado.instinct import Hopes, hunches, is_contested, late_of, prize, purse_of
from trianon.games.mercado.knowledge import worth
from trianon.games.mercado.neurons import NEURONS
from trianon.games.mercado.prices import missing
from trianon.games.mercado.scoring import steps_of
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.weights import WEIGHTS
from trianon.kernel.bags import count, total
from trianon.kernel.judgement import Judgement
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

HELD: Final = (
    "seals",
    "privileges",
    "steps of privileges",
    "white coins",
    "coins in the purse",
    "counterfeits in the purse",
    "spent coins",
    "drawn counterfeits",
    "hope of tiles that lack one coin",
    "hope of tiles that lack two",
    "hope of tiles that lack more",
    "start",
)
# Everything by itself, and by the way that the leader still has to go.
FEATURES: Final = (*HELD, *[f"{name}, by the way left" for name in HELD])
LUCK: Final = 7.4  # how far two seats drift apart in a whole game
LAST: Final = 0.26  # of its variance, what the last round has by itself


class MercadoJudgement(Judgement):
    """Quick play for a while."""

    def worths(self, s: State, rng: Rng) -> list[float]:
        return worth(s, rng)

    def hunches(self, s: State, rng: Rng) -> list[float]:
        assert isinstance(s, Tableau)
        return list(hunches(s))

    def leanings(self, s: State, rng: Rng) -> list[float]:
        """What the quick policy thinks: it plays better than `worths`, and takes no time."""
        return self.hunches(s, rng)

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

    def is_planned(self, s: State, root: State) -> bool:
        """Within the own turn, until coins are drawn: what was laid with other coins tells nothing."""
        step = s.step
        if s.seat != root.seat or step == PRIVILEGE_STEP or step == ACTION_STEP or step == SEAL_STEP:
            return False
        return step != PLACE_STEP or root.step == PLACE_STEP

    def may_stop(self, s: State, root: State, reach: i64) -> bool:
        """At the beginning of a round, when everybody has had as many turns."""
        assert isinstance(s, Tableau)
        assert isinstance(root, Tableau)
        return s.round > root.round + reach

    def expected(self, s: State) -> list[float]:
        assert isinstance(s, Tableau)
        return [float(s.progress[seat]) + self.prospects(s, seat) for seat in range(s.seats)]

    def features(self, s: State, seat: i64) -> list[float]:
        assert isinstance(s, Tableau)
        held = _held(s, seat)
        way = _way(s)
        return held + [amount * way for amount in held]

    def spread(self, s: State) -> float:
        assert isinstance(s, Tableau)
        return LUCK * sqrt(LAST + _way(s))


class MercadoMastery(MercadoJudgement):
    """The same playouts; a network judges where they end."""

    foresight: Foresight

    def expected(self, s: State) -> list[float]:
        assert isinstance(s, Tableau)
        return self.foresight.expected(s)


def _way(s: Tableau) -> float:
    """How far the leader still has to go, as part of the whole way."""
    farthest: i64 = 0
    for progress in s.progress:
        farthest = max(farthest, progress)
    return float(max(0, FINISH - farthest)) / float(FINISH)


def _held(s: Tableau, seat: i64) -> list[float]:
    """What a seat has, in the order of HELD."""
    purse = s.purses[seat]
    spent = s.characters[seat]
    white = count(purse, WHITE)
    black = count(purse, BLACK)
    drawn = count(spent, BLACK)
    hopes: list[float] = [0.0, 0.0, 0.0]
    late = late_of(s)
    hoping = Hopes(s, purse_of(s, seat), late)
    for position in range(len(s.market)):
        edge = s.edge(position, seat)
        tile = s.market[position]
        if edge != 0 and tile != CUTPURSE:
            lacking = min(3, missing(s.figures, tile, edge))
            if lacking > 0:
                likely = hoping.hope(tile, edge, is_contested(s, position, seat))
                hopes[lacking - 1] += likely * prize(s, tile, seat, late)
    return [
        float(s.seals[seat]),
        float(total(s.privileges[seat])),
        float(steps_of(s.figures, s.privileges[seat])),
        float(white),
        float(total(purse) - white - black),
        float(black),
        float(total(spent) - drawn),
        float(drawn),
        hopes[0],
        hopes[1],
        hopes[2],
        1.0 if s.first == seat else 0.0,
    ]


JUDGEMENT: Final = MercadoJudgement(
    thinking=[100, 500, 2500],
    scale=8.0,
    width=1.0,
    trust=12.0,
    reach=1,
    weights=WEIGHTS,
)
MASTERY: Final = MercadoMastery(
    thinking=JUDGEMENT.thinking,
    scale=JUDGEMENT.scale,
    width=JUDGEMENT.width,
    trust=JUDGEMENT.trust,
    reach=JUDGEMENT.reach,
    weights=JUDGEMENT.weights,
)
MASTERY.foresight = Foresight(NEURONS)
