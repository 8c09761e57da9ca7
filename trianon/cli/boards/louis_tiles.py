"""The court of Louis XIV as a drawing: twelve persons with their conditions, rewards and stones."""

from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trianon.cli.boards.pen import Pen, View
from trianon.games.louis.components import PLACES

CELL: Final = 22  # columns of the terminal for one tile
ACROSS: Final = 5  # cells in a row of the chequerboard


def wide(view: View, pen: Pen) -> Table:
    """As on a table: the persons stand like the cells of one colour (2.2), neighbours touch at corners."""
    drawn = Table.grid()
    cells: list[list[RenderableType]] = [[""] * ACROSS for _ in range(ACROSS)]
    for tile in view["tiles"]:
        column, row = PLACES[tile["tile"] - 1]
        title = f"[bold]{escape(_person(tile, pen))}[/]"
        lines = [
            f"[dim]{escape(_condition(tile, pen))}[/]",
            escape(_reward(tile, pen)),
            *_standing(tile, pen, pen.name),
        ]
        frame = box.DOUBLE if tile["louis"] else box.ROUNDED
        cells[row - 1][column - 1] = Panel("\n".join(lines), title=title, width=CELL, box=frame)
    for _ in range(ACROSS):
        drawn.add_column(width=CELL, vertical="middle")
    for row_of_cells in cells:
        drawn.add_row(*row_of_cells)
    return drawn


def narrow(view: View, pen: Pen) -> Table:
    """For small terminals: a person is a row."""
    drawn = Table(box=box.SIMPLE_HEAD, show_header=False, padding=(0, 1), pad_edge=False)
    for tile in view["tiles"]:
        name = f"[bold]{escape(_person(tile, pen))}[/]"
        asked = f"[dim]{escape(_condition(tile, pen))}:[/] {escape(_reward(tile, pen))}"
        drawn.add_row(name, asked, "  ".join(_standing(tile, pen, pen.name)))
    return drawn


def rows(view: View, pen: Pen) -> Table:
    """For low terminals: a person is one line, cut where it is too long; `?` tells the rest."""
    drawn = Table.grid(padding=(0, 1))
    for tile in view["tiles"]:
        asked = Text.from_markup(f"[dim]{escape(_condition(tile, pen))}:[/] {escape(_reward(tile, pen))}")
        asked.no_wrap, asked.overflow = True, "ellipsis"
        standing = " ".join(_standing(tile, pen, pen.brief))
        drawn.add_row(f"[bold]{escape(_person(tile, pen))}[/]", asked, standing)
    drawn.columns[0].no_wrap = drawn.columns[2].no_wrap = True
    return drawn


def _person(tile: View, pen: Pen) -> str:
    crown = " ♛" if tile["louis"] else ""
    return f"{tile['tile']} {short(tile['person'], pen)}{crown}"


def short(person: str, pen: Pen) -> str:
    """The short name of a person."""
    return pen.words.say(f"louis-person-{person}.short")


def _condition(tile: View, pen: Pen) -> str:
    return pen.words.say(f"louis-condition-{tile['condition']}.number", number=tile["number"])


def _reward(tile: View, pen: Pen) -> str:
    return pen.words.name("reward", tile["reward"])


def _standing(tile: View, pen: Pen, name: Callable[[int], str]) -> list[str]:
    """The stones, and who would get the reward now or might buy it."""
    lines = stones_on(tile["stones"], tile["neutral"], pen, name)
    standing = tile["standing"]
    for seat in standing["free"]:
        lines.append(f"→ {name(seat)}{' ♛' if seat == standing['crown'] else ''}")
    if standing["buy"]:
        lines.append("$ " + ", ".join(name(seat) for seat in standing["buy"]))
    return lines


def stones_on(stones: list[int], neutral: int, pen: Pen, name: Callable[[int], str]) -> list[str]:
    """Who has how many stones on a tile."""
    shown = [f"{name(seat)} {count}" for seat, count in enumerate(stones) if count]
    if neutral:
        shown.append(f"{escape(pen.words.say('louis-neutral'))} {neutral}")
    return shown
