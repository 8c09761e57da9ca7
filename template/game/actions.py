"""The Levee: its questions, answers and chance outcomes, each declared once."""

from typing import Final

from template.game.components import COLOURS, COURTIERS
from trianon.kernel.field import Number, Words
from trianon.kernel.kind import Kind, KindTable

PRESENT_STEP: Final = 0
REPLY_STEP: Final = 1  # frame: the seat asked

COURTIER: Final = Words("courtier", COURTIERS)

PRESENT: Final = Kind("present", "present {courtier}", (COURTIER,), (PRESENT_STEP,))
CHALLENGE: Final = Kind("challenge", "challenge {courtier}", (COURTIER,), (REPLY_STEP,))
BOW: Final = Kind("bow", "bow", (), (REPLY_STEP,))
ACTIONS: Final = KindTable((PRESENT, CHALLENGE, BOW), "'present duke', 'challenge page' or 'bow'")

FIRST: Final = Kind("first", "first {seat}", (Number("seat", 0, len(COLOURS) - 1),))  # who begins
DRAW: Final = Kind("draw", "draw {courtier}", (COURTIER,))
CHANCE: Final = KindTable((FIRST, DRAW), "'draw page' or 'first 0'")
