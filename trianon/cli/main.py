"""The commands and their options. What a command needs is imported when it runs."""

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from trianon.kernel.errors import TrianonError

EXAMPLES: Final = """\
Royal board games: play in the browser or in the terminal, watch records, let bots compete.

\b
  trianon serve --open                       open the house in your browser
  trianon play kabale --bots 3               play here against three bots
  trianon replay game.json --step            watch a recorded game
  trianon arena kabale --bots greedy,random  which bot is better?
  trianon COMMAND --help                     what a command can do
"""

cli = typer.Typer(
    name="trianon",
    help=EXAMPLES,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def run() -> None:
    """Run a command; what the user can mend is told in one line, without a stack trace."""
    try:
        cli(prog_name="trianon")
    except TrianonError as error:
        _give_up(str(error))
    except OSError as error:
        if error.filename is None:
            raise
        _give_up(f"{error.filename}: {error.strerror}")


def _give_up(message: str) -> None:
    sys.stderr.write(f"trianon: {message}\n")
    raise SystemExit(1)


# --- what people can complete with the Tab key ---------------------------------------------------------


def _games(incomplete: str) -> list[str]:
    from trianon.games.registry import games

    return [id for id in games() if id.startswith(incomplete)]


def _bots(context: typer.Context, incomplete: str) -> list[str]:
    from trianon import bots
    from trianon.games.registry import games

    game = context.params.get("game")
    known = bots.names(game) if game in games() else ("random", "greedy")
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in known if name.startswith(last)]


def _languages(incomplete: str) -> list[str]:
    return [language for language in ("en", "cs", "nl") if language.startswith(incomplete)]


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"trianon {version('trianon')}")
        raise typer.Exit


Game = Annotated[str, typer.Argument(help="Id of a game, see: trianon games.", autocompletion=_games)]
Lang = Annotated[
    str, typer.Option("--lang", help="en, cs or nl; else your system's language.", autocompletion=_languages)
]
Ledger = Annotated[
    Path | None, typer.Option("--file", help="Keep every result here; run again to go on where it stopped.")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0: one for each core.")]
Ray = Annotated[
    str,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on this Ray cluster; local: start one here for this run."
    ),
]
Figures = Annotated[
    list[str] | None,
    typer.Option(
        "--figures",
        metavar="GAME=FILE",
        help="Play this game with corrected figures, see: trianon figures. Of several, the last counts.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Option of the game, see: trianon games."),
]


