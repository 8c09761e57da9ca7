"""Mercado: whether a table read from a document can be: components are conserved (M17), somebody is asked."""

from typing import Final

from mypy_extensions import i64

from trianon.games.mercado.actions import (
    ACTION_STEP,
    BUYING_TASK,
    CHANGER_STEP,
    CUTPURSE_STEP,
    EVALUATE_STEP,
    GIVEUP_STEP,
    OVER,
    PHASES,
    PLACE_STEP,
    PLAYED_TASK,
    PURGE_STEP,
    SEAL_STEP,
    SERVICE_TASK,
    SYMBOL_STEP,
)
from trianon.games.mercado.components import (
    ALL_PRIVILEGES,
    BLACK,
    BLACK_COINS,
    COIN_CHANGER,
    COINS,
    COLOURED,
    CUTPURSE,
    CUTPURSE_POSITION,
    DRAWN,
    DRAWN_FOR_SEAL,
    EACH_COLOUR,
    EFFECTS,
    EXTRAS,
    FACE_NAMES,
    FACES,
    GOODS,
    HEAD_MERCHANT,
    OBJECTS,
    OBJECTS_SHOWN,
    OPP_GIVEUP,
    OPPONENTS,
    SEALS,
    TILE_NAMES,
    WHITE,
    WHITE_COINS,
    effect_kind,
)
from trianon.games.mercado.prices import can_lie, missing
from trianon.games.mercado.restacking import contents, is_within, present_stack
from trianon.games.mercado.steps import STEPS
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.track import symbol_met
from trianon.kernel.bags import count, some, total
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.frame import arg1, arg2, step_of

_MARKET: Final = (HEAD_MERCHANT, COIN_CHANGER, CUTPURSE)


def positions(s: Tableau) -> i64:
    """How many market positions there are (M1.5, M16.1)."""
    return CUTPURSE_POSITION + 1 if s.settings["promo"] == "yes" else CUTPURSE_POSITION


def outside(s: Tableau, seat: i64) -> i64:
    """A seat's coins that are not in its purse."""
    coins = s.characters[seat]
    for position in range(len(s.market)):
        coins += s.edge(position, seat)
    return coins + s.drawn if seat == s.active else coins


def check_market(s: Tableau) -> None:
    """Four objects, two perfumes and the market tiles, each once (M1.5); every edge fits (M17.2)."""
    for position in range(len(s.market)):
        tile = s.market[position]
        field = f"market[{position}]"
        if position >= GOODS:
            if tile != _MARKET[position - GOODS]:
                raise InvalidPosition(f"{field}: must be {TILE_NAMES[_MARKET[position - GOODS]]}")
        elif tile >= HEAD_MERCHANT or (tile < OBJECTS) != (position < OBJECTS_SHOWN):
            kind = "an object" if position < OBJECTS_SHOWN else "a perfume"
            raise InvalidPosition(f"{field}: {TILE_NAMES[tile]} is not {kind}")
        if s.position_of(tile) != position:
            raise InvalidPosition(f"{field}: {TILE_NAMES[tile]} lies in the market twice")
        for seat in range(s.seats):
            if not can_lie(tile, s.edge(position, seat)):
                raise InvalidPosition(f"{field}: the coins of seat {seat} do not fit the price (M5.1)")


def fill_supply(s: Tableau) -> None:
    """The supply and the stack hold what lies nowhere else (M17.1)."""
    white: i64 = WHITE_COINS
    black: i64 = BLACK_COINS
    seals: i64 = SEALS
    for seat in range(s.seats):
        coins = s.purses[seat] + outside(s, seat)
        white -= count(coins, WHITE)
        black -= count(coins, BLACK)
        seals -= s.seals[seat]
        for coin in range(COLOURED):
            if count(coins, coin) != EACH_COLOUR:
                found = f"{count(coins, coin)} {COINS[coin]} coins in all"
                raise InvalidPosition(f"purses[{seat}]: seat {seat} has {found}, not {EACH_COLOUR}")
    if white < 0 or black < 0:
        raise InvalidPosition(f"purses: there are only {WHITE_COINS} white and {BLACK_COINS} black coins")
    if seals < 0:
        raise InvalidPosition(f"seals: there are only {SEALS}")
    s.white = white
    s.black = black
    s.spare_seals = seals
    s.stack = _stack(s)
    _check_earlier(s)


