"""The questions of Castles of Mad King Ludwig, one file each, in the order of their numbers."""

from typing import Any, Final

from trianon.games.castles.steps.arrange import Arrange
from trianon.games.castles.steps.bonus import Bonus
from trianon.games.castles.steps.corridor import Corridor
from trianon.games.castles.steps.downstairs import Downstairs
from trianon.games.castles.steps.pick import Pick
from trianon.games.castles.steps.place import Place
from trianon.games.castles.steps.return_ import Return
from trianon.games.castles.steps.reward import Reward
from trianon.games.castles.steps.stack import Stack
from trianon.games.castles.steps.turn import Turn
from trianon.kernel.step import Step

STEPS: Final[list[Step[Any]]] = [
    Return("return"),
    Arrange("arrange"),
    Turn("turn"),
    Place("place"),
    Reward("reward"),
    Corridor("corridor"),
    Downstairs("downstairs"),
    Stack("stack"),
    Pick("pick"),
    Bonus("bonus"),
]
