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
    PRIVILEGE_STEP,
    PURGE_STEP,
    SEAL_STEP,
    SERVICE_TASK,
    SYMBOL_STEP,
)
from trianon.games.mercado.components import (
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
    FACE_NAMES,
    FACES,
    GOODS,
    HEAD_MERCHANT,
    OBJECTS,
    OBJECTS_SHOWN,
    OPP_GIVEUP,
    PURGE,
    SEALS,
    TILE_NAMES,
    WHITE,
    WHITE_COINS,
    effect_count,
    effect_kind,
)
from trianon.games.mercado.prices import can_lie, missing
from trianon.games.mercado.scoring import steps_of
from trianon.games.mercado.seen import contents, is_within, present_stack
from trianon.games.mercado.steps import STEPS
from trianon.games.mercado.steps.cutpurse import white_coins_out
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
            if not can_lie(s.figures, tile, s.edge(position, seat)):
                raise InvalidPosition(f"{field}: the coins of seat {seat} do not fit the price (M5.1)")


def fill_supply(s: Tableau) -> None:
    """The supply and the stack hold what lies nowhere else (M17.1)."""
    white: i64 = WHITE_COINS
    black: i64 = BLACK_COINS
    seals: i64 = SEALS
    for seat in range(s.seats):
        white -= _coins_of(s, seat, WHITE)
        black -= _coins_of(s, seat, BLACK)
        seals -= s.seals[seat]
        for coin in range(COLOURED):
            if _coins_of(s, seat, coin) != EACH_COLOUR:
                found = f"{_coins_of(s, seat, coin)} {COINS[coin]} coins in all"
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


def _coins_of(s: Tableau, seat: i64, coin: i64) -> i64:
    """How many coins of a kind a seat has; counted one by one, since a foreign bag may overflow."""
    coins = count(s.purses[seat], coin) + count(s.characters[seat], coin)
    for position in range(len(s.market)):
        coins += count(s.edge(position, seat), coin)
    return coins + count(s.drawn, coin) if seat == s.active else coins


def _stack(s: Tableau) -> i64:
    """The tokens that nobody holds and that are not discarded."""
    stack: i64 = 0
    for face in range(FACES):
        left = count(s.figures.all_privileges, face) - count(s.played, face)
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
    every = s.figures.all_privileges
    for seat in range(s.seats):
        held = _together(every, [stack.held[seat] for stack in s.earlier])
        given = _together(every, [stack.given[seat] for stack in s.earlier])
        if not is_within(held, s.privileges[seat]) or not is_within(given, s.given[seat]):
            raise InvalidPosition(f"earlier: seat {seat} does not have all these privileges")
    stacks = [*s.earlier, present_stack(s)]
    open: i64 = 0  # tokens that lay face up before this stack was made
    for number, stack in enumerate(stacks):
        made = contents(s.figures, stacks, number)
        hidden = _together(every, stack.held + stack.given + [bag for bags in stack.buried for bag in bags])
        if number == len(s.earlier):
            hidden = _together(every, [hidden, s.stack])
        if made == 0 or not is_within(hidden, made) or not is_within(stack.played, open + made - hidden):
            raise InvalidPosition(f"earlier: stack {number} cannot have held these privileges (M11.3)")
        open += made - hidden - stack.played


def _together(every: i64, bags: list[int]) -> int:
    """All these tokens, of which there are not more than in the game."""
    together = 0
    for bag in bags:
        together += bag
        if not is_within(bag, every) or not is_within(together, every):
            raise InvalidPosition("earlier: there are not so many privileges")
    return together


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
    return edge != 0 and missing(s.figures, s.market[position], edge) == 0


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
    if s.phase() == OVER:
        _check_end(s)


def _check_end(s: Tableau) -> None:
    """After the end no turn is left, and seals and privileges have been counted (M14.3)."""
    if s.extra > 0:
        raise InvalidPosition("extra: the game is over")
    for seat in range(s.seats):
        if s.progress[seat] < s.seals[seat] + steps_of(s.figures, s.privileges[seat]):
            raise InvalidPosition(f"progress[{seat}]: seals and privileges have been counted (M14.3)")


# --- what waits -----------------------------------------------------------------------------------


