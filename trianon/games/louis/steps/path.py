"""Path: stone by stone from the own supply along adjacent tiles (P4, L4.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import DONE, OWN, PATH, PUT
from trianon.games.louis.components import (
    BOOST_LIMIT,
    JOKER,
    JOKER_LIMIT,
    NEIGHBOURS,
    PERSON_LIMIT,
    TILES,
)
from trianon.games.louis.placing import place_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit


def limit(s: Tableau) -> i64:
    """How many stones the card that is being played moves (L4.3.1, L4.4)."""
    if s.boost:
        return BOOST_LIMIT
    return JOKER_LIMIT if s.card == JOKER else PERSON_LIMIT


def ask(s: Tableau) -> bool:
    """The tiles for the next stone, or done; nothing to ask when no stone is left to lay."""
    if len(s.path) >= limit(s) or s.own[s.turn] == 0:
        return False
    open_tiles = next_tiles(s)
    codes = vec[i64](capacity=TILES + 1)
    for tile in range(TILES):
        if open_tiles & 1:
            codes = append(codes, PUT + tile)
        open_tiles >>= 1
    s.seat = s.turn
    s.step = PATH
    s.codes = append(codes, DONE)
    return True


def next_tiles(s: Tableau) -> i64:
    """The set of tiles on which the next stone may go.

    Stone by stone this is L4.3.4: the tile of the last stone again, or an adjacent one not in the path.
    """
    path = s.path
    if not path:
        return bit(TILES) - 1 if s.boost or s.card == JOKER else bit(s.card)
    last = path[-1]
    tiles: i64 = NEIGHBOURS[last]
    for tile in path:
        tiles &= ~bit(tile)  # L4.3.2
    return tiles | bit(last)


def answer(s: Tableau, code: i64) -> bool:
    """The stone goes onto the tile; False when the seat lays no more."""
    if code == DONE:
        if s.telling:
            s.tell_event(events.path_done(s.turn, len(s.path)))
        return False
    tile = code - PUT
    place_stones(s, s.turn, tile, 1, OWN)  # L2.5.1
    s.path.append(tile)
    if s.telling:
        s.tell_event(events.stone_laid(s.turn, tile))
    return True
