"""One process that measures one game on demand, answers in JSON.

`slice|WORKLOAD|SECONDS`, `whole|SECONDS` or `copy|SECONDS`; the command line ends with the id of the game.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import trianon
from trianon.bots.levels import is_compiled
from trianon.cli.bench.workloads import SEATS, WORKLOADS, Workload


def main() -> None:
    """Serve until standard input ends."""
    game = sys.argv[-1]
    workloads: dict[str, Workload] = {}
    luck = random.Random(20260229)
    _tell({"compiled": is_compiled(), "package": str(Path(trianon.__file__).parent)})
    for line in sys.stdin:
        command, *rest = line.strip().split("|")
        if command == "slice":
            name, seconds = rest
            work = workloads.get(name) or workloads.setdefault(name, WORKLOADS[name](game))
            _tell({"rate": _rate(partial(work.game, luck), float(seconds))})
        elif command == "whole":
            _tell({"milliseconds": 1e3 / _rate(partial(_whole_games, game, luck), float(rest[0]))})
        else:
            copies = partial(_fifty, Workload(game).clone_target())
            _tell({"microseconds": 1e6 / _rate(copies, float(rest[0]))})


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


def _whole_games(game: str, luck: random.Random) -> int:
    """One random game from the deal to the end, inside the core."""
    seed = luck.getrandbits(32)
    trianon.playouts(trianon.game(game).start(seats=SEATS, seed=seed), 1, seed)
    return 1


def _fifty(copy: Callable[[], object]) -> int:
    for _ in range(50):
        copy()
    return 50


def _tell(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)
