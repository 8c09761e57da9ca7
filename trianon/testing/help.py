"""What the tests of one game bring themselves: `trianon/testing/<game>.py`."""

from importlib import import_module
from typing import Protocol, cast

from trianon.games.registry import is_extra
from trianon.kernel.state import State


class Help(Protocol):
    """What such a module offers."""

    def complete(self, fields: dict[str, object]) -> dict[str, object]:
        """A position document from the few fields that a scenario cares about."""

    def check_components(self, state: State) -> None:
        """The components of the game are all there, each once: nothing may appear or be lost."""


def help_of(game: str) -> Help:
    """The module of a game."""
    return cast(Help, import_module(f"{game}.testing" if is_extra(game) else f"trianon.testing.{game}"))
