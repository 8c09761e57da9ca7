"""Words: what happens and what is asked, in English, Czech or Dutch, from the catalogues in `locales/`."""

import locale
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from trianon.games.registry import is_extra

LANGUAGES: Final = {"en": "English", "cs": "Čeština", "nl": "Nederlands"}
CATALOGUES: Final = Path(__file__).parent / "locales"
SHARED: Final = ("common", "terminal", "mail")  # beside one catalogue for each game
# Fields of events and actions that hold a seat; they are said as the player's name.
SEAT_FIELDS: Final = frozenset(("seat", "by", "first", "winner", "other_seat", "owner", "player"))

Data = Mapping[str, Any]
Value = str | int


class MissingWords(LookupError):
    """A catalogue has no such message, or the message asks for something it was not given."""


class Words:
    """One language for one game. `strict` raises MissingWords, otherwise the gap is shown as ‹id›."""

    def __init__(self, language: str, game: str, strict: bool = False) -> None:
        self.language = language
        self.game = game
        self.strict = strict
        self._bundle = _bundle(language, game)

    def has(self, id: str) -> bool:
        """Whether there is a message (or `message.attribute`) with this id."""
        return self._pattern(id) is not None

    def say(self, id: str, **values: Value) -> str:
        """The message with these values."""
        text, gaps = self._format(id, values)
        return text if not gaps else self._gap(f"{id} ({', '.join(gaps)})" if text else id)

    def event(self, event: Data, players: Sequence[str]) -> str | None:
        """A line for the log; None when this event has no words. `event` is `Event.view` of a seat."""
        id = f"{self.game}-event-{event['event']}"
        data = {field: value for field, value in event.items() if field != "event"}
        return self._tell(id, self.values(data, players)) if self.has(id) else None

    def action(self, action: Data, players: Sequence[str]) -> str:
        """An answer, as `Action.to_json` gives it."""
        return self._tell(f"{self.game}-action-{action['kind']}", self.values(action["args"], players))

    def question(self, ask: str) -> str:
        """What is asked."""
        return self.say(f"{self.game}-ask-{ask}")

    def reason(self, reason: Data, players: Sequence[str]) -> str:
        """Why points were given, as `Reason.to_json` gives it."""
        return self._tell(f"{self.game}-reason-{reason['why']}", self.values(reason, players))

    def name(self, kind: str, id: str) -> str:
        """What something of the game is called, such as name("card", "king")."""
        return self.say(f"{self.game}-{kind}-{id}")

    def help(self, kind: str, id: str) -> str:
        """What something of the game does."""
        return self.say(f"{self.game}-{kind}-{id}.help")

    def rules(self) -> list[tuple[str, str]]:
        """The rules in short: title and text of every part, in the order of the catalogue."""
        text = catalogue(self.language, self.game).read_text("utf-8")
        parts = re.findall(rf"^{self.game}-rules-([\w-]+)-title =", text, re.MULTILINE)
        told = [f"{self.game}-rules-{part}" for part in parts if self.has(f"{self.game}-rules-{part}")]
        return [(self.say(f"{id}-title"), self.say(id)) for id in told]

    def values(self, data: Data, players: Sequence[str]) -> dict[str, Value]:
        """Seats become names, ids become their words, truths yes or no; lists are left out."""
        values: dict[str, Value] = {}
        for field, value in data.items():
            if isinstance(value, bool):
                values[field] = "yes" if value else "no"
            elif value is None:
                values[field] = ""
            elif isinstance(value, int):
                values[field] = players[value] if field in SEAT_FIELDS else value
            elif isinstance(value, str):
                id = f"{self.game}-{field}-{value}"
                values[field] = self.say(id) if self.has(id) else value
        return values

    def _tell(self, id: str, values: dict[str, Value]) -> str:
        """A message some of whose values may be secret: then it hears that $hidden is "yes"."""
        text, gaps = self._format(id, {"hidden": "no", **values})
        if not gaps or not text:
            return text if not gaps else self._gap(id)
        return self.say(id, **{**dict.fromkeys(gaps, ""), **values, "hidden": "yes"})

    def _format(self, id: str, values: Mapping[str, Value]) -> tuple[str, list[str]]:
        """The text and the values it misses; no text when there is no such message."""
        pattern = self._pattern(id)
        if pattern is None:
            return "", [id]
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), [str(error).rpartition(" ")[2].lstrip("$") for error in errors]

    def _pattern(self, id: str) -> Any:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _gap(self, what: str) -> str:
        if self.strict:
            raise MissingWords(f"{self.language}: {what}")
        return f"‹{what}›"


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for name in (*SHARED, game, f"{game}-lesson"):
        path = catalogue(language, name)
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def catalogue(language: str, name: str) -> Path:
    """The file with the words of a game, or with shared ones."""
    folder = Path(str(files(name))) / "locales" if is_extra(name) else CATALOGUES
    return folder / language / f"{name}.ftl"


def preferred() -> str:
    """The language of this machine's user, or English."""
    wish = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    wish = wish or locale.getlocale()[0] or ""
    return wish[:2].lower() if wish[:2].lower() in LANGUAGES else "en"
