"""A workforce on a Ray cluster: the same work with the same results, on more machines."""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import trianon
from trianon.arena.workforce import AHEAD, Done, Task, in_order
from trianon.bots.outside import PROGRAMS
from trianon.games.registry import EXTRA, FIGURES
from trianon.kernel.errors import InvalidOption
from trianon.kernel.figures import FILE

KNOCKING: Final = 10.0  # seconds until a cluster must have answered
LOCAL: Final = "local"  # instead of an address: a cluster on this machine, for this run
PARTS: Final = ("kernel", "games", "bots", "arena", "learning")  # of the package, on which results depend
SETTINGS: Final = (EXTRA, FIGURES, PROGRAMS)  # so do these: games, figures and bots from elsewhere
# Of a cluster that we start: it talks to nobody but this machine. Whoever sets them otherwise is obeyed.
AT_HOME: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


class RayCluster:
    """The processors of a Ray cluster, joined when the first task comes."""

    def __init__(self, address: str = LOCAL, processors: int = 1) -> None:
        """`processors`: of a local cluster."""
        self._address = address
        self._processors = processors
        self._ray: Any = None
        self._is_ours = False

    def run(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """A task whose machine is lost is done again elsewhere."""
        if not tasks:
            return
        ray = self._joined()
        settings = {name: os.environ.get(name, "") for name in SETTINGS}
        remote, known = ray.remote(_do), sources()
        waiting = deque[Any]()
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            yield from in_order(
                tasks,
                lambda task: remote.remote(work, task, known, settings),
                self._get,
                waiting,
                AHEAD * processors,
            )
        finally:
            for unwanted in waiting:
                ray.cancel(unwanted, force=True)

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        if self._ray is not None and self._is_ours:
            self._ray.shutdown()
        self._ray = None

    def _joined(self) -> Any:
        if self._ray is not None:
            return self._ray
        if self._address == LOCAL:
            for name, value in AT_HOME.items():
                os.environ.setdefault(name, value)
        try:
            ray = import_module("ray")
        except ImportError:
            raise InvalidOption("Ray is not installed here: pip install 'trianon[ray]'") from None
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            self._join(ray)
        self._ray = ray
        return ray

    def _join(self, ray: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if self._address == LOCAL:
                ray.init(address=LOCAL, num_cpus=self._processors, include_dashboard=False, **quiet)
            else:
                _knock(self._address)
                ray.init(address=self._address, **quiet)
        except Exception as error:  # of many kinds, such as a start that took longer than half a minute
            ray.shutdown()
            reason = str(error).partition("\n")[0]
            raise InvalidOption(f"no Ray cluster answers at {self._address}: {reason}") from None

    def _get(self, future: Any) -> Any:
        """What came of a task, or the error that it raised as if it had been raised here."""
        try:
            return self._ray.get(future)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None


def _knock(address: str) -> None:
    """Ray itself tries for minutes, and complains in many lines."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), KNOCKING).close()


@cache
def sources() -> str:
    """A fingerprint of the code and the printed figures that decide what happens in a game."""
    package = Path(trianon.__file__).parent
    digest = sha256()
    for file in deciding(package):
        digest.update(file.relative_to(package).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def deciding(package: Path) -> list[Path]:
    """The files on which results depend."""
    code = [file for part in PARTS for file in sorted((package / part).rglob("*.py"))]
    return code + sorted((package / "games").rglob(FILE))


# --- in the cluster ---------------------------------------------------------------------------------------


def _do(work: Callable[[Task], Done], task: Task, known: str, settings: dict[str, str]) -> Done:
    """Other code could give other results, and nobody would notice."""
    if sources() != known:
        raise InvalidOption("a machine of the cluster has another version of trianon; install the same one")
    os.environ.update(settings)
    return work(task)
