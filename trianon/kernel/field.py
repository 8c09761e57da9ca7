"""Fields: the arguments of actions, chance and events. Inside a small int, at the face a word or a value."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from trianon.kernel.state import State

NO_VALUE: Final = -1
LONGEST: Final = 30  # letters of a foreign text that an error repeats


class Field:
    """One argument: its name, and how many values it has (0 to size - 1).

    `is_phrase`: its words may hold spaces, or be empty. `is_constant`: every value is shown alike in all
    states of as many seats.
    """

    def __init__(self, name: str, size: i64, is_phrase: bool = False) -> None:
        self.name = name
        self.size: i64 = size
        self.is_phrase = is_phrase
        self.is_constant = True

    def word(self, s: "State", value: i64) -> str:
        """The value in a text."""
        raise NotImplementedError

    def value(self, s: "State", word: str) -> i64:
        """The value behind a word; NO_VALUE when there is none."""
        raise NotImplementedError

    def show(self, s: "State", value: i64, into: dict[str, object]) -> None:
        """Put the value into the arguments of an action or the data of an event."""
        into[self.name] = self.word(s, value)

    def unknown(self, word: str) -> str:
        """What to say about a word that stands for no value."""
        return f"there is no {self.name} {word[:LONGEST]!r}"


class Words(Field):
    """One of several words. Of equal words the first stands for all of them."""

    def __init__(self, name: str, words: Sequence[str], is_phrase: bool = False) -> None:
        super().__init__(name, len(words), is_phrase)
        self.words: list[str] = list(words)
        self._values: dict[str, int] = {}
        for value in range(len(self.words)):
            self._values.setdefault(self.words[value], value)

    def word(self, s: "State", value: i64) -> str:
        return self.words[value]

    def value(self, s: "State", word: str) -> i64:
        return self._values.get(word, NO_VALUE)


class Number(Field):
    """A number from `low` to `high`; inside it counts from 0."""

    def __init__(self, name: str, low: i64 = 0, high: i64 = 255) -> None:
        super().__init__(name, high - low + 1)
        self.low: i64 = low

    def word(self, s: "State", value: i64) -> str:
        return str(value + self.low)

    def value(self, s: "State", word: str) -> i64:
        for value in range(self.size):
            if word == str(value + self.low):
                return value
        return NO_VALUE

    def show(self, s: "State", value: i64, into: dict[str, object]) -> None:
        into[self.name] = value + self.low

    def unknown(self, word: str) -> str:
        return f"{word[:LONGEST]!r} is not a {self.name} from {self.low} to {self.low + self.size - 1}"


class Maybe(Number):
    """A number, or nothing at all where it is negative."""

    def show(self, s: "State", value: i64, into: dict[str, object]) -> None:
        into[self.name] = None if value < 0 else value + self.low


class Flag(Field):
    """Yes or no."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 2)

    def show(self, s: "State", value: i64, into: dict[str, object]) -> None:
        into[self.name] = value != 0


SEAT: Final = Number("seat")
