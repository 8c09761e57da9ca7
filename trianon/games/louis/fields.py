"""Louis XIV: single fields of a position document; each says what is wrong with it."""

from mypy_extensions import i64

from trianon.games.louis.components import MISSION_IDS
from trianon.kernel.errors import InvalidPosition


def number(doc: dict[str, object], name: str, low: i64, high: i64, where: str = "") -> i64:
    """A whole number; the lowest one when it is left out."""
    value = doc.get(name, low)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise InvalidPosition(f"{where}{name}: must be a number from {low} to {high}")
    return value


def truth(doc: dict[str, object], name: str, where: str = "") -> bool:
    """True or false; false when it is left out."""
    value = doc.get(name, False)
    if not isinstance(value, bool):
        raise InvalidPosition(f"{where}{name}: must be true or false")
    return value


def line(doc: dict[str, object], name: str, where: str = "") -> list[str]:
    """The words of a text."""
    value = doc.get(name, "")
    if not isinstance(value, str):
        raise InvalidPosition(f"{where}{name}: must be a text")
    return value.split()


def lines(doc: dict[str, object], name: str, count: i64) -> list[list[str]]:
    """The words of a list of texts; empty ones when it is left out."""
    value = doc.get(name, [""] * count)
    if not isinstance(value, list) or len(value) != count:
        raise InvalidPosition(f"{name}: must be a list of {count} texts")
    rows: list[list[str]] = []
    for place, text in enumerate(value):
        if not isinstance(text, str):
            raise InvalidPosition(f"{name}[{place}]: must be a text")
        rows.append(text.split())
    return rows


def counts(words: list[str], where: str, most: i64) -> list[int]:
    """Words that are numbers."""
    found: list[int] = []
    for word in words:
        if not (word.isascii() and word.isdigit() and len(word) < 4) or int(word) > most:
            raise InvalidPosition(f"{where}: {word!r} is not a number from 0 to {most}")
        found.append(int(word))
    return found


def each_seat(doc: dict[str, object], name: str, seats: i64, most: i64) -> list[int]:
    """One number for every seat, in a text."""
    found = counts(line(doc, name), name, most)
    if len(found) != seats:
        raise InvalidPosition(f"{name}: give {seats} numbers, one for each seat")
    return found


def known(word: str, names: dict[str, int], where: str) -> i64:
    """The number behind a name."""
    if word not in names:
        raise InvalidPosition(f"{where}: there is no {word!r}")
    return names[word]


def with_seat(word: str, names: dict[str, int], seats: i64, where: str) -> tuple[i64, i64]:
    """`1:conde`: a seat and a card that it put there."""
    seat, colon, name = word.partition(":")
    if not colon or seat not in [str(one) for one in range(seats)]:
        raise InvalidPosition(f"{where}: {word!r} is not like '0:{next(iter(names))}'")
    return int(seat), known(name, names, where)


def stones(words: list[str], where: str, seats: i64, most: i64) -> list[int]:
    """Stones of every seat, behind a + the neutral ones; nothing at all for none."""
    neutral: list[int] = [0]
    plain = words
    if words and words[-1].startswith("+"):
        if seats != 2:
            raise InvalidPosition(f"{where}: only two players meet neutral stones (L10)")
        neutral = counts([words[-1][1:]], where, 8)
        plain = words[:-1]
    found = counts(plain, where, most)
    if not found:
        found = [0 for _ in range(seats)]
    if len(found) != seats:
        raise InvalidPosition(f"{where}: give {seats} numbers of stones, one for each seat")
    return found + neutral


def mission(doc: dict[str, object], where: str) -> i64:
    """A mission by its id."""
    value = doc.get("mission")
    if not isinstance(value, str):
        raise InvalidPosition(f"{where}mission: must be the id of a mission")
    return known(value, MISSION_IDS, f"{where}mission")
