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
        self._worth = _worth_of(game_id)

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
    return _has_module(game_id, "knowledge") or _has_module(game_id, "bots")


def _has_module(game_id: str, name: str) -> bool:
    return find_spec(f"{rules_module(game_id)}.{name}") is not None


def _worth_of(game_id: str) -> Worth:
    if _has_module(game_id, "knowledge"):
        worth: Worth = import_module(f"{rules_module(game_id)}.knowledge").worth
        return worth
    return _worth_of_view(game_id)


def _worth_of_view(game_id: str) -> Worth:
    """To be removed: games whose knowledge still reads a view and a question instead of a world."""
    by_view = import_module(f"trianon.games.{game_id}.bots").worth

    def worth(world: State, rng: Rng) -> list[float]:
        decision = world.decision
        assert decision is not None
        worths: list[float] = by_view(world.view(decision.seat), decision.to_json(), rng)
        return worths

    return worth
