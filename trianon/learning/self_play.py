"""One game of two that search plays with itself, and what it teaches. All of it travels between processes."""

from dataclasses import dataclass
from typing import Final

from trianon.bots.judgements import judgement_of
from trianon.bots.search.tree import Search
from trianon.games.registry import game
from trianon.kernel.judgement import Judgement
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

SEATS: Final = 2


@dataclass(frozen=True)
class Task:
    """A game to be played: whose weights sit where, and its luck."""

    game: str
    seed: int
    weights: tuple[list[float], list[float]]  # by seat
    iterations: int  # for every answer; without any the quick policy plays
    stray: int = 0  # one answer in so many is any legal one: games show more than one way of playing


@dataclass(frozen=True)
class Sample:
    """A position in which a playout may stop."""

    features: list[float]  # of the first seat, less those of the second
    gain: float  # how many points more the first seat made from there to the end


@dataclass(frozen=True)
class Game:
    """A game that was played."""

    samples: list[Sample]
    share: float  # of the win, for the first seat


def play(task: Task) -> Game:
    """Play one game to its end; whoever is asked knows what its seat knows."""
    judgement = judgement_of(task.game)
    luck = Rng(task.seed)
    state = game(task.game).start(seats=SEATS, seed=task.seed)
    last = state.copy()
    found: list[tuple[list[float], float]] = []
    while state.seat >= 0:
        if judgement.may_stop(state, last, 0):  # every round teaches something
            last = state.copy()
            found.append((_features(judgement, state), _lead(judgement, state)))
        state.play_at(_choice(task, judgement, state, luck))
    points = state.points()
    assert state.outcome is not None
    winners = state.outcome.winners
    samples = [Sample(features, points[0] - points[1] - lead) for features, lead in found]
    return Game(samples, 1 / len(winners) if 0 in winners else 0.0)


def _choice(task: Task, judgement: Judgement, state: State, luck: Rng) -> int:
    options = len(state.codes)
    if options == 1:
        return 0
    if task.stray and luck.below(task.stray) == 0:
        return int(luck.below(options))
    world = state.determinize(state.seat, luck)
    if task.iterations == 0:
        return int(judgement.policy(world, luck))
    usual = judgement.weights
    judgement.weights = task.weights[state.seat]
    try:
        return Search(world, judgement, luck).best(task.iterations)
    finally:
        judgement.weights = usual


def _features(judgement: Judgement, state: State) -> list[float]:
    one, two = (judgement.features(state, seat) for seat in range(SEATS))
    return [own - other for own, other in zip(one, two, strict=True)]


def _lead(judgement: Judgement, state: State) -> float:
    """By how many points the first seat leads already."""
    one, two = judgement.expected(state)
    return one - two - judgement.prospects(state, 0) + judgement.prospects(state, 1)
