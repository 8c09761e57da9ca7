"""Actions: inside the rules a small int that each game numbers itself, at the face an object with a text."""

from typing import Final

from mypy_extensions import i64

BYTE: Final = 255


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Kind and up to three small arguments in one int: a frame or a chance outcome."""
    return kind | (a << 8) | (b << 16) | (c << 24)


def kind_of(code: i64) -> i64:
    """What kind of frame or outcome a code is."""
    return code & BYTE


def first(code: i64) -> i64:
    """The first argument of a code."""
    return (code >> 8) & BYTE


def second(code: i64) -> i64:
    """The second argument of a code."""
    return (code >> 16) & BYTE


class Action:
    """One answer to a decision: its kind, its arguments by name, and the text that reads aloud."""

    def __init__(self, code: int, kind: str, args: dict[str, object], text: str) -> None:
        self.code = code
        self.kind = kind
        self.args = args
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.code == self.code and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def to_json(self) -> dict[str, object]:
        """The action as data."""
        return {"text": self.text, "kind": self.kind, "args": self.args}
