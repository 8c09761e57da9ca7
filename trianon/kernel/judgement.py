"""Judgement: what a game knows about its positions, for bots that think ahead.

A game that has `trianon/games/<game>/judgement.py` with an object `JUDGEMENT` of a subclass can be played by
search (`trianon.bots.search`). Five things are asked of it, all on states and compiled with the rules:

- `worths`: what every option promises, in points. The best are looked at first, so it may take its time.
- `hunches`: the same at a glance, for questions further on; without them it is `worths` again.
- `policy`: the next answer of a playout, for any seat. It is asked most, so it must be quick.
- `may_stop`: whether a playout has come far enough to be judged instead of being played on.
- `expected` and `spread`: the points with which every seat will end, and how much luck is still in them.

What a position is worth can be learned (`trianon learn`): a game names the `features` of a seat, and their
weights are a table beside its rules, `weights.py`.

The state is always a possible world: whatever it hides from a seat is made up, and may be used; a game whose
policy does so says it (`peeks`).
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from trianon.kernel.rng import Rng
from trianon.kernel.state import State

INFINITE: Final = 1e300
LOGISTIC: Final = 0.55  # the logistic curve of this width is close to a normal one of width 1


class Outlook:
    """What a position promises every seat: its share of the win, and by how many points it will lead.

    A margin is the distance to the best of the others; who plays alone has the own points as margin.
    """

    def __init__(self, shares: list[float], margins: list[float]) -> None:
        self.shares = shares
        self.margins = margins


class Judgement:
    """What search asks a game. What a game does not fill in is played at random to the end."""

    def __init__(
        self,
        thinking: list[int],
        scale: float,
        width: float,
        trust: float,
        reach: int = 0,
        reaches: list[int] | None = None,
        weights: list[float] | None = None,
        peeks: bool = False,
        alone: list[int] | None = None,
        crowd: list[int] | None = None,
        decisive: float = 100.0,
    ) -> None:
        # Iterations of the search for an answer, by level, the weakest first; they come from measurements.
        # With none nobody searches: what follows an answer is not judged well enough yet.
        self.thinking = thinking
        # The same for who plays alone: that may be a game of its own, and nobody waits.
        self.alone: list[int] = thinking if alone is None else alone
        # And for three and more: what follows an answer takes longer to play, the more of them there are.
        self.crowd: list[int] = thinking if crowd is None else crowd
        self.scale = scale  # so many points are a large difference
        self.decisive = decisive  # and so many, alone, one that needs no second look
        self.width = width  # options opened at a node: one, and this times the root of its visits
        self.trust = trust  # `worths` weigh as much as so many iterations, more than none
        self.reach = reach  # rounds that a playout goes on after the one in which it began
        # The same by level: who thinks long enough for the luck to even out can look farther.
        self.reaches: list[int] = [reach for _ in thinking] if reaches is None else reaches
        # Whether `policy` and `hunches` look at what other seats hide. Then those get a world of their own
        # from the search before they choose; else nobody in a playout would be deceived.
        self.peeks = peeks
        self.weights: list[float] = [] if weights is None else weights  # of the features

    def worths(self, s: State, rng: Rng) -> list[float]:
        """*game* What every option is worth to the seat asked, in points."""
        return [0.0 for _ in s.codes]

    def first_glance(self, s: State, rng: Rng) -> list[float]:
        """*game* The same as somebody sees it who plays for the first time."""
        return self.worths(s, rng)

    def leanings(self, s: State, rng: Rng) -> list[float]:
        """*game* The same, as a search should think of its options before it has tried them."""
        return self.worths(s, rng)

    def iterations(self, s: State, level: int) -> int:
        """*game* How many of them a question deserves at a level."""
        if s.seats == 1:
            return self.alone[level]
        return self.thinking[level] if s.seats == 2 else self.crowd[level]

    def rounds(self, s: State, level: int) -> int:
        """*game* For how many rounds more than the one in which it began a playout goes on at a level."""
        return self.reaches[level]

    def hunches(self, s: State, rng: Rng) -> list[float]:
        """*game* The same at a glance, for the questions that follow."""
        return self.worths(s, rng)

    def policy(self, s: State, rng: Rng) -> i64:
        """*game* The index of a sensible option for the seat asked; often a little different."""
        return rng.below(len(s.codes))

    def is_planned(self, s: State, root: State) -> bool:
        """*game* Whether an answer to this question is remembered in the tree.

        From the first question on where it is not, the policy answers: the better choice where chance has
        dealt so much anew that what became of an answer before tells little about it.
        """
        return True

    def may_stop(self, s: State, root: State, reach: i64) -> bool:
        """*game* Whether a playout that began at `root` has come to a position that `expected` can judge.

        It goes on for at least so many rounds after the one in which it began.
        """
        return False

    def expected(self, s: State) -> list[float]:
        """*game* The points with which every seat is expected to end."""
        return [float(points) for points in s.points()]

    def spread(self, s: State) -> float:
        """*game* The standard deviation of what luck will still do to the distance of two seats."""
        return self.scale

    def features(self, s: State, seat: i64) -> list[float]:
        """*game* What the points that a seat will still make may depend on, where a playout stops."""
        return []

    def weights_for(self, s: State) -> list[float]:
        """*game* What the features weigh at a table of so many."""
        return self.weights

    # --- the same for all games -------------------------------------------------------------------------

    def prospects(self, s: State, seat: i64) -> float:
        """How many points a seat will still make, by what was learned."""
        features = self.features(s, seat)
        weights = self.weights_for(s)
        total = 0.0
        for place in range(len(features)):
            total += features[place] * weights[place]
        return total

    def outlook(self, s: State) -> Outlook:
        """Shares and margins: as they are when the game is over, else as they are expected."""
        if s.seat < 0:
            return self._final(s)
        points = self.expected(s)
        width: float = max(0.01, LOGISTIC * self.spread(s))
        top = highest(points)
        shares: list[float] = [exp((own - top) / width) for own in points]
        whole = 0.0
        for share in shares:
            whole += share
        return Outlook([share / whole for share in shares], margins(points))

    def _final(self, s: State) -> Outlook:
        winners = s.ranking().winners
        shares: list[float] = [0.0] * s.seats
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return Outlook(shares, margins([float(points) for points in s.points()]))


def margins(points: list[float]) -> list[float]:
    """How far every seat is ahead of the best of the others; alone, the own points."""
    if len(points) == 1:
        return points
    distances: list[float] = []
    for seat in range(len(points)):
        rival = -INFINITE
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        distances.append(points[seat] - rival)
    return distances


def highest(values: list[float]) -> float:
    """The same as `max`, but compiled."""
    most = -INFINITE
    for value in values:
        if value > most:
            most = value
    return most
