"""Kinds of actions and chance, declared once: name, text, fields. Codes and reading follow from that."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from trianon.kernel.action import Action
from trianon.kernel.errors import InvalidAction
from trianon.kernel.field import NO_VALUE, Field

if TYPE_CHECKING:
    from trianon.kernel.state import State

LONGEST: Final = 60  # letters of a foreign text that an error repeats
MOST_FIELDS: Final = 3
MOST_READ: Final = 2000  # texts of a game that are remembered, then they are forgotten: castles have millions


class Kind:
    """One kind of answer or of chance outcome.

    `text` is its pattern, such as "{card} > {column}"; `also` are further patterns that are read. `steps` are
    the numbers of the questions it answers. The codes of a kind are `first` and the numbers after it, one for
    every combination of its fields; the last field varies fastest.
    """

    def __init__(
        self,
        name: str,
        text: str,
        fields: tuple[Field, ...] = (),
        steps: tuple[int, ...] = (),
        also: tuple[str, ...] = (),
    ) -> None:
        assert len(fields) <= MOST_FIELDS
        self.name = name
        self.pattern = text
        self.fields: list[Field] = list(fields)
        self.steps = steps
        self.first: i64 = 0  # set by the table
        self._second: i64 = fields[1].size if len(fields) > 1 else 1  # how many values the last fields have
        self._third: i64 = fields[2].size if len(fields) > 2 else 1
        self._tail: i64 = self._second * self._third
        self.size: i64 = self._tail * (fields[0].size if fields else 1)
        self.is_constant = all(field.is_constant for field in fields)  # in every state of as many seats
        self._readers: list[re.Pattern[str]] = [self._reader(pattern) for pattern in (text, *also)]

    # --- codes, for the rules ---------------------------------------------------------------------------

    def code(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """The code for these values of the fields."""
        return self.first + a * self._tail + b * self._third + c

    def has(self, code: i64) -> bool:
        """Whether a code is of this kind."""
        return self.first <= code < self.first + self.size

    def arg1(self, code: i64) -> i64:
        """The value of the first field."""
        return (code - self.first) // self._tail

    def arg2(self, code: i64) -> i64:
        """The value of the second field."""
        rest = (code - self.first) % self._tail
        return rest if self._third == 1 else rest // self._third  # a division takes its time

    def arg3(self, code: i64) -> i64:
        """The value of the third field."""
        return (code - self.first) % self._third

    # --- texts, for the face ----------------------------------------------------------------------------

    def values(self, code: i64) -> list[int]:
        """The values of all fields."""
        return [self.arg1(code), self.arg2(code), self.arg3(code)][: len(self.fields)]

    def text(self, s: "State", code: i64) -> str:
        """The text that reads aloud."""
        text = self.pattern
        values = self.values(code)
        for place in range(len(values)):
            field = self.fields[place]
            text = text.replace("{" + field.name + "}", field.word(s, values[place]))
        return text

    def args(self, s: "State", code: i64) -> dict[str, object]:
        """The arguments by name."""
        args: dict[str, object] = {}
        values = self.values(code)
        for place in range(len(values)):
            self.fields[place].show(s, values[place], args)
        return args

    def read(self, s: "State", text: str) -> i64:
        """The code of a text, NO_VALUE when it does not look like this kind.

        InvalidAction when it does, but names something that does not exist.
        """
        for reader in self._readers:
            match = reader.fullmatch(text)
            if match is not None:
                return self._read_values(s, match)
        return NO_VALUE

    def _read_values(self, s: "State", match: "re.Match[str]") -> i64:
        values: list[int] = [0] * MOST_FIELDS
        for place in range(len(self.fields)):
            field = self.fields[place]
            word: str = match[field.name]
            values[place] = field.value(s, word)
            if values[place] == NO_VALUE:
                raise InvalidAction(field.unknown(word))
        return self.code(values[0], values[1], values[2])

    def _reader(self, pattern: str) -> "re.Pattern[str]":
        regex = re.escape(pattern)
        for field in self.fields:
            hole = re.escape("{" + field.name + "}")
            regex = regex.replace(hole, f"(?P<{field.name}>{'.*' if field.is_phrase else r'[^ ]+'})")
        return re.compile(regex)


class KindTable:
    """The kinds of a game, numbered one after the other without gaps. `like`: examples for who mistypes."""

    def __init__(self, kinds: Sequence[Kind], like: str) -> None:
        self.kinds: list[Kind] = list(kinds)
        self.like = like
        self.size: i64 = 0
        for kind in self.kinds:
            kind.first = self.size
            self.size += kind.size
        # By seats: texts that were read before, of kinds that mean the same in every state; one for a code.
        self._read_before: dict[int, dict[str, int]] = {}

    def read_before(self, seats: int, text: str) -> i64:
        """The code of an option that was read by this very text before; NO_VALUE when it was not."""
        codes = self._read_before.get(seats)
        return NO_VALUE if codes is None else codes.get(text, NO_VALUE)

    def note_read(self, seats: int, text: str, code: i64) -> None:
        """This is the very text of that code."""
        if self.is_constant(code):
            codes = self._read_before.setdefault(seats, {})
            if len(codes) >= MOST_READ:
                codes.clear()
            codes[text] = code

    def kind_of(self, code: i64) -> Kind:
        """The kind of a code."""
        for kind in self.kinds:
            if kind.has(code):
                return kind
        raise InvalidAction(f"there is no code {code}")

    def is_constant(self, code: i64) -> bool:
        """Whether a code stands for the same text and arguments in every state of as many seats."""
        return self.kind_of(code).is_constant

    def action(self, s: "State", code: i64) -> Action:
        """The action a code stands for."""
        kind = self.kind_of(code)
        return Action(code, kind.name, kind.args(s, code), kind.text(s, code))

    def text(self, s: "State", code: i64) -> str:
        """The text of a code."""
        return self.kind_of(code).text(s, code)

    def read(self, s: "State", text: str) -> i64:
        """The code of a text; InvalidAction when it cannot be read."""
        plain = " ".join(text.lower().replace(">", " > ").split())
        problem = ""
        for kind in self.kinds:
            try:
                code = kind.read(s, plain)
            except InvalidAction as error:
                problem = problem or str(error)
                continue
            if code != NO_VALUE:
                return code
        raise InvalidAction(problem or f"{text[:LONGEST]!r} is not like {self.like}")
