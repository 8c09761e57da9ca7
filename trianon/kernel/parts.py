"""Parts of views: what a table has made of them before, each with a mark of what it was made from."""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_FACTOR: Final = 0x1E3779B97F4A7C15  # odd, so that no two marks become the same
_HIGH: Final = 0xC2B2AE3D27D4EB5  # the same for bits of a value that have no room
_BITS: Final = 60
_MASK: Final = 0xFFFFFFFFFFFFFFF


def mixed(mark: i64, value: i64) -> i64:
    """The mark of what this mark stands for and a value more; to begin with, 0 or a small number."""
    x: i64 = (mark * _FACTOR + (value >> _BITS) * _HIGH + value) & _MASK
    return x ^ (x >> 30)


def mixed_all(mark: i64, values: vec[i64]) -> i64:
    """The same for many values, and how many they are."""
    for value in values:
        mark = mixed(mark, value)
    return mixed(mark, len(values))


def mixed_list(mark: i64, values: list[int]) -> i64:
    """The same for a list."""
    for value in values:
        mark = mixed(mark, value)
    return mixed(mark, len(values))


class Parts:
    """Parts of the views of one game at one table, encoded, each at a place of its own.

    A view asks whether a part is `known`, and else makes it and lets it be `kept`. What a part is made from
    is everything that it shows or follows from, as far as that changes in the course of a game; a mark stands
    for it, a hash that is made by `mixed`. Encoded parts take the place of what they were made of.
    """

    def __init__(
        self, encode: Callable[[object], bytes] | None = None, encoded: Callable[[bytes], object] = bytes
    ) -> None:
        """`encode`: makes text of a part, without it nothing is kept; `encoded`: the type that holds text."""
        self._encode = encode
        self._encoded = encoded
        self._marks: vec[i64] = vec[i64]()
        self._parts: list[object] = []

    def known(self, place: i64, mark: i64) -> object | None:
        """The part that was made from the same before; None when there is none."""
        if place < len(self._parts) and self._marks[place] == mark:
            return self._parts[place]
        return None

    def kept(self, place: i64, mark: i64, part: object) -> object:
        """The part, encoded for now and for later."""
        encode = self._encode
        if encode is None:
            return part
        encoded = self._encoded(encode(part))
        while place >= len(self._parts):
            self._marks = append(self._marks, 0)
            self._parts.append(None)
        self._marks[place] = mark
        self._parts[place] = encoded
        return encoded

    def mark(self, place: i64) -> i64:
        """Stands for what the part there was made from, for parts that follow from the same and more."""
        return self._marks[place] if place < len(self._marks) else 0

    def seen(self, view: dict[str, object]) -> dict[str, object]:
        """What to compare each value of a view by; in the view, those that could change become text.

        That is the value itself or its members, where they never change, else a hash of its text.
        """
        encode = self._encode
        assert encode is not None
        prints: dict[str, object] = {}
        for key, value in view.items():
            if self._is_lasting(value):
                prints[key] = value
            elif isinstance(value, list) and self._has_lasting(value):
                prints[key] = tuple(value)
            else:
                text = encode(value)
                prints[key] = hash(text)
                view[key] = self._encoded(text)
        return prints

    def once(self, value: object) -> object:
        """A value of such a view, encoded for several of them."""
        encode = self._encode
        assert encode is not None
        return value if self._is_lasting(value) else self._encoded(encode(value))

    def _is_lasting(self, value: object) -> bool:
        return value is None or isinstance(value, (int, str)) or type(value) is self._encoded

    def _has_lasting(self, values: list[object]) -> bool:
        for value in values:
            if not self._is_lasting(value):
                return False
        return True


FRESH: Final = Parts()  # keeps nothing: every part is made anew
