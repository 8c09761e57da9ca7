"""The questions and tasks of Louis XIV, one file each, in the order of their numbers."""

from typing import Any, Final

from trianon.games.louis.steps.buy import Buy
from trianon.games.louis.steps.conde import Conde
from trianon.games.louis.steps.deck import Deck
from trianon.games.louis.steps.dispatch import Dispatch
from trianon.games.louis.steps.favour import Favour
from trianon.games.louis.steps.intrigue import Intrigue
from trianon.games.louis.steps.keep import Keep
from trianon.games.louis.steps.leave import Leave
from trianon.games.louis.steps.maintenon import Maintenon
from trianon.games.louis.steps.missions import Missions
from trianon.games.louis.steps.path import Path
from trianon.games.louis.steps.replace import Replace
from trianon.games.louis.steps.reserve import Reserve
from trianon.games.louis.steps.supply import Supply
from trianon.games.louis.steps.take import Take
from trianon.games.louis.steps.tile import Tile
from trianon.games.louis.steps.turn import Turn
from trianon.kernel.step import Step

STEPS: Final[list[Step[Any]]] = [
    Supply("supply"),
    Dispatch("dispatch"),
    Turn("turn"),
    Path("path"),
    Take("take"),
    Reserve("reserve"),
    Intrigue("intrigue"),
    Favour("favour"),
    Buy("buy"),
    Conde("conde"),
    Maintenon("maintenon"),
    Missions("missions"),
    Deck("deck"),
    Keep("keep"),
    Replace("replace"),
    Tile("tile"),
    Leave("leave"),
]
