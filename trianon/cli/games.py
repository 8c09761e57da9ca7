"""`trianon games`: what can be played, and how."""

import json
from itertools import zip_longest

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from trianon import bots
from trianon.bots.levels import thinks_slowly
from trianon.bots.ratings import measured
from trianon.games.registry import game, games
from trianon.kernel.spec import Option
from trianon.words import Words


def show(language: str, as_json: bool) -> None:
    """List all games."""
    if as_json:
        print(json.dumps([_as_data(id) for id in games()], ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    for id in games():
        words = Words(language, id)
        about = game(id)
        console.print(f"[bold]{escape(about.title)}[/]   trianon play {id}")
        console.print(words.say(f"{id}-about"))
        rows = Table.grid(padding=(0, 2))
        rows.add_row(escape(words.say("ui-seats")), f"{about.min_seats}–{about.max_seats}")
        for heading, bot in zip_longest([words.say("ui-bot")], bots.names(id), fillvalue=""):
            rows.add_row(escape(heading), escape(_about(bot, id, words)))
        if thinks_slowly(id):
            rows.add_row("", escape(words.say("ui-bots-slow")))
        for option in about.options:
            rows.add_row(escape(words.say(f"{id}-option-{option.id}")), escape(_choices(option)))
        console.print(rows)
        console.print()


def _about(bot: str, game_id: str, words: Words) -> str:
    """Its name for the command line, its character, and its strength if that was measured."""
    label = words.say(f"ui-bot-{bot}") if bot in bots.house_names(game_id) else bot
    found = measured(game_id, bot)
    if found is None:
        return f"{bot}  {words.say('ui-bot-unmeasured', bot=label)}"
    return f"{bot}  {words.say('ui-bot-rated', bot=label, rating=found.text)}"


def _choices(option: Option) -> str:
    listed = ", ".join(str(choice) for choice in option.choices)
    if option.each_seat:
        return f"-o {option.id}=…,…  ({listed})"
    return f"-o {option.id}=…  ({listed}; {option.default})"


def _as_data(id: str) -> dict[str, object]:
    about = game(id)
    options = [
        {"id": option.id, "choices": option.choices, "default": option.default, "each_seat": option.each_seat}
        for option in about.options
    ]
    return {
        "id": about.id,
        "title": about.title,
        "min_seats": about.min_seats,
        "max_seats": about.max_seats,
        "rules": about.rules_version,
        "options": options,
        "bots": bots.names(id),
    }
