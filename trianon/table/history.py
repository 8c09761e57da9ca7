"""History: what every version of a game brought, packed: few ask for it again."""

import zlib
from collections.abc import Sequence

import msgspec

import trianon
from trianon.table.messages import Step

BLOCK = 16  # versions that are packed together
LEVEL, WINDOW, MEMORY = 1, 13, 6  # of zlib: quick, and 64 kB while it packs instead of 256


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
    """All versions so far, as rows and as blocks of them; the newest is there as objects until it rests.

    Blocks are packed by what the first one says, zlib's dictionary: a game tells the same again and again.
    """

    __slots__ = ("_newest", "_newest_row", "_packed", "_rows")

    def __init__(self, first: Version) -> None:
        self._packed: list[bytes] = []
        self._rows: list[bytes] = []
        self._newest: Version | None = first
        self._newest_row = b""  # while it rests

    def __len__(self) -> int:
        return len(self._packed) * BLOCK + len(self._rows) + 1

    @property
    def newest(self) -> Version:
        newest = self._newest
        if newest is None:
            newest = self._newest = _version(_decoder.decode(self._newest_row))
        return newest

    def rest(self) -> None:
        """Nobody asks for a while: the newest becomes a row too, until somebody does."""
        self._newest_row = self._newest_row or _row(self.newest)
        self._newest = None

    def append(self, version: Version) -> None:
        self._rows.append(self._newest_row or _row(self.newest))
        self._newest = version
        self._newest_row = b""
        if len(self._rows) == BLOCK:
            self._packed.append(self._pack(_encoder.encode([msgspec.Raw(row) for row in self._rows])))
            self._rows.clear()

    def since(self, first: int) -> Sequence[Version]:
        """The versions from this one on."""
        if first >= len(self) - 1:
            return [self.newest] if first < len(self) else []
        packed = len(self._packed) * BLOCK
        rows = [_decoder.decode(row) for row in self._rows[max(0, first - packed) :]]
        if first < packed:
            older = [row for text in self._texts(first // BLOCK) for row in _block_decoder.decode(text)]
            rows = [*older[first % BLOCK :], *rows]
        return [*map(_version, rows), self.newest]

    def _pack(self, text: bytes) -> bytes:
        by = zlib.decompress(self._packed[0]) if self._packed else b""
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY, zdict=by)
        return packer.compress(text) + packer.flush()

    def _texts(self, first: int) -> list[bytes]:
        """The packed blocks from this one on, unpacked."""
        opening = zlib.decompress(self._packed[0])
        later = self._packed[max(1, first) :]
        texts = [zlib.decompressobj(WINDOW, opening).decompress(block) for block in later]
        return texts if first else [opening, *texts]


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
