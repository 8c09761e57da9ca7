"""`trianon check` and `trianon reports`: what an operator wants to know of a database."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import Progress
from sqlalchemy import URL

from trianon.kernel.errors import TrianonError
from trianon.table.check import Report, check
from trianon.table.storage import StorageError
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.engines import file_url
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

    report = asyncio.run(run())
    for line in report.damage:
        typer.echo(f"damaged: {line}")
    for found in report.findings:
        typer.echo(f"table {found.table}: readable up to entry {found.readable} ({found.reason})")
    typer.echo(
        f"{report.tables} tables, {report.entries} entries; {'all fine' if report.is_fine else 'see above'}"
    )
    if salvage is not None:
        typer.echo(f"{report.saved} tables and {report.accounts} accounts are saved in {salvage}")
    if not report.is_fine:
        raise typer.Exit(1)


def show_reports(data: Path, database: str, limit: int) -> None:
    """The newest lines of chat that people reported."""
    try:
        found = read_reports(database_of(data, database), limit)
    except StorageError as error:
        raise TrianonError(str(error)) from error
    for report in found:
        typer.echo(
            f"{moment(report.at)}  table {report.table}  {report.name}  guest {report.author}: {report.text}"
        )


def moment(at: int) -> str:
    """Milliseconds since 1970, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="minutes")


def database_of(data: Path, database: str) -> str | URL:
    """The address of the database; TrianonError when there is none in the data directory."""
    if database:
        return database
    file = DataDirectory(data).database
    if not file.exists():
        raise TrianonError(f"there is no database in {data}; --data names another directory")
    return file_url(file)
