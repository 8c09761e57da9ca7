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
Ray = Annotated[
    str,
    typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; local: one on this machine."),
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
) -> None:
    """Serve the site: people play each other and bots in the browser."""
    from trianon.bots import outside
    from trianon.web.server import serve as open_house

    for one in bot or []:
        name, _, command = one.partition("=")
        outside.add_program(name, command)
    open_house(host, port, data or _data_directory(), bot_pause, open_browser)


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
) -> None:
    """Read every game that is kept and tell what is damaged; the server may run meanwhile."""
    from trianon.cli.check import check_database

    check_database(data or _data_directory(), database, salvage)


@cli.command()
def reports(
    data: Data = None,
    database: Database = "",
    limit: Annotated[int, typer.Option(min=1, help="How many.")] = 50,
) -> None:
    """Show the newest lines of chat that people reported."""
    from trianon.cli.check import show_reports

    show_reports(data or _data_directory(), database, limit)


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
    lang: Lang = "",
) -> None:
    """Play a game in the terminal.

    A move is a number from the list or its text, such as "king > 2"; ? explains the cards, q stops.
    """
    from trianon.cli.play import Party, play_game
    from trianon.cli.settings import bot_of, language, options_of

    party = Party.of(bots, seats, hotseat, bot_of(game, bot))
    play_game(game, party, seed, options_of(game, option or []), language(lang), record)


@cli.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record: JSON, as play and the site save it.")],
    from_seat: Annotated[int | None, typer.Option(help="See it as this seat did, counted from 0.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    lang: Lang = "",
) -> None:
    """Show a recorded game move by move."""
    from trianon.cli.replay import show
    from trianon.cli.settings import language

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
def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(help="Who plays, separated by commas; program:./one-of-mine.", autocompletion=_bots),
    ] = "greedy,random",
    seats: Annotated[int | None, typer.Option(help="Players; the last bot fills empty seats.")] = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same number plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0: one for each core.")] = 1,
    option: Options = None,
    file: Ledger = None,
    ray: Ray = "",
    as_json: Annotated[bool, typer.Option("--json", help="Result as data.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots here.")] = None,
) -> None:
    """Let bots play many games and count their wins.

    Bots change seats from game to game, and every deal is played once in each order.
    """
    from trianon.cli.arena import Run, compete
    from trianon.cli.settings import options_of

    run, options = Run(jobs, file, ray), options_of(game, option or [])
    compete(game, bots.split(","), seats, number, seed, run, options, as_json, html)


@cli.command()
def ladder(
    game: Game,
    bots: Annotated[
        str, typer.Option(help="Who plays, the weakest first; all but random.", autocompletion=_bots)
    ] = "",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each match.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="The same number plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0: one for each core.")] = 1,
    file: Ledger = None,
    ray: Ray = "",
    as_json: Annotated[bool, typer.Option("--json", help="Result as data.")] = False,
    write: Annotated[
        bool, typer.Option("--write", help="Write the ratings into the table that the site shows.")
    ] = False,
) -> None:
    """Rate all bots of a game on one scale, by matches of two.

    Every bot meets those next to it and next but one.
    """
    from trianon.cli.arena import Run
    from trianon.cli.ladder import climb

    names = [name for name in bots.split(",") if name]
    climb(game, names, number, seed, Run(jobs, file, ray), as_json, write)


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
