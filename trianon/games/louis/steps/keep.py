"""Keep: at the end of a mission turn one chip stays, the others become coats (P14, L7.6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import KEEP, KEEP_CHIP
from trianon.games.louis.components import KINDS_OF_CHIPS
from trianon.games.louis.drawing import take_coats
from trianon.games.louis.tableau import Tableau


def ask(s: Tableau) -> bool:
    """Which kind of chip to keep; with chips of one kind there is no choice, with a single chip no return."""
    if s.chip_count(s.turn) < 2:
        return False
    codes = vec[i64](capacity=KINDS_OF_CHIPS)
    for chip in range(KINDS_OF_CHIPS):
        if s.chips[s.turn * KINDS_OF_CHIPS + chip] > 0:
            codes = append(codes, KEEP_CHIP + chip)
    if len(codes) == 1:
        answer(s, codes[0])
        return False
    s.seat = s.turn
    s.step = KEEP
    s.codes = codes
    return True


def answer(s: Tableau, code: i64) -> None:
    """All other chips go back, each for a coat."""
    chip = code - KEEP_CHIP
    coats = s.chip_count(s.turn) - 1
    for other in range(KINDS_OF_CHIPS):
        s.chips[s.turn * KINDS_OF_CHIPS + other] = 1 if other == chip else 0
    if s.telling:
        s.tell_event(events.chips_returned(s.turn, chip, coats))
    take_coats(s, s.turn, coats)
