"""Kabale & Hiebe: what positions are worth, written by `trianon learn kabale`."""

from typing import Final

RULES_VERSION: Final = 2
WEIGHTS: Final[list[float]] = [
    0.946,  # king in hand
    0.438,  # queen in hand
    0.141,  # juliet in hand
    -0.087,  # alchemist in hand
    -0.463,  # swordsman in hand
    -0.503,  # farmer in hand
    -0.682,  # merchant in hand
    -0.347,  # cardinal in hand
    -0.686,  # troubadour in hand
    -0.016,  # explorer in hand
    1.255,  # assassin in hand
    -0.343,  # storm in hand
    0.148,  # disguise in hand
    0.407,  # traitor in hand
    1.227,  # musketeers in hand
    0.464,  # mage in hand
    0.212,  # witch in hand
    0.035,  # prince in hand
    -0.92,  # squire in hand
    -0.724,  # hermit in hand
    0.15,  # doppelganger in hand
    -0.462,  # dragon in hand
    -1.269,  # romeo in hand
    2.482,  # beggar in hand
    -0.471,  # tomthumb in hand
    1.552,  # king to be drawn
    0.888,  # queen to be drawn
    0.63,  # juliet to be drawn
    -0.081,  # alchemist to be drawn
    -0.887,  # swordsman to be drawn
    -0.83,  # farmer to be drawn
    -0.574,  # merchant to be drawn
    -0.771,  # cardinal to be drawn
    -1.002,  # troubadour to be drawn
    -0.348,  # explorer to be drawn
    2.745,  # assassin to be drawn
    -0.653,  # storm to be drawn
    -0.701,  # disguise to be drawn
    1.468,  # traitor to be drawn
    2.87,  # musketeers to be drawn
    0.503,  # mage to be drawn
    0.93,  # witch to be drawn
    0.407,  # prince to be drawn
    -0.262,  # squire to be drawn
    -0.637,  # hermit to be drawn
    -0.925,  # doppelganger to be drawn
    0.215,  # dragon to be drawn
    -1.615,  # romeo to be drawn
    3.869,  # beggar to be drawn
    -0.569,  # tomthumb to be drawn
]
