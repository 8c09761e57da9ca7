"""Mercado: the ring of spaces (M9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado import events
from trianon.games.mercado.actions import SYMBOL_STEP
from trianon.games.mercado.components import FINISH, FORWARD, SPACES, effect_count, effect_kind
from trianon.games.mercado.effects import carry_out
from trianon.games.mercado.events import BY_FINAL, BY_FORWARD, FINISH_REACHED, SYMBOL
from trianon.games.mercado.tableau import Tableau


def move(s: Tableau, steps: i64, why: i64, by_privilege: bool) -> None:
    """The active player's marker moves on, then the space where it ends takes effect (M9.1 to M9.5)."""
    step_on(s, s.active, steps, why)
    effect = symbol_met(s, s.active, s.progress[s.active])
    if effect == 0:
        return
    if by_privilege:
        s.push(SYMBOL_STEP)  # M9.5
    else:
        enter(s, effect, False)


def step_on(s: Tableau, seat: i64, steps: i64, why: i64) -> None:
    """Move a marker and put it on top of those that stand where it ends (M9.2, M9.3)."""
    is_first = why != BY_FINAL and s.progress[seat] + steps >= FINISH and not s.is_last_round()
    s.progress[seat] += steps
    order = vec[i64](capacity=s.seats)
    for other in s.order:
        if other != seat:
            order = append(order, other)
    s.order = append(order, seat)
    if s.telling:
        to = s.progress[seat]
        s.tell_event(events.moved(seat, steps, why, to, s.space(seat), s.below(seat)))
    if is_first:
        s.tell(FINISH_REACHED, seat)


def symbol_met(s: Tableau, seat: i64, progress: i64) -> i64:
    """The symbol that takes effect where a marker ends with this progress; 0 for none (M9.3, M9.4, M9.7)."""
    if progress >= FINISH:
        return 0
    space = (s.disc + progress) % SPACES
    return 0 if is_occupied(s, seat, space) else s.symbols[space]


def is_occupied(s: Tableau, seat: i64, space: i64) -> bool:
    """Whether somebody else's marker stands on a space, on whichever lap (M9.3, Q13)."""
    for other in range(s.seats):
        if other != seat and s.space(other) == space:
            return True
    return False


def enter(s: Tableau, effect: i64, by_privilege: bool) -> None:
    """Carry out the symbol under the active player's marker (M9.4, M9.6)."""
    s.tell(SYMBOL, s.active, s.space(s.active), effect)
    if effect_kind(effect) == FORWARD:
        move(s, effect_count(effect), BY_FORWARD, by_privilege)
    else:
        carry_out(s, effect)


def rank_of(s: Tableau, seat: i64) -> i64:
    """1 for who is farthest, and so on; on one space the upper marker is ahead (M9.8)."""
    rank: i64 = 1
    is_above = False  # the markers behind this one in `order` lie above it wherever they share a space
    for other in s.order:
        if other == seat:
            is_above = True
        elif s.progress[other] > s.progress[seat] or (is_above and s.progress[other] == s.progress[seat]):
            rank += 1
    return rank


def ranking(s: Tableau) -> list[int]:
    """The seats from the first to the last (M9.8, M14.4)."""
    seats = [0] * s.seats
    for seat in range(s.seats):
        seats[rank_of(s, seat) - 1] = seat
    return seats
