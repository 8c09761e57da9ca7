"""Small sets as ints: bit n is thing n (up to 62 things)."""

from mypy_extensions import i64


def bit(thing: i64) -> i64:
    """The set that holds one thing."""
    return _shift(1, thing)


def _shift(number: i64, by: i64) -> i64:
    """A shift of 64 bits; mypyc would compile a literal on the left as a shift of 32."""
    return number << by


def size(things: i64) -> i64:
    """How many things a set holds."""
    count: i64 = 0
    while things:
        things &= things - 1
        count += 1
    return count


def nth(things: i64, index: i64) -> i64:
    """The thing at `index` of a set, counted from the lowest."""
    while index > 0:
        things &= things - 1
        index -= 1
    lowest = things & -things
    thing: i64 = 0
    while lowest > 1:
        lowest >>= 1
        thing += 1
    return thing
