"""Limits: how many connections and requests one guest, one address and all together may have."""

import ipaddress
from collections import Counter, OrderedDict
from functools import lru_cache

from starlette.requests import HTTPConnection

from trianon.table.rate_limit import RateLimit

MOST_KEPT = 20_000  # buckets; the one that was not used for the longest time is forgotten first
IN_ALL = "*"  # the key of everybody together


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    """Whom a limit per address means: an IPv4 address, or the /64 of which anybody has 2^64 addresses."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return f"name {host[:64]}"  # a proxy may forward anything
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def address(connection: HTTPConnection) -> str:
    """The network of whoever is asking; behind a trusted proxy, as that tells it."""
    return network(connection.client.host if connection.client else "")


class Crowd:
    """Counts who is there under each key, up to a limit; a limit of 0 means none."""

    def __init__(self) -> None:
        self._present: Counter[str] = Counter()

    def enter(self, limits: dict[str, float]) -> bool:
        """Come in under all of these keys, unless one of them is full."""
        if any(0 < limit <= self._present[key] for key, limit in limits.items()):
            return False
        self._present.update(limits.keys())
        return True

    def leave(self, limits: dict[str, float]) -> None:
        for key in limits:
            self._present[key] -= 1
            if self._present[key] <= 0:
                del self._present[key]


class Door:
    """Connections of this server: in all, and from each address; and whose request is read when.

    Trusted proxies bring many people: their address has no limit.
    """

    def __init__(
        self,
        in_all: float,
        per_address: float,
        patience: float,
        proxies: "Networks | None" = None,
        arrivals_per_second: float = 0,
    ) -> None:
        self.patience = patience  # seconds for a whole request
        self._in_all = in_all
        self._per_address = per_address
        self._proxies = proxies or Networks(())
        self._arrivals_per_second = arrivals_per_second
        self._arrivals = Allowance(burst_seconds=5)
        self._crowd = Crowd()

    def enter(self, host: str) -> bool:
        """Whether there is room for one more from there."""
        return self._crowd.enter(self._limits(host))

    def leave(self, host: str) -> None:
        self._crowd.leave(self._limits(host))

    def wait(self, host: str) -> float:
        """Seconds until it is the turn of one more request from there; it counts from now on.

        Nobody waits longer than all connections of an address take their turns.
        """
        rate = 0 if host in self._proxies else self._arrivals_per_second
        return self._arrivals.wait(network(host), rate)

    def _limits(self, host: str) -> dict[str, float]:
        per_address = 0 if host in self._proxies else self._per_address
        return {IN_ALL: self._in_all, network(host): per_address}


class Networks:
    """Addresses and networks, such as those of the proxies that are trusted."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        """ValueError when a text is neither."""
        self._networks = tuple(ipaddress.ip_network(text) for text in texts)

    def __contains__(self, host: str) -> bool:
        if not self._networks:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class Allowance:
    """How much may be done in a while under each key: a guest, an address, all together."""

    def __init__(self, burst_seconds: float) -> None:
        """After a quiet time, as much may be done at once as otherwise in `burst_seconds`."""
        self._burst_seconds = burst_seconds
        self._buckets: OrderedDict[str, RateLimit] = OrderedDict()

    def allows(self, rates: dict[str, float], cost: float = 1.0) -> bool:
        """Take `cost` under every key, each with its rate a second; a rate of 0 means no limit."""
        buckets = [self._bucket(key, rate) for key, rate in rates.items() if rate > 0]
        if not all(bucket.has(cost) for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.spend(cost)
        return True

    def wait(self, key: str, rate: float) -> float:
        """Seconds until one more thing may be done under this key; it is as good as done."""
        return self._bucket(key, rate).wait() if rate > 0 else 0.0

    def _bucket(self, key: str, rate: float) -> RateLimit:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = RateLimit(rate, max(1.0, rate * self._burst_seconds))
            if len(self._buckets) > MOST_KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
