"""Pen: words and colours of the players for one drawing."""

from collections.abc import Sequence
from typing import Any, Final

from rich.markup import escape

from trianon.words import Words

View = dict[str, Any]

STYLES: Final = {
    "blue": "bright_blue",
    "white": "bright_white",
    "red": "bright_red",
    "yellow": "bright_yellow",
    "green": "bright_green",
    "black": "bright_black",
}


class Pen:
    """Names and colours of the players; the name is always written, colour is never the only sign."""

    def __init__(self, words: Words, colours: Sequence[str]) -> None:
        self.words = words
        self.colours = colours
        self.names = [words.say(f"ui-colour-{colour}") for colour in colours]

    def brief(self, seat: int) -> str:
        """The name of a seat in its colour, as short as it can be told from the others."""
        name, others = self.names[seat], [other for at, other in enumerate(self.names) if at != seat]
        length = next(
            (n for n in range(1, len(name)) if all(other[:n] != name[:n] for other in others)), len(name)
        )
        return self.tint(seat, name[:length])

    def tint(self, seat: int, text: str) -> str:
        """A text in the colour of a seat."""
        return f"[{STYLES.get(self.colours[seat], 'default')}]{escape(text)}[/]"

    def name(self, seat: int) -> str:
        """The name of a seat in its colour."""
        return self.tint(seat, self.names[seat])
