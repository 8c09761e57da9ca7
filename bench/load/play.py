"""Many tables at once, whoever serves them: as fast as they go, or at a given pace."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

WARM_UP = 1.0  # seconds at a given pace before counting


class Table(Protocol):
    """A table at which scripted players sit. It reports to `Play` when somebody is asked, and its end."""

    def answer(self, due: float) -> None:
        """Send the waiting answer; its latency counts from `due`."""

    async def again(self) -> None:
        """The game is over: another one begins."""


class Tally:
    """What happened since the last look."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.latencies: list[float] = []
        self.cpu = 0.0
        self.seconds = 0.0
        self.problems: dict[str, int] = {}

    @property
    def moves(self) -> int:
        return len(self.latencies)

    @property
    def cpu_of_a_move(self) -> float:
        """In microseconds."""
        return self.cpu / max(1, self.moves) * 1e6

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return percentile(self.latencies, share)


def total(tallies: Iterable[Tally]) -> Tally:
    """Of all of them together."""
    made = Tally()
    for tally in tallies:
        made.latencies += tally.latencies
        made.cpu += tally.cpu
        made.seconds += tally.seconds
        for code, count in tally.problems.items():
            made.problems[code] = made.problems.get(code, 0) + count
    return made


class Play:
    """The tables of one workload."""

    def __init__(self, server_cpu: Callable[[], float]) -> None:
        self._server_cpu = server_cpu
        self.tally = Tally()
        self.games = 0  # that came to their end
        self._renews = False  # whoever has played to the end begins again
        self._waiting: deque[Table] = deque()
        self._closed_loop = False
        self._renewing: set[asyncio.Task[None]] = set()

    # --- what tables report -------------------------------------------------------------------------------

    def asked(self, table: Table) -> None:
        if self._closed_loop:
            table.answer(time.perf_counter())
        else:
            self._waiting.append(table)

    def accepted(self, due: float) -> None:
        self.tally.latencies.append(time.perf_counter() - due)

    def problem(self, code: str) -> None:
        self.tally.problems[code] = self.tally.problems.get(code, 0) + 1

    def over(self, table: Table) -> None:
        self.games += 1
        if not self._renews:
            return
        task = asyncio.get_running_loop().create_task(table.again())
        self._renewing.add(task)
        task.add_done_callback(self._renewed)

    def _renewed(self, task: "asyncio.Task[None]") -> None:
        self._renewing.discard(task)
        if not task.cancelled():
            task.result()  # what failed is to be seen

    # --- two ways to play ---------------------------------------------------------------------------------

    async def whole_games(self, games: int, most_seconds: float) -> Tally:
        """Every table answers as soon as it is asked, until so many games came to their end."""
        ended = self.games + games
        return await self._closed(lambda: self.games >= ended, most_seconds)

    async def some_moves(self, moves: int, most_seconds: float) -> Tally:
        """The same for so many moves."""
        return await self._closed(lambda: self.tally.moves >= moves, most_seconds)

    async def _closed(self, is_over: Callable[[], bool], most_seconds: float) -> Tally:
        self._closed_loop = True
        begin, cpu = self._begin()
        while self._waiting:
            self._waiting.popleft().answer(time.perf_counter())
        while not is_over() and time.perf_counter() < begin + most_seconds:
            await asyncio.sleep(0.02)
        self._closed_loop = False
        return self._end(begin, cpu)

    async def paced(self, rate: float, seconds: float) -> Tally:
        """`rate` moves a second spread over all tables, whatever the server does."""
        self._renews = True
        await asyncio.sleep(0.3)
        first = time.perf_counter()
        begin, cpu = 0.0, 0.0
        count = 0
        while (due := first + count / rate) < first + WARM_UP + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not begin and due > first + WARM_UP:
                begin, cpu = self._begin()
            if self._waiting:
                self._waiting.popleft().answer(due)
            count += 1
        self._renews = False
        return self._end(begin, cpu)

    async def close(self) -> None:
        for task in list(self._renewing):
            task.cancel()
        await asyncio.gather(*self._renewing, return_exceptions=True)

    def _begin(self) -> tuple[float, float]:
        self.tally = Tally()
        return time.perf_counter(), self._server_cpu()

    def _end(self, begin: float, cpu: float) -> Tally:
        tally, self.tally = self.tally, Tally()
        tally.seconds = time.perf_counter() - begin
        tally.cpu = self._server_cpu() - cpu
        return tally


def percentile(values: list[float], share: float) -> float:
    """Of seconds, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")
