"""`trianon bench`: interpreted and compiled rules side by side in one run.

One process runs at a time, in short slices of CPU time, and the two kinds take turns: a slow spell of the
machine hits both. Ratios are taken within each round; the report gives their median and quartiles.
"""

import json
import platform
import statistics
import sys
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from trianon.cli.bench.processes import HERE, Worker, check_measures, compiled_root, is_stale
from trianon.cli.bench.workloads import SEATS, WORKLOADS
from trianon.games.registry import game as find_game

WHOLE = "whole game"
COPY = "copy"
UNITS_OF_TIME = {WHOLE: "ms", COPY: "µs"}


@dataclass
class Row:
    """One workload: decisions per second or a time, one number for each round."""

    name: str
    unit: str
    interpreted: list[float] = field(default_factory=list)
    compiled: list[float] = field(default_factory=list)

    @property
    def ratios(self) -> list[float]:
        """How many times faster compiled is."""
        pairs = zip(self.interpreted, self.compiled, strict=True)
        return [slow / fast if self.name in UNITS_OF_TIME else fast / slow for slow, fast in pairs]

    def to_json(self) -> dict[str, object]:
        """The row as data."""
        doc: dict[str, object] = {"workload": self.name, "unit": self.unit}
        doc["interpreted"] = statistics.median(self.interpreted)
        if self.compiled:
            doc |= {"compiled": statistics.median(self.compiled), "ratio": statistics.median(self.ratios)}
            doc["ratios"] = self.ratios
        return doc


def measure(game: str, seconds: float, rounds: int, wish: Path | None, as_json: bool) -> None:
    """Measure and print; without compiled rules only the interpreted ones."""
    title = find_game(game).title
    root = compiled_root(wish)
    if root is not None:
        check_measures(root)
    if root is None:
        sys.stderr.write("no compiled rules found, measuring the interpreted ones only; see: make compiled\n")
    elif is_stale(root):
        sys.stderr.write("the compiled rules were made from other sources than these; see: make compiled\n")
    rows = [Row(name, "decisions/s") for name in WORKLOADS]
    rows += [Row(name, unit) for name, unit in UNITS_OF_TIME.items()]
    workers = [Worker(HERE, False, game)]
    try:
        if root is not None:
            workers.append(Worker(root, True, game))
        _go_round(rows, workers, seconds, rounds)
    finally:
        for worker in workers:
            worker.close()
    if as_json:
        doc = {"game": game, "seats": SEATS, "python": platform.python_version(), "rounds": rounds}
        print(json.dumps(doc | {"seconds": seconds, "rows": [row.to_json() for row in rows]}, indent=2))
    else:
        Console(highlight=False).print(_table(title, rows, rounds, seconds))


def _go_round(rows: list[Row], workers: list[Worker], seconds: float, rounds: int) -> None:
    bar = Progress(
        BarColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=rounds * len(rows) * len(workers))
        for number in range(rounds):
            for row in rows:
                turn = list(enumerate(workers))
                for kind, worker in turn if number % 2 == 0 else turn[::-1]:
                    bar.update(task, description=row.name)
                    found = row.compiled if kind else row.interpreted
                    found.append(_measured(row.name, worker, seconds))
                    bar.advance(task)


def _measured(name: str, worker: Worker, seconds: float) -> float:
    if name == COPY:
        return worker.copy_microseconds(seconds / 2)
    if name == WHOLE:
        return worker.game_milliseconds(seconds)
    return worker.rate(name, seconds)


def _table(title: str, rows: list[Row], rounds: int, seconds: float) -> Table:
    table = Table(
        title=f"Random games of {title}, {SEATS} players",
        caption=f"{rounds} rounds of {seconds:g} CPU seconds; medians. Decisions per second, or time.",
    )
    table.add_column("workload")
    for head in ("interpreted", "compiled", "times faster", "quartiles"):
        table.add_column(head, justify="right")
    for row in rows:
        cells = [_number(statistics.median(row.interpreted), row.unit)]
        if row.compiled:
            low, _, high = statistics.quantiles(row.ratios, n=4) if rounds > 1 else [row.ratios[0]] * 3
            cells.append(_number(statistics.median(row.compiled), row.unit))
            cells += [f"{statistics.median(row.ratios):.1f}", f"{low:.1f} – {high:.1f}"]
        table.add_row(row.name, *cells)
    return table


def _number(value: float, unit: str) -> str:
    return f"{value:.2f} {unit}" if unit in UNITS_OF_TIME.values() else f"{value:,.0f}"
