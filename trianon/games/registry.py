"""The games of the house, by id; and further ones that a process is told of, such as the template."""

import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from trianon.games.castles import GAME as CASTLES
from trianon.games.kabale import GAME as KABALE
from trianon.games.louis import GAME as LOUIS
from trianon.games.mercado import GAME as MERCADO
from trianon.kernel.errors import InvalidOption
from trianon.kernel.game import Game

# Folders of further games, separated as in PATH: each laid out like `template` and named as its game.
# A setting and not a call, so that bot workers, test servers and the build of the client know them too.
EXTRA: Final = "TRIANON_GAMES"

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


def is_extra(id: str) -> bool:
    """Whether a game is not of the house: the package with its id holds all its parts."""
    return id not in _GAMES and id in _extra_games()


def rules_module(id: str) -> str:
    """The module with the rules of a game."""
    return type(game(id)).__module__


@cache
def _extra_games() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for folder in map(Path, filter(None, os.environ.get(EXTRA, "").split(os.pathsep))):
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
        found[folder.name] = _imported(folder.name)
    return found


def _imported(id: str) -> Game:
    try:
        rules = import_module(f"{id}.game").GAME
    except TypeError as error:  # mypyc: plain classes cannot inherit from compiled ones
        raise InvalidOption(
            f"{id}: a game from elsewhere cannot join compiled rules; run it from a source tree,"
            " or with trianon installed by TRIANON_PURE=1"
        ) from error
    assert isinstance(rules, Game)
    return rules
