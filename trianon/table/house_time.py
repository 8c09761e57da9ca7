"""House time: it stands still while the server is down, so that nobody pays for that."""

from collections.abc import Callable, Sequence

from trianon.table.entries import now as wall_time

Life = tuple[int, int]  # from when to when a server ran, in milliseconds since 1970


class HouseTime:
    """The watch of a server, and when earlier ones ran on the same data."""

    def __init__(self, now: Callable[[], int] = wall_time, earlier: Sequence[Life] = ()) -> None:
        self.now = now
        self.began = now()
        self._earlier = _united(earlier)

    def between(self, since: int, until: int) -> int:
        """How many milliseconds of that time a server was there."""
        if since >= self.began:
            return max(0, until - since)
        present = max(0, until - max(since, self.began))
        return present + sum(
            max(0, min(end, until, self.began) - max(begin, since)) for begin, end in self._earlier
        )

    def passed(self, since: int) -> int:
        """The same until now."""
        return self.between(since, self.now())


def _united(lives: Sequence[Life]) -> list[Life]:
    """The same times, none of them twice: several processes may have run at once."""
    united: list[Life] = []
    for began, until in sorted(lives):
        if united and began <= united[-1][1]:
            began, last = united.pop()
            until = max(until, last)
        united.append((began, until))
    return united
