"""The questions of Kabale & Hiebe, one file each, in the order of their numbers."""

from typing import Any, Final

from trianon.games.kabale.steps.disguise import Disguise
from trianon.games.kabale.steps.lay import Lay
from trianon.games.kabale.steps.traitor import Traitor
from trianon.kernel.step import Step

STEPS: Final[list[Step[Any]]] = [Lay("lay"), Disguise("disguise"), Traitor("traitor")]
