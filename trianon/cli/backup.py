"""`trianon backup`, `restore` and `pack`: everything a server keeps, in one file, or in less room."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import Progress

from trianon.cli.databases import clear_errors, database_of
from trianon.kernel.errors import TrianonError
from trianon.table.check import check
from trianon.table.packing import Packer
from trianon.table.storage.backup import back_up, restore
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.engines import file_url, prepare
from trianon.table.storage.sql import SqlStore


def write_backup(data: Path, database: str, file: Path, sample: int, force: bool) -> None:
    """Write it, then read some of its games to their last move; exit code 1 when one cannot be."""
    url = database_of(data, database)
    if file.exists() and not force:
        raise TrianonError(f"{file} exists already; name a new file, or replace it with --force")
    with clear_errors(), _bar("copying") as progress:
        rows = back_up(url, DataDirectory(data), file, progress)
    tables = _verify(file, sample)
    typer.echo(f"{rows} rows are saved in {file}; {tables} games were replayed, all fine")
    typer.echo("It holds keys, password hashes and hidden cards: keep it where only you can read it.")


def read_backup(file: Path, data: Path, database: str, sample: int, force: bool) -> None:
    """Look whether the backup is good, then put it in the place of what is there."""
    if not file.exists():
        raise TrianonError(f"{file}: there is no such file")
    directory = DataDirectory(data)
    with clear_errors():
        directory.take()
        try:
            tables = _verify(file, sample)
            with _bar("copying") as progress:
                rows = restore(file, database or None, directory, force, progress)
        finally:
            directory.release()
    typer.echo(f"{rows} rows are restored; {tables} games were replayed, all fine")


def pack_games(data: Path, database: str, days: float) -> None:
    """Pack what is older than so many days; a running server may write meanwhile."""
    url = database_of(data, database)

    async def run() -> int:
        store = SqlStore(url)
        packed = 0
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("packing", total=None)
            async for _ in Packer(store, days).pack():
                packed += 1
                progress.update(bar, completed=packed)
        await store.close()
        return packed

    with clear_errors():
        prepare(url)
        typer.echo(f"{asyncio.run(run())} games are packed")


def _verify(file: Path, sample: int) -> int:
    """How many games were replayed; TrianonError when one of them is not as it was."""
    with _bar("replaying") as progress:
        report = asyncio.run(check(file_url(file), None, progress, sample))
    if not report.is_fine:
        wrong = [*report.damage, *(f"table {found.table}: {found.reason}" for found in report.findings)]
        more = f"trianon check --database sqlite:///{file}"
        raise TrianonError(f"{file} is not good: {wrong[0]}; all of it: {more}")
    return report.tables


@contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int], None]]:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(what)
        yield lambda done, total: progress.update(bar, completed=done, total=total)
