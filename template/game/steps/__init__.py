"""The questions of the Levee, one file each, in the order of their numbers."""

from typing import Any, Final

from template.game.steps.present import Present
from template.game.steps.reply import Reply
from trianon.kernel.step import Step

STEPS: Final[list[Step[Any]]] = [Present("present"), Reply("reply")]
