"""Ledger: results on disk, so that games that were played once are not played again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from trianon.arena.match import Pairing, Result
from trianon.arena.tournament import run
from trianon.kernel.errors import InvalidRecord


@dataclass(frozen=True)
class Entry:
    """A game that was played, and how it ended."""

    pairing: Pairing
    result: Result


class Ledger:
    """A file with a line of JSON for every game. A tournament that was interrupted goes on from there."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[bytes, Result] = {}
        if path.exists():
            for number, line in enumerate(path.read_bytes().splitlines(), 1):
                try:
                    entry = msgspec.json.decode(line, type=Entry)
                except msgspec.DecodeError as error:
                    raise InvalidRecord(f"{path}, line {number}: {error}") from error
                self._known[_key(entry.pairing)] = entry.result

    def run(self, rows: Sequence[Pairing], jobs: int = 1) -> Iterator[Result]:
        """The results of all these games: first those that are known, then the others as they are played."""
        yield from (self._known[_key(row)] for row in rows if _key(row) in self._known)
        left = [row for row in rows if _key(row) not in self._known]
        with self._path.open("ab") as file:
            for row, result in zip(left, run(left, jobs), strict=True):
                file.write(msgspec.json.encode(Entry(row, result)) + b"\n")
                file.flush()
                self._known[_key(row)] = result
                yield result


def _key(pairing: Pairing) -> bytes:
    return msgspec.json.encode(pairing, order="deterministic")
