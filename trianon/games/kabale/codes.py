"""Kabale & Hiebe: the small ints for questions, answers and chance outcomes."""

from typing import Final

# Questions (section 5 of the rules: DP2, DP3, DP4).
LAY_STEP: Final = 0
DISGUISE_STEP: Final = 1  # frame: column, place of the disguise
TRAITOR_STEP: Final = 2  # frame: column, place of the traitor
ASKS: Final = ("lay", "disguise", "traitor")

# Answers.
LAY: Final = 0  # card, column
TUCK: Final = 1  # card
SWAP: Final = 2  # column
DECLINE: Final = 3

# Chance.
FIRST: Final = 0  # the seat that starts round 1
GOAL: Final = 1  # the next goal card of the row
DRAW: Final = 2  # a card from a deck
