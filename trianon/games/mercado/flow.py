"""Mercado: the order of rounds and turns (M1, M2, M13, M14)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado import buying, events, scoring
from trianon.games.mercado.codes import (
    ACTION_STEP,
    BUYING_TASK,
    CHANGER_STEP,
    EVALUATE_STEP,
    FIRST,
    GIVEUP_STEP,
    OVER,
    PLACE_STEP,
    PLAYED_TASK,
    PRIVILEGE_STEP,
    PURGE_STEP,
    SEAL_STEP,
    SERVICE_TASK,
    SYMBOL_STEP,
)
from trianon.games.mercado.components import (
    ALL_PRIVILEGES,
    BLACK,
    BLACK_AT_START,
    BLACK_COINS,
    COIN_CHANGER,
    COLOURED,
    CUTPURSE,
    EACH_COLOUR,
    HEAD_MERCHANT,
    OBJECT_SET,
    OBJECTS_SHOWN,
    PERFUME_SET,
    PERFUMES_SHOWN,
    SEALS,
    SEALS_AT_START,
    SYMBOLS,
    WHITE_COINS,
)
from trianon.games.mercado.standstill import is_standstill
from trianon.games.mercado.steps import (
    action,
    changer,
    cutpurse,
    evaluate,
    giveup,
    place,
    privilege,
    purge,
    seal,
    symbol,
)
from trianon.games.mercado.supply import draw_tile
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.action import kind_of
from trianon.kernel.bags import some
from trianon.kernel.state import NOBODY


def deal(s: Tableau, first: i64, side: i64, disc: i64, promo: bool) -> None:
    """Set the table and begin the first round (M1)."""
    lay_board(s, side, disc)
    purse = some(BLACK, BLACK_AT_START)
    for coin in range(COLOURED):
        purse += some(coin, EACH_COLOUR)
    seats = range(s.seats)
    s.purses = vec[i64]([purse for _ in seats])
    s.characters = vec[i64]([0 for _ in seats])
    s.seals = vec[i64]([SEALS_AT_START for _ in seats])
    s.privileges = vec[i64]([0 for _ in seats])
    s.given = vec[i64]([0 for _ in seats])
    s.progress = vec[i64]([0 for _ in seats])
    s.white = WHITE_COINS
    s.black = BLACK_COINS - BLACK_AT_START * s.seats  # M1.4, Q20
    s.spare_seals = SEALS - SEALS_AT_START * s.seats
    s.stack = ALL_PRIVILEGES
    s.deck = OBJECT_SET | PERFUME_SET
    s.first = s.pick(FIRST, s.seats) if first < 0 else first
    s.active = s.first
    s.order = vec[i64]([(s.first + s.seats - 1 - step) % s.seats for step in seats])  # M1.9
    _lay_out(s, promo)
    begin_round(s)
    go_on(s)


def lay_board(s: Tableau, side: i64, disc: i64) -> None:
    """The disc hides the symbol under it for the whole game (M1.7)."""
    s.disc = disc
    s.symbols = SYMBOLS[side][:]
    s.symbols[disc] = 0


def _lay_out(s: Tableau, promo: bool) -> None:
    """Four objects, two perfumes and the market tiles (M1.5, M16.1)."""
    for position in range(OBJECTS_SHOWN + PERFUMES_SHOWN):
        tile = draw_tile(s, OBJECT_SET if position < OBJECTS_SHOWN else PERFUME_SET)
        s.market = append(s.market, tile)
        if s.telling:
            s.tell_event(events.laid_out(tile, position))
    s.market = append(append(s.market, HEAD_MERCHANT), COIN_CHANGER)
    if promo:
        s.market = append(s.market, CUTPURSE)
    s.edges = vec[i64]([0 for _ in range(len(s.market) * s.seats)])


# --- rounds and turns -----------------------------------------------------------------------------


def begin_round(s: Tableau) -> None:
    """One turn slot for everybody, from the starting player on (M2.1)."""
    s.round += 1
    if s.telling:
        s.tell_event(events.round_began(s.round))
    begin_turn(s, False)


def begin_turn(s: Tableau, extra: bool) -> None:
    """A turn begins with the privilege step (M2.2)."""
    s.phase = PRIVILEGE_STEP
    if s.telling:
        s.tell_event(events.turn_began(s.active, extra))


def end_turn(s: Tableau) -> None:
    """An extra turn, the left neighbour, a new round or the end (M2.4, M13, M14.2)."""
    if s.extra > 0:
        s.extra -= 1
        begin_turn(s, True)
        return
    s.active = (s.active + 1) % s.seats
    if s.active != s.first:
        begin_turn(s, False)
    elif s.is_last_round():
        end_game(s)
    elif is_standstill(s):
        if s.telling:
            s.tell_event(events.standstill())
        end_game(s)
    else:
        begin_round(s)


def end_game(s: Tableau) -> None:
    """Final scoring; then nobody is asked any more (M14)."""
    s.reveal()
    scoring.count_up(s)
    s.phase = OVER
    s.seat = NOBODY
    s.step = PRIVILEGE_STEP  # what was asked last leaves no trace in the position
    s.codes = vec[i64]()
    if s.telling:
        s.tell_event(events.game_ended())


# --- questions ------------------------------------------------------------------------------------


def answer(s: Tableau, code: i64) -> None:
    """Carry out an answer and everything that follows up to the next question."""
    carry_out(s, code)
    go_on(s)


def go_on(s: Tableau) -> None:
    """Work through what waits until somebody has a choice; a sole answer is carried out unasked."""
    while s.phase != OVER:
        if s.frames and kind_of(s.frames[-1]) >= PLAYED_TASK:
            _go_on_with_task(s, kind_of(s.frames[-1]))
            continue
        if not s.frames and s.phase == PRIVILEGE_STEP and s.privileges[s.active] == 0:
            s.phase = ACTION_STEP
        ask(s)
        choices = len(s.codes)
        if choices > 1 or (choices == 1 and must_be_asked(s)):
            return
        if choices == 1:
            carry_out(s, s.codes[0])
        elif s.step == PLACE_STEP:
            place.finish(s)
        else:
            if s.step == ACTION_STEP and s.telling:
                s.tell_event(events.passed(s.active))
            end_turn(s)  # M2.3, M6.3


def _go_on_with_task(s: Tableau, task: i64) -> None:
    """What waits on top of the stack is no question."""
    if task == BUYING_TASK:
        buying.go_on_buying(s)
    elif task == SERVICE_TASK:
        buying.go_on_serving(s)
    else:
        privilege.go_on(s)


def must_be_asked(s: Tableau) -> bool:
    """Sole answers that are asked all the same.

    The last `done` of a turn: until then it can be taken back. Giving up a token: whether all are equal is a
    secret of their owner.
    """
    return s.step == GIVEUP_STEP or (s.step == PLACE_STEP and s.placed > 0)


def ask(s: Tableau) -> None:
    """Put the question on top of the stack, or that of the phase when none waits."""
    if s.frames:
        frame = s.frames[-1]
        kind = kind_of(frame)
        if kind == SYMBOL_STEP:
            symbol.ask(s)
        elif kind == CHANGER_STEP:
            changer.ask(s)
        elif kind == GIVEUP_STEP:
            giveup.ask(s, frame)
        elif kind == PURGE_STEP:
            purge.ask(s)
        else:
            cutpurse.ask(s)
    elif s.phase == PRIVILEGE_STEP:
        privilege.ask(s)
    elif s.phase == ACTION_STEP:
        action.ask(s)
    elif s.phase == SEAL_STEP:
        seal.ask(s)
    elif s.phase == PLACE_STEP:
        place.ask(s)
    else:
        evaluate.ask(s)


def carry_out(s: Tableau, code: i64) -> None:
    """Do what the answer to the present question says."""
    if s.frames:
        frame = s.frames.pop()
        if s.step == SYMBOL_STEP:
            symbol.answer(s, code)
        elif s.step == CHANGER_STEP:
            changer.answer(s, code)
        elif s.step == GIVEUP_STEP:
            giveup.answer(s, frame, code)
        elif s.step == PURGE_STEP:
            purge.answer(s, frame, code)
        else:
            cutpurse.answer(s, code)
    elif s.step == PRIVILEGE_STEP:
        privilege.answer(s, code)
    elif s.step == ACTION_STEP:
        action.answer(s, code)
    elif s.step == SEAL_STEP:
        seal.answer(s, code)
    elif s.step == PLACE_STEP:
        place.answer(s, code)
    elif s.step == EVALUATE_STEP:
        evaluate.answer(s, code)
