"""What several commands read from their arguments."""

import os
from pathlib import Path
from typing import Final

from trianon import bots
from trianon.bots import outside
from trianon.games.registry import FIGURES, figure_files, game
from trianon.kernel.errors import InvalidOption
from trianon.kernel.spec import Option

PROGRAM: Final = "program:"


def language(wish: str) -> str:
    """The language to speak; InvalidOption when we do not know it."""
    from trianon.words import LANGUAGES, preferred

    if wish and wish not in LANGUAGES:
        raise InvalidOption(f"--lang {wish}: choose one of {', '.join(LANGUAGES)}")
    return wish or preferred()


def use_figures(files: list[str]) -> None:
    """Play with corrected figures, named as `mercado=my.toml`, here and in processes started here."""
    setting = os.pathsep.join(files)
    named = [f"{game}={file.absolute()}" for game, file in figure_files(setting)]
    if named:
        os.environ[FIGURES] = os.pathsep.join([*filter(None, [os.environ.get(FIGURES)]), *named])


def options_of(game_id: str, texts: list[str]) -> dict[str, object]:
    """Options of a game from texts such as `first=0` or `colours=red,blue`; the game checks the values."""
    known = {option.id: option for option in game(game_id).options}
    values: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidOption(f"--option {text}: write NAME=VALUE, for example first=0")
        if name not in known:
            raise InvalidOption(f"--option {text}: {game_id} has the options {', '.join(known)}")
        values[name] = _value(known[name], value)
    return values


def can_write(file: Path | None) -> None:
    """OSError where a file that is to be written at the end cannot be: said now, not after hours of play."""
    if file is not None:
        is_new = not file.exists()
        file.open("ab").close()
        if is_new:
            file.unlink()


def bot_of(game_id: str, text: str) -> str:
    """The name of a bot; `program:./mason.py --deep` makes one that is called `mason`."""
    text = text.strip()
    if text.startswith(PROGRAM):
        command = text.removeprefix(PROGRAM)
        if not command.strip():
            raise InvalidOption(f"{PROGRAM} is followed by a command, for example {PROGRAM}./mason.py")
        text = Path(command.split()[0]).stem.lower()
        if text in bots.house_names(game_id):
            raise InvalidOption(f"{command}: the house has a bot {text!r} too; give the program another name")
        outside.add_program(text, command)
    return text


def _value(option: Option, text: str) -> object:
    return [_choice(option, part) for part in text.split(",")] if option.each_seat else _choice(option, text)


def _choice(option: Option, text: str) -> object:
    """The choice that is written like this; the text itself when there is none."""
    return next((choice for choice in option.choices if str(choice) == text), text)
