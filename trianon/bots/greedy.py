"""Greedy: the answer that looks best at once, by the knowledge that lives with each game."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from trianon.games.registry import rules_module
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

Worth = Callable[[State, Rng], list[float]]  # of every option, to the seat asked


class Greedy:
    """Takes the option with the highest `worth(world, rng)` of `trianon/games/<game>/knowledge.py`."""

    name = "greedy"

    def __init__(self, game_id: str) -> None:
        self._worth: Worth = import_module(_knowledge(game_id)).worth

    def choose(self, world: State, rng: Rng) -> int:
        """The first of the best options."""
        decision = world.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        worths = self._worth(world, rng)
        return worths.index(max(worths))


def has_knowledge(game_id: str) -> bool:
    """Whether a game brings what `greedy` needs."""
    return find_spec(_knowledge(game_id)) is not None


def _knowledge(game_id: str) -> str:
    return f"{rules_module(game_id)}.knowledge"
