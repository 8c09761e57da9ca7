"""What position documents of all games have in common: their head, and careful readers of fields."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trianon.kernel.errors import InvalidPosition
from trianon.kernel.record import FORMAT
from trianon.kernel.spec import spelled_out

if TYPE_CHECKING:
    from trianon.kernel.state import State

HEAD: Final = ("format", "game", "rules", "figures", "seats", "options", "chance")


def head(state: "State") -> dict[str, object]:
    """The first fields of a document; the game adds its table, and `chance` at the end."""
    doc: dict[str, object] = {
        "format": FORMAT,
        "game": state.game.id,
        "rules": state.game.rules_version,
    }
    if state.game.figures_id:
        doc["figures"] = state.game.figures_id
    doc["seats"] = state.seats
    doc["options"] = spelled_out(state.settings)
    return doc


def check_fields(doc: dict[str, object], table: Sequence[str]) -> None:
    """There is nothing in a document but its head and the fields of the game's table."""
    for name in doc:
        if name not in HEAD and name not in table:
            raise InvalidPosition(f"{name}: unknown field")
    if doc.get("format", FORMAT) != FORMAT:
        raise InvalidPosition(f"format: {doc['format']!r} is not {FORMAT}")


# --- single fields: each reader says what is wrong with its field -------------------------------------------


def whole(value: object, field: str, low: int, high: int) -> int:
    """A whole number within limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise InvalidPosition(f"{field}: must be a number from {low} to {high}")
    return value


def number(
    doc: dict[str, object], name: str, low: int, high: int, standard: int | None = None, where: str = ""
) -> int:
    """A number; the standard one, or else the lowest, when it is left out."""
    return whole(doc.get(name, low if standard is None else standard), where + name, low, high)


def numbers(
    doc: dict[str, object], name: str, count: int, low: int, high: int, standard: list[int] | None = None
) -> list[int]:
    """A list of so many numbers; the lowest ones when it is left out."""
    value = doc.get(name, [low] * count if standard is None else standard)
    if not isinstance(value, list) or len(value) != count:
        raise InvalidPosition(f"{name}: must be a list of {count} numbers")
    return [whole(value[place], f"{name}[{place}]", low, high) for place in range(count)]


def flag(doc: dict[str, object], name: str, where: str = "") -> bool:
    """True or false; false when it is left out."""
    value = doc.get(name, False)
    if not isinstance(value, bool):
        raise InvalidPosition(f"{where}{name}: must be true or false")
    return value


def text(doc: dict[str, object], name: str, where: str = "") -> str:
    """A text; empty when it is left out."""
    value = doc.get(name, "")
    if not isinstance(value, str):
        raise InvalidPosition(f"{where}{name}: must be a text")
    return value


def texts(doc: dict[str, object], name: str, count: int, standard: list[str] | None = None) -> list[str]:
    """A list of so many texts (-1: any number); empty ones when it is left out."""
    value = doc.get(name, [""] * count if standard is None else standard)
    if not isinstance(value, list) or (count >= 0 and len(value) != count):
        raise InvalidPosition(f"{name}: must be a list of {f'{count} ' if count >= 0 else ''}texts")
    for place, one in enumerate(value):
        if not isinstance(one, str):
            raise InvalidPosition(f"{name}[{place}]: must be a text")
    return value


def known(word: str, names: dict[str, int], field: str) -> int:
    """The number behind a name."""
    if word not in names:
        raise InvalidPosition(f"{field}: there is no {word!r}")
    return names[word]
