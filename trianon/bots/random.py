"""Random: every legal answer is equally likely."""

from trianon.bots.protocol import Question, View
from trianon.kernel.rng import Rng


class Random:
    """Plays any game, and badly."""

    name = "random"

    def choose(self, view: View, question: Question, rng: Rng) -> int:
        """Any option."""
        return int(rng.below(len(question["options"])))
