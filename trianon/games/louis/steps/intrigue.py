"""Intrigue: before a tile is evaluated its intrigue card may be played (P7, L5.3).

Every seat that holds any intrigue card and has a stone is asked at every tile, also when it has nothing to
decide: whoever were asked only with the right card in hand would show it by being asked.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import (
    GENERAL,
    INTRIGUE,
    INTRIGUE_SOURCE,
    INTRIGUE_STONES,
    KEEP,
)
from trianon.games.louis.evaluation import ask_intrigue
from trianon.games.louis.events import INTRIGUE_PLAYED, KEPT
from trianon.games.louis.stones import put_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2
from trianon.kernel.step import Step


class Intrigue(Step[Tableau]):
    """Keep; with the card of this person also one stone from general, or one or two from own."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return s.in_order(arg2(frame))

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        seat = self.seat(s, frame)
        codes = vec[i64](capacity=len(INTRIGUE_STONES) + 1)
        if s.intrigues[seat] == 0 or not s.has_stone(seat):
            return codes
        codes = append(codes, KEEP.first)
        if s.intrigues[seat] & bit(arg1(frame)):
            for way in range(len(INTRIGUE_STONES)):
                source: i64 = s.general[seat] if INTRIGUE_SOURCE[way] == GENERAL else s.own[seat]
                if INTRIGUE_STONES[way] <= source:
                    codes = append(codes, INTRIGUE.first + way)
        return codes

    def is_asked_alone(self, s: Tableau, frame: i64) -> bool:
        """Whether there is a choice is secret."""
        return True

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The stones go onto the tile, the card under its deck."""
        seat = self.seat(s, frame)
        tile = arg1(frame)
        if code == KEEP.first:
            s.tell(KEPT, seat, tile)
        else:
            count: i64 = INTRIGUE_STONES[INTRIGUE.arg1(code)]
            source: i64 = INTRIGUE_SOURCE[INTRIGUE.arg1(code)]
            s.intrigues[seat] ^= bit(tile)
            s.intrigue_under.append(tile)
            s.intrigues_known &= ~bit(tile)
            put_stones(s, seat, tile, count, source)
            s.reveal(seat)
            s.tell(INTRIGUE_PLAYED, seat, tile, count, source)
        ask_intrigue(s, tile, arg2(frame) + 1)
