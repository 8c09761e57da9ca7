"""The Levee: its courtiers and every figure of the rules (T1, T2)."""

from typing import Final

from trianon.kernel.bags import some

COURTIERS: Final = ("page", "knight", "duke", "prince")  # in rising rank
FAVOUR: Final = [4, 3, 2, 1]  # points
KINDS: Final = len(COURTIERS)
COPIES: Final = 4  # of each
HAND: Final = 3
ALL: Final = sum([some(kind, COPIES) for kind in range(KINDS)])
COLOURS: Final = ("blue", "white", "red")