def _stack(s: Tableau) -> i64:
    """The tokens that nobody holds and that are not discarded."""
    stack: i64 = 0
    for face in range(FACES):
        left = count(ALL_PRIVILEGES, face) - count(s.played, face)
        for seat in range(s.seats):
            left -= count(s.privileges[seat], face) + count(s.given[seat], face)
        for frame in s.frames:
            if step_of(frame) == PLAYED_TASK and arg1(frame) == face:
                left -= 1
        if left < 0:
            raise InvalidPosition(f"privileges: there are not so many of {FACE_NAMES[face]}")
        stack += some(face, left)
    return stack


def _check_earlier(s: Tableau) -> None:
    """Every earlier stack held the tokens that came from it; those now in hands and discards are there."""
    for seat in range(s.seats):
        held = _together([stack.held[seat] for stack in s.earlier])
        given = _together([stack.given[seat] for stack in s.earlier])
        if not is_within(held, s.privileges[seat]) or not is_within(given, s.given[seat]):
            raise InvalidPosition(f"earlier: seat {seat} does not have all these privileges")
    stacks = [*s.earlier, present_stack(s)]
    open: i64 = 0  # tokens that lay face up before this stack was made
    for number, stack in enumerate(stacks):
        made = contents(stacks, number)
        hidden = _together(stack.held + stack.given + [bag for bags in stack.buried for bag in bags])
        if number == len(s.earlier):
            hidden = _together([hidden, s.stack])
        if made == 0 or not is_within(hidden, made) or not is_within(stack.played, open + made - hidden):
            raise InvalidPosition(f"earlier: stack {number} cannot have held these privileges (M11.3)")
        open += made - hidden - stack.played


def _together(bags: list[int]) -> int:
    """All these tokens, of which there are not more than in the game."""
    every = 0
    for bag in bags:
        every += bag
        if not is_within(bag, ALL_PRIVILEGES) or not is_within(every, ALL_PRIVILEGES):
            raise InvalidPosition("earlier: there are not so many privileges")
    return every


# --- the turn -------------------------------------------------------------------------------------


def check(s: Tableau) -> None:
    """Coins lie only where they can (M17.3), and the turn can be where the document says."""
    for seat in range(s.seats):
        if count(s.characters[seat], WHITE) > 0:
            raise InvalidPosition(f"characters[{seat}]: white coins never lie there (M17.3)")
    _check_drawn(s)
    for position in range(len(s.market)):
        for seat in range(s.seats):
            if is_complete(s, position, seat) and not _may_be_complete(s, position, seat):
                raise InvalidPosition(f"market[{position}]: seat {seat} cannot have completed it now (M17.2)")
    _check_pending(s)


def is_complete(s: Tableau, position: i64, seat: i64) -> bool:
    """Whether a price is complete."""
    edge = s.edge(position, seat)
    return edge != 0 and missing(s.market[position], edge) == 0


def _may_be_complete(s: Tableau, position: i64, seat: i64) -> bool:
    """Only at the active player's edge, after placing; black coins lie beside the cutpurse before (M16.2)."""
    if seat != s.active or s.phase() == OVER:
        return False
    if position == CUTPURSE_POSITION:
        return s.phase() in (SEAL_STEP, PLACE_STEP, EVALUATE_STEP)
    return s.phase() == EVALUATE_STEP or (s.phase() == PLACE_STEP and s.placed > 0)


