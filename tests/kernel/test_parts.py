"""Parts of views: what is kept, and what tells that something changed."""

from trianon.kernel.parts import FRESH, Parts


class Text:
    """Encoded text."""

    def __init__(self, text: bytes) -> None:
        self.text = text


def kept() -> Parts:
    return Parts(lambda part: repr(part).encode(), Text)


def test_a_part_is_known_while_it_is_made_from_the_same() -> None:
    parts = kept()
    assert parts.known(3, [1, 2]) is None
    part = parts.kept(3, [1, 2], {"a": 1})
    assert parts.known(3, [1, 2]) is part
    assert parts.known(3, [2, 1]) is None
    assert parts.known(2, [1, 2]) is None


def test_a_mark_stands_for_what_a_part_was_made_from() -> None:
    parts = kept()
    assert parts.mark(0) is None
    parts.kept(0, [1, 2], "one")
    mark = parts.mark(0)
    parts.kept(1, [mark, 7], "more")
    assert parts.known(1, [mark, 7]) is not None
    parts.kept(0, [1, 3], "another")
    assert parts.known(1, [parts.mark(0), 7]) is None
    assert FRESH.mark(0) is None


def test_prints_tell_whether_something_changed() -> None:
    """Also of values that are changed where they stand."""
    parts = kept()
    column, other = parts.kept(0, 1, "a column"), parts.kept(1, 1, "another")
    things = {"coins": 3}
    view: dict[str, object] = {"round": 1, "turn": None, "hand": ["king"]}
    view |= {"columns": [column, other], "supply": things}
    before: dict[str, object] = {}
    parts.seen(view, before)
    same: dict[str, object] = {}
    parts.seen({**view, "hand": ["king"], "columns": [column, other]}, same)
    assert same == before
    things["coins"] = 2
    now: dict[str, object] = {}
    seen = parts.seen({**view, "turn": 0, "columns": [parts.kept(0, 2, "moved"), other]}, now)
    assert {key for key in now if now[key] != before[key]} == {"turn", "columns", "supply"}
    supply = seen["supply"]
    assert isinstance(supply, Text)
    assert supply.text == b"{'coins': 2}"
    columns = parts.once(seen["columns"])
    assert isinstance(columns, Text)
    assert parts.once(columns) is columns
    assert parts.once(3) == 3
