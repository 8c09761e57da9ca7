"""Seer: a bot that sees everything, for measurements only. What it wins is what luck leaves to win."""

from typing import Final

from trianon.bots.judgements import mastery_of
from trianon.bots.search.tree import Search
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

SEER: Final = "seer"


class Seer:
    """Searches as long as a master, in the real game: hidden cards and the luck to come lie open to it."""

    name = SEER

    def __init__(self, game_id: str) -> None:
        self._judgement = mastery_of(game_id)

    def choose(self, world: State, rng: Rng) -> int:
        """The option that turned out best in the one game that is really played."""
        if world.only_answer() is not None:
            return 0
        level = len(self._judgement.thinking) - 1
        rounds = self._judgement.rounds(world, level)
        thought = Search(world, self._judgement, rng, rounds, is_certain=True)
        return thought.best(self._judgement.iterations(world, level))
