"""Which doors see the open country: a quick proof that a door is external (C8.4), before any flood (G9)."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.components import EAST, NORTH, SOUTH, WEST
from trianon.games.castles.geometry.outlines import BODIES, BODY, MOST_BODIES
from trianon.kernel.bits import bit

ALL_WAYS: Final = 15  # bit n: the cell in front of the door sees the country in direction n


def ways_past(ways: i64, cell_x: i64, cell_y: i64, turn: i64, x: i64, y: i64) -> i64:
    """What is left of the ways from a cell when a tile stands there.

    Along a way all cells are free of every box, so no wall crosses it: a door with a way is external. The
    reverse need not hold.
    """
    for i in range(BODIES[turn]):
        at = (turn * MOST_BODIES + i) * 4
        x0 = BODY[at] + x
        y0 = BODY[at + 1] + y
        x1 = BODY[at + 2] + x
        y1 = BODY[at + 3] + y
        if x0 < cell_x + 2 and cell_x < x1:  # in the same column
            if y0 < cell_y + 2:
                ways &= ~bit(NORTH)
            if y1 > cell_y:
                ways &= ~bit(SOUTH)
        if y0 < cell_y + 2 and cell_y < y1:  # in the same row
            if x0 < cell_x + 2:
                ways &= ~bit(WEST)
            if x1 > cell_x:
                ways &= ~bit(EAST)
    return ways
