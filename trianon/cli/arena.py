"""`trianon arena`: bots against bots."""

import json
import os
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
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

from trianon import arena
from trianon.arena import sequential
from trianon.arena.ledger import Ledger
from trianon.arena.match import Pairing, Result, play, player
from trianon.arena.on_ray import LOCAL, RayCluster
from trianon.arena.page import page
from trianon.arena.workforce import Processes, Workforce
from trianon.bots.levels import thinks_slowly
from trianon.cli.settings import bot_of, can_write
from trianon.games.registry import game
from trianon.kernel.errors import InvalidOption
from trianon.words import Words


@dataclass(frozen=True)
class Run:
    """Where games are played, and where what was played is kept."""

    jobs: int  # 0: one for each core
    file: Path | None
    ray: str = ""  # the address of a cluster, or "local"

    def workforce(self) -> Workforce:
        """Those who play; to be closed."""
        jobs = self.jobs or os.cpu_count() or 1
        if self.ray == LOCAL:
            _say("a Ray cluster is started here, which takes some seconds")
        return RayCluster(self.ray, jobs) if self.ray else Processes(jobs)

    def results(self, rows: Sequence[Pairing]) -> Generator[Result, None, None]:
        """The results of these games, as they come; nobody plays on when they are not wanted any more."""
        with closing(self.workforce()) as workforce:
            yield from (
                workforce.run(play, rows) if self.file is None else Ledger(self.file).run(rows, workforce)
            )

    @contextmanager
    def may_be_stopped(self) -> Iterator[None]:
        """Whoever presses Ctrl-C is told how to go on."""
        try:
            yield
        except KeyboardInterrupt:
            if self.file is None:
                _say("stopped; with --file FILE the games so far are kept, and the same command goes on")
            else:
                _say(f"stopped; the games so far are in {self.file}, and the same command goes on from there")
            raise

    def warn(self, game_id: str, names: Sequence[str]) -> None:
        """Say so where bots that think ahead will take long; other machines may well have compiled rules."""
        if not self.ray and {*names} & {*thinks_slowly(game_id)}:
            _say("the rules are not compiled here: the games are the same, and take many times as long")


def compete(
    game_id: str,
    names: list[str],
    seats: int | None,
    games: int,
    seed: int,
    run: Run,
    options: dict[str, object],
    as_json: bool,
    html: Path | None,
    target: float | None = None,
) -> None:
    """Play a tournament with a progress bar, then print its table; `html` gets the report with its plots.

    With a target it ends as soon as it is clear on which side of it the first bot's share of the wins is.
    """
    names = lineup([bot_of(game_id, name) for name in names], seats)
    game(game_id).start(seats=len(names), seed=seed, **options)  # says at once what does not fit
    for name in names:
        player(game_id, name)
    if target is not None and len(names) == 1:
        raise InvalidOption("who plays alone has no share of the wins to decide about")
    can_write(html)
    run.warn(game_id, names)
    if target is None and len({*names}) > 1 and games % len(names):
        _say(f"the last deal is not played at every seat; that takes a multiple of {len(names)} games")
    began = time.perf_counter()
    report = arena.Report()
    trial = None if target is None else sequential.Trial(names, target)
    rows = arena.pairings(game_id, names, games, seed, options)
    with run.may_be_stopped(), progress_bar() as progress, closing(run.results(rows)) as results:
        bar = progress.add_task("", total=games)
        for result in results:
            report.add(result)
            if trial is not None and trial.add(result):
                break
            leader = report.lines[0]
            standing = f"{leader.rate:.0%}" if len(names) > 1 else f"{leader.points:.1f}"
            progress.update(bar, advance=1, description=f"{leader.bot} {standing}")
    elapsed = time.perf_counter() - began
    head = {"game": game_id, "lineup": names, "seed": seed, "options": options}
    finding = None if trial is None else trial.finding()
    words = Words("en", game_id)
    ranks = {rank: words.name("rank", rank) for rank in game(game_id).ranks(len(names))}
    if html is not None:
        title = f"{game(game_id).title}: {', '.join(names)}"
        found = "" if finding is None else _sentence(finding)
        html.write_text(page(title, {"games": report.games, **head}, report, found, ranks), "utf-8")
    if as_json:
        head["seconds"] = round(elapsed, 2)
        if finding is not None:
            head["finding"] = asdict(finding)
        print(json.dumps(head | report.to_json(), indent=2))
    else:
        console = Console(highlight=False)
        console.print(_table(report, names, elapsed))
        if len(names) > 1:
            console.print(_seat_table(report))
        if finding is not None:
            console.print(_sentence(finding))
        if ranks:
            console.print(_rank_table(report, ranks))


def lineup(names: list[str], seats: int | None) -> list[str]:
    """The bots at the table; the last one named takes the seats that are left."""
    if seats is None or seats == len(names):
        return names
    if seats < len(names):
        raise InvalidOption(f"{len(names)} bots do not fit on {seats} seats")
    return names + names[-1:] * (seats - len(names))


def progress_bar() -> Progress:
    """On standard error, so that results can be piped; nothing where no terminal shows it."""
    console = Console(stderr=True)
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _say(message: str) -> None:
    """Beside the results, which may be piped."""
    sys.stderr.write(f"trianon: {message}\n")


def _table(report: arena.Report, names: list[str], elapsed: float) -> Table:
    if len(names) == 1:
        return _lonely_table(report, elapsed)
    table = Table(
        title=f"{report.games} games, {len(names)} seats: {', '.join(names)}",
        caption=f"A shared win counts as its part. ms: of thinking for each choice. {elapsed:.1f} s",
    )
    table.add_column("bot")
    for head in ("seats", "win rate", "95% interval", "points", "margin", "ms"):
        table.add_column(head, justify="right", no_wrap=True)
    for line in report.lines:
        table.add_row(
            line.bot,
            str(line.played),
            f"{line.rate:.1%}",
            f"{line.low:.1%}–{line.high:.1%}",
            f"{line.points:.1f} ± {line.points_error:.1f}",
            f"{line.margin:+.1f} ± {line.margin_error:.1f}",
            f"{line.milliseconds:.2f}",
        )
    return table


def _sentence(finding: sequential.Finding) -> str:
    """What a match with a target showed."""
    sides = {1: "more than", -1: "less than", 0: "not decided: more or less than"}
    return (
        f"{finding.bot} wins {sides[finding.verdict]} {finding.target:.0%}, after {finding.games} games. "
        f"Its share is between {finding.low:.1%} and {finding.high:.1%}, at 95% confidence; the interval of "
        "the table is for matches that cannot end early."
    )


def _seat_table(report: arena.Report) -> Table:
    """What it is worth to sit there, whoever does."""
    table = Table(caption="Bots change seats: what is left is the seat's own advantage.")
    for head in ("seat", "wins", "win rate", "95% interval"):
        table.add_column(head, justify="right")
    for one in report.seats:
        cells = (str(one.seat), f"{one.wins:g}", f"{one.rate:.1%}", f"{one.low:.1%}–{one.high:.1%}")
        table.add_row(*cells)
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


def _rank_table(report: arena.Report, ranks: dict[str, str]) -> Table:
    """How often each rank was reached, the lowest first."""
    table = Table()
    table.add_column("rank")
    for line in report.lines:
        table.add_column(line.bot, justify="right")
        table.add_column("", justify="right")
    for rank, name in ranks.items():
        cells = [name]
        for line in report.lines:
            count = line.ranks.get(rank, 0)
            cells += [str(count), f"{count / line.played:.0%}"]
        table.add_row(*cells)
    return table
