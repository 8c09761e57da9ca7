"""Rate limit: how often one browser may do something."""

import time
from collections.abc import Callable


class RateLimit:
    """A bucket of `burst` tokens that fills with `rate` tokens a second; rate 0 means no limit."""

    __slots__ = ("_burst", "_clock", "_last", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._clock = clock
        self._last = clock()

    def allows(self, cost: float = 1.0) -> bool:
        """Take a token, or as many as it costs, if they are there."""
        if not self.has(cost):
            return False
        self.spend(cost)
        return True

    def has(self, cost: float = 1.0) -> bool:
        """Whether so many tokens are there; a full bucket is enough for anything."""
        if self._rate == 0:
            return True
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        return self._tokens >= min(cost, self._burst)

    def wait(self) -> float:
        """Take a token, also one that has yet to come; the seconds until it is there."""
        is_there = self.has()
        self.spend(1.0)
        return 0.0 if is_there else -self._tokens / self._rate

    def spend(self, cost: float) -> None:
        """Take tokens for what was done already, also those that have yet to come."""
        if self._rate > 0:
            self._tokens -= cost
