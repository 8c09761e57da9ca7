"""Parts of views: what is kept, and what tells that something changed."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.kernel.parts import FRESH, Parts, mixed, mixed_all, mixed_list


class Text:
    """Encoded text."""

    def __init__(self, text: bytes) -> None:
        self.text = text


def kept() -> Parts:
    return Parts(lambda part: repr(part).encode(), Text)


def test_a_part_is_known_while_it_is_made_from_the_same() -> None:
    parts = kept()
    assert parts.known(3, mixed(1, 2)) is None
    part = parts.kept(3, mixed(1, 2), {"a": 1})
    assert parts.known(3, mixed(1, 2)) is part
    assert parts.known(3, mixed(2, 1)) is None
    assert parts.known(2, mixed(1, 2)) is None
    assert parts.known(2, 0) is None


def test_a_mark_stands_for_what_a_part_was_made_from() -> None:
    parts = kept()
    assert parts.mark(0) == 0
    parts.kept(0, mixed(1, 2), "one")
    mark = parts.mark(0)
    parts.kept(1, mixed(mark, 7), "more")
    assert parts.known(1, mixed(mark, 7)) is not None
    parts.kept(0, mixed(1, 3), "another")
    assert parts.known(1, mixed(parts.mark(0), 7)) is None
    assert FRESH.mark(0) == 0


def test_marks_of_different_things_differ() -> None:
    """Of small numbers, of nobody, of large sets; in another order; of one more."""
    numbers = [-2, -1, *range(40), 1 << 40, 1 << 59, 1 << 60, 1 << 61, 1 << 62, (1 << 62) + 1]
    pairs = {mixed(mixed(0, one), other) for one in numbers for other in numbers}
    assert len(pairs) == len(numbers) ** 2
    beginnings = {mixed(one, other) for one in range(40) for other in numbers}
    assert len(beginnings) == 40 * len(numbers)
    rows: list[list[int]] = [[], [0], [0, 0], [-1], [0, -1], [1, 0], [0, 1]]
    assert len({mixed_list(5, row) for row in rows}) == len(rows)
    for row in rows:
        assert mixed_all(5, vec[i64](row)) == mixed_list(5, row)


def test_prints_tell_whether_something_changed() -> None:
    """Also of values that are changed where they stand."""
    parts = kept()
    column, other = parts.kept(0, 1, "a column"), parts.kept(1, 1, "another")
    things = {"coins": 3}
    view: dict[str, object] = {"round": 1, "turn": None, "hand": ["king"]}
    view |= {"columns": [column, other], "supply": things}
    before = parts.seen(view.copy())
    assert parts.seen({**view, "hand": ["king"], "columns": [column, other]}) == before
    things["coins"] = 2
    seen = {**view, "turn": 0, "columns": [parts.kept(0, 2, "moved"), other]}
    now = parts.seen(seen)
    assert {key for key in now if now[key] != before[key]} == {"turn", "columns", "supply"}
    supply = seen["supply"]
    assert isinstance(supply, Text)
    assert supply.text == b"{'coins': 2}"
    columns = parts.once(seen["columns"])
    assert isinstance(columns, Text)
    assert parts.once(columns) is columns
    assert parts.once(3) == 3
