"""`trianon ladder`: all bots of a game on one scale."""

import json
from contextlib import closing
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from trianon import bots
from trianon.arena import ladder
from trianon.arena.ledger import Ledger
from trianon.bots import ratings
from trianon.cli.arena import Run, progress_bar
from trianon.cli.settings import bot_of, can_write
from trianon.kernel.errors import InvalidOption


def climb(
    game_id: str, names: list[str], games: int, seed: int, run: Run, as_json: bool, write: bool
) -> None:
    """Play the matches with a progress bar, then print the ladder; `write` keeps it for all to see.

    Where games are kept in a file, all those of these bots count: a ladder can be played in parts.
    """
    known = [name for name in bots.house_names(game_id) if name != "random"]
    names = [bot_of(game_id, name) for name in names or known]
    for name in names:
        bots.get(game_id, name)
    if len({*names}) < 2 or len({*names}) < len(names):
        raise InvalidOption("a ladder is for two bots or more, each named once")
    if write and ratings.YARDSTICK not in names:
        raise InvalidOption(
            f"--write needs {ratings.YARDSTICK}: all ratings are told by their distance to it"
        )
    can_write(ratings.TABLE if write else None)
    run.warn(game_id, names)
    rows = ladder.matches(game_id, names, games, seed)
    played = []
    with run.may_be_stopped(), progress_bar() as progress, closing(run.results(rows)) as results:
        bar = progress.add_task("", total=len(rows))
        for result in results:
            played.append(result)
            progress.update(bar, advance=1, description=" - ".join(result.bots))
    if run.file is not None:
        played = Ledger(run.file).known(game_id, names)
    rungs = ladder.ratings(played)
    if write:
        house = [rung for rung in rungs if rung.bot in bots.house_names(game_id)]
        table = ratings.all_measured(game_id) | ladder.table(
            game_id, house
        )  # who did not play stays as it was
        ratings.write(game_id, dict(sorted(table.items(), key=lambda row: row[1].rating)))
    if as_json:
        head = {"game": game_id, "games": len(played), "seed": seed}
        print(json.dumps(head | {"ladder": [asdict(rung) for rung in rungs]}, indent=2))
        return
    anchor = next(rung.bot for rung in rungs if rung.error == 0)
    caption = f"{anchor} has {ratings.ANCHOR:.0f} by definition"
    shown = Table(title=f"{game_id}: {len(played)} games of two", caption=caption)
    shown.add_column("bot")
    for heading in ("rating", "± 95%", "games", "ms/choice"):
        shown.add_column(heading, justify="right")
    for rung in rungs:
        cells = (f"{rung.rating:.0f}", f"{rung.error:.0f}", str(rung.games), f"{rung.milliseconds:.1f}")
        shown.add_row(rung.bot, *cells)
    Console(highlight=False).print(shown)
