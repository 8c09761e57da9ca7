"""Bags of equal things: counting, and drawing with the right odds."""

from trianon import Rng
from trianon.kernel.bags import at, count, some, taken, total, without


def test_bags_are_counted_added_and_subtracted() -> None:
    bag = some(0, 5) + some(3, 127) + some(6)
    assert [count(bag, kind) for kind in range(7)] == [5, 0, 0, 127, 0, 0, 1]
    assert total(bag) == 133
    assert total(0) == 0
    assert bag - some(3, 127) == without(bag, 3) == some(0, 5) + some(6)
    assert without(bag, 1) == bag


def test_things_lie_in_a_row_kind_by_kind() -> None:
    bag = some(1, 2) + some(4, 3)
    assert [at(bag, index) for index in range(total(bag))] == [1, 1, 4, 4, 4]


def test_every_thing_is_equally_likely() -> None:
    rng = Rng(7)
    bag = some(2, 1) + some(5, 3)
    drawn = [at(bag, rng.below(total(bag))) for _ in range(4000)]
    assert 900 < drawn.count(2) < 1100
    assert drawn.count(5) == 4000 - drawn.count(2)


def test_things_are_taken_with_the_right_odds() -> None:
    rng = Rng(7)
    bag = some(2, 1) + some(5, 3)
    found = [taken(bag, 2, rng) for _ in range(4000)]
    assert {*found} == {some(5, 2), some(2) + some(5)}
    assert 1850 < found.count(some(5, 2)) < 2150
    assert taken(bag, 4, rng) == bag
