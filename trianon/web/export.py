"""Export: all games of a guest as one zip file, packed while it is being sent."""

import io
import json
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

from trianon.table.storage import TableRow


class _Pipe(io.RawIOBase):
    """A file that is only written to, and emptied again and again."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._waiting += data
        return len(data)

    def taken(self) -> bytes:
        """What was written since the last time."""
        data = bytes(self._waiting)
        self._waiting.clear()
        return data


async def zipped(records: AsyncIterator[tuple[TableRow, dict[str, Any]]]) -> AsyncIterator[bytes]:
    """The bytes of a zip with one record in each file; never more than one game in memory."""
    pipe = _Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as packed:
        async for row, record in records:
            begun = datetime.fromtimestamp(row.created / 1000, UTC)
            packed.writestr(f"{row.game}-{begun:%Y-%m-%d}-{row.id}.json", json.dumps(record))
            yield pipe.taken()
    yield pipe.taken()
