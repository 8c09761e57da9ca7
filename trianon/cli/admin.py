"""`trianon admin`: what an operator sees of the tables, ends and removes, and whom they do not let in."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Literal, get_args
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
import typer
from sqlalchemy import URL

from trianon.cli.databases import clear_errors, database_of, moment
from trianon.kernel.errors import TrianonError
from trianon.table.bot_workers import BotsInline
from trianon.table.check import fold
from trianon.table.lobby import Lobby
from trianon.table.problems import TableProblem
from trianon.table.seating import Seating
from trianon.table.storage import Status, StorageError
from trianon.table.storage.blocks import Blocks, blocks_of
from trianon.table.storage.directory import DataDirectory, DirectoryInUse
from trianon.table.storage.engines import must_hold_games, prepare, reader
from trianon.table.storage.integrity import Remains
from trianon.table.storage.overview import read_mutes, read_rows
from trianon.table.storage.sql import SqlStore
from trianon.web import blocked, keys, operator

PATIENCE = 30  # seconds for a running server


def show_tables(data: Path, database: str, status: str, guest: str, limit: int) -> None:
    """One line for each."""
    if status and status not in get_args(Status):
        raise TrianonError(f"--status {status}: choose one of {', '.join(get_args(Status))}")
    with clear_errors():
        rows = read_rows(database_of(data, database), limit, status, guest)
    for row in rows:
        seating = msgspec.json.decode(row.summary, type=Seating)
        names = ", ".join(chair.name or chair.bot or "-" for chair in seating.chairs)
        typer.echo(f"{moment(row.created)}  {row.id}  {row.status:8} {row.game:8} {names}")


def show_table(data: Path, database: str, table: str) -> None:
    """Who sits there, with the ids that `block` takes, and what was said; never a hidden card."""
    url = database_of(data, database)
    with clear_errors():
        must_hold_games(url)
        engine = reader(url)
    bodies, reason = Remains(engine).log(table)
    engine.dispose()
    if not bodies:
        raise TrianonError(f"there is no table {table}, or it cannot be read: {reason}")
    state, _, why = fold(table, bodies)
    if state is None:
        raise TrianonError(f"table {table} cannot be read: {why}")
    seating = state.seating
    typer.echo(f"{seating.game}, {seating.status}, since {moment(seating.created)}, {len(bodies)} entries")
    if reason or why:
        typer.echo(f"damaged: {why or reason}")
    for seat, chair in enumerate(seating.chairs):
        who = f"{chair.name}  guest {chair.guest}" if chair.guest else chair.bot or "nobody"
        typer.echo(f"seat {seat}  {who}{'  host' if chair.guest and chair.guest == seating.host else ''}")
    for said in state.said:
        typer.echo(f"{moment(said.at)}  {said.name}  guest {said.guest}: {said.text}")


def change_table(data: Path, database: str, server: str, table: str, wish: Literal["end", "erase"]) -> None:
    """Through the server that has the table in its memory; without one, here."""
    directory = DataDirectory(data)
    url = database_of(data, database)
    if database or not _changed_here(directory, url, table, wish):
        _ask(f"{server}/api/tables/{table}/{wish}", operator.sign(keys.read(directory), wish, table))
    typer.echo(f"table {table} is {'closed' if wish == 'end' else 'removed'}")


def _changed_here(directory: DataDirectory, url: URL, table: str, wish: Literal["end", "erase"]) -> bool:
    """Whether no server uses this directory, so that it could be done without one."""
    try:
        directory.take()
    except DirectoryInUse:
        return False
    try:
        with clear_errors():
            prepare(url)
        asyncio.run(_change_here(SqlStore(url), table, wish))
    finally:
        directory.release()
    return True


async def _change_here(store: SqlStore, table: str, wish: Literal["end", "erase"]) -> None:
    lobby = Lobby(store, BotsInline())
    try:
        await (lobby.end(table) if wish == "end" else lobby.erase(table))
    except (TableProblem, StorageError) as error:
        raise TrianonError(str(error)) from error
    finally:
        lobby.close()
        await store.close()


def _ask(url: str, signed: str) -> None:
    if not url.startswith(("http://", "https://")):
        raise TrianonError(f"{url}: give the address of the server, for example http://127.0.0.1:8000")
    request = Request(url, b"", {operator.HEADER: signed})
    try:
        with urlopen(request, timeout=PATIENCE):
            return
    except HTTPError as refused:
        told = msgspec.json.decode(refused.read() or b"{}")
        raise TrianonError(f"the server refuses: {told.get('message', refused.reason)}") from refused
    except (URLError, TimeoutError) as error:
        raise TrianonError(f"no server answers at {url}; --server says where it is") from error


# --- guests -----------------------------------------------------------------------------------------------


def block_guest(data: Path, database: str, guest: str, why: str) -> None:
    """A running server notices by itself, with PostgreSQL on every machine."""
    with _blocks(data, database) as blocks:
        blocked.block(blocks, guest, why)
    typer.echo(f"guest {guest} is blocked")


def unblock_guest(data: Path, database: str, guest: str) -> None:
    with _blocks(data, database) as blocks:
        if not blocks.remove(guest):
            raise TrianonError(f"guest {guest} is not blocked")
    typer.echo(f"guest {guest} may play again")


def show_blocked(data: Path, database: str) -> None:
    with _blocks(data, database) as blocks:
        for one in blocks.read().values():
            typer.echo(f"{moment(one.at)}  guest {one.guest}  {one.why}".rstrip())


def show_mutes(data: Path, database: str, limit: int) -> None:
    """One line for each guest, with the id that `block` takes."""
    with clear_errors():
        found = read_mutes(database_of(data, database), limit)
    for guest, name, number in found:
        typer.echo(f"{number:6} {'person' if number == 1 else 'people'}  {name}  guest {guest}")


@contextmanager
def _blocks(data: Path, database: str) -> Iterator[Blocks]:
    """Where they are kept; TrianonError when that cannot be reached, or no server was ever there."""
    database_of(data, database)
    with clear_errors(), closing(blocks_of(DataDirectory(data), database)) as blocks:
        yield blocks