@cli.callback()
def trianon(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Options before the command."""


@cli.command()
def serve(
    host: Annotated[str, typer.Option(help="Address; 0.0.0.0 lets your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes any free one.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="Directory that keeps all games.")] = None,
    bot_pause: Annotated[float, typer.Option(min=0, help="Seconds before a bot answers.")] = 0.6,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=COMMAND", help="A program that plays, see docs/writing-a-bot.md."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open your browser at the address.")] = False,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes; more than one need PostgreSQL and NATS.")
    ] = 1,
    figures: Figures = None,
) -> None:
    """Serve the site: people play each other and bots in the browser.

    Everything else is set by variables, see docs/operating.md: TRIANON_DATABASE and TRIANON_BROKER where
    games are kept by several processes, TRIANON_HOSTS on the internet, TRIANON_METRICS, TRIANON_LOG=json.
    """
    from trianon.bots import outside
    from trianon.cli.settings import use_figures
    from trianon.web.server import serve as open_house

    use_figures(figures or [])
    for one in bot or []:
        name, _, command = one.partition("=")
        outside.add_program(name, command)
    open_house(host, port, data or _data_directory(), bot_pause, open_browser, workers)


@cli.command()
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


@cli.command()
def new_key(
    data: Annotated[Path | None, typer.Option(help="Directory that keeps all games.")] = None,
    forget_old: Annotated[
        bool, typer.Option("--forget-old", help="All guests become strangers: cookies given so far are void.")
    ] = False,
) -> None:
    """Sign the guests' cookies with a new key, from the next start of the server on."""
    from trianon.table.storage.directory import DataDirectory
    from trianon.web.keys import renew

    renew(DataDirectory(data or _data_directory()), forget_old)


def _data_directory() -> Path:
    """Where games are kept unless --data says otherwise: where this platform keeps the data of programs."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "trianon"


Data = Annotated[Path | None, typer.Option(help="Directory that keeps all games.")]
Database = Annotated[
    str, typer.Option(envvar="TRIANON_DATABASE", help="A SQLAlchemy URL instead of the data directory.")
]


@cli.command()
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
    check_database(data or _data_directory(), database, salvage)


Sample = Annotated[int, typer.Option(min=0, help="Replay so many of its games; 0: all.")]


@cli.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file; it is secret.")],
    data: Data = None,
    database: Database = "",
    sample: Sample = 100,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")] = False,
) -> None:
    """Save everything a server keeps in one file and replay a sample of it; the server may run meanwhile."""
    from trianon.cli.backup import write_backup

    write_backup(data or _data_directory(), database, file, sample, force)


@cli.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `trianon backup` wrote.")],
    data: Data = None,
    database: Database = "",
    sample: Sample = 100,
    force: Annotated[bool, typer.Option("--force", help="Replace the games that are there.")] = False,
) -> None:
    """Put a backup in place, from SQLite or PostgreSQL into either; the server must not run."""
    from trianon.cli.backup import read_backup

    read_backup(file, data or _data_directory(), database, sample, force)


@cli.command()
def pack(
    days: Annotated[float, typer.Option(min=0, help="Games whose table was opened so long ago.")] = 30.0,
    data: Data = None,
    database: Database = "",
) -> None:
    """Keep old games that are over in less room, as the server does by itself; it may run meanwhile."""
    from trianon.cli.backup import pack_games

    pack_games(data or _data_directory(), database, days)


Limit = Annotated[int, typer.Option(min=1, help="How many.")]


@cli.command()
def reports(data: Data = None, database: Database = "", limit: Limit = 50) -> None:
    """Show the newest lines of chat that people reported."""
    from trianon.cli.check import show_reports

    show_reports(data or _data_directory(), database, limit)


admin = typer.Typer(
    help="See, end and remove tables, see complaints, and keep guests out; the server may run meanwhile.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
cli.add_typer(admin, name="admin")

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

    show_tables(data or _data_directory(), database, status, guest, limit)


@admin.command("show")
def admin_show(table: TableId, data: Data = None, database: Database = "") -> None:
    """Show who sits at a table and what was said there."""
    from trianon.cli.admin import show_table

    show_table(data or _data_directory(), database, table)


@admin.command("close")
def admin_close(table: TableId, data: Data = None, database: Database = "", server: Server = HERE) -> None:
    """End a game that is going on, for good and without a result; it can still be replayed."""
    from trianon.cli.admin import change_table

    change_table(data or _data_directory(), database, server, table, "end")


@admin.command("remove")
def admin_remove(table: TableId, data: Data = None, database: Database = "", server: Server = HERE) -> None:
    """Remove a table with its game and its chat, for good."""
    from trianon.cli.admin import change_table

    change_table(data or _data_directory(), database, server, table, "erase")


@admin.command("block", context_settings=ANY_ID)
def admin_block(
    guest: GuestId,
    why: Annotated[str, typer.Option(help="A note to yourself; the guest does not see it.")] = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """Let a guest, or an account, play no more: their windows close, and they are told."""
    from trianon.cli.admin import block_guest

    block_guest(data or _data_directory(), database, guest, why)


@admin.command("unblock", context_settings=ANY_ID)
def admin_unblock(guest: GuestId, data: Data = None, database: Database = "") -> None:
    """Let a guest play again."""
    from trianon.cli.admin import unblock_guest

    unblock_guest(data or _data_directory(), database, guest)


admin.command("reports")(reports)


@admin.command("mutes")
def admin_mutes(data: Data = None, database: Database = "", limit: Limit = 50) -> None:
    """List the guests whom people with accounts have blocked for themselves, and how many people did."""
    from trianon.cli.admin import show_mutes

    show_mutes(data or _data_directory(), database, limit)


@admin.command("blocked")
def admin_blocked(data: Data = None, database: Database = "") -> None:
    """List the guests who are blocked."""
    from trianon.cli.admin import show_blocked

    show_blocked(data or _data_directory(), database)


@cli.command()
def play(
    game: Game,
    bots: Annotated[int | None, typer.Option(min=0, help="How many bots play with you.")] = None,
    bot: Annotated[
        str, typer.Option(help="Which bot, or program:./one-of-mine.", autocompletion=_bots)
    ] = "greedy",
    seats: Annotated[int | None, typer.Option(help="Players in all, bots included.")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="Several people at one keyboard.")] = False,
    seed: Annotated[int | None, typer.Option(help="The same number deals the same game.")] = None,
    record: Annotated[Path | None, typer.Option(help="Save the record here at the end.")] = None,
    option: Options = None,
    figures: Figures = None,
    lang: Lang = "",
) -> None:
    """Play a game in the terminal.

    A move is a number from the list or its text, such as "king > 2"; ? explains the cards, q stops.
    """
    from trianon.cli.play import Party, play_game
    from trianon.cli.settings import bot_of, language, options_of, use_figures

    use_figures(figures or [])
    party = Party.of(bots, seats, hotseat, bot_of(game, bot))
    play_game(game, party, seed, options_of(game, option or []), language(lang), record)


@cli.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record: JSON, as play and the site save it.")],
    from_seat: Annotated[int | None, typer.Option(help="See it as this seat did, counted from 0.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    figures: Figures = None,
    lang: Lang = "",
) -> None:
    """Show a recorded game move by move."""
    from trianon.cli.replay import show
    from trianon.cli.settings import language, use_figures

    use_figures(figures or [])
    show(file, from_seat, step, language(lang))


@cli.command()
def games(
    lang: Lang = "",
    as_json: Annotated[bool, typer.Option("--json", help="As data.")] = False,
) -> None:
    """List the games with their players, options and bots."""
    from trianon.cli.games import show
    from trianon.cli.settings import language

    show(language(lang), as_json)


@cli.command()
def figures(
    game: Game,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write them into this new file, to be corrected.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Check a corrected file and show what differs.")
    ] = None,
) -> None:
    """Show what is printed on the components of a game, and which figures are reconstructed."""
    from trianon.cli.figures import check_file, show, write_file

    if write is not None:
        write_file(game, write)
    elif check is not None:
        check_file(game, check)
    else:
        show(game)


@cli.command()
def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(help="Who plays, separated by commas; program:./one-of-mine.", autocompletion=_bots),
    ] = "greedy,random",
    seats: Annotated[int | None, typer.Option(help="Players; the last bot fills empty seats.")] = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same number plays the same games.")] = 0,
    jobs: Jobs = 0,
    option: Options = None,
    file: Ledger = None,
    ray: Ray = "",
    as_json: Annotated[bool, typer.Option("--json", help="Result as data.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots here.")] = None,
    decide: Annotated[
        float | None,
        typer.Option(
            metavar="SHARE",
            min=0.01,
            max=0.99,
            help="End when it is clear whether the first bot wins more or less than this, such as 0.55.",
        ),
    ] = None,
) -> None:
    """Let bots play many games and count their wins.

    Every deal is played again with everybody one seat further, until each bot has sat everywhere.
    """
    from trianon.cli.arena import Run, compete
    from trianon.cli.settings import options_of

    run, options = Run(jobs, file, ray), options_of(game, option or [])
    compete(game, bots.split(","), seats, number, seed, run, options, as_json, html, decide)


@cli.command()
def ladder(
    game: Game,
    bots: Annotated[
        str, typer.Option(help="Who plays, the weakest first; else all but random.", autocompletion=_bots)
    ] = "",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each match.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="The same number plays the same games.")] = 0,
    jobs: Jobs = 0,
    file: Ledger = None,
    ray: Ray = "",
    as_json: Annotated[bool, typer.Option("--json", help="Result as data.")] = False,
    write: Annotated[
        bool, typer.Option("--write", help="Write the ratings into the table that the site shows.")
    ] = False,
) -> None:
    """Rate all bots of a game on one scale, by matches of two.

    Every bot meets those next to it and next but one. With --file all games of these bots that it holds
    count, so that matches can be played in parts, some longer than others.
    """
    from trianon.cli.arena import Run
    from trianon.cli.ladder import climb

    names = [name for name in bots.split(",") if name]
    climb(game, names, number, seed, Run(jobs, file, ray), as_json, write)


@cli.command()
def learn(
    game: Game,
    generations: Annotated[int, typer.Option(min=1, help="How often to learn and compare.")] = 2,
    number: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Games of a generation to learn from.")
    ] = 2000,
    duels: Annotated[int, typer.Option(min=2, help="Games of new weights against old ones.")] = 200,
    studying: Annotated[
        int, typer.Option(min=0, help="Iterations for an answer in games to learn from; 0: quick play.")
    ] = 0,
    thinking: Annotated[int, typer.Option(min=1, help="Iterations for an answer in duels.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same number gives the same weights.")] = 0,
    jobs: Jobs = 0,
    file: Ledger = None,
    ray: Ray = "",
    plot: Annotated[Path | None, typer.Option(help="Draw the curves into this SVG.")] = None,
    save: Annotated[bool, typer.Option("--save", help="Put better weights beside the rules.")] = False,
) -> None:
    """Learn what positions of a game are worth, from games of search against itself.

    New weights are kept when they certainly win more than half of the games against the old ones: when the
    whole interval lies above a half.
    """
    from trianon.cli.arena import Run
    from trianon.cli.learn import study
    from trianon.learning.course import Plan

    plan = Plan(game, generations, number, duels, studying, thinking, seed)
    study(plan, Run(jobs, file, ray), plot, save)


@cli.command()
def bench(
    game: Game = "kabale",
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU seconds for each slice.")] = 0.3,
    rounds: Annotated[int, typer.Option(min=1, help="How often to go round all workloads.")] = 9,
    compiled: Annotated[
        Path | None, typer.Option(help="Directory of the compiled package.", envvar="TRIANON_COMPILED")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Result as data.")] = False,
) -> None:
    """Measure the speed of the rules, interpreted and compiled side by side."""
    from trianon.cli.bench.report import measure

    measure(game, seconds, rounds, compiled, as_json)