def _check_pending(s: Tableau) -> None:
    """Nothing waits above the step of the turn, or one task with one question above it."""
    if len(s.frames) == 0:
        return
    if len(s.frames) == 1:
        phase = s.phase()
        if phase == PRIVILEGE_STEP and s.privileges[s.active] == 0:
            raise InvalidPosition("step: who has no privilege is not asked about one (M3.1)")
        if len(STEPS[phase].options(s, s.frames[0])) == 0:
            raise InvalidPosition(f"step: {PHASES[phase]!r} has no answer here, so nobody would be asked")
        return
    if len(s.frames) != 3:
        raise InvalidPosition("pending: holds a task and the question above it, or nothing")
    if not _can_wait(s, s.frames[1]):
        raise InvalidPosition("pending[0]: this task cannot wait here")
    if not _can_be_asked(s, s.frames[1], s.frames[2]):
        raise InvalidPosition("pending[1]: this question cannot be asked here")


def _can_wait(s: Tableau, task: i64) -> bool:
    if step_of(task) == PLAYED_TASK:
        return s.phase() == ACTION_STEP and arg2(task) <= len(s.figures.extras[arg1(task)])
    if step_of(task) not in (BUYING_TASK, SERVICE_TASK) or s.phase() != EVALUATE_STEP:
        return False
    is_goods = arg1(task) < GOODS
    return is_goods == (step_of(task) == BUYING_TASK) and is_complete(s, arg1(task), s.active)


def _can_be_asked(s: Tableau, task: i64, question: i64) -> bool:
    """Whether the task can have led to this question just now."""
    step = step_of(question)
    if step == SYMBOL_STEP:
        return step_of(task) == PLAYED_TASK and arg2(task) == 0 and _last_effect(s, task) != 0
    if step == PURGE_STEP:
        is_due = count(s.purses[s.active], BLACK) == 0 and count(s.characters[s.active], BLACK) > 0
        return is_due and _leaves(_last_effect(s, task), PURGE, arg1(question), s.black)
    if step == GIVEUP_STEP:
        seat = arg1(question)
        if step_of(task) != BUYING_TASK or seat != _opponent(s, task):
            return False
        is_choice = total(s.privileges[seat]) > arg2(question)
        return is_choice and _leaves(_last_effect(s, task), OPP_GIVEUP, arg2(question), total(s.given[seat]))
    if step == CHANGER_STEP:
        return _serves(s, task, COIN_CHANGER) and len(STEPS[CHANGER_STEP].options(s, question)) > 0
    return step == CUTPURSE_STEP and _serves(s, task, CUTPURSE)


def _leaves(effect: i64, kind: i64, still: i64, gone: i64) -> bool:
    """Whether an effect of this kind can be down to so many, and its first coins or tokens lie there."""
    before = effect_count(effect) - still
    return effect_kind(effect) == kind and still > 0 and 0 <= before <= gone


def _last_effect(s: Tableau, task: i64) -> i64:
    """The effect that a task set off last; 0 for none."""
    stage: i64 = arg2(task)
    if step_of(task) == PLAYED_TASK:
        face = arg1(task)
        return (
            _symbol_after(s, s.figures.face_steps[face]) if stage == 0 else s.figures.extras[face][stage - 1]
        )
    tile = s.market[arg1(task)]
    if step_of(task) == SERVICE_TASK:
        return _symbol_after(s, white_coins_out(s)) if tile == CUTPURSE else 0
    if stage == 0:
        return _symbol_after(s, s.figures.points[tile] if s.figures.points[tile] >= 0 else 1)
    own: i64 = len(s.figures.effects[tile])
    if 2 <= stage <= own + 1:
        return s.figures.effects[tile][stage - 2]
    each: i64 = len(s.figures.opponents[tile])
    if own + 2 <= stage <= own + 1 + each * (s.seats - 1):
        return s.figures.opponents[tile][(stage - own - 2) % each]
    return 0


def _symbol_after(s: Tableau, steps: i64) -> i64:
    """The symbol that the active player can have reached by at least so many steps; none without a step."""
    progress = s.progress[s.active]
    return 0 if steps == 0 or progress < steps else symbol_met(s, s.active, progress)


def _opponent(s: Tableau, task: i64) -> i64:
    """The opponent of the buyer whose effects were the last (M7.5)."""
    tile = s.market[arg1(task)]
    turn = arg2(task) - len(s.figures.effects[tile]) - 2
    return (s.active + 1 + turn // max(len(s.figures.opponents[tile]), 1)) % s.seats


def _serves(s: Tableau, task: i64, tile: i64) -> bool:
    return step_of(task) == SERVICE_TASK and s.market[arg1(task)] == tile
