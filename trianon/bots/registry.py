"""The bots of each game, by name. Names travel between processes, bots do not."""

from functools import cache

from trianon.bots import outside
from trianon.bots.greedy import Greedy, has_knowledge
from trianon.bots.judgements import can_think_ahead, has_judgement
from trianon.bots.levels import SEARCHING, Novice, Thinker
from trianon.bots.protocol import Bot
from trianon.bots.random import Random
from trianon.games.registry import game
from trianon.kernel.errors import InvalidOption


def names(game_id: str) -> tuple[str, ...]:
    """The bots that can play a game; InvalidOption when there is no such game.

    First those of the house, the weakest first, then those from elsewhere.
    """
    return (
        *house_names(game_id),
        *(name for name in outside.names(game_id) if is_from_elsewhere(game_id, name)),
    )


def is_from_elsewhere(game_id: str, name: str) -> bool:
    """Whether this is no bot of the house, but one that an installed package or a setting brings."""
    return name in outside.names(game_id) and name not in house_names(game_id)


@cache
def house_names(game_id: str) -> tuple[str, ...]:
    """The bots of the house, the weakest first; InvalidOption when there is no such game."""
    id = game(game_id).id
    found = [Random.name]
    if has_judgement(id):
        found.append(Novice.name)
    if has_knowledge(id):
        found.append(Greedy.name)
    if can_think_ahead(id):
        found += [level.name for level in SEARCHING]
    return tuple(found)


@cache
def get(game_id: str, name: str, most: int | None = None, is_timed: bool = False) -> Bot:
    """The bot with this name; InvalidOption when the game has none.

    Bots that think ahead take a fixed number of iterations, so that the same luck gives the same choice.
    `most` is a lower limit to that; with `is_timed` the clock is one too.
    """
    if name not in names(game_id):
        raise InvalidOption(f"{game_id} has no bot {name!r}; it has {', '.join(names(game_id))}")
    for level in SEARCHING:
        if level.name == name:
            return Thinker(game_id, level, most, is_timed)
    if name == Novice.name:
        return Novice(game_id)
    if is_from_elsewhere(game_id, name):
        return outside.get(game_id, name)
    return Random() if name == Random.name else Greedy(game_id)
