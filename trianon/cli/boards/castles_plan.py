"""A castle as a plan of characters: walls, doors, fences, and short names in the rooms."""

import textwrap
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from trianon.cli.boards.fit import UNLIMITED
from trianon.cli.boards.pen import Pen, View
from trianon.games.castles.components import DOORS, TILE_IDS
from trianon.games.castles.geometry.outlines import (
    BODIES,
    BODY,
    DOOR_FACING,
    DOOR_X,
    DOOR_Y,
    FENCE,
    FENCES,
    MOST_BODIES,
    MOST_DOORS,
    MOST_FENCES,
)

# A wall by its arms: north 1, east 2, south 4, west 8.
WALLS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
DOOR_SIGNS: Final = {"c": "·", "b": "×", "e": "○", "y": "◌"}
UPRIGHT: Final = ("│", *DOOR_SIGNS.values())
FENCE_SIGNS: Final = ("┅", "┇")
COMPLETED: Final = "✓"
BELOW: Final = "▾"
STYLES: Final = {
    "activity": "red",
    "corridor": "default",
    "downstairs": "bright_black",
    "food": "yellow",
    "living": "magenta",
    "outdoor": "green",
    "sleeping": "blue",
    "utility": "dark_orange",
}
MARGIN: Final = 5  # left of the plan, for the numbers of the rows
TICK: Final = 4  # units from one number above the plan to the next

Box = tuple[int, int, int, int]


