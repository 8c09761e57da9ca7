"""Bots from elsewhere: classes in installed packages and programs that a setting names, each in a process."""

import os
import re
import shlex
import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from trianon.bots.program import Program
from trianon.kernel.errors import InvalidOption

# NAME=COMMAND, separated by semicolons. A setting and not a call, so that bot workers know them too.
PROGRAMS: Final = "TRIANON_BOTS"
# Entry points NAME = "package.module:Class".
GROUP: Final = "trianon.bots"

# `castles.mason` plays one game, `mason` all of them.
_FULL_NAME: Final = re.compile(r"([a-z0-9_]+\.)?[a-z][a-z0-9_-]{0,31}")


def names(game_id: str) -> tuple[str, ...]:
    """The bots from elsewhere that play a game."""
    known = [full.rpartition(".") for full in (*_installed(), *_programs())]
    return tuple(dict.fromkeys(name for game, _, name in known if game in ("", game_id)))


@cache
def get(game_id: str, name: str) -> Program:
    """One of them, ready to be asked."""
    for full in (f"{game_id}.{name}", name):
        if full in _programs():
            return Program(name, shlex.split(_programs()[full]))
        if full in _installed():
            # What imports trianon there is to find the same one as here, compiled or not.
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            return Program(name, [sys.executable, "-m", "trianon.bots.host", full], environment)
    raise InvalidOption(f"there is no bot {name!r}")


def add_program(full_name: str, command: str) -> None:
    """Let this process, and those it starts, know one more; InvalidOption when that cannot be meant so."""
    if _programs().get(full_name, command) != command:
        raise InvalidOption(f"there are two bots {full_name!r}: {_programs()[full_name]} and {command}")
    setting = ";".join(filter(None, (os.environ.get(PROGRAMS, ""), f"{full_name}={command}")))
    _read(setting)
    os.environ[PROGRAMS] = setting


def check() -> None:
    """InvalidOption when the setting cannot be read."""
    _programs()


def _programs() -> dict[str, str]:
    return _read(os.environ.get(PROGRAMS, ""))


@cache
def _read(setting: str) -> dict[str, str]:
    found = {}
    for part in filter(None, map(str.strip, setting.split(";"))):
        name, equals, command = (piece.strip() for piece in part.partition("="))
        if not (equals and command and _FULL_NAME.fullmatch(name)):
            raise InvalidOption(f"{PROGRAMS}: {part!r} is not NAME=COMMAND, for example mason=./mason.sh")
        try:
            shlex.split(command)
        except ValueError as error:
            raise InvalidOption(f"{PROGRAMS}: {part!r}: {error}") from None
        found[name] = command
    return found


@cache
def _installed() -> tuple[str, ...]:
    return tuple(one.name for one in entry_points(group=GROUP) if _FULL_NAME.fullmatch(one.name))
