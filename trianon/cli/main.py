"""The commands and their options. What a command needs is imported when it runs."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from trianon.cli.arguments import (
    Data,
    Figures,
    Game,
    Jobs,
    Lang,
    Ledger,
    Options,
    Ray,
    complete_bots,
    data_directory,
)
from trianon.cli.operating import operating
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


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"trianon {version('trianon')}")
        raise typer.Exit


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
    data: Data = None,
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
    open_house(host, port, data or data_directory(), bot_pause, open_browser, workers)


@cli.command()
def play(
    game: Game,
    bots: Annotated[int | None, typer.Option(min=0, help="How many bots play with you.")] = None,
    bot: Annotated[
        str, typer.Option(help="Which bot, or program:./one-of-mine.", autocompletion=complete_bots)
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
        typer.Option(
            help="Who plays, separated by commas; program:./one-of-mine.", autocompletion=complete_bots
        ),
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
        str,
        typer.Option(help="Who plays, the weakest first; else all but random.", autocompletion=complete_bots),
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


cli.add_typer(operating)  # last in the list that --help shows
