"""Figures: what is printed on the components of a game, read from a file, checked, and named by a hash."""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Final

from trianon.kernel.errors import InvalidFigures

FORMAT: Final = 1
FILE: Final = "figures.toml"  # in the folder of every game that has figures

# Of every entry, beside its figures: where they come from, and which of them nobody has seen in print.
SOURCE: Final = "source"
RECONSTRUCTED: Final = "reconstructed"

Row = dict[str, Any]  # the figures of one entry, by column


class Column:
    """One figure that all entries of a table have. `expected` says in words what it may be."""

    def __init__(self, name: str, expected: str, accepts: Callable[[object], bool]) -> None:
        self.name = name
        self.expected = expected
        self.accepts = accepts


def number(name: str, low: int, high: int) -> Column:
    """A whole number within limits."""
    return Column(
        name,
        f"a whole number from {low} to {high}",
        lambda value: type(value) is int and low <= value <= high,  # neither true nor 3.0
    )


def choice(name: str, choices: Sequence[str]) -> Column:
    """One of a few words."""
    return Column(name, f"one of {', '.join(choices)}", lambda value: value in choices)


def pattern(name: str, expected: str, regex: str) -> Column:
    """A text of a certain form."""
    return Column(
        name, expected, lambda value: isinstance(value, str) and re.fullmatch(regex, value) is not None
    )


def either(column: Column, *words: str) -> Column:
    """What the column takes, or one of a few words."""
    expected = f"{column.expected}, or {', '.join(words)}"
    return Column(column.name, expected, lambda value: value in words or column.accepts(value))


class Table:
    """Entries of one kind, called by a `noun`: which ones there are, and their columns.

    What `key` calls the name of an entry can be reconstructed too. In an open table entries may be left out.
    """

    def __init__(
        self,
        name: str,
        noun: str,
        key: str,
        entries: Sequence[str],
        columns: Sequence[Column],
        is_open: bool = False,
    ) -> None:
        self.name = name
        self.noun = noun
        self.key = key
        self.entries = entries
        self.columns = columns
        self.is_open = is_open


class Printed:
    """What one file says. `id` is a hash of all figures, and empty for those that trianon comes with."""

    def __init__(
        self,
        tables: dict[str, dict[str, Row]],
        reconstructed: dict[str, dict[str, list[str]]],
        entry_sources: dict[str, dict[str, list[str]]],
        sources: dict[str, str],
        id: str,
    ) -> None:
        self.tables = tables
        self.reconstructed = reconstructed  # of every entry the columns, and the key, that are
        self.entry_sources = entry_sources  # of every entry the ids of its sources
        self.sources = sources  # their titles by id
        self.id = id

    def marks(self) -> dict[str, dict[str, list[str]]]:
        """Of every table the entries with reconstructed figures, and which these are."""
        return {
            table: {entry: names for entry, names in rows.items() if names}
            for table, rows in self.reconstructed.items()
        }

    def column(self, table: str, name: str) -> list[Any]:
        """One figure of all entries of a table, in order."""
        return [row[name] for row in self.tables[table].values()]


