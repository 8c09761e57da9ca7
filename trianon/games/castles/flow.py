"""Castles of Mad King Ludwig: the order of rounds and turns (C1, C2, C11, C13, P1, P5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import events
from trianon.games.castles.actions import BOX, FAVOR, FIRST, RETURN_STEP
from trianon.games.castles.components import (
    BONUS_CARDS,
    BONUS_CARDS_DEALT,
    CARDS_IN_DECK,
    FAVOR_COMPLETED,
    FAVOR_INCOMPLETE,
    FAVORS,
    FAVORS_IN_PLAY,
    LARGE_STACK,
    PRICES,
    ROOM_CARDS_PER_SIZE,
    SIZES,
    SMALL_STACK,
    SMALL_UPTO,
    START_MONEY,
)
from trianon.games.castles.drawing import add_coins, clear_offer, deal_bonus_card, refill
from trianon.games.castles.ending import end_game
from trianon.games.castles.events import MASTER_CHOSEN, ROUND_BEGAN, STANDSTILL
from trianon.games.castles.geometry.castle import new_castle
from trianon.games.castles.rewards import begin_turn
from trianon.games.castles.standstill import is_standstill
from trianon.games.castles.steps.arrange import arrange_from
from trianon.games.castles.tableau import EMPTY, PRICING, TILES_OF_SIZE, TURNS, CastlePreview, Tableau
from trianon.kernel.bits import bit

SOLO: Final = 1

# --- set-up (C1) ----------------------------------------------------------------------------------


def deal(s: Tableau, chosen: i64) -> None:
    """Set the table; `chosen` is the first master builder, or -1 for chance."""
    solo = s.seats == SOLO
    lay_out(s)
    _put_away_tiles(s)
    _lay_favors(s)
    if not solo:
        refill(s, dealing=True)  # C1.5
        s.master = s.roll(FIRST, s.seats) if chosen < 0 else chosen
        s.tell(MASTER_CHOSEN, s.master)
    s.active = s.master
    for step in range(s.seats):
        seat: i64 = (s.master + step) % s.seats
        s.start[seat] = step  # C1.7
        for _ in range(BONUS_CARDS_DEALT[s.seats]):
            deal_bonus_card(s, seat)
    if solo:
        _begin_round(s, dealing=True)
        return
    for step in range(s.seats):  # C1.8: the master builder is asked first
        s.push(RETURN_STEP, (s.master - 1 - step) % s.seats)


def lay_out(s: Tableau) -> None:
    """Everything in its place before anything is drawn or dealt."""
    small = SMALL_STACK[s.seats]
    large = LARGE_STACK[s.seats]
    s.hallways = small
    s.stairs = large
    s.castles = [new_castle(s.figures)] * s.seats  # a castle is a value: each begins with the same
    s.previews = [CastlePreview() for _ in range(s.seats)]
    s.market = _row(len(PRICES[s.seats]), EMPTY)
    s.coins = _row(len(PRICES[s.seats]), 0)
    s.stacks = _row(len(SIZES), 0)
    for number in range(len(SIZES)):
        s.stacks[number] = bit(TILES_OF_SIZE[number]) - 1
    s.box = _row(len(SIZES), 0)
    s.gone = _row(len(SIZES), 0)
    s.looked = _row(len(SIZES), 0)
    s.unseen = _row(len(SIZES), ROOM_CARDS_PER_SIZE)
    s.discard = _row(len(SIZES), 0)
    s.deck = CARDS_IN_DECK[s.seats]
    s.money = _row(s.seats, START_MONEY)
    s.start = _row(s.seats, 0)
    s.built = _row(s.seats, 0)
    s.activity = _row(s.seats, 0)
    s.downstairs = _row(s.seats, 0)
    s.hands = _row(s.seats, 0)
    s.again = [[] for _ in range(s.seats)]
    s.bonus_deck = bit(BONUS_CARDS) - 1


def stack_size(seats: i64, number: i64) -> i64:
    """How many tiles of a size are in play (C1.4)."""
    return SMALL_STACK[seats] if SIZES[number] <= SMALL_UPTO else LARGE_STACK[seats]


def _row(length: i64, value: i64) -> vec[i64]:
    row = vec[i64]()
    for _ in range(length):
        row = append(row, value)
    return row


def _put_away_tiles(s: Tableau) -> None:
    """Of every size some tiles leave the game unseen (C1.4)."""
    for number in range(len(SIZES)):
        for _ in range(TILES_OF_SIZE[number] - stack_size(s.seats, number)):
            tile = bit(s.draw(BOX[number], s.stacks[number]))
            s.stacks[number] ^= tile
            s.box[number] |= tile


def _lay_favors(s: Tableau) -> None:
    """As many favors as players; completed and incomplete never lie together (C1.2)."""
    left: i64 = bit(FAVORS) - 1
    while len(s.favors) < FAVORS_IN_PLAY[s.seats]:
        favor = s.draw(FAVOR, left)
        left ^= bit(favor)
        opposite: i64 = -1
        if favor == FAVOR_COMPLETED:
            opposite = FAVOR_INCOMPLETE
        elif favor == FAVOR_INCOMPLETE:
            opposite = FAVOR_COMPLETED
        if opposite not in s.favors:
            s.favors.append(favor)
    if s.telling and s.favors:
        s.tell_event(events.favors_laid(s.favors))


# --- rounds (C2) ----------------------------------------------------------------------------------


def advance(s: Tableau) -> bool:
    """Nothing waits: the next seat, the next phase or the next round. False when the game is over."""
    if s.phase == PRICING:
        s.phase = TURNS
        _next_turn(s, s.master)
    elif s.phase == TURNS and s.active != s.master:
        _next_turn(s, s.active)
    elif s.phase == TURNS and _ends(s):
        end_game(s)
        return False
    else:
        if s.phase == TURNS:
            _end_round(s)
        _begin_round(s, dealing=False)
    return True


def _next_turn(s: Tableau, seat: i64) -> None:
    """The left neighbour of a seat is in turn; the master builder comes last (C2)."""
    s.active = (seat + 1) % s.seats
    begin_turn(s)


def _ends(s: Tableau) -> bool:
    """Whether the last round has been played (C11.1); one that stands still is the last."""
    if s.seats != SOLO and not s.last_round and is_standstill(s):
        s.last_round = True
        s.tell(STANDSTILL)
    return s.last_round


def _end_round(s: Tableau) -> None:
    """Coins on what is left, and the stone goes to the left neighbour (C6)."""
    if s.seats == SOLO:
        clear_offer(s)
    else:
        add_coins(s)
        s.master = (s.master + 1) % s.seats


def _begin_round(s: Tableau, dealing: bool) -> None:
    """Refill, but not in the first round; then the prices, in the solo game at once the turn (C1.9, C2)."""
    solo = s.seats == SOLO
    s.round += 1
    s.active = s.master
    if s.round > 1 or solo:
        refill(s, dealing)
    s.tell(ROUND_BEGAN, s.round, s.master, 1 if s.last_round else 0, 1 if solo else 0)
    if solo:
        s.phase = TURNS
        begin_turn(s)
    else:
        s.phase = PRICING
        arrange_from(s, 0)
