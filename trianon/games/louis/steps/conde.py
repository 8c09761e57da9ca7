"""Condé: the reward of tile 6 may put a stone on any tile (P10, L6.3)."""

from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import CONDE, NO_STONE, PLACE_ONE
from trianon.games.louis.placing import anywhere, place_stones
from trianon.games.louis.tableau import Tableau


def ask(s: Tableau) -> bool:
    """Any tile from either supply, or none."""
    if not s.has_stone(s.turn):
        return False
    s.seat = s.turn
    s.step = CONDE
    s.codes = anywhere(s, s.turn)
    return True


def answer(s: Tableau, code: i64) -> None:
    """The stone goes onto the tile; on tiles 7 to 12 it counts in this evaluation (L6.9)."""
    if code == NO_STONE:
        if s.telling:
            s.tell_event(events.conde_declined(s.turn))
        return
    tile: i64 = (code - PLACE_ONE) // 2
    source: i64 = (code - PLACE_ONE) % 2
    place_stones(s, s.turn, tile, 1, source)
    if s.telling:
        s.tell_event(events.conde_placed(s.turn, tile, source))