class Sheet:
    """The file of figures of one game: its tables, and what must hold between them.

    `check` returns what is wrong with figures that are right one by one, or an empty text.
    """

    def __init__(
        self,
        game: str,
        package: str,
        tables: Sequence[Table],
        check: Callable[[dict[str, dict[str, Row]]], str],
    ) -> None:
        self.game = game
        self.tables = tables
        self._check = check
        self.text = (files(package) / FILE).read_text("utf-8")  # as trianon comes with it
        self._packaged_id = ""  # reading it finds the hash that stands for no hash
        self.packaged = self.read(self.text, FILE)
        self._packaged_id = self.packaged.id
        self.packaged.id = ""

    def read(self, text: str, file: str) -> Printed:
        """The figures in a text; InvalidFigures names the file, the entry and what is expected there."""
        try:
            doc = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise InvalidFigures(f"{file}: not TOML: {error}") from error
        return self._read(doc, file)

    def _read(self, doc: dict[str, object], file: str) -> Printed:
        _check_head(doc, self.game, file)
        sources = _sources(doc, file)
        known = ["format", "game", "sources", *[table.name for table in self.tables]]
        for name in doc:
            if name not in known:
                raise InvalidFigures(f"{file}: {name}: there is no such table; known: {', '.join(known)}")
        tables: dict[str, dict[str, Row]] = {}
        reconstructed: dict[str, dict[str, list[str]]] = {}
        entry_sources: dict[str, dict[str, list[str]]] = {}
        for table in self.tables:
            rows = _rows(doc, table, file)
            for entry, row in rows.items():
                _check_row(row, table, sources, f"{file}: {table.name}.{entry}")
            figures = [column.name for column in table.columns]
            tables[table.name] = {entry: {name: row[name] for name in figures} for entry, row in rows.items()}
            reconstructed[table.name] = {e: row.get(RECONSTRUCTED, "").split() for e, row in rows.items()}
            entry_sources[table.name] = {e: row.get(SOURCE, "").split() for e, row in rows.items()}
        wrong = self._check(tables)
        if wrong:
            raise InvalidFigures(f"{file}: {wrong}")
        id = _hash(tables)
        return Printed(tables, reconstructed, entry_sources, sources, "" if id == self._packaged_id else id)


def _check_head(doc: dict[str, object], game: str, file: str) -> None:
    if doc.get("format") != FORMAT:
        raise InvalidFigures(f"{file}: format: must be {FORMAT}, not {doc.get('format')!r}")
    if doc.get("game") != game:
        raise InvalidFigures(f"{file}: game: must be {game!r}, not {doc.get('game')!r}")


def _sources(doc: dict[str, object], file: str) -> dict[str, str]:
    sources = doc.get("sources")
    if not isinstance(sources, dict):
        raise InvalidFigures(f"{file}: sources: must be a table of titles")
    for id, title in sources.items():
        if not isinstance(title, str):
            raise InvalidFigures(f"{file}: sources.{id}: must be a title in quotes, not {title!r}")
    return sources


def _rows(doc: dict[str, object], table: Table, file: str) -> dict[str, Row]:
    """The entries of a table in their own order, all there and no others."""
    found = doc.get(table.name)
    if not isinstance(found, dict):
        raise InvalidFigures(f"{file}: {table.name}: this table is missing")
    for entry, row in found.items():
        if entry not in table.entries:
            raise InvalidFigures(f"{file}: {table.name}.{entry}: there is no such {table.noun}")
        if not isinstance(row, dict):
            raise InvalidFigures(f"{file}: {table.name}.{entry}: must be a row in braces, not {row!r}")
    for entry in table.entries:
        if entry not in found and not table.is_open:
            raise InvalidFigures(f"{file}: {table.name}.{entry}: this {table.noun} is missing")
    return {entry: found[entry] for entry in table.entries if entry in found}


def _check_row(row: Row, table: Table, sources: dict[str, str], where: str) -> None:
    names = [column.name for column in table.columns]
    for name in row:
        if name not in (*names, SOURCE, RECONSTRUCTED):
            raise InvalidFigures(f"{where}.{name}: there is no such figure; known: {', '.join(names)}")
    for column in table.columns:
        if column.name not in row:
            raise InvalidFigures(f"{where}.{column.name}: is missing; must be {column.expected}")
        if not column.accepts(row[column.name]):
            raise InvalidFigures(
                f"{where}.{column.name}: must be {column.expected}, not {row[column.name]!r}"
            )
    _check_words(row.get(SOURCE, ""), list(sources), f"{where}.{SOURCE}")
    _check_words(row.get(RECONSTRUCTED, ""), [table.key, *names], f"{where}.{RECONSTRUCTED}")


def _check_words(value: object, known: list[str], where: str) -> None:
    if not isinstance(value, str):
        raise InvalidFigures(f"{where}: must be words in quotes, of {', '.join(known)}")
    for word in value.split():
        if word not in known:
            raise InvalidFigures(f"{where}: {word!r} is none of {', '.join(known)}")


def _hash(tables: dict[str, dict[str, Row]]) -> str:
    """The same for the same figures, whatever is said about their sources."""
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