class CastlePlan:
    """Draws a castle of a view: two columns for a unit where that fits the terminal, else one.

    Flat, a row stands for two units: walls lie on even ones only. Of a castle that takes more than `most`
    rows those around the newest tile are shown.
    """

    def __init__(self, tiles: list[View], pen: Pen, *, flat: bool = False, most: int = UNLIMITED) -> None:
        self.tiles = tiles
        self.pen = pen
        self.units = 2 if flat else 1
        self.most = most
        boxes = [box for tile in tiles for box in bodies(tile)]
        self.left, self.top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        self.right, self.bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = MARGIN + 2 * (self.right - self.left) + 1 <= options.max_width
        yield from self.lines(2 if wide else 1)

    def lines(self, scale: int) -> list[Text]:
        """The numbers above, then the rows, cut at no width."""
        sheet = Sheet(self.left, self.top, self.right, self.bottom, scale, self.units)
        for index, tile in enumerate(self.tiles):
            for box in bodies(tile):
                sheet.build(index, box)
        sheet.raise_walls()
        for tile in self.tiles:
            sheet.add_fences(tile)
        for tile in self.tiles:
            sheet.add_doors(tile)
        for tile in self.tiles:
            sheet.name(tile, self._name(tile))
        return [self._ruler(scale), *self._window(sheet.texts())]

    def _window(self, rows: list[Text]) -> list[Text]:
        """At most so many rows, with the newest tile in the middle."""
        _, above, _, below = bodies(self.tiles[-1])[0]
        middle = ((above + below) // 2 - self.top) // self.units
        first = max(0, min(middle - self.most // 2, len(rows) - self.most))
        return rows[first : first + self.most]

    def _name(self, tile: View) -> str:
        """Completed rooms and those below the ground are marked by more than their colour."""
        name = self.pen.words.name("room", tile["room"])
        below = tile["type"] == "downstairs" or tile.get("side") == "dark"
        return (COMPLETED if tile["completed"] else "") + (BELOW if below else "") + name

    def _ruler(self, scale: int) -> Text:
        line = [" "] * (MARGIN + scale * (self.right - self.left) + MARGIN)
        first = -(-self.left // TICK) * TICK
        for x in range(first, self.right + 1, TICK):
            number = str(x)
            at = MARGIN + scale * (x - self.left)
            if all(sign == " " for sign in line[max(0, at - 1) : at + len(number) + 1]):
                line[at : at + len(number)] = number
        return Text("".join(line).rstrip(), style="dim", no_wrap=True, overflow="crop")


class Sheet:
    """Characters with the room each belongs to."""

    def __init__(self, left: int, top: int, right: int, bottom: int, scale: int, units: int) -> None:
        self.left, self.top, self.scale, self.units = left, top, scale, units
        self.width, self.height = right - left, bottom - top
        self.owner = [[-1] * (self.width + 2) for _ in range(self.height + 2)]  # unit squares, with a rim
        self.signs = [[" "] * (scale * self.width + 1) for _ in range(self.height // units + 1)]
        self.styles: dict[tuple[int, int], str] = {}

    def build(self, index: int, box: Box) -> None:
        """A room takes its unit squares."""
        for y in range(box[1], box[3]):
            for x in range(box[0], box[2]):
                self.owner[y - self.top + 1][x - self.left + 1] = index

    def raise_walls(self) -> None:
        """A wall stands wherever two unit squares do not belong to the same room."""
        for row, signs in enumerate(self.signs):
            y = row * self.units
            for x in range(self.width + 1):
                here = [
                    self.owner[y][x],
                    self.owner[y][x + 1],
                    self.owner[y + 1][x + 1],
                    self.owner[y + 1][x],
                ]
                arms = sum(2**arm for arm in range(4) if here[arm] != here[(arm + 1) % 4])
                signs[self.scale * x] = WALLS[arms]
                if self.scale == 2 and arms & 2:
                    signs[2 * x + 1] = "─"

    def add_fences(self, tile: View) -> None:
        """Where nothing may touch a garden."""
        turn = turn_of(tile)
        for number in range(FENCES[turn]):
            at = (turn * MOST_FENCES + number) * 4
            x0, y0, x1, y1 = (int(FENCE[at + place]) for place in range(4))
            sign = FENCE_SIGNS[1 if x0 == x1 and y0 != y1 else 0]
            for y in range(y0, y1 + 1):
                for column in range(self.scale * x0, self.scale * x1 + 1):
                    self._put(tile["x"] * self.scale + column, self._row(tile["y"] + y), sign)

    def add_doors(self, tile: View) -> None:
        """Every door by its state."""
        turn = turn_of(tile)
        for number in range(len(DOORS[turn >> 2])):
            at = turn * MOST_DOORS + number
            x, y = tile["x"] + int(DOOR_X[at]), tile["y"] + int(DOOR_Y[at])
            sign, is_across = DOOR_SIGNS[tile["doors"][number]], DOOR_FACING[at] % 2 == 0
            row = self._row(y) if is_across else self._beside(x, y)
            self._put(self.scale * x, row, sign)
            if self.scale == 2 and is_across and sign == DOOR_SIGNS["c"]:
                self._put(2 * x - 1, row, " ")
                self._put(2 * x + 1, row, " ")

    def _beside(self, x: int, y: int) -> int:
        """The row for a door in an upright wall: away from corners and crossings where that can be."""
        column = self.scale * (x - self.left)
        rows = [self._row(y), self._row(y + self.units - 1)]
        return next((row for row in rows if self.signs[row][column] in UPRIGHT), rows[0])

    def name(self, tile: View, name: str) -> None:
        """As much of a name as there is room for, in the middle of the largest part of the tile."""
        x0, y0, x1, y1 = max(bodies(tile), key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))
        width, height = self.scale * (x1 - x0) - 1, self._row(y1) - self._row(y0) - 1
        lines = textwrap.wrap(name, width)[:height]
        first = self._row(y0) + 1 + (height - len(lines)) // 2
        for row, line in enumerate(lines, first):
            start = self.scale * x0 + 1 + (width - len(line)) // 2
            for place, sign in enumerate(line):
                self._put(start + place, row, sign, STYLES[tile["type"]])

    def _row(self, y: int) -> int:
        return (y - self.top) // self.units

    def _put(self, column: int, row: int, sign: str, style: str = "") -> None:
        column -= self.scale * self.left
        self.signs[row][column] = sign
        if style:
            self.styles[row, column] = style

    def texts(self) -> list[Text]:
        """The lines, with the numbers of the rows on the left."""
        lines = []
        for row, signs in enumerate(self.signs):
            y = self.top + row * self.units
            line = Text(
                f"{y if y % 2 == 0 else '':>{MARGIN - 1}} ", style="dim", no_wrap=True, overflow="crop"
            )
            for column, sign in enumerate(signs):
                line.append(sign, style=f"not dim {self.styles.get((row, column), 'default')}")
            lines.append(line)
        return lines


def turn_of(tile: View) -> int:
    """Tile and rotation as the geometry counts them."""
    return TILE_IDS[tile["room"]] * 4 + int(tile["r"])


def bodies(tile: View) -> list[Box]:
    """The rectangles that a tile of a view covers."""
    turn, boxes = turn_of(tile), []
    for number in range(BODIES[turn]):
        at = (turn * MOST_BODIES + number) * 4
        x0, y0, x1, y1 = (int(BODY[at + place]) for place in range(4))
        boxes.append((tile["x"] + x0, tile["y"] + y0, tile["x"] + x1, tile["y"] + y1))
    return boxes
