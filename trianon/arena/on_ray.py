"""Many games on a Ray cluster: the same work, the same results, on more machines."""

import os
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

from trianon.arena.match import Pairing, Result, play
from trianon.bots.outside import PROGRAMS
from trianon.games.registry import EXTRA
from trianon.kernel.errors import InvalidOption

LOCAL: Final = "local"  # instead of an address: a cluster on this machine, for this run
SETTINGS: Final = (EXTRA, PROGRAMS)  # that say which games and bots there are besides those of the house
AHEAD: Final = 4  # games handed out for each processor


def run(rows: Sequence[Pairing], address: str, jobs: int = 1) -> Iterator[Result]:
    """The results in the order of the pairings. A local cluster gets so many processors."""
    try:
        import ray
    except ImportError:
        raise InvalidOption("Ray is an extra: pip install 'trianon[ray]'") from None
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False)
        else:
            settings = {name: os.environ[name] for name in SETTINGS if name in os.environ}
            ray.init(address=address, log_to_driver=False, runtime_env={"env_vars": settings})
    except ConnectionError as error:
        raise InvalidOption(f"there is no Ray cluster at {address}: {error}") from None
    try:
        remote = ray.remote(play)
        waiting, limit = deque[object](), AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for row in rows:
            if len(waiting) == limit:
                yield ray.get(waiting.popleft())
            waiting.append(remote.remote(row))
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()
