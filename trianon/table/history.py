"""History: what every version of a game brought. The older ones are packed: few ask for them again."""

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
    """All versions so far."""

    __slots__ = ("_newer", "_packed")

    def __init__(self, first: Version) -> None:
        self._packed: list[bytes] = []
        self._newer = [first]

    def __len__(self) -> int:
        return len(self._packed) * BLOCK + len(self._newer)

    @property
    def newest(self) -> Version:
        return self._newer[-1]

    def append(self, version: Version) -> None:
        self._newer.append(version)
        if len(self._newer) == 2 * BLOCK:
            self._packed.append(_pack(self._newer[:BLOCK]))
            del self._newer[:BLOCK]

    def since(self, first: int) -> Sequence[Version]:
        """The versions from this one on."""
        packed = len(self._packed) * BLOCK
        if first >= packed:
            return self._newer[first - packed :]
        older = [version for block in self._packed[first // BLOCK :] for version in _unpack(block)]
        return [*older[first % BLOCK :], *self._newer]


_Fields = tuple[str, dict[str, object], str, int, bool]  # of an event
_Row = tuple[int | None, bool, list[_Fields]]
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[_Row])


def _pack(versions: Sequence[Version]) -> bytes:
    rows: list[_Row] = [
        (
            version.seat,
            version.undone,
            [(event.kind, event.data, event.secret, event.knower, event.reveals) for event in version.events],
        )
        for version in versions
    ]
    return zlib.compress(_encoder.encode(rows), 1)


def _unpack(block: bytes) -> list[Version]:
    return [
        Version(seat, [trianon.Event(*fields) for fields in events], undone)
        for seat, undone, events in _decoder.decode(zlib.decompress(block))
    ]
