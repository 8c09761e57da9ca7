"""The Levee in the terminal; in the house it would be trianon/cli/boards/<game>.py."""

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from template.game.components import COURTIERS, FAVOUR
from trianon.cli.boards.pen import Pen, View

_PILES = ("hand", "unseen", "seen")


def table(view: View, pen: Pen) -> RenderableType:
    """A line for every seat: its hand and its piles."""
    lines = Table("", *(escape(pen.words.say(f"template-pile-{pile}")) for pile in _PILES))
    for player in view["players"]:
        piles = [", ".join(_courtier(one, view, pen) for one in player[pile]) for pile in _PILES]
        lines.add_row(pen.name(player["seat"]), *map(escape, piles))
    return lines


def _courtier(id: str | None, view: View, pen: Pen) -> str:
    return "?" if id is None else label("courtier", id, view, pen)


def label(kind: str, id: str, view: View, pen: Pen) -> str:
    """A courtier with its points."""
    return f"{pen.words.name(kind, id)} {FAVOUR[COURTIERS.index(id)]}"


def details(event: View, pen: Pen) -> list[str]:
    """The log leaves nothing out."""
    return []


def cards() -> list[str]:
    """No courtier needs an explanation."""
    return []


def visible(view: View) -> list[str]:
    """Likewise."""
    return []
