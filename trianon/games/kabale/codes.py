"""Kabale & Hiebe: the small ints for questions, answers and chance outcomes."""

from typing import Final

from trianon.games.kabale.components import CARDS, HAND

# Questions (section 5 of the rules: DP2, DP3, DP4).
LAY_STEP: Final = 0
DISGUISE_STEP: Final = 1  # frame: column, place of the disguise
TRAITOR_STEP: Final = 2  # frame: column, place of the traitor
ASKS: Final = ("lay", "disguise", "traitor")

# Answers, numbered without gaps: 182 in all, small enough that no int object is ever made for one.
WIDEST: Final = 6  # columns
LAY: Final = 0  # + card * WIDEST + column
TUCK: Final = LAY + CARDS * WIDEST  # + card
SWAP: Final = TUCK + CARDS  # + column
DECLINE: Final = SWAP + WIDEST
ACTIONS: Final = DECLINE + 1
CHOICES: Final = HAND * WIDEST  # the longest list of answers

# Chance.
FIRST: Final = 0  # the seat that starts round 1
GOAL: Final = 1  # the next goal card of the row
DRAW: Final = 2  # a card from a deck
