"""What is measured: random games of four players, played in three ways, whole games, and copies.

A workload has `game(luck) -> int`, which plays random games and returns how many decisions that were.
"""

import random
from collections.abc import Callable
from typing import Final

import trianon
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

SEATS: Final = 4
BATCH: Final = 10  # games in one call into the core
BATCHES: Final = 8
MIDDLE: Final = 40  # decisions before the state that is copied


class Workload:
    """Random games of one kind."""

    def __init__(self, game: str) -> None:
        self.rules = trianon.game(game)

    def game(self, luck: random.Random) -> int:
        """Play; returns the number of decisions."""
        raise NotImplementedError

    def clone_target(self) -> Callable[[], object]:
        """Makes one copy of a state in the middle of a game."""
        state, rng = self.rules.start(seats=SEATS, seed=1), Rng(1)
        for _ in range(MIDDLE):
            state.play_at(rng.below(len(state.codes)))
        return state.copy


class Inside(Workload):
    """`trianon.playouts`: whole games inside the core. Their decisions are counted beforehand."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.starts = [self.rules.start(seats=SEATS, seed=batch) for batch in range(BATCHES)]
        self.decisions = [_decisions(start, batch) for batch, start in enumerate(self.starts)]

    def game(self, luck: random.Random) -> int:
        """A batch of games."""
        batch = luck.randrange(BATCHES)
        trianon.playouts(self.starts[batch], BATCH, batch)
        return self.decisions[batch]


class Interface(Workload):
    """`start`, `decision` and `play_at`: the step interface of Python programs."""

    def game(self, luck: random.Random) -> int:
        """One game."""
        state = self.rules.start(seats=SEATS, seed=luck.getrandbits(32))
        count, chance = 0, luck.random
        while (decision := state.decision) is not None:
            state.play_at(int(chance() * len(decision.options)))
            count += 1
        return count


class WithView(Workload):
    """The step interface, and before each decision the view of the seat that decides."""

    def game(self, luck: random.Random) -> int:
        """One game."""
        state = self.rules.start(seats=SEATS, seed=luck.getrandbits(32))
        count, chance = 0, luck.random
        while (decision := state.decision) is not None:
            state.view(decision.seat)
            state.play_at(int(chance() * len(decision.options)))
            count += 1
        return count


WORKLOADS: Final[dict[str, type[Workload]]] = {
    "inside": Inside,
    "interface": Interface,
    "with view": WithView,
}


def _decisions(start: State, seed: int) -> int:
    """How many decisions `playouts` makes with this seed: the same games, counted."""
    rng, count = Rng(seed), 0
    for _ in range(BATCH):
        state = start.copy()
        state.recording = False
        state.rng = rng
        while state.seat >= 0:
            state.play_at(rng.below(len(state.codes)))
            count += 1
    return count
