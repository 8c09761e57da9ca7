"""Mercado: a random world that a seat cannot tell from the real one (M15)."""

from mypy_extensions import i64

from trianon.games.mercado.components import Figures
from trianon.games.mercado.seen import contents, is_within, present_stack
from trianon.games.mercado.tableau import EarlierStack, Tableau
from trianon.kernel.bags import at, some, total, without
from trianon.kernel.frame import arg1, arg2, pack, step_of
from trianon.kernel.rng import Rng
from trianon.kernel.state import NOBODY


def shuffle_hidden(s: Tableau, seat: i64, rng: Rng) -> None:
    """Deal anew the privileges a seat cannot see: the stack, the others' tokens and what they gave up.

    Each token stays one of the stack from which it was taken (M15.5). Decks and purses have no order to
    shuffle, and what they hold is known to everybody. After the end all tokens lie open.
    """
    if s.seat == NOBODY:
        return
    stacks = s.earlier[:]
    stacks.append(present_stack(s))
    last: i64 = len(stacks) - 1
    seen: list[int] = []  # of every stack: the tokens that this seat has seen
    for number in range(len(stacks)):
        known = contents(s.figures, stacks, number) - (s.stack if number == last else 0)
        seen.append(known - _hidden(stacks[number], seat))
    is_possible = _bury(s.figures, stacks, seen, seat, _forget_buried(stacks, seat), 0, rng)
    assert is_possible  # the real world is
    for player in range(s.seats):
        if player != seat:
            s.privileges[player] = 0
            s.given[player] = 0
    for number in range(len(stacks)):
        old = stacks[number]
        pool = contents(s.figures, stacks, number) - seen[number] - _buried_by_others(old, seat)
        for player in range(s.seats):
            if player != seat:
                old.held[player] = _take(pool, total(old.held[player]), rng)
                pool -= old.held[player]
                s.privileges[player] += old.held[player]
                old.given[player] = _take(pool, total(old.given[player]), rng)
                pool -= old.given[player]
                s.given[player] += old.given[player]
        if number == last:
            s.stack = pool


def _hidden(old: EarlierStack, seat: i64) -> i64:
    """The tokens of a stack that lie somewhere face down and not before this seat."""
    hidden = _buried_by_others(old, seat)
    for player in range(len(old.held)):
        if player != seat:
            hidden += old.held[player] + old.given[player]
    return hidden


def _buried_by_others(old: EarlierStack, seat: i64) -> i64:
    """The tokens of a stack that others gave up and that became part of later ones."""
    hidden: i64 = 0
    for bags in old.buried:
        for player in range(len(bags)):
            if player != seat:
                hidden += bags[player]
    return hidden


def _forget_buried(stacks: list[EarlierStack], seat: i64) -> list[int]:
    """Take away what others gave up before a stack was made; returns from where, into which, and by whom."""
    slots: list[int] = []
    for number in range(len(stacks)):
        buried = stacks[number].buried
        for later in range(len(buried)):
            bags = buried[later]
            for player in range(len(bags)):
                if player != seat:
                    for _ in range(total(bags[player])):
                        slots.append(pack(number, later, player))
                    bags[player] = 0
    return slots


def _bury(
    figures: Figures,
    stacks: list[EarlierStack],
    seen: list[int],
    seat: i64,
    slots: list[int],
    place: i64,
    rng: Rng,
) -> bool:
    """Fill these slots so that every stack holds what was seen of it; False when that is not possible."""
    done = place == len(slots)
    number = len(stacks) - 1 if done else step_of(slots[place])
    for made in range(number + 1):
        if not is_within(seen[made], contents(figures, stacks, made)):
            return False
    if done:
        return True
    bags = stacks[number].buried[arg1(slots[place])]
    player = arg2(slots[place])
    pool = contents(figures, stacks, number) - seen[number] - _buried_by_others(stacks[number], seat)
    while pool != 0:
        face = at(pool, rng.below(total(pool)))
        bags[player] += some(face)
        if _bury(figures, stacks, seen, seat, slots, place + 1, rng):
            return True
        bags[player] -= some(face)
        pool = without(pool, face)
    return False


def _take(pool: i64, n: i64, rng: Rng) -> i64:
    """So many tokens of a pool, at random."""
    taken: i64 = 0
    for _ in range(n):
        face = at(pool, rng.below(total(pool)))
        pool -= some(face)
        taken += some(face)
    return taken
