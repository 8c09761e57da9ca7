"""Greedy: the answer that looks best at once, by the knowledge that lives with each game."""

from importlib import import_module
from importlib.util import find_spec

from trianon.bots.protocol import Question, View
from trianon.games.registry import rules_module
from trianon.kernel.rng import Rng


class Greedy:
    """Takes the option with the highest `worth(view, question, rng)` of `trianon/games/<game>/bots.py`."""

    name = "greedy"

    def __init__(self, game_id: str) -> None:
        self._worth = import_module(knowledge(game_id)).worth

    def choose(self, view: View, question: Question, rng: Rng) -> int:
        """The first of the best options."""
        if len(question["options"]) == 1:
            return 0
        worths: list[float] = self._worth(view, question, rng)
        return worths.index(max(worths))


def knowledge(game_id: str) -> str:
    """The module that knows what is worth doing in a game."""
    return f"{rules_module(game_id)}.bots"


def has_knowledge(game_id: str) -> bool:
    """Whether a game brings what `greedy` needs."""
    return find_spec(knowledge(game_id)) is not None
