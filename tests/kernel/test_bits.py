"""Small sets as ints: counting, and the things inside."""

from trianon import Rng
from trianon.kernel.bits import bit, lowest, nth, size

MOST = 62


def test_things_are_counted_and_found_in_order() -> None:
    rng = Rng(7)
    for _ in range(200):
        things = [thing for thing in range(MOST) if rng.below(3) == 0] or [MOST - 1]
        held = sum(bit(thing) for thing in things)
        assert size(held) == len(things)
        assert lowest(held) == things[0]
        assert [nth(held, index) for index in range(len(things))] == things


def test_empty_full_and_single_sets() -> None:
    assert size(0) == 0
    assert size(bit(MOST) - 1) == MOST
    assert [size(bit(thing)) for thing in range(MOST)] == [1] * MOST
    assert [lowest(bit(thing)) for thing in range(MOST)] == [*range(MOST)]
