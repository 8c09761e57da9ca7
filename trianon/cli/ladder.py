"""`trianon ladder`: all bots of a game on one scale."""

import json
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from trianon import bots
from trianon.arena import ladder
from trianon.arena.ledger import Ledger
from trianon.bots import ratings
from trianon.cli.arena import Run, progress_bar
from trianon.cli.settings import bot_of


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
    rows = ladder.matches(game_id, names, games, seed)
    played = []
    with progress_bar() as progress:
        bar = progress.add_task("", total=len(rows))
        for result in run.results(rows):
            played.append(result)
            progress.update(bar, advance=1, description=" - ".join(result.bots))
    if run.file is not None:
        played = Ledger(run.file).known(game_id, names)
    rungs = ladder.ratings(played)
    if write:
        house = [rung for rung in rungs if rung.bot in bots.house_names(game_id)]
        ratings.write(game_id, ladder.table(game_id, house))
    if as_json:
        head = {"game": game_id, "games": len(played), "seed": seed}
        print(json.dumps(head | {"ladder": [asdict(rung) for rung in rungs]}, indent=2))
        return
    table = Table(title=f"{game_id}: {len(played)} games of two", caption="greedy has 1500 by definition")
    table.add_column("bot")
    for heading in ("rating", "± 95%", "games", "ms/choice"):
        table.add_column(heading, justify="right")
    for rung in rungs:
        cells = (f"{rung.rating:.0f}", f"{rung.error:.0f}", str(rung.games), f"{rung.milliseconds:.1f}")
        table.add_row(rung.bot, *cells)
    Console(highlight=False).print(table)
