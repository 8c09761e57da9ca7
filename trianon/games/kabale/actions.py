"""Kabale & Hiebe: its questions, answers and chance outcomes, each declared once."""

from typing import Final

from trianon.games.kabale.components import GOAL_NAMES, NAMES
from trianon.kernel.field import Number, Words
from trianon.kernel.kind import Kind, KindTable

# Questions (section 5 of the rules: DP2, DP3, DP4).
LAY_STEP: Final = 0
DISGUISE_STEP: Final = 1  # frame: column, place of the disguise
TRAITOR_STEP: Final = 2  # frame: column, place of the traitor

# Answers. With all of them below 257 no int object is ever made for one.
WIDEST: Final = 6  # columns
CARD: Final = Words("card", NAMES)
COLUMN: Final = Number("column", 1, WIDEST)

LAY: Final = Kind("lay", "{card} > {column}", (CARD, COLUMN), (LAY_STEP,))
TUCK: Final = Kind("tuck", "tuck {card}", (CARD,), (DISGUISE_STEP,))
SWAP: Final = Kind("swap", "swap {column}", (COLUMN,), (TRAITOR_STEP,))
DECLINE: Final = Kind("decline", "decline", (), (DISGUISE_STEP, TRAITOR_STEP))
ACTIONS: Final = KindTable((LAY, TUCK, SWAP, DECLINE), "'king > 2', 'tuck mage', 'swap 3' or 'decline'")

# Chance. The second of the two threes of a symbol is written with an apostrophe.
_GOALS: Final = [name + ("'" if name in GOAL_NAMES[:goal] else "") for goal, name in enumerate(GOAL_NAMES)]

FIRST: Final = Kind("first", "first {seat}", (Number("seat", 0, WIDEST - 1),))  # who starts round 1
GOAL: Final = Kind("goal", "goal {goal}", (Words("goal", _GOALS, is_phrase=True),))  # the next of the row
DRAW: Final = Kind("draw", "draw {card}", (CARD,))  # a card from a deck
CHANCE: Final = KindTable((FIRST, GOAL, DRAW), "'draw king', 'goal art 3' or 'first 0'")
