"""Ledger: results on disk, so that games that were played once are not played again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from trianon.arena.match import Pairing, Result, play
from trianon.arena.signature import signature
from trianon.arena.workforce import Processes, Workforce
from trianon.kernel.errors import InvalidRecord


@dataclass(frozen=True)
class Entry:
    """A game that was played, how it ended, and how those who played it play, by seat."""

    pairing: Pairing
    result: Result
    signatures: tuple[str, ...] = ()


class Ledger:
    """A file with a line of JSON for every game. A tournament that was interrupted goes on from there.

    Games of bots that have changed since then stay in the file, but do not count any more.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[bytes, Result] = {}
        for number, line in enumerate(whole_lines(path), 1):
            try:
                entry = msgspec.json.decode(line, type=Entry)
            except msgspec.DecodeError as error:
                raise InvalidRecord(f"{path}, line {number}: {error}") from error
            if entry.signatures == _signatures(entry.pairing):
                self._known[_key(entry.pairing)] = entry.result
        drop_cut_off(path)

    def __iter__(self) -> Iterator[tuple[Pairing, Result]]:
        """All games that count."""
        for key, result in self._known.items():
            yield msgspec.json.decode(key, type=Pairing), result

    def known(self, game: str, bots: Sequence[str]) -> list[Result]:
        """The games of two of these bots that were played so far, with no options."""
        return [
            result
            for row, result in self
            if row.game == game and len(row.bots) == 2 and set(row.bots) <= set(bots) and not row.options
        ]

    def run(self, rows: Sequence[Pairing], workforce: Workforce | None = None) -> Iterator[Result]:
        """The results of all these games in their order: those that are known, and the others as played."""
        played = (workforce or Processes()).run(play, [row for row in rows if _key(row) not in self._known])
        with self._path.open("ab") as file:
            for row in rows:
                key = _key(row)
                if key not in self._known:
                    self._known[key] = next(played)
                    file.write(msgspec.json.encode(Entry(row, self._known[key], _signatures(row))) + b"\n")
                    file.flush()
                yield self._known[key]


def whole_lines(path: Path) -> list[bytes]:
    """The lines of a file, none if there is no file; without one that was cut off while it was written."""
    if not path.exists():
        return []
    *lines, cut_off = path.read_bytes().split(b"\n")
    if cut_off and not lines:
        raise InvalidRecord(f"{path}: not a file of games")
    return lines


def drop_cut_off(path: Path) -> None:
    """Remove a line that was cut off: what is written next begins a line. Only in a file known to be ours."""
    if path.exists():
        whole = path.read_bytes().rfind(b"\n") + 1
        with path.open("r+b") as file:
            file.truncate(whole)


def _signatures(pairing: Pairing) -> tuple[str, ...]:
    return tuple(signature(pairing.game, name, len(pairing.bots)) for name in pairing.bots)


def _key(pairing: Pairing) -> bytes:
    return msgspec.json.encode(pairing, order="deterministic")
