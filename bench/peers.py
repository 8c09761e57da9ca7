"""Our games as workloads for tools that compare libraries: `game(rng)` and `clone_target()`."""

import random

import trianon
from trianon.bots.search.tree import Search
from trianon.cli.bench.workloads import Inside, Interface, WithView
from trianon.kernel.judgement import Judgement
from trianon.kernel.rng import Rng


def inside() -> Inside:
    """Kabale & Hiebe: whole random games inside the core (`trianon.playouts`)."""
    return Inside("kabale")


def castles_inside() -> Inside:
    """Castles of Mad King Ludwig: the same."""
    return Inside("castles")


def interface() -> Interface:
    """Random games through `decision` and `play_at`."""
    return Interface("kabale")


def with_view() -> WithView:
    """Random games through the interface, with the view of the seat asked before each decision."""
    return WithView("kabale")


class Searching:
    """Iterations of our search with random playouts: Kabale & Hiebe for two, some decisions into the game.

    It knows nothing of the game but its rules: no worth of options, no policy, no cut-off.
    """

    unit = "iterations"

    def __init__(self, opening: int = 10, iterations: int = 200) -> None:
        self._state = trianon.game("kabale").start(seats=2, seed=1)
        luck = Rng(1)
        for _ in range(opening):
            self._state.play_at(int(luck.below(len(self._state.codes))))
        self._iterations = iterations
        self._judgement = Judgement(thinking=[], scale=10.0, width=2.0, trust=1.0)

    def game(self, rng: random.Random) -> int:
        """One search, the world it begins with included; returns its iterations."""
        luck = Rng(rng.getrandbits(32))
        search = Search(self._state.determinize(self._state.seat, luck), self._judgement, luck)
        search.best(self._iterations)
        return int(search.iterations)


def searching() -> Searching:
    """Kabale & Hiebe: iterations of the search with random playouts to the end."""
    return Searching()
