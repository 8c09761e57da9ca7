"""Mercado: stacks of privileges one after the other, and what stays known of earlier ones (M11.3, M15.5).

Everybody sees from which stack a token was taken and follows it on the table: kept, turned up or given up
face down. A played token was seen by all, one that was given up only by its owner. So when the discard is
stacked anew, a seat knows that the tokens it saw there are in no hand, and goes on knowing it.
"""

from mypy_extensions import i64

from trianon.games.mercado.components import FACES, Figures
from trianon.games.mercado.tableau import EarlierStack, Tableau
from trianon.kernel.bags import count, some


def restack(s: Tableau) -> None:
    """An empty stack is made of the discard (M11.3); nothing happens when there is none."""
    stack = s.played
    for seat in range(s.seats):
        stack += s.given[seat]
    if stack == 0:
        return
    present = present_stack(s)
    present.played = s.played
    s.earlier.append(present)
    for old in s.earlier:
        old.buried.append(old.given)
        old.given = [0] * s.seats
    s.stack = stack
    s.played = 0
    for seat in range(s.seats):
        s.given[seat] = 0


def present_stack(s: Tableau) -> EarlierStack:
    """What came from the present stack: all that comes from no earlier one."""
    present = EarlierStack()
    for seat in range(s.seats):
        held = s.privileges[seat]
        given = s.given[seat]
        for old in s.earlier:
            held -= old.held[seat]
            given -= old.given[seat]
        present.held.append(held)
        present.given.append(given)
    return present


def lay_down(s: Tableau, seat: i64, face: i64) -> i64:
    """A token leaves a hand; of equal ones the oldest. Returns the number of the stack it came from."""
    s.privileges[seat] -= some(face)
    for number in range(len(s.earlier)):
        old = s.earlier[number]
        if count(old.held[seat], face) > 0:
            old.held[seat] -= some(face)
            return number
    return len(s.earlier)


def contents(figures: Figures, stacks: list[EarlierStack], number: i64) -> i64:
    """The tokens of which a stack was made."""
    if number == 0:
        return figures.all_privileges
    made = stacks[number - 1].played
    for before in range(number):
        for bag in stacks[before].buried[number - 1 - before]:
            made += bag
    return made


def is_within(part: i64, whole: i64) -> bool:
    """Whether a bag of tokens holds at least another one."""
    for face in range(FACES):
        if count(part, face) > count(whole, face):
            return False
    return True
