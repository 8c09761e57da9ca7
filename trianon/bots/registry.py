"""The bots of each game, by name. Names travel between processes, bots do not."""

from functools import cache

from trianon.bots.greedy import Greedy, has_knowledge
from trianon.bots.protocol import Bot
from trianon.bots.random import Random
from trianon.games.registry import game
from trianon.kernel.errors import InvalidOption


@cache
def names(game_id: str) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first; InvalidOption when there is no such game."""
    id = game(game_id).id
    return (Random.name, Greedy.name) if has_knowledge(id) else (Random.name,)


@cache
def get(game_id: str, name: str) -> Bot:
    """The bot with this name; InvalidOption when the game has none."""
    if name not in names(game_id):
        raise InvalidOption(f"{game_id} has no bot {name!r}; it has {', '.join(names(game_id))}")
    return Random() if name == Random.name else Greedy(game_id)
