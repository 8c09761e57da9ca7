"""Castles of Mad King Ludwig: the fields of a position document, read with care."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.components import ROOMS, SIZES, TILE_IDS
from trianon.kernel.bits import bit
from trianon.kernel.errors import InvalidPosition

MOST: Final = 1_000_000_000
_TURN: Final = ["rewards:", "turn"]


def flag(doc: dict[str, object], name: str) -> bool:
    """Yes or no; no when it is left out."""
    value = doc.get(name, False)
    if not isinstance(value, bool):
        raise InvalidPosition(f"{name}: must be true or false")
    return value


def number_in(doc: dict[str, object], name: str, low: i64, high: i64, standard: i64) -> i64:
    """A number within limits."""
    value = doc.get(name, standard)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise InvalidPosition(f"{name}: must be a number from {low} to {high}")
    return value


def text_of(doc: dict[str, object], name: str) -> str:
    """A text; empty when it is left out."""
    value = doc.get(name, "")
    if not isinstance(value, str):
        raise InvalidPosition(f"{name}: must be a text")
    return value


def texts_of(doc: dict[str, object], name: str, count: i64, standard: list[str]) -> list[str]:
    """A list of texts; -1 for any length."""
    value = doc.get(name, standard)
    if not isinstance(value, list) or (count >= 0 and len(value) != count):
        raise InvalidPosition(f"{name}: must be a list of {f'{count} ' if count >= 0 else ''}texts")
    for number, text in enumerate(value):
        if not isinstance(text, str):
            raise InvalidPosition(f"{name}[{number}]: must be a text")
    return value


def numbers_of(doc: dict[str, object], name: str, count: i64, standard: vec[i64]) -> list[int]:
    """One number for every seat."""
    value = doc.get(name)
    if value is None:
        return list(standard)
    if not isinstance(value, list) or len(value) != count:
        raise InvalidPosition(f"{name}: must be a list of {count} numbers")
    for number, amount in enumerate(value):
        if not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount < MOST:
            raise InvalidPosition(f"{name}[{number}]: must be a number, and not below 0")
    return value


def table_of(doc: dict[str, object], name: str) -> dict[int, str]:
    """A text for some sizes, by the number of the size."""
    value = doc.get(name, {})
    if not isinstance(value, dict):
        raise InvalidPosition(f"{name}: must be an object with sizes such as '300'")
    table: dict[int, str] = {}
    for size, text in value.items():
        if not isinstance(text, str):
            raise InvalidPosition(f"{name}.{size}: must be a text")
        table[_size(size, name)] = text
    return table


def counts_of(doc: dict[str, object], name: str, most: i64) -> dict[int, int]:
    """A number for some sizes, by the number of the size."""
    value = doc.get(name, {})
    if not isinstance(value, dict):
        raise InvalidPosition(f"{name}: must be an object with sizes such as '300'")
    counts: dict[int, int] = {}
    for size, count in value.items():
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= most:
            raise InvalidPosition(f"{name}.{size}: must be a number from 0 to {most}")
        counts[_size(size, name)] = count
    return counts


def _size(size: object, name: str) -> int:
    for number in range(len(SIZES)):
        if size == str(SIZES[number]):
            return number
    raise InvalidPosition(f"{name}: there is no size {size!r}")


def seats_in(text: str, field: str, seats: i64) -> i64:
    """A set of seats such as `0 2`."""
    mask: i64 = 0
    for word in text.split():
        if word not in ("0", "1", "2", "3") or int(word) >= seats:
            raise InvalidPosition(f"{field}: {word!r} is not a seat; they are counted from 0 to {seats - 1}")
        mask |= bit(int(word))
    return mask


def ask_for(doc: dict[str, object]) -> list[str]:
    """The questions that wait; a plain turn when nothing is said."""
    pending = texts_of(doc, "pending", -1, _TURN)
    if not pending:
        raise InvalidPosition("pending: somebody is asked something unless the game is over")
    return pending


def room_of(name: str, field: str) -> int:
    """The room tile of this name."""
    tile = TILE_IDS.get(name, ROOMS)
    if tile >= ROOMS:
        raise InvalidPosition(f"{field}: there is no room {name!r}")
    return tile
