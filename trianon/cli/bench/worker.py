"""One process that measures on demand: `slice|WORKLOAD|SECONDS` or `copy|SECONDS`, answers in JSON."""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import trianon
from trianon.cli.bench.workloads import WORKLOADS, Workload
from trianon.kernel import state as state_module


def main() -> None:
    """Serve until standard input ends."""
    workloads: dict[str, Workload] = {}
    luck = random.Random(20260229)
    _tell({"compiled": is_compiled(), "package": str(Path(trianon.__file__).parent)})
    for line in sys.stdin:
        command, *rest = line.strip().split("|")
        if command == "slice":
            name, seconds = rest
            work = workloads.get(name) or workloads.setdefault(name, WORKLOADS[name]())
            _tell({"rate": _rate(partial(work.game, luck), float(seconds))})
        else:
            copies = partial(_fifty, Workload().clone_target())
            _tell({"microseconds": 1e6 / _rate(copies, float(rest[0]))})


def is_compiled() -> bool:
    """Whether this process runs compiled rules."""
    return not state_module.__file__.endswith(".py")


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units per second of this process's CPU time, after a short run to wake up."""
    _spend(work, seconds / 4)
    units, spent = _spend(work, seconds)
    return units / spent


def _spend(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    units, began = 0, time.process_time()
    while True:
        units += work()
        spent = time.process_time() - began
        if spent >= seconds:
            return units, spent


def _fifty(copy: Callable[[], object]) -> int:
    for _ in range(50):
        copy()
    return 50


def _tell(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)
