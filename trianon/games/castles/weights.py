"""Castles of Mad King Ludwig: what positions are worth, written by `trianon learn castles`."""

from typing import Final

RULES_VERSION: Final = 2
WEIGHTS: Final[list[float]] = [
    0.977,  # promise of the castle
    0.242,  # wealth
    0.23,  # thousands of marks
    -0.029,  # promise of the castle, by the rooms left
    0.226,  # wealth, by the rooms left
    -0.05,  # thousands of marks, by the rooms left
]