def _check_drawn(s: Tableau) -> None:
    if count(s.drawn, BLACK) > 0:
        raise InvalidPosition("drawn: black coins are laid aside at once (M4.3)")
    if s.phase() not in (SEAL_STEP, PLACE_STEP) and s.drawn != 0:
        raise InvalidPosition("drawn: coins lie there only in the steps seal and place")
    if s.phase() != PLACE_STEP and s.placed > 0:
        raise InvalidPosition("placed: coins are placed only in the step place")
    most: i64 = DRAWN if s.phase() == SEAL_STEP else DRAWN + DRAWN_FOR_SEAL
    if total(s.drawn) + s.placed > most:
        raise InvalidPosition(f"drawn: nobody draws more than {most} coins (M4.1, M4.2)")
    if s.phase() == SEAL_STEP and (s.seals[s.active] == 0 or s.purses[s.active] == 0):
        raise InvalidPosition("step: the question of the seal needs a seal and a coin in the purse (M4.2)")
    if s.phase() == OVER and s.extra > 0:
        raise InvalidPosition("extra: the game is over")


def _check_pending(s: Tableau) -> None:
    """Nothing waits, or one task with one question above it."""
    if not s.frames:
        return
    if len(s.frames) == 1:
        phase = s.phase()
        if len(STEPS[phase].options(s, s.frames[0])) == 0:
            raise InvalidPosition(f"step: {PHASES[phase]!r} has no answer here, so nobody would be asked")
        return
    if len(s.frames) != 3:
        raise InvalidPosition("pending: holds a task and the question above it, or nothing")
    task = s.frames[1]
    if step_of(task) == PLAYED_TASK:
        fine = s.phase() == ACTION_STEP and arg2(task) <= len(EXTRAS[arg1(task)])
    elif step_of(task) == BUYING_TASK:
        fine = s.phase() == EVALUATE_STEP and arg1(task) < GOODS and is_complete(s, arg1(task), s.active)
        fine = fine and arg2(task) <= _stages(s, s.market[arg1(task)])
    elif step_of(task) == SERVICE_TASK:
        fine = s.phase() == EVALUATE_STEP and arg1(task) >= GOODS and is_complete(s, arg1(task), s.active)
    else:
        fine = False
    if not fine:
        raise InvalidPosition("pending[0]: this task cannot wait here")
    if not _can_be_asked(s, task, s.frames[2]):
        raise InvalidPosition("pending[1]: this question cannot be asked here")


def _stages(s: Tableau, tile: i64) -> i64:
    """The last stage of buying a tile: second place, all effects, payment."""
    return len(EFFECTS[tile]) + len(OPPONENTS[tile]) * (s.seats - 1) + 1


def _can_be_asked(s: Tableau, task: i64, question: i64) -> bool:
    kind = step_of(question)
    if kind == SYMBOL_STEP:
        return step_of(task) == PLAYED_TASK and symbol_met(s, s.active, s.progress[s.active]) != 0
    if kind == PURGE_STEP:
        has_none = count(s.purses[s.active], BLACK) == 0
        return has_none and count(s.characters[s.active], BLACK) > 0 and arg1(question) > 0
    if kind == GIVEUP_STEP:
        seat = arg1(question)
        if step_of(task) != BUYING_TASK or seat >= s.seats or seat == s.active or arg2(question) == 0:
            return False
        return _makes_give_up(s.market[arg1(task)]) and total(s.privileges[seat]) > arg2(question)
    if kind == CHANGER_STEP:
        return _serves(s, task, COIN_CHANGER) and len(STEPS[CHANGER_STEP].options(s, question)) > 0
    return kind == CUTPURSE_STEP and _serves(s, task, CUTPURSE)


def _serves(s: Tableau, task: i64, tile: i64) -> bool:
    return step_of(task) == SERVICE_TASK and s.market[arg1(task)] == tile


def _makes_give_up(tile: i64) -> bool:
    for effect in OPPONENTS[tile]:
        if effect_kind(effect) == OPP_GIVEUP:
            return True
    return False
