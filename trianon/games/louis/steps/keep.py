"""Keep: at the end of a mission turn one chip stays, the others become coats (P14, L7.6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import KEEP_CHIP
from trianon.games.louis.components import KINDS_OF_CHIPS
from trianon.games.louis.drawing import take_coats
from trianon.games.louis.events import CHIPS_RETURNED
from trianon.games.louis.tableau import Tableau
from trianon.kernel.frame import arg1
from trianon.kernel.step import Step


class Keep(Step[Tableau]):
    """Which kind of chip to keep; a single chip is not returned (Q24)."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg1(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        seat = arg1(frame)
        codes = vec[i64](capacity=KINDS_OF_CHIPS)
        if s.chip_count(seat) < 2:
            return codes
        for chip in range(KINDS_OF_CHIPS):
            if s.chips[seat * KINDS_OF_CHIPS + chip] > 0:
                codes = append(codes, KEEP_CHIP.first + chip)
        return codes

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """All other chips go back, each for a coat."""
        seat = arg1(frame)
        chip = KEEP_CHIP.arg1(code)
        coats = s.chip_count(seat) - 1
        for other in range(KINDS_OF_CHIPS):
            s.chips[seat * KINDS_OF_CHIPS + other] = 1 if other == chip else 0
        s.tell(CHIPS_RETURNED, seat, chip, coats)
        take_coats(s, seat, coats)
