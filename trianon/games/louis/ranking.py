"""Louis XIV: who gets what at a tile (L5.4 to L5.9, L10.4). The evaluation and the preview both ask here."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis.components import AMOUNT, C08, ENOUGH, MONEY
from trianon.games.louis.tableau import STONE_ROW, Tableau
from trianon.kernel.bits import bit
from trianon.kernel.state import NOBODY

# What a player gets at a tile.
NOTHING: Final = 0
FREE: Final = 1  # the reward
LOUIS: Final = 2  # the reward and a crown
SECOND: Final = 3  # the reward, as second on the tile with Louis
MAY_BUY: Final = 4
HOWS: Final = ("", "free", "louis", "second", "bought")


class Ranking:
    """Leaders, second, what everybody gets, in which order, and whether the tile is turned over."""

    def __init__(self) -> None:
        self.leaders: i64 = 0  # how many
        self.most: i64 = 0
        self.leader: i64 = NOBODY  # the sole leader, a seat or NEUTRAL
        self.second: i64 = NOBODY  # a seat or NEUTRAL
        self.roles: vec[i64] = vec[i64]()  # by seat
        self.to_general: vec[i64] = vec[i64]()  # by seat: 1 when the present stones go to the general supply
        self.order: vec[i64] = vec[i64]()  # seats that are present, as they are served (L5.8.6, L5.10)
        self.turns = False


def rank_tile(s: Tableau, tile: i64, present: vec[i64], favoured: i64) -> Ranking:
    """How a tile counts with these stones; `favoured` has decided a tie for first by C07, or NOBODY."""
    result = Ranking()
    result.roles = vec[i64]([0, 0, 0, 0, 0])
    result.to_general = vec[i64]([0, 0, 0, 0, 0])
    _find_leaders(result, present, favoured)
    if result.most == 0:
        return result
    condition = s.condition(tile)
    if condition == ENOUGH:
        _enough(s, result, tile, present)
    else:
        for seat in range(s.seats):
            if present[seat] > 0:
                _role(result, seat, present[seat], condition == MONEY, s.louis == tile)
        result.turns = s.louis == tile or result.leader != NOBODY  # L5.9.1, L5.9.2
    if s.round >= 4:
        result.turns = False  # L5.9.4
    _order(s, result, present)
    return result


def _find_leaders(result: Ranking, present: vec[i64], favoured: i64) -> None:
    """Leaders and second (L5.4); the neutral player counts like any other (L10.4)."""
    for seat in range(STONE_ROW):
        if present[seat] > result.most:
            result.most = present[seat]
            result.leaders = 0
        if present[seat] > 0 and present[seat] == result.most:
            result.leaders += 1
            result.leader = seat
    if result.leaders > 1:
        result.leader = favoured
    if result.leader == NOBODY:
        return
    best: i64 = 0
    for seat in range(STONE_ROW):  # L5.4.3
        if seat != result.leader and present[seat] > 0 and present[seat] >= best:
            result.second = NOBODY if present[seat] == best else seat
            best = present[seat]


def _enough(s: Tableau, result: Ranking, tile: i64, present: vec[i64]) -> None:
    """Everybody with enough stones gets the reward; majorities do not matter (L5.7, L10.4.6)."""
    number = s.number(tile)
    for seat in range(s.seats):
        if present[seat] >= number:
            result.roles[seat] = FREE
            result.turns = True  # L5.9.3


def _role(result: Ranking, seat: i64, stones: i64, for_money: bool, with_louis: bool) -> None:
    """What a present player gets at a MONEY or FIRST tile (L5.5, L5.6, L5.8)."""
    role: i64 = MAY_BUY if for_money else NOTHING
    if seat == result.leader:
        role = LOUIS if with_louis else FREE
        result.to_general[seat] = 1
    elif with_louis and result.leader == NOBODY and stones == result.most:
        role = FREE  # L5.8.4
        result.to_general[seat] = 1
    elif with_louis and seat == result.second:
        role = SECOND  # L5.8.2
    result.roles[seat] = role


def _order(s: Tableau, result: Ranking, present: vec[i64]) -> None:
    """Leaders first, then the second, then the others, each in turn order (L5.8.6, L5.10)."""
    order = vec[i64](capacity=STONE_ROW)
    stage: i64 = 0
    while stage < 3:
        for place in range(s.seats):
            seat = s.in_order(place)
            if present[seat] > 0 and _stage(result, seat) == stage:
                order = append(order, seat)
        stage += 1
    result.order = order


def _stage(result: Ranking, seat: i64) -> i64:
    role = result.roles[seat]
    if role == FREE or role == LOUIS:
        return 0
    return 1 if role == SECOND else 2


def stones_on(s: Tableau, tile: i64) -> vec[i64]:
    """The stones that lie on a tile now, by seat and with the neutral ones last."""
    first = tile * STONE_ROW
    return s.stones[first : first + STONE_ROW]


def price(s: Tableau, seat: i64, tile: i64) -> i64:
    """What a purchase costs a seat; C08 makes it cheaper (L8.17)."""
    full = s.number(tile)
    return full - AMOUNT[C08] if s.displays[seat] & bit(C08) else full
