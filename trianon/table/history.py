"""History: what every version of a game brought. All but the newest are packed: few ask for them again."""

import zlib
from collections.abc import Sequence

import msgspec

import trianon
from trianon.table.messages import Step

BLOCK = 16  # versions that are packed together


class Version:
    """What one version brought; version 0 is the start."""

    __slots__ = ("events", "seat", "undone")

    def __init__(self, seat: int | None, events: list[trianon.Event], undone: bool = False) -> None:
        self.seat = seat  # who decided; None: the start
        self.events = events
        self.undone = undone  # it took back the step before

    def step(self, version: int, viewpoint: int | None) -> Step:
        """The version as one seat (None: a spectator) may see it."""
        return Step(version, self.seat, [event.view(viewpoint) for event in self.events], self.undone)


class History:
    """All versions so far. Only the newest is there as objects; those before are rows, and blocks of them."""

    __slots__ = ("_packed", "_rows", "newest")

    def __init__(self, first: Version) -> None:
        self._packed: list[bytes] = []
        self._rows: list[bytes] = []
        self.newest = first

    def __len__(self) -> int:
        return len(self._packed) * BLOCK + len(self._rows) + 1

    def append(self, version: Version) -> None:
        self._rows.append(_row(self.newest))
        self.newest = version
        if len(self._rows) == BLOCK:
            self._packed.append(zlib.compress(_encoder.encode([msgspec.Raw(row) for row in self._rows]), 1))
            self._rows.clear()

    def since(self, first: int) -> Sequence[Version]:
        """The versions from this one on."""
        if first >= len(self) - 1:
            return [self.newest] if first < len(self) else []
        packed = len(self._packed) * BLOCK
        rows = [_decoder.decode(row) for row in self._rows[max(0, first - packed) :]]
        if first < packed:
            older = [row for block in self._packed[first // BLOCK :] for row in _unpack(block)]
            rows = [*older[first % BLOCK :], *rows]
        return [*map(_version, rows), self.newest]


_Fields = tuple[str, dict[str, object], str, int, bool]  # of an event
_Row = tuple[int | None, bool, list[_Fields]]
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_Row)
_block_decoder = msgspec.msgpack.Decoder(list[_Row])


def _row(version: Version) -> bytes:
    events = [(event.kind, event.data, event.secret, event.knower, event.reveals) for event in version.events]
    return _encoder.encode((version.seat, version.undone, events))


def _version(row: _Row) -> Version:
    seat, undone, events = row
    return Version(seat, [trianon.Event(*fields) for fields in events], undone)


def _unpack(block: bytes) -> list[_Row]:
    return _block_decoder.decode(zlib.decompress(block))
