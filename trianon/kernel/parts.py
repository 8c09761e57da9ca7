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

    def encoded(self, view: dict[str, object], prints: dict[str, object]) -> dict[str, object]:
        """A view with every value encoded; `prints` get what to compare each by: its hash, or a kept part."""
        encode = self._encode
        assert encode is not None
        seen: dict[str, object] = {}
        for key, value in view.items():
            if type(value) is self._encoded:
                seen[key] = value
                prints[key] = value
            else:
                text = encode(value)
                seen[key] = self._encoded(text)
                prints[key] = hash(text)
        return seen


FRESH: Final = Parts()  # keeps nothing: every part is made anew
