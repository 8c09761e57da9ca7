"""Reserve: C06 puts a stone anywhere at the end of the influence phase (P6, L8.15)."""

from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import NO_STONE, PLACE_ONE, RESERVE
from trianon.games.louis.components import C06
from trianon.games.louis.placing import anywhere, place_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit


def ask(s: Tableau) -> bool:
    """Any tile from either supply, or none."""
    if not s.can_use(s.turn, C06) or not s.has_stone(s.turn):
        return False
    s.seat = s.turn
    s.step = RESERVE
    s.codes = anywhere(s, s.turn)
    return True


def answer(s: Tableau, code: i64) -> None:
    """The stone goes onto the tile."""
    if code == NO_STONE:
        if s.telling:
            s.tell_event(events.skipped(s.turn, C06))
        return
    s.used[s.turn] |= bit(C06)
    tile: i64 = (code - PLACE_ONE) // 2
    source: i64 = (code - PLACE_ONE) % 2
    place_stones(s, s.turn, tile, 1, source)
    if s.telling:
        s.tell_event(events.reserve_placed(s.turn, tile, source))
