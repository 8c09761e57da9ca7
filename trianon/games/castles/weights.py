"""Castles of Mad King Ludwig: what positions are worth, written by `trianon learn castles`."""

from typing import Final

RULES_VERSION: Final = 2
WEIGHTS: Final[list[float]] = [
    1.0,  # promise of the castle
    1.0,  # wealth
    0.0,  # thousands of marks
    0.0,  # promise of the castle, by the rooms left
    0.0,  # wealth, by the rooms left
    0.0,  # thousands of marks, by the rooms left
]
