"""Castles of Mad King Ludwig: the order of rounds and turns (C1, C2, C11, C13, P1, P5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles import ending, events
from trianon.games.castles.codes import (
    ARRANGE_STEP,
    BOX,
    CORRIDOR_STEP,
    DOWNSTAIRS_STEP,
    FAVOR,
    FIRST,
    PICK_STEP,
    PLACE_STEP,
    RETURN_STEP,
    REWARD_STEP,
    STACK_STEP,
    TURN_STEP,
)
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
from trianon.games.castles.geometry.castle import new_castle
from trianon.games.castles.market import add_coins, clear_offer, refill
from trianon.games.castles.rewards import begin_turn
from trianon.games.castles.sketch import Sketch
from trianon.games.castles.standstill import is_standstill
from trianon.games.castles.steps import arrange, cards, corridor, place, reward, stack, turn
from trianon.games.castles.tableau import EMPTY, PRICING, TILES_OF_SIZE, TURNS, Tableau
from trianon.kernel.action import first, kind_of
from trianon.kernel.bits import bit

SOLO = 1

# --- set-up (C1) ----------------------------------------------------------------------------------


def deal(s: Tableau, chosen: i64) -> None:
    """Set the table; `chosen` is the first master builder, or -1 for chance."""
    solo = s.seats == SOLO
    lay_out(s)
    _put_away_tiles(s)
    _lay_favors(s)
    if not solo:
        refill(s, hidden=False)  # C1.5
    s.master = s.pick(FIRST, s.seats) if chosen < 0 and not solo else max(0, chosen)
    s.active = s.master
    if s.telling and not solo:
        s.tell_event(events.master_chosen(s.master))
    for step in range(s.seats):
        seat: i64 = (s.master + step) % s.seats
        s.start[seat] = step  # C1.7
        for _ in range(BONUS_CARDS_DEALT[s.seats]):
            s.hands[seat] |= bit(cards.draw(s, seat, False))
    if not solo:
        for step in range(s.seats):  # C1.8: the master builder is asked first
            s.push(RETURN_STEP, (s.master - 1 - step) % s.seats)
    go_on(s, dealing=True)


def lay_out(s: Tableau) -> None:
    """Everything in its place before anything is drawn or dealt."""
    small = SMALL_STACK[s.seats]
    large = LARGE_STACK[s.seats]
    s.hallways = small
    s.stairs = large
    s.castles = [new_castle() for _ in range(s.seats)]
    s.sketches = [Sketch() for _ in range(s.seats)]
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
            tile = bit(s.pick_bit(BOX + number, s.stacks[number]))
            s.stacks[number] ^= tile
            s.box[number] |= tile


def _lay_favors(s: Tableau) -> None:
    """As many favors as players; completed and incomplete never lie together (C1.2)."""
    left: i64 = bit(FAVORS) - 1
    while len(s.favors) < FAVORS_IN_PLAY[s.seats]:
        favor = s.pick_bit(FAVOR, left)
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


# --- questions ------------------------------------------------------------------------------------


def answer(s: Tableau, code: i64) -> None:
    """Carry out an answer and find the next question."""
    carry_out(s, code)
    go_on(s)


def go_on(s: Tableau, dealing: bool = False) -> None:
    """Play on to the next question that has more than one answer, or to the end.

    Where a tile goes is asked in any case: whoever buys one may look at its place, and still give it back.
    """
    while True:
        if not s.frames and not _next(s, dealing):
            return
        if not s.frames:
            continue
        step = kind_of(s.frames[-1])
        if step == REWARD_STEP:
            reward.drop_lost(s)
        codes = options(s)
        if len(codes) == 0:
            s.frames.pop()  # P5: the turn is over
        elif len(codes) == 1 and step != PLACE_STEP:
            carry_out(s, codes[0])
        else:
            _put_question(s, codes)
            return


def ask(s: Tableau) -> None:
    """Ask the question on top of the stack, however many answers it has."""
    _put_question(s, options(s))


def _put_question(s: Tableau, codes: vec[i64]) -> None:
    frame = s.frames[-1]
    s.step = kind_of(frame)
    if s.step == RETURN_STEP:
        s.seat = first(frame)
    elif s.step == ARRANGE_STEP:
        s.seat = s.master
    else:
        s.seat = s.active
    s.codes = codes


def options(s: Tableau) -> vec[i64]:
    """The legal answers to the question on top of the stack."""
    step = kind_of(s.frames[-1])
    if step == TURN_STEP:
        return turn.options(s)
    if step == PLACE_STEP:
        return place.options(s)
    if step == REWARD_STEP:
        return reward.options(s)
    if step == ARRANGE_STEP:
        return arrange.options(s)
    if step == CORRIDOR_STEP:
        return corridor.options(s)
    if step == DOWNSTAIRS_STEP:
        return corridor.downstairs_options(s)
    if step == STACK_STEP:
        return stack.options(s)
    if step == PICK_STEP:
        return stack.pick_options(s)
    if step == RETURN_STEP:
        return cards.return_options(s)
    return cards.hold_options(s)


def carry_out(s: Tableau, code: i64) -> None:
    """What an answer to the question on top of the stack brings about."""
    step = kind_of(s.frames[-1])
    if step == TURN_STEP:
        turn.answer(s, code)
    elif step == PLACE_STEP:
        place.answer(s, code)
    elif step == REWARD_STEP:
        reward.answer(s, code)
    elif step == ARRANGE_STEP:
        arrange.answer(s, code)
    elif step == CORRIDOR_STEP:
        corridor.answer(s, code)
    elif step == DOWNSTAIRS_STEP:
        corridor.answer_downstairs(s, code)
    elif step == STACK_STEP:
        stack.answer(s, code)
    elif step == PICK_STEP:
        stack.answer_pick(s, code)
    elif step == RETURN_STEP:
        cards.answer_return(s, code)
    else:
        cards.answer_hold(s, code)


# --- rounds (C2) ----------------------------------------------------------------------------------


def _next(s: Tableau, dealing: bool) -> bool:
    """Nothing waits: the next seat, the next phase or the next round. False when the game is over."""
    if s.phase == PRICING:
        s.phase = TURNS
        s.active = (s.master + 1) % s.seats
        begin_turn(s)
    elif s.phase == TURNS and s.active != s.master:
        s.active = (s.active + 1) % s.seats
        begin_turn(s)
    else:
        if s.phase == TURNS:
            if s.seats != SOLO and not s.last_round and is_standstill(s):
                s.last_round = True
                if s.telling:
                    s.tell_event(events.standstill())
            if s.last_round:  # C11.1
                ending.end_game(s)
                return False
            _end_round(s)
        _begin_round(s, dealing)
    return True


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
        refill(s, hidden=not dealing)
    if s.telling:
        s.tell_event(events.round_began(s.round, s.master, s.last_round, s.seats == 1))
    if solo:
        s.phase = TURNS
        begin_turn(s)
    else:
        s.phase = PRICING
        arrange.begin(s, 0)
