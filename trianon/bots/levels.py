"""Levels: opponents of four strengths, made of what a game knows about its positions."""

from dataclasses import dataclass
from math import exp
from typing import Final

from trianon.bots.crew import Crew, Effort, Findings, agreed, explore
from trianon.bots.judgements import can_think_ahead, judgement_of
from trianon.bots.search import tree
from trianon.bots.search.tree import FOREVER
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

NOVICE: Final = "novice"
MASTER: Final = "master"
OVERLOOKED: Final = 8  # a novice does not see one option in so many
WARMTH: Final = 0.05  # differences that a novice hardly notices, in parts of the game's scale
SILLY: Final = 0.6  # and those that nobody overlooks
DICE: Final = 1 << 20


@dataclass(frozen=True)
class Level:
    """A strength. Its iterations are in a game's judgement; at a table it has so many seconds for them."""

    name: str
    seconds: float
    searches: int = 1  # in which it thinks over a question, if need be at the same time


SEARCHING: Final = (Level("player", 0.3), Level("strong", 1.0), Level(MASTER, 5.0, searches=2))
SEEDS: Final = 1 << 30


class Novice:
    """Sees what is good at once, as people do who play for the first time: not always, and not exactly."""

    name = NOVICE

    def __init__(self, game_id: str) -> None:
        self._judgement = judgement_of(game_id)

    def choose(self, world: State, rng: Rng) -> int:
        """One of the better options; some are overlooked, but never all."""
        worths = self._judgement.first_glance(world, rng)
        highest = max(worths)
        scale = self._judgement.scale
        weights = [
            exp((worth - highest) / (WARMTH * scale)) if highest - worth < SILLY * scale else 0.0
            for worth in worths
        ]
        for index in range(len(weights)):
            if rng.below(OVERLOOKED) == 0 and sum(weights) > weights[index]:
                weights[index] = 0.0
        left = sum(weights) * float(rng.below(DICE)) / DICE
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return index
        return worths.index(highest)


class Thinker:
    """Thinks ahead. It is given iterations, and may be given a clock that ends them early."""

    def __init__(self, game_id: str, level: Level, most: int | None, is_timed: bool) -> None:
        self.name = level.name
        self.searches = level.searches
        self._seconds = level.seconds if is_timed else FOREVER
        self._most = most
        self._judgement, self._number = judgement_of(game_id), SEARCHING.index(level)

    def choose(self, world: State, rng: Rng, crew: Crew | None = None) -> int:
        """The option that turned out best. Without a clock the same luck gives the same choice.

        One process takes its time for one search after the other, a crew for all of them at once.
        """
        if world.only_answer() is not None:  # where it is a secret that there is one, no haste betrays it
            return 0
        seeds = self._seeds(rng)
        if crew is not None:
            return agreed(crew.explore_all(world, seeds, self.effort(world, self._seconds)))
        effort = self.effort(world, self._seconds / self.searches)
        return agreed([explore(world, seed, effort) for seed in seeds])

    def part(self, world: State, rng: Rng, number: int) -> Findings:
        """What one of its searches finds, while other processes do the others with the same luck."""
        if world.only_answer() is not None:
            return Findings(0, [(0, 1, 0.0)])
        return explore(world, self._seeds(rng)[number], self.effort(world, self._seconds))

    def _seeds(self, rng: Rng) -> list[int]:
        """The luck of each search."""
        return [int(rng.below(SEEDS)) for _ in range(self.searches)]

    def effort(self, world: State, seconds: float) -> Effort:
        """Of each search: together they do as many iterations as the level may."""
        iterations = self._judgement.iterations(world, self._number)
        if self._most is not None:
            iterations = min(self._most, iterations)
        rounds = self._judgement.rounds(world, self._number)
        return Effort(max(1, iterations // self.searches), seconds, rounds, self.name == MASTER)


def searches_of(name: str) -> int:
    """In how many searches a bot thinks over a question."""
    return next((level.searches for level in SEARCHING if level.name == name), 1)


def thinks_slowly(game_id: str) -> tuple[str, ...]:
    """The levels for which it matters that the rules are not compiled here; none where they are."""
    if is_compiled() or not can_think_ahead(game_id):
        return ()
    return tuple(level.name for level in SEARCHING)


def is_compiled() -> bool:
    """Whether this process runs compiled rules."""
    return not tree.__file__.endswith(".py")
