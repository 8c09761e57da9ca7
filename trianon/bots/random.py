"""Random: every legal answer is equally likely."""

from trianon.kernel.rng import Rng
from trianon.kernel.state import State


class Random:
    """Plays any game, and badly."""

    name = "random"

    def choose(self, world: State, rng: Rng) -> int:
        """Any option."""
        decision = world.decision
        assert decision is not None
        return int(rng.below(len(decision.options)))
