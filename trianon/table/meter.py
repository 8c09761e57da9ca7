"""Meter: what this process has done so far, as plain numbers; whoever wants to know reads them."""

from bisect import bisect_left
from collections import Counter

from trianon.table.messages import ErrorCode

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Spread:
    """How many durations were no longer than each of `SECONDS`, in rising order; the last are longer."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds


class Meter:
    """One for each process."""

    def __init__(self) -> None:
        self.moves = 0  # steps that are on disk, of people and bots
        self.sockets = 0  # open now
        self.durable = Spread()  # from the arrival of a move to its answer, when it is on disk
        self.lag = Spread()  # how much later than wanted the event loop comes to something
        self.problems: Counter[ErrorCode] = Counter()  # refusals told, by their code


METER = Meter()
