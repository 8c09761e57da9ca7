"""Seer: a bot that sees everything, for measurements only. What it wins is what luck leaves to win."""

from typing import Final

from trianon.bots.judgements import judgement_of
from trianon.bots.search.tree import Search
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

SEER: Final = "seer"


class Seer:
    """Searches as long as a master, in the real game: hidden cards and the luck to come lie open to it."""

    name = SEER

    def __init__(self, game_id: str) -> None:
        self._judgement = judgement_of(game_id)

    def choose(self, world: State, rng: Rng) -> int:
        """The option that turned out best in the one game that is really played."""
        if world.only_answer() is not None:
            return 0
        thought = Search(world, self._judgement, rng, self._judgement.reaches[-1], is_certain=True)
        return thought.best(self._judgement.thinking[-1])
