"""trianon: exact and fast rules of four royal board games, and the house to play them in.

>>> import trianon
>>> state = trianon.game("kabale").start(seats=4, seed=7)
>>> state.decision.ask
'lay'
"""

import sys
from types import ModuleType
from typing import Final, cast

from trianon.games import registry
from trianon.games.registry import game
from trianon.kernel.action import Action
from trianon.kernel.decision import Decision
from trianon.kernel.errors import (
    IllegalAction,
    InvalidAction,
    InvalidFigures,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    TrianonError,
)
from trianon.kernel.event import Event
from trianon.kernel.game import Game
from trianon.kernel.playouts import playouts
from trianon.kernel.record import Record
from trianon.kernel.rng import Rng
from trianon.kernel.scores import Outcome, Reason, Score
from trianon.kernel.state import State


class _Games(ModuleType):
    """The package of all games, which can also be called: `trianon.games()`."""

    def __call__(self) -> tuple[str, ...]:
        """The ids of all games."""
        return registry.games()


sys.modules["trianon.games"].__class__ = _Games
games: Final = cast(_Games, sys.modules["trianon.games"])

__all__ = [
    "Action",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "InvalidFigures",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Outcome",
    "Reason",
    "Record",
    "Rng",
    "Score",
    "State",
    "TrianonError",
    "game",
    "games",
    "playouts",
]
