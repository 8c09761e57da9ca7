"""Parts of views: what a table has made of them before, each with what it was made from."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64


class Parts:
    """Parts of the views of one game at one table, each at a place of its own.

    A view asks whether a part is `known`, and else makes it and lets it be `kept`. What a part is made from
    is everything that it shows or follows from, as far as that changes in the course of a game: a list of
    ints, of which a hash stays, or values that never change themselves. Encoded parts take the place of what
    they were made of.
    """

    def __init__(
        self, encode: Callable[[object], bytes] | None = None, encoded: Callable[[bytes], object] = bytes
    ) -> None:
        """`encode`: makes text of a part, without it nothing is kept; `encoded`: the type that holds text."""
        self._encode = encode
        self._encoded = encoded
        self._made_from: list[object] = []
        self._parts: list[object] = []

    def known(self, place: i64, made_from: object) -> object | None:
        """The part that was made from the same before; None when there is none."""
        if place >= len(self._parts):
            return None
        if isinstance(made_from, list):
            made_from = hash(tuple(made_from))
        return self._parts[place] if self._made_from[place] == made_from else None

    def kept(self, place: i64, made_from: object, part: object) -> object:
        """The part, encoded for now and for later."""
        encode = self._encode
        if encode is None:
            return part
        encoded = self._encoded(encode(part))
        while place >= len(self._parts):
            self._made_from.append(None)
            self._parts.append(None)
        if isinstance(made_from, list):
            made_from = hash(tuple(made_from))
        self._made_from[place] = made_from
        self._parts[place] = encoded
        return encoded

    def mark(self, place: i64) -> object:
        """Stands for what the part there was made from, for parts that follow from the same and more."""
        return self._made_from[place] if place < len(self._made_from) else None

    def seen(self, view: dict[str, object], prints: dict[str, object]) -> dict[str, object]:
        """A view ready to be encoded; `prints` get what to compare each value by.

        That is the value itself or its members, where they never change, else a hash of its text.
        """
        encode = self._encode
        assert encode is not None
        seen: dict[str, object] = {}
        for key, value in view.items():
            if self._is_lasting(value):
                prints[key] = value
            elif isinstance(value, list) and self._has_lasting(value):
                prints[key] = tuple(value)
            else:
                text = encode(value)
                prints[key] = hash(text)
                value = self._encoded(text)
            seen[key] = value
        return seen

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
