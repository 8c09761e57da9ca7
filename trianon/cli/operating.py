"""The commands for who keeps a house: its data, its tables, its guests, its further machines."""

from pathlib import Path
from typing import Annotated, Final

import typer

from trianon.cli.arguments import Data, Database, Figures, data_directory

operating = typer.Typer()

Sample = Annotated[int, typer.Option(min=0, help="Replay so many of its games; 0: all.")]
Limit = Annotated[int, typer.Option(min=1, help="How many.")]


@operating.command()
def bots(
    broker: Annotated[
        str, typer.Option(envvar="TRIANON_BROKER", help="The NATS broker of the servers: nats://host:4222.")
    ] = "",
    workers: Annotated[int, typer.Option(min=0, help="Processes that think; 0: one for each core.")] = 0,
    figures: Figures = None,
) -> None:
    """Think for the bots of servers on other machines, which share a broker with this one."""
    from trianon.cli.bots import think
    from trianon.cli.settings import use_figures

    use_figures(figures or [])
    think(broker, workers)


@operating.command()
def new_key(
    data: Data = None,
    forget_old: Annotated[
        bool, typer.Option("--forget-old", help="All guests become strangers: cookies given so far are void.")
    ] = False,
) -> None:
    """Sign the guests' cookies with a new key, from the next start of the server on."""
    from trianon.table.storage.directory import DataDirectory
    from trianon.web.keys import renew

    renew(DataDirectory(data or data_directory()), forget_old)


@operating.command()
def check(
    data: Data = None,
    database: Database = "",
    salvage: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save every table that can be read in this new file.")
    ] = None,
    figures: Figures = None,
) -> None:
    """Read every game that is kept and tell what is damaged; the server may run meanwhile."""
    from trianon.cli.check import check_database
    from trianon.cli.settings import use_figures

    use_figures(figures or [])
    check_database(data or data_directory(), database, salvage)


@operating.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file; it is secret.")],
    data: Data = None,
    database: Database = "",
    sample: Sample = 100,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")] = False,
) -> None:
    """Save everything a server keeps in one file and replay a sample of it; the server may run meanwhile."""
    from trianon.cli.backup import write_backup

    write_backup(data or data_directory(), database, file, sample, force)


@operating.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `trianon backup` wrote.")],
    data: Data = None,
    database: Database = "",
    sample: Sample = 100,
    force: Annotated[bool, typer.Option("--force", help="Replace the games that are there.")] = False,
) -> None:
    """Put a backup in place, from SQLite or PostgreSQL into either; the server must not run."""
    from trianon.cli.backup import read_backup

    read_backup(file, data or data_directory(), database, sample, force)


@operating.command()
def pack(
    days: Annotated[float, typer.Option(min=0, help="Games whose table was opened so long ago.")] = 30.0,
    data: Data = None,
    database: Database = "",
) -> None:
    """Keep old games that are over in less room, as the server does by itself; it may run meanwhile."""
    from trianon.cli.backup import pack_games

    pack_games(data or data_directory(), database, days)


@operating.command()
def reports(data: Data = None, database: Database = "", limit: Limit = 50) -> None:
    """Show the newest lines of chat that people reported."""
    from trianon.cli.check import show_reports

    show_reports(data or data_directory(), database, limit)


admin = typer.Typer(
    help="See, end and remove tables, see complaints, and keep guests out; the server may run meanwhile.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
operating.add_typer(admin, name="admin")

TableId = Annotated[str, typer.Argument(help="The id in the link of the table.")]
GuestId = Annotated[str, typer.Argument(help="The id of a guest, as `trianon admin show` tells it.")]
Server = Annotated[str, typer.Option(help="Where the server runs, if it does.")]
HERE: Final = "http://127.0.0.1:8000"
ANY_ID: Final = {"ignore_unknown_options": True}  # that of a guest may begin with a dash


@admin.command("tables")
def admin_tables(
    data: Data = None,
    database: Database = "",
    status: Annotated[str, typer.Option(help="open, playing, closed or over.")] = "",
    guest: Annotated[str, typer.Option(help="Only where this guest has a chair.")] = "",
    limit: Limit = 50,
) -> None:
    """List tables, the newest first, also those that are not public."""
    from trianon.cli.admin import show_tables

    show_tables(data or data_directory(), database, status, guest, limit)


@admin.command("show")
def admin_show(table: TableId, data: Data = None, database: Database = "") -> None:
    """Show who sits at a table and what was said there."""
    from trianon.cli.admin import show_table

    show_table(data or data_directory(), database, table)


@admin.command("close")
def admin_close(table: TableId, data: Data = None, database: Database = "", server: Server = HERE) -> None:
    """End a game that is going on, for good and without a result; it can still be replayed."""
    from trianon.cli.admin import change_table

    change_table(data or data_directory(), database, server, table, "end")


@admin.command("remove")
def admin_remove(table: TableId, data: Data = None, database: Database = "", server: Server = HERE) -> None:
    """Remove a table with its game and its chat, for good."""
    from trianon.cli.admin import change_table

    change_table(data or data_directory(), database, server, table, "erase")


@admin.command("block", context_settings=ANY_ID)
def admin_block(
    guest: GuestId,
    why: Annotated[str, typer.Option(help="A note to yourself; the guest does not see it.")] = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """Let a guest, or an account, play no more: their windows close, and they are told."""
    from trianon.cli.admin import block_guest

    block_guest(data or data_directory(), database, guest, why)


@admin.command("unblock", context_settings=ANY_ID)
def admin_unblock(guest: GuestId, data: Data = None, database: Database = "") -> None:
    """Let a guest play again."""
    from trianon.cli.admin import unblock_guest

    unblock_guest(data or data_directory(), database, guest)


admin.command("reports")(reports)


@admin.command("mutes")
def admin_mutes(data: Data = None, database: Database = "", limit: Limit = 50) -> None:
    """List the guests whom people with accounts have blocked for themselves, and how many people did."""
    from trianon.cli.admin import show_mutes

    show_mutes(data or data_directory(), database, limit)


@admin.command("blocked")
def admin_blocked(data: Data = None, database: Database = "") -> None:
    """List the guests who are blocked."""
    from trianon.cli.admin import show_blocked

    show_blocked(data or data_directory(), database)
