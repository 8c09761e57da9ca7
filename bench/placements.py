"""How long the geometry of castles takes: python bench/placements.py, after `make compiled`.

Castles of 5, 10 and 20 rooms, grown at random; the same ones for the interpreted and the compiled rules.
"""

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from trianon.games.castles.components import FOYER, HALLWAY, HALLWAYS, ROOMS, STAIRCASES, STAIRS, TILES
from trianon.games.castles.figures import PACKAGED
from trianon.games.castles.geometry import castle as castle_module
from trianon.games.castles.geometry.castle import Castle, new_castle
from trianon.games.castles.geometry.placements import can_lay, placements
from trianon.games.castles.geometry.points import points_of, would_complete

ROOT = Path(__file__).resolve().parent.parent
COMPILED = Path(os.environ.get("TRIANON_COMPILED", ROOT / "build" / "compiled"))
ROOMS_BUILT = (5, 10, 20)
CASTLES = 4
ROUNDS = 3
SECONDS = 0.1  # of CPU time for one number


def grown(seed: int, rooms: int) -> Castle:
    """A castle of so many rooms, each laid at a random legal spot."""
    luck = random.Random(seed)
    tiles = [*range(ROOMS), *[HALLWAY] * HALLWAYS, *[STAIRS] * STAIRCASES]
    luck.shuffle(tiles)
    built = new_castle(PACKAGED)
    while built.count <= rooms:
        tile = tiles.pop()
        spots = placements(built, tile)
        if len(spots):
            built = built.laid(tile, luck.choice(list(spots)))
    built.external()  # what is known of courtyards helps the castles made from this one
    return built


def workloads(rooms: int) -> dict[str, tuple[Callable[[], object], int]]:
    """What is measured, and how many units one call does."""
    castles = [grown(seed, rooms) for seed in range(CASTLES)]
    tiles = [tile for tile in range(TILES) if tile != FOYER]
    cases = [(built, tile) for built in castles for tile in tiles]
    laid = [(built, tile, spot) for built, tile in cases for spot in list(placements(built, tile))[::8]]
    halls = [(built, HALLWAY) for built in castles]
    return {
        "placements of a tile": (lambda: each(placements, cases), len(cases)),
        "placements of a hallway": (lambda: each(placements, halls), len(halls)),
        "can be laid": (lambda: each(can_lay, cases), len(cases)),
        "points of a spot": (lambda: each(points_of, laid), len(laid)),
        "completed by a spot": (lambda: each(would_complete, laid), len(laid)),
        "laying a tile": (lambda: each(Castle.laid, laid), len(laid)),
        "laying, external doors": (lambda: each(external_doors_after, laid), len(laid)),
    }


def each(work: Callable[..., object], cases: Sequence[tuple[object, ...]]) -> None:
    """Do the work for each case, without keeping what comes out."""
    for case in cases:
        work(*case)


def external_doors_after(built: Castle, tile: int, spot: int) -> int:
    """How many external doors there are once a tile is laid."""
    return int(built.laid(tile, spot).external_doors())


def microseconds(work: Callable[[], object], units: int) -> float:
    """CPU time of one unit."""
    work()
    calls, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS or not calls:
        work()
        calls += 1
    return spent / calls / units * 1e6


def measure() -> None:
    """One round in this process, as JSON."""
    found = {
        f"{rooms} rooms, {name}": microseconds(*work)
        for rooms in ROOMS_BUILT
        for name, work in workloads(rooms).items()
    }
    compiled = not str(castle_module.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "microseconds": found}))


def one_round(root: Path, compiled: bool) -> dict[str, float]:
    """One round in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root), str(ROOT)])}
    command = [sys.executable, "-P", str(Path(__file__).resolve()), "--measure"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    if answer["compiled"] != compiled:
        sys.exit(f"the rules in {root} are {'not ' if compiled else ''}compiled; see: make compiled")
    return {name: float(number) for name, number in answer["microseconds"].items()}


def main() -> None:
    """Interpreted and compiled by turns; the table gives medians."""
    slow: list[dict[str, float]] = []
    fast: list[dict[str, float]] = []
    for _ in range(ROUNDS):
        slow.append(one_round(ROOT, False))
        fast.append(one_round(COMPILED, True))
    print(f"{'microseconds':<40}{'interpreted':>12}{'compiled':>12}{'ratio':>8}")
    for name in slow[0]:
        before = statistics.median(row[name] for row in slow)
        after = statistics.median(row[name] for row in fast)
        print(f"{name:<40}{before:>12.1f}{after:>12.2f}{before / after:>8.0f}")


if __name__ == "__main__":
    measure() if "--measure" in sys.argv else main()
