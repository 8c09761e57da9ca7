"""Small sets as ints: bit n is thing n (up to 62 things)."""

from mypy_extensions import i64


def bit(thing: i64) -> i64:
    """The set that holds one thing."""
    return _shift(1, thing)


def _shift(number: i64, by: i64) -> i64:
    """A shift of 64 bits; mypyc would compile a literal on the left as a shift of 32."""
    return number << by


def size(things: i64) -> i64:
    """How many things a set holds: counted in all pairs of bits at once, then in fours, in bytes, in all."""
    things -= (things >> 1) & 0x1555555555555555  # one more 5 would not fit into a small int
    things = (things & 0x3333333333333333) + ((things >> 2) & 0x3333333333333333)
    things = (things + (things >> 4)) & 0x0F0F0F0F0F0F0F0F
    things += things >> 8
    things += things >> 16
    things += things >> 32
    return things & 127


def lowest(things: i64) -> i64:
    """The lowest thing of a set that is not empty."""
    return size((things & -things) - 1)


def nth(things: i64, index: i64) -> i64:
    """The thing at `index` of a set, counted from the lowest."""
    while index > 0:
        things &= things - 1
        index -= 1
    return lowest(things)
