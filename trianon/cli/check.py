"""`trianon check` and `trianon reports`: what an operator wants to know of a database."""

import asyncio
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import Progress

from trianon.cli.databases import clear_errors, database_of, moment
from trianon.kernel.errors import TrianonError
from trianon.table.check import Report, check
from trianon.table.storage.engines import must_hold_games
from trianon.table.storage.sql import SqlStore, read_reports


def check_database(data: Path, database: str, salvage: Path | None) -> None:
    """Read everything and tell; exit code 1 when something is wrong."""
    url = database_of(data, database)
    if salvage is not None and salvage.exists():
        raise TrianonError(f"{salvage} exists already; name a new file")

    async def run() -> Report:
        store = None if salvage is None else SqlStore.in_file(salvage)
        try:
            with Progress(console=Console(stderr=True), transient=True) as progress:
                bar = progress.add_task("reading")
                return await check(
                    url, store, lambda done, total: progress.update(bar, completed=done, total=total)
                )
        finally:
            if store is not None:
                await store.close()

    with clear_errors():
        must_hold_games(url)
        if salvage is not None:
            salvage.touch(0o600)  # it is as secret as the database
        report = asyncio.run(run())
    for line in report.damage:
        typer.echo(f"damaged: {line}")
    for found in report.findings:
        typer.echo(f"table {found.table}: readable up to entry {found.readable} ({found.reason})")
    sealed = (
        f"{report.sealed} of {report.finished} finished games have a fingerprint and replay to it; "
        if report.finished
        else ""
    )
    typer.echo(
        f"{report.tables} tables, {report.entries} entries; {sealed}"
        f"{'all fine' if report.is_fine else 'see above'}"
    )
    if salvage is not None:
        typer.echo(f"{report.saved} tables and {report.accounts} accounts are saved in {salvage}")
    if not report.is_fine:
        raise typer.Exit(1)


def show_reports(data: Path, database: str, limit: int) -> None:
    """The newest lines of chat that people reported."""
    with clear_errors():
        found = read_reports(database_of(data, database), limit)
    for report in found:
        typer.echo(
            f"{moment(report.at)}  table {report.table}  {report.name}  guest {report.author}: {report.text}"
        )
