"""Alarms: one timer for all tables, however many there are."""

import asyncio
import heapq
from collections.abc import Callable
from contextvars import Context


class Alarms:
    """Calls a table at the moment that was set for it, or at an earlier one that was set before.

    A table that moves on sets a later moment with every step; it is called once at the first of them, and
    then says when it wants to be called next. So a step costs one look into a dict.
    """

    def __init__(self, now: Callable[[], int], call: Callable[[str], None]) -> None:
        self._now = now
        self._call = call
        self._set: dict[str, int] = {}  # table: milliseconds since 1970
        self._heap: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None

    def set(self, table: str, at: int) -> None:
        """Call this table then at the latest."""
        known = self._set.get(table)
        if known is not None and known <= at:
            return
        self._set[table] = at
        heapq.heappush(self._heap, (at, table))
        if self._heap[0] == (at, table):
            self._wait()

    def ring(self) -> None:
        """Call every table whose moment has come, and wait for the next."""
        while self._heap and self._heap[0][0] <= self._now():
            at, table = heapq.heappop(self._heap)
            if self._set.get(table) == at:  # else an earlier moment was set since
                del self._set[table]
                self._call(table)
        self._wait()

    def close(self) -> None:
        self._heap.clear()
        self._set.clear()
        self._wait()

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap:
            seconds = max(0, self._heap[0][0] - self._now()) / 1000
            # Of no request: the log must not blame whoever happened to set the timer.
            self._timer = asyncio.get_running_loop().call_later(seconds, self.ring, context=Context())
