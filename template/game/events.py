"""The Levee: what can happen, as the face tells it. The end of a game is the kernel's GAME_ENDED."""

from typing import Final

from template.game.actions import COURTIER
from trianon.kernel.event import EventKind
from trianon.kernel.field import SEAT

# A courtier came into a hand; only its owner sees which (T2, T7).
DREW: Final = EventKind("drew", (SEAT, COURTIER), secret="courtier")
# A courtier was presented, face down (T3).
PRESENTED: Final = EventKind("presented", (SEAT, COURTIER), secret="courtier")
# The neighbour bowed, or had nobody to challenge with (T4).
BOWED: Final = EventKind("bowed", (SEAT,))
# The neighbour challenged with a courtier (T4); the one presented was turned up, and a seat took both (T6).
CHALLENGED: Final = EventKind("challenged", (SEAT, COURTIER), reveals=True)
TOOK: Final = EventKind("took", (SEAT, COURTIER), reveals=True)
