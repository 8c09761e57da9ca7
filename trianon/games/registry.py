"""The games of the house, by id; and further ones that a process is told of, such as the template."""

import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from trianon.kernel.errors import InvalidFigures, InvalidOption
from trianon.kernel.game import Game

# Folders of further games, separated as in PATH: each laid out like `template` and named as its game.
# A setting and not a call, so that bot workers, test servers and the build of the client know them too.
EXTRA: Final = "TRIANON_GAMES"

# Files of corrected figures: mercado=my.toml, separated as in PATH, and a setting for the same reason. New
# games are played with the last file of their game; older ones with the file they began with, if it is named.
FIGURES: Final = "TRIANON_FIGURES"

_HOUSE: Final = ("castles", "kabale", "louis", "mercado")


def games() -> tuple[str, ...]:
    """The ids of all games of the house."""
    return _HOUSE


def game(id: str) -> Game:
    """The game with this id, of the house or an extra one. Its rules are loaded when first asked for."""
    if id in _HOUSE:
        return _with_figures(id)
    found = _extra_games().get(id)
    if found is None:
        raise InvalidOption(f"there is no game {id!r}; there are {', '.join(games())}")
    return found


def is_extra(id: str) -> bool:
    """Whether a game is not of the house: the package with its id holds all its parts."""
    return id not in _HOUSE and id in _extra_games()


def rules_module(id: str) -> str:
    """The module with the rules of a game."""
    return type(game(id)).__module__


def figure_files(setting: str) -> list[tuple[str, Path]]:
    """The games and files in a list of corrected figures; InvalidFigures when it names none."""
    found: list[tuple[str, Path]] = []
    for part in filter(None, setting.split(os.pathsep)):
        id, is_named, file = part.partition("=")
        if not is_named or not file or id not in _HOUSE:
            raise InvalidFigures(f"figures: {part!r} is not GAME=FILE with a game of {', '.join(_HOUSE)}")
        found.append((id, Path(file)))
    return found


@cache
def _with_figures(id: str) -> Game:
    """A game of the house, with the corrected figures that this process is told of."""
    found = _imported(f"trianon.games.{id}")
    for of, file in figure_files(os.environ.get(FIGURES, "")):
        if of == id:
            found = found.corrected(read_text(file), str(file))
    return found


def read_text(file: Path) -> str:
    """What a file of figures says; InvalidFigures when it cannot be read."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidFigures(f"{file}: cannot be read: {error}") from error


@cache
def _extra_games() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for folder in map(Path, filter(None, os.environ.get(EXTRA, "").split(os.pathsep))):
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
        try:
            found[folder.name] = _imported(f"{folder.name}.game")
        except TypeError as error:  # mypyc: plain classes cannot inherit from compiled ones
            raise InvalidOption(
                f"{folder.name}: a game from elsewhere cannot join compiled rules; run it from a source tree,"
                " or with trianon installed by TRIANON_PURE=1"
            ) from error
    return found


@cache
def _imported(module: str) -> Game:
    rules = import_module(module).GAME
    assert isinstance(rules, Game)
    return rules
