"""Metrics for Prometheus, on an address of their own: strangers who reach the site do not read them."""

import asyncio
import errno
import socket
from collections.abc import Callable, Iterator
from itertools import accumulate
from time import perf_counter

from trianon.table.meter import METER, SECONDS, Spread

SAMPLE_SECONDS = 0.5  # between two looks at the event loop
LAST_PORT = 65535
MOST_PROCESSES = 64  # of one machine: each takes the next free port

Gauges = dict[str, tuple[str, Callable[[], int]]]  # by name: what it is, and how much now


class MetricsError(Exception):
    """They cannot be shown where they should be, and why."""


def place_of(address: str) -> tuple[str, int]:
    """Host and port of `127.0.0.1:9100`; ValueError for anything else."""
    host, colon, port = address.rpartition(":")
    if not (host and colon and port.isdecimal() and int(port) <= LAST_PORT):
        raise ValueError(f"{address!r} is not an address such as 127.0.0.1:9100")
    return host.strip("[]"), int(port)


def must_be_ours(address: str) -> None:
    """MetricsError when this machine cannot answer there; a taken port is no matter, the next will do."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(*place_of(address), type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.bind(place)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise MetricsError(f"cannot show metrics on {address}: {error.strerror}") from error


def expose(address: str, gauges: Gauges) -> Callable[[], None]:
    """Answer Prometheus there, in a thread of its own; call what is returned to stop."""
    try:
        from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
            Metric,
        )
        from prometheus_client.registry import Collector
    except ModuleNotFoundError as error:
        raise MetricsError("for metrics: pip install 'trianon[metrics]'") from error

    class House(Collector):
        """Reads the numbers when somebody asks: counting costs a move nothing but an addition."""

        def collect(self) -> Iterator[Metric]:
            yield CounterMetricFamily("trianon_moves", "Steps of people and bots, on disk.", METER.moves)
            yield GaugeMetricFamily("trianon_sockets", "Open sockets.", METER.sockets)
            for name, (meaning, value) in gauges.items():
                yield GaugeMetricFamily(f"trianon_{name}", meaning, value())
            problems = CounterMetricFamily("trianon_problems", "Refusals told, by code.", labels=["code"])
            for code, number in list(METER.problems.items()):
                problems.add_metric([code], number)
            yield problems
            durable = "Seconds from the arrival of a move to its answer, when it is on disk."
            yield _histogram("trianon_move_seconds", durable, METER.durable)
            late = "Seconds by which the event loop is late."
            yield _histogram("trianon_event_loop_lag_seconds", late, METER.lag)

    def _histogram(name: str, meaning: str, spread: Spread) -> Metric:
        bounds = (*(str(bound) for bound in SECONDS), "+Inf")
        buckets = list(zip(bounds, accumulate(spread.counts), strict=True))
        return HistogramMetricFamily(name, meaning, buckets=buckets, sum_value=spread.total)

    registry = CollectorRegistry()
    registry.register(House())
    ProcessCollector(registry=registry)
    host, first = place_of(address)
    for port in range(first, first + MOST_PROCESSES):
        try:
            server, thread = start_http_server(port, host, registry)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise MetricsError(f"cannot show metrics on {address}: {error.strerror}") from error
        else:
            break
    else:
        raise MetricsError(f"cannot show metrics on {address}: all ports from there on are taken")

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop


async def watch_loop() -> None:
    """For ever: see how late the event loop is."""
    while True:
        wanted = perf_counter() + SAMPLE_SECONDS
        await asyncio.sleep(SAMPLE_SECONDS)
        METER.lag.add(max(0.0, perf_counter() - wanted))
