"""Evaluation phase: the tiles one by one, with rewards, return of stones and turning (L5, L6)."""

from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import BUY, BUY_IT, CONDE, FAVOUR, INTRIGUE
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
from trianon.games.louis.ranking import LOUIS, MAY_BUY, NOTHING, Ranking, rank_tile, stones_on
from trianon.games.louis.steps import buy, conde, favour, intrigue, maintenon
from trianon.games.louis.tableau import NEUTRAL, NO_TILE, PLACES, Tableau, zeros
from trianon.kernel.bits import bit
from trianon.kernel.state import NOBODY


def begin(s: Tableau) -> bool:
    """From tile 1 on (L5.1)."""
    s.tile = 0
    return _tiles(s, INTRIGUE, 0)


def answer(s: Tableau, code: i64) -> bool:
    """Carry out an answer and go on."""
    step = s.step
    if step == INTRIGUE:
        intrigue.answer(s, code)
        return _tiles(s, INTRIGUE, s.place_of(s.turn) + 1)
    if step == FAVOUR:
        favour.answer(s, code)
        return _tiles(s, FAVOUR, 0)
    if step == BUY:
        if code == BUY_IT:
            if _receive(s, MAY_BUY):
                return True
        elif s.telling:
            s.tell_event(events.refused(s.turn, s.tile))
    elif step == CONDE:
        conde.answer(s, code)
    else:
        maintenon.answer(s, code)
    result = rank_tile(s, s.tile, s.present, s.favoured)
    _return_stones(s, result)
    served: i64 = 0
    while result.order[served] != s.turn:
        served += 1
    return _tiles(s, BUY, served + 1)


def _tiles(s: Tableau, step: i64, place: i64) -> bool:
    """Go on with this tile at a step and a place in its order, then with the tiles after it (L5.2)."""
    while s.tile < TILES:
        if step == INTRIGUE:
            if _intrigues(s, place):
                return True
            if _count(s):
                return True
            place = 0
        if _serve(s, place):
            return True
        _end_tile(s)
        s.tile += 1
        step = INTRIGUE
        place = 0
    s.tile = NO_TILE
    return False


def _intrigues(s: Tableau, place: i64) -> bool:
    """Ask the holders of intrigue cards in turn order."""
    while place < s.seats:
        s.turn = s.in_order(place)
        if intrigue.ask(s):
            return True
        place += 1
    return False


def _count(s: Tableau) -> bool:
    """Note the present stones, and ask the owner of C07 on a tie for first (L5.2, L5.4.2)."""
    s.present = stones_on(s, s.tile)
    if s.telling:
        result = rank_tile(s, s.tile, s.present, NOBODY)
        if result.most > 0:
            s.tell_event(events.evaluating(s, s.tile, s.present, result))
    for seat in range(s.seats):
        s.turn = seat
        if favour.ask(s):
            return True
    return False


def _serve(s: Tableau, place: i64) -> bool:
    """Rewards and return of stones, player after player (L5.10)."""
    result = rank_tile(s, s.tile, s.present, s.favoured)
    while place < len(result.order):
        s.turn = result.order[place]
        role = result.roles[s.turn]
        if role == MAY_BUY:
            if buy.ask(s):
                return True
        elif role != NOTHING and _receive(s, role):
            return True
        _return_stones(s, result)
        place += 1
    return False


def _receive(s: Tableau, role: i64) -> bool:
    """Pay where it is bought, and take the reward (L6); True when the reward asks something."""
    seat = s.turn
    price: i64 = buy.price(s, seat, s.tile) if role == MAY_BUY else 0
    s.money[seat] -= price
    if s.telling:
        s.tell_event(events.received(seat, s.tile, role, price))
    if role == LOUIS:
        s.chips[seat * KINDS_OF_CHIPS + CROWN] += 1  # L5.8.1
    reward = REWARDS[s.tile]
    if reward == R_CHIP:
        s.chips[seat * KINDS_OF_CHIPS + REWARD_CHIPS[s.tile]] += 1
    elif reward == R_CONDE:
        take_coats(s, seat, 1)
        return conde.ask(s)
    elif reward == R_LOUISDOR:
        s.money[seat] += REWARD_LOUISDOR
    elif reward == R_MAINTENON:
        return maintenon.ask(s)
    elif reward == R_COATS:
        take_coats(s, seat, REWARD_COATS)
    elif reward == R_INFLUENCE:
        take_influence(s, seat)
    elif reward == R_INTRIGUE:
        take_coats(s, seat, 1)
        take_intrigue(s, seat)
    return False


def _return_stones(s: Tableau, result: Ranking) -> None:
    """The present stones of the seat in turn go back; stones placed meanwhile stay (L5.10)."""
    seat = s.turn
    stones = s.present[seat]
    s.stones[s.tile * PLACES + seat] -= stones
    to_general = result.to_general[seat] == 1
    if to_general:
        s.general[seat] += stones
    else:
        s.own[seat] += stones
    if s.telling:
        s.tell_event(events.stones_returned(seat, s.tile, stones, to_general))


def _end_tile(s: Tableau) -> None:
    """Neutral stones return, the tile may be turned over, Louis leaves (L5.2, L5.9, L10.5)."""
    tile = s.tile
    result = rank_tile(s, tile, s.present, s.favoured)
    neutral = s.present[NEUTRAL]
    if neutral > 0:
        s.stones[tile * PLACES + NEUTRAL] -= neutral
        if s.telling:
            s.tell_event(events.neutral_returned(tile, neutral))
    if result.turns:
        s.sides ^= bit(tile)
        if s.telling:
            s.tell_event(events.turned(tile, s.side_of(tile)))
    if s.louis == tile:
        s.louis = NO_TILE
    if s.telling and result.most > 0:
        s.tell_event(events.tile_done(tile))
    s.present = zeros(PLACES)
    s.favoured = NOBODY
