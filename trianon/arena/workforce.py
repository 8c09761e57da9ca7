"""Workforce: whoever does the same work on many tasks. The results do not depend on who does it."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Final, Protocol, TypeVar

from trianon.bots.processes import end, pool

AHEAD: Final = 4  # tasks handed out for each processor

Task = TypeVar("Task")
Done = TypeVar("Done")
Begun = TypeVar("Begun")


class Workforce(Protocol):
    """Takes tasks and gives back what came of them. Both travel between processes, so they are plain data."""

    def run(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """What came of every task, in the order of the tasks, as soon as it is known."""
        ...

    def close(self) -> None:
        """No more tasks will come."""


class Processes:
    """So many processes of this machine; one is this process itself."""

    def __init__(self, count: int = 1) -> None:
        self._count = count

    def run(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """Handed out one by one: what is done is known at once, and little is lost when it is interrupted."""
        if self._count <= 1 or len(tasks) <= 1:
            yield from map(work, tasks)
            return
        hands = pool(self._count)
        waiting = deque[Future[Done]]()
        limit = AHEAD * self._count
        try:
            yield from in_order(tasks, lambda task: hands.submit(work, task), Future.result, waiting, limit)
        finally:
            end(hands)

    def close(self) -> None:
        """They end with every run."""


def in_order(
    tasks: Sequence[Task],
    begin: Callable[[Task], Begun],
    result: Callable[[Begun], Done],
    waiting: deque[Begun],
    limit: int,
) -> Iterator[Done]:
    """The results of tasks of which at most so many are under way; `waiting` holds those."""
    for task in tasks:
        if len(waiting) == limit:
            yield result(waiting.popleft())
        waiting.append(begin(task))
    while waiting:
        yield result(waiting.popleft())
