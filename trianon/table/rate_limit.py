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

    def allows(self) -> bool:
        """Take a token if there is one."""
        if self._rate == 0:
            return True
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
