"""Path: stone by stone from the own supply along adjacent tiles (P4, L4.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.actions import DONE, OWN, PATH_STEP, PUT
from trianon.games.louis.components import (
    BOOST_LIMIT,
    JOKER,
    JOKER_LIMIT,
    NEIGHBOURS,
    PERSON_LIMIT,
    TILES,
)
from trianon.games.louis.events import PATH_DONE, STONE_LAID
from trianon.games.louis.steps.turn import end_turn
from trianon.games.louis.stones import put_stones
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit
from trianon.kernel.frame import arg1, arg2, arg3
from trianon.kernel.step import AGAIN, UNLIKE, Step


def limit(card: i64, boost: i64) -> i64:
    """How many stones a card moves, alone or with C05 (L4.3.1, L4.4)."""
    if boost == 1:
        return BOOST_LIMIT
    return JOKER_LIMIT if card == JOKER else PERSON_LIMIT


def next_tiles(s: Tableau, card: i64, boost: i64) -> i64:
    """The set of tiles on which the next stone may go.

    Stone by stone this is L4.3.4: the tile of the last stone again, or an adjacent one not in the path.
    """
    path = s.path
    if not path:
        return bit(TILES) - 1 if boost == 1 or card == JOKER else bit(card)
    last = path[-1]
    tiles: i64 = NEIGHBOURS[last]
    for tile in path:
        tiles &= ~bit(tile)  # L4.3.2
    return tiles | bit(last)


class Path(Step[Tableau]):
    """The tiles for the next stone, or done."""

    def seat(self, s: Tableau, frame: i64) -> i64:
        return arg1(frame)

    def options(self, s: Tableau, frame: i64) -> vec[i64]:
        codes = vec[i64](capacity=TILES + 1)
        if len(s.path) >= limit(arg2(frame), arg3(frame)) or s.own[arg1(frame)] == 0:
            return codes
        open_tiles = next_tiles(s, arg2(frame), arg3(frame))
        for tile in range(TILES):
            if open_tiles & 1:
                codes = append(codes, PUT.first + tile)
            open_tiles >>= 1
        return append(codes, DONE.first)

    def likeness(self, s: Tableau, frame: i64, code: i64) -> i64:
        """A stone that is not the last is followed by the question for the next one."""
        further = limit(arg2(frame), arg3(frame)) - len(s.path)
        is_last = code == DONE.first or further <= 1 or s.own[arg1(frame)] <= 1
        return UNLIKE if is_last else AGAIN

    def answer(self, s: Tableau, frame: i64, code: i64) -> None:
        """The stone goes onto the tile, and the next one follows (L2.5.1)."""
        seat = arg1(frame)
        if code == DONE.first:
            s.tell(PATH_DONE, seat, len(s.path))
        else:
            tile = PUT.arg1(code)
            put_stones(s, seat, tile, 1, OWN)
            s.path.append(tile)
            s.tell(STONE_LAID, seat, tile)
            if len(s.path) < limit(arg2(frame), arg3(frame)) and s.own[seat] > 0:
                s.push(PATH_STEP, seat, arg2(frame), arg3(frame))
                return
        s.path = []
        end_turn(s, seat)
