"""Records: a game as its options, actions and chance outcomes. A record replays to the same state."""

import json
from typing import Final

from trianon.kernel.errors import InvalidRecord

FORMAT: Final = 1
CHANCE: Final = "~"


class Record:
    """Options, seats, rules, figures, and a log of action texts and chance outcomes (those begin with ~)."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, object],
        start: dict[str, object] | None,
        log: list[str],
        figures: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.start = start  # the position at the beginning, when it was set up by hand
        self.log = log
        self.figures = figures  # the hash of corrected ones; empty: those of the rules version

    @property
    def actions(self) -> list[str]:
        """What the seats answered, in order."""
        return [entry for entry in self.log if not entry.startswith(CHANCE)]

    @property
    def chance(self) -> list[str]:
        """What chance gave, in order."""
        return [entry[1:] for entry in self.log if entry.startswith(CHANCE)]

    def to_json(self) -> dict[str, object]:
        """The record as a document."""
        doc: dict[str, object] = {"format": FORMAT, "game": self.game, "rules": self.rules}
        if self.figures:
            doc["figures"] = self.figures
        doc["seats"] = self.seats
        doc["options"] = self.options
        doc["start"] = self.start
        doc["log"] = self.log
        return doc

    def dumps(self) -> str:
        """The record as text, one entry of the log per line."""
        doc = self.to_json()
        doc["log"] = None
        head = json.dumps(doc, ensure_ascii=False)
        lines = ",\n".join(["  " + json.dumps(entry, ensure_ascii=False) for entry in self.log])
        return head[: head.rindex("null")] + "[\n" + lines + "\n]}\n"

    @staticmethod
    def from_json(doc: object) -> "Record":
        """The record in a document; InvalidRecord names what is wrong with it."""
        if not isinstance(doc, dict):
            raise InvalidRecord("a record is a JSON object")
        if "format" not in doc:
            raise InvalidRecord("format: missing, so this is no record of a game")
        if doc["format"] != FORMAT:
            raise InvalidRecord(f"format: this trianon reads {FORMAT}, the record is in {doc['format']!r}")
        game = doc.get("game")
        rules = doc.get("rules")
        seats = doc.get("seats")
        options = doc.get("options")
        start = doc.get("start")
        log = doc.get("log")
        figures = doc.get("figures", "")
        if not isinstance(game, str):
            raise InvalidRecord("game: must be the id of a game")
        if not isinstance(rules, int) or not isinstance(seats, int):
            raise InvalidRecord("rules, seats: must be whole numbers")
        if not isinstance(figures, str):
            raise InvalidRecord("figures: must be the hash of corrected figures")
        if not isinstance(options, dict):
            raise InvalidRecord("options: must be an object")
        if start is not None and not isinstance(start, dict):
            raise InvalidRecord("start: must be a position or null")
        if not isinstance(log, list):
            raise InvalidRecord("log: must be a list")
        for number, entry in enumerate(log):
            if not isinstance(entry, str):
                raise InvalidRecord(f"log[{number}]: must be a text")
        return Record(game, rules, seats, options, start, log, figures)

    @staticmethod
    def loads(text: str) -> "Record":
        """The record in a text; InvalidRecord names what is wrong with it."""
        try:
            doc = json.loads(text)
        except ValueError as error:
            raise InvalidRecord(f"not JSON: {error}") from error
        return Record.from_json(doc)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and other.to_json() == self.to_json()

    def __hash__(self) -> int:
        return hash(tuple(self.log))
