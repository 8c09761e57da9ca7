"""Bags of equal things as ints: byte n says how many of kind n are inside (up to 7 kinds, 127 of each)."""

from typing import Final

from mypy_extensions import i64

from trianon.kernel.bits import bit
from trianon.kernel.rng import Rng

KIND: Final = 8  # bits; who goes through all kinds shifts by so many
EACH: Final = 127  # and finds here how many there are


def some(kind: i64, n: i64 = 1) -> i64:
    """A bag that holds n things of one kind. Bags are added and subtracted like numbers."""
    return n * bit(kind * 8)


def count(bag: i64, kind: i64) -> i64:
    """How many things of one kind a bag holds."""
    return (bag >> (kind * 8)) & 127


def total(bag: i64) -> i64:
    """How many things a bag holds."""
    things: i64 = 0
    while bag:
        things += bag & 127
        bag >>= 8
    return things


def without(bag: i64, kind: i64) -> i64:
    """The bag with all things of one kind taken out."""
    return bag - some(kind, count(bag, kind))


def at(bag: i64, index: i64) -> i64:
    """The kind of the thing at `index`, when the things lie in a row, kind by kind."""
    kind: i64 = 0
    while index >= bag & 127:
        index -= bag & 127
        bag >>= 8
        kind += 1
    return kind


def taken(bag: i64, n: i64, rng: Rng) -> i64:
    """A bag of n things out of another one, at random: for imagined worlds, where chance leaves no record."""
    found: i64 = 0
    for _ in range(n):
        kind = at(bag, rng.below(total(bag)))
        bag -= some(kind)
        found += some(kind)
    return found
