"""The games of the house, by id; and further ones that a process is told of, such as the template."""

import os
from functools import cache
from importlib import import_module
from typing import Final

from trianon.games.castles import GAME as CASTLES
from trianon.games.kabale import GAME as KABALE
from trianon.games.louis import GAME as LOUIS
from trianon.games.mercado import GAME as MERCADO
from trianon.kernel.errors import InvalidOption
from trianon.kernel.game import Game

# Packages with games that are not of the house, separated by spaces. A setting and not a call, so that bot
# workers and servers that a test starts know them too. Each is laid out like `template`.
EXTRA: Final = "TRIANON_EXTRA_GAMES"

_GAMES: Final[dict[str, Game]] = {rules.id: rules for rules in (CASTLES, KABALE, LOUIS, MERCADO)}


def games() -> tuple[str, ...]:
    """The ids of all games of the house."""
    return tuple(sorted(_GAMES))


def game(id: str) -> Game:
    """The game with this id, of the house or an extra one."""
    found = _GAMES.get(id) or _extra_games().get(id)
    if found is None:
        raise InvalidOption(f"there is no game {id!r}; there are {', '.join(games())}")
    return found


def package_of(id: str) -> str | None:
    """The package that holds all parts of an extra game; None for a game of the house."""
    found = None if id in _GAMES else _extra_games().get(id)
    return None if found is None else type(found).__module__.rpartition(".")[0]


def rules_module(id: str) -> str:
    """The module with the rules of a game."""
    return type(game(id)).__module__


@cache
def _extra_games() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for package in os.environ.get(EXTRA, "").split():
        rules = import_module(f"{package}.game").GAME
        assert isinstance(rules, Game)
        found[rules.id] = rules
    return found
