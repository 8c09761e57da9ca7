"""Intrigue: before a tile is evaluated its intrigue card may be played (P7, L5.3).

Every seat that holds any intrigue card and has a stone is asked at every tile, also when it has nothing to
decide: whoever were asked only with the right card in hand would show it by being asked.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import GENERAL, INTRIGUE, KEEP_INTRIGUE, OWN, PLAY_INTRIGUE
from trianon.games.louis.placing import place_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit

ONE_GENERAL: Final = 0
ONE_OWN: Final = 1
TWO_OWN: Final = 2


def ask(s: Tableau) -> bool:
    """Keep; with the card of this person also one stone from general, or one or two from own."""
    seat = s.turn
    if s.intrigues[seat] == 0 or not s.has_stone(seat):
        return False
    codes = vec[i64](capacity=4)
    codes = append(codes, KEEP_INTRIGUE)
    if s.intrigues[seat] & bit(s.tile):
        if s.general[seat] > 0:
            codes = append(codes, PLAY_INTRIGUE + ONE_GENERAL)
        if s.own[seat] > 0:
            codes = append(codes, PLAY_INTRIGUE + ONE_OWN)
        if s.own[seat] > 1:
            codes = append(codes, PLAY_INTRIGUE + TWO_OWN)
    s.seat = seat
    s.step = INTRIGUE
    s.codes = codes
    return True


def answer(s: Tableau, code: i64) -> None:
    """The stones go onto the tile, the card under its deck."""
    seat = s.turn
    if code == KEEP_INTRIGUE:
        if s.telling:
            s.tell_event(events.kept(seat, s.tile))
        return
    way = code - PLAY_INTRIGUE
    count: i64 = 2 if way == TWO_OWN else 1
    source: i64 = GENERAL if way == ONE_GENERAL else OWN
    s.intrigues[seat] ^= bit(s.tile)
    s.intrigue_under.append(s.tile)
    place_stones(s, seat, s.tile, count, source)
    s.reveal()
    if s.telling:
        s.tell_event(events.intrigue_played(seat, s.tile, count, source))
