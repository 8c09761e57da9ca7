"""What a bot is: a name, and a choice from a view and a question."""

from typing import Any, Protocol

from trianon.kernel.rng import Rng

View = dict[str, Any]  # state.view(seat)
Question = dict[str, Any]  # decision.to_json(): seat, ask, options with text, kind, args and final


class Bot(Protocol):
    """A player without hands. The same view, question and luck give the same choice."""

    @property
    def name(self) -> str:
        """The name by which `trianon.bots.get` finds it."""

    def choose(self, view: View, question: Question, rng: Rng) -> int:
        """The place of the chosen answer in `question["options"]`."""
