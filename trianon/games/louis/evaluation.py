"""Louis XIV: one tile after the other, with rewards, return of stones and turning (L5, L6)."""

from mypy_extensions import i64

from trianon.games.louis.actions import (
    BUY_STEP,
    CONDE_STEP,
    INTRIGUE_STEP,
    LEAVE_STEP,
    MAINTENON_STEP,
    TILE_STEP,
)
from trianon.games.louis.components import (
    CROWN,
    KINDS_OF_CHIPS,
    R_CHIP,
    R_COATS,
    R_CONDE,
    R_INFLUENCE,
    R_INTRIGUE,
    R_LOUISDOR,
    R_MAINTENON,
    REWARD_CHIPS,
    REWARD_COATS,
    REWARD_LOUISDOR,
    REWARDS,
    TILES,
)
from trianon.games.louis.drawing import take_coats, take_influence, take_intrigue
from trianon.games.louis.events import NEUTRAL_RETURNED, RECEIVED, STONES_RETURNED, TILE_DONE, TURNED
from trianon.games.louis.ranking import LOUIS, MAY_BUY, NOTHING, Ranking, price, rank_tile
from trianon.games.louis.tableau import NEUTRAL, NO_TILE, STONE_ROW, Tableau, zeros
from trianon.kernel.bits import bit


def begin_tile(s: Tableau, tile: i64) -> None:
    """Intrigue first, then the tile itself (L5.2); after the last one nothing waits."""
    if tile < TILES:
        s.push(TILE_STEP, tile)
        ask_intrigue(s, tile, 0)


def ask_intrigue(s: Tableau, tile: i64, place: i64) -> None:
    """Ask the next seat with an intrigue card and a stone, from a place in the turn order on (L5.3)."""
    while place < s.seats:
        seat = s.in_order(place)
        if s.intrigues[seat] != 0 and s.has_stone(seat):
            s.push(INTRIGUE_STEP, tile, place)
            return
        place += 1


def serve(s: Tableau, tile: i64, place: i64, favoured: i64) -> None:
    """Rewards and return of stones, from a place in the order of the tile on (L5.10)."""
    _serve(s, tile, place, favoured, rank_tile(s, tile, s.present, favoured))


def leave(s: Tableau, tile: i64, place: i64, favoured: i64) -> None:
    """The reward at a place in the order is settled: those stones go back, then the next are served."""
    result = rank_tile(s, tile, s.present, favoured)
    _return_stones(s, tile, result.order[place], result)
    _serve(s, tile, place + 1, favoured, result)


def _serve(s: Tableau, tile: i64, place: i64, favoured: i64, result: Ranking) -> None:
    while place < len(result.order):
        seat = result.order[place]
        role = result.roles[seat]
        if role == MAY_BUY:
            if s.money[seat] >= price(s, seat, tile):  # L5.11
                s.push(LEAVE_STEP, tile, place, favoured + 1)
                s.push(BUY_STEP, tile, seat, favoured + 1)
                return
        elif role != NOTHING:
            if REWARDS[tile] == R_CONDE or REWARDS[tile] == R_MAINTENON:  # these may ask something
                s.push(LEAVE_STEP, tile, place, favoured + 1)
                receive(s, seat, tile, role, favoured)
                return
            receive(s, seat, tile, role, favoured)
        _return_stones(s, tile, seat, result)
        place += 1
    _end_tile(s, tile, result)


def receive(s: Tableau, seat: i64, tile: i64, role: i64, favoured: i64) -> None:
    """Pay where it is bought, and take the reward (L6)."""
    cost: i64 = price(s, seat, tile) if role == MAY_BUY else 0
    s.money[seat] -= cost
    s.tell(RECEIVED, seat, tile, role, tile, cost)
    if role == LOUIS:
        s.chips[seat * KINDS_OF_CHIPS + CROWN] += 1  # L5.8.1
    reward = REWARDS[tile]
    if reward == R_CHIP:
        s.chips[seat * KINDS_OF_CHIPS + REWARD_CHIPS[tile]] += 1
    elif reward == R_CONDE:
        take_coats(s, seat, 1)
        s.push(CONDE_STEP, tile, seat, favoured + 1)
    elif reward == R_LOUISDOR:
        s.money[seat] += REWARD_LOUISDOR
    elif reward == R_MAINTENON:
        s.push(MAINTENON_STEP, tile, seat, favoured + 1)
    elif reward == R_COATS:
        take_coats(s, seat, REWARD_COATS)
    elif reward == R_INFLUENCE:
        take_influence(s, seat)
    elif reward == R_INTRIGUE:
        take_coats(s, seat, 1)
        take_intrigue(s, seat)


def _return_stones(s: Tableau, tile: i64, seat: i64, result: Ranking) -> None:
    """The present stones of a seat go back; stones put there meanwhile stay (L5.10)."""
    stones = s.present[seat]
    s.stones[tile * STONE_ROW + seat] -= stones
    if result.to_general[seat] == 1:
        s.general[seat] += stones
    else:
        s.own[seat] += stones
    s.tell(STONES_RETURNED, seat, tile, stones, result.to_general[seat])


def _end_tile(s: Tableau, tile: i64, result: Ranking) -> None:
    """Neutral stones return, the tile may be turned over, Louis leaves (L5.2, L5.9, L10.5)."""
    neutral = s.present[NEUTRAL]
    if neutral > 0:
        s.stones[tile * STONE_ROW + NEUTRAL] -= neutral
        s.tell(NEUTRAL_RETURNED, tile, neutral)
    if result.turns:
        s.sides ^= bit(tile)
        s.tell(TURNED, tile, s.side_of(tile))
    if s.louis == tile:
        s.louis = NO_TILE
    if result.most > 0:
        s.tell(TILE_DONE, tile)
    s.present = zeros(STONE_ROW)
    begin_tile(s, tile + 1)
