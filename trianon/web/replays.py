"""Replays: what is dear to build and never changes is built once and kept for a while."""

import asyncio
from collections import OrderedDict

import msgspec

from trianon.table import replay
from trianon.table.codec import dump
from trianon.table.match import Match
from trianon.table.messages import TableInfo

MOST_BYTES = 32 * 1024 * 1024


class Drawn(msgspec.Struct, frozen=True):
    """A `Replay` whose steps are JSON already."""

    table: TableInfo
    seat: int | None
    steps: msgspec.Raw


class Replays:
    """Builds one replay at a time, so that tables go first, and keeps those that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int | None], bytes] = OrderedDict()
        self._building = asyncio.Lock()

    async def replay(self, match: Match, guest: str, seat: int | None) -> Drawn:
        """A finished game as one seat (None: a spectator) saw it; TableProblem when it is not over."""
        table = await match.info(guest)
        key = (table.id, seat)
        async with self._building:  # whoever waited for the same one finds it
            steps = self._kept.pop(key, None)
            if steps is None:
                steps = dump(await replay.steps(match, seat))
            self._kept[key] = steps
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_BYTES:
            self._kept.popitem(last=False)
        return Drawn(table, seat, msgspec.Raw(steps))
