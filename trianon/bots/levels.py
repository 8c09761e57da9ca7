"""Levels: opponents of four strengths, made of what a game knows about its positions."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Final

from trianon.bots.search import tree
from trianon.bots.search.tree import FOREVER, Search
from trianon.games.registry import rules_module
from trianon.kernel.judgement import Judgement
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

NOVICE: Final = "novice"
OVERLOOKED: Final = 4  # a novice does not see one option in so many
WARMTH: Final = 0.15  # differences that a novice hardly notices, in parts of the game's scale
SILLY: Final = 0.6  # and those that nobody overlooks
DICE: Final = 1 << 20


@dataclass(frozen=True)
class Level:
    """A strength: how long it thinks about one answer. Without a clock it does what fits into that time."""

    name: str
    seconds: float


SEARCHING: Final = (Level("player", 0.05), Level("strong", 1.0), Level("master", 5.0))


class Novice:
    """Sees what is good at once, as people do who play for the first time: not always, and not exactly."""

    name = NOVICE

    def __init__(self, game_id: str) -> None:
        self._judgement = judgement_of(game_id)

    def choose(self, world: State, rng: Rng) -> int:
        """One of the better options; some are overlooked, but never all."""
        worths = self._judgement.worths(world, rng)
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
        self._judgement = judgement_of(game_id)
        iterations = max(1, round(self._judgement.pace * level.seconds))
        self._iterations = iterations if most is None else min(most, iterations)
        self._seconds = level.seconds if is_timed else FOREVER

    def choose(self, world: State, rng: Rng) -> int:
        """The option that turned out best. Without a clock the same luck gives the same choice."""
        if len(world.codes) == 1:
            return 0
        return Search(world, self._judgement, rng).best(self._iterations, self._seconds)


def thinks_slowly(game_id: str) -> tuple[str, ...]:
    """The levels for which it matters that the rules are not compiled here; none where they are."""
    if is_compiled() or not can_think_ahead(game_id):
        return ()
    return tuple(level.name for level in SEARCHING)


def is_compiled() -> bool:
    """Whether this process runs compiled rules."""
    return not tree.__file__.endswith(".py")


def has_judgement(game_id: str) -> bool:
    """Whether a game brings what the levels need."""
    return find_spec(_module(game_id)) is not None


def can_think_ahead(game_id: str) -> bool:
    """Whether search pays: the game judges well enough what follows an answer."""
    return has_judgement(game_id) and judgement_of(game_id).pace > 0


def judgement_of(game_id: str) -> Judgement:
    """What a game knows about its positions."""
    found = import_module(_module(game_id)).JUDGEMENT
    assert isinstance(found, Judgement)
    return found


def _module(game_id: str) -> str:
    return f"{rules_module(game_id)}.judgement"
