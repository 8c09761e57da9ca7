"""`trianon arena`: bots against bots."""

import json
import os
import time
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from trianon import arena, bots
from trianon.arena.ledger import Ledger
from trianon.cli.settings import bot_of
from trianon.games.registry import game
from trianon.kernel.errors import InvalidOption
from trianon.words import Words


def compete(
    game_id: str,
    names: list[str],
    seats: int | None,
    games: int,
    seed: int,
    jobs: int,
    options: dict[str, object],
    file: Path | None,
    as_json: bool,
) -> None:
    """Play a tournament with a progress bar, then print its table; `file` keeps what was played."""
    names = lineup([bot_of(game_id, name) for name in names], seats)
    game(game_id).start(seats=len(names), seed=seed, **options)  # says at once what does not fit
    for name in names:
        bots.get(game_id, name)
    began = time.perf_counter()
    report = arena.Report()
    rows = arena.pairings(game_id, names, games, seed, options)
    with progress_bar() as progress:
        bar = progress.add_task("", total=games)
        run = Ledger(file).run if file is not None else arena.run
        for result in run(rows, jobs or os.cpu_count() or 1):
            report.add(result)
            leader = report.lines[0]
            standing = f"{leader.rate:.0%}" if len(names) > 1 else f"{leader.points:.1f}"
            progress.update(bar, advance=1, description=f"{leader.bot} {standing}")
    elapsed = time.perf_counter() - began
    if as_json:
        head = {"game": game_id, "lineup": names, "seed": seed, "options": options}
        head["seconds"] = round(elapsed, 2)
        print(json.dumps(head | report.to_json(), indent=2))
    else:
        console = Console(highlight=False)
        console.print(_table(report, names, elapsed))
        ranks = game(game_id).ranks(len(names))
        if ranks:
            console.print(_rank_table(report, ranks, Words("en", game_id)))


def lineup(names: list[str], seats: int | None) -> list[str]:
    """The bots at the table; the last one named takes the seats that are left."""
    if seats is None or seats == len(names):
        return names
    if seats < len(names):
        raise InvalidOption(f"{len(names)} bots do not fit on {seats} seats")
    return names + names[-1:] * (seats - len(names))


def progress_bar() -> Progress:
    """On standard error, so that results can be piped."""
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def _table(report: arena.Report, names: list[str], elapsed: float) -> Table:
    if len(names) == 1:
        return _lonely_table(report, elapsed)
    table = Table(
        title=f"{report.games} games, {len(names)} seats: {', '.join(names)}",
        caption=f"A shared win counts as its part. {elapsed:.1f} s",
    )
    table.add_column("bot")
    for head in ("seats", "wins", "win rate", "95% interval", "points", "ms/choice"):
        table.add_column(head, justify="right")
    for line in report.lines:
        table.add_row(
            line.bot,
            str(line.played),
            f"{line.wins:g}",
            f"{line.rate:.1%}",
            f"{line.low:.1%}–{line.high:.1%}",
            f"{line.points:.1f} ± {line.points_error:.1f}",
            f"{line.milliseconds:.2f}",
        )
    return table


def _lonely_table(report: arena.Report, elapsed: float) -> Table:
    """Nobody to win against: points alone."""
    table = Table(title=f"{report.games} games, 1 seat", caption=f"{elapsed:.1f} s")
    table.add_column("bot")
    for head in ("games", "points", "ms/choice"):
        table.add_column(head, justify="right")
    for line in report.lines:
        points = f"{line.points:.1f} ± {line.points_error:.1f}"
        table.add_row(line.bot, str(line.played), points, f"{line.milliseconds:.2f}")
    return table


def _rank_table(report: arena.Report, ranks: tuple[str, ...], words: Words) -> Table:
    """How often each rank was reached, the lowest first."""
    table = Table()
    table.add_column("rank")
    for line in report.lines:
        table.add_column(line.bot, justify="right")
        table.add_column("", justify="right")
    for rank in ranks:
        cells = [words.name("rank", rank)]
        for line in report.lines:
            count = line.ranks.get(rank, 0)
            cells += [str(count), f"{count / line.played:.0%}"]
        table.add_row(*cells)
    return table
