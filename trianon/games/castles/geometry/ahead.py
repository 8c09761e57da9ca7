"""How much room there is before a door: free cells straight ahead, up to as many as matter."""

from typing import Final

from mypy_extensions import i64

from trianon.games.castles.components import EAST, NORTH, SOUTH
from trianon.games.castles.geometry.field import BUILT, Field, front_x, front_y

DEEP: Final = 4  # cells that matter
CELL: Final = 2


def depth_of(field: Field, x: i64, y: i64, facing: i64) -> i64:
    """How many cells before a door are free."""
    cell_x = front_x(x, facing)
    cell_y = front_y(y, facing)
    step_x: i64 = CELL if facing == EAST else 0 if facing == NORTH or facing == SOUTH else -CELL
    step_y: i64 = CELL if facing == SOUTH else -CELL if facing == NORTH else 0
    depth: i64 = 0
    while depth < DEEP:
        if field.spans(cell_x, cell_y) and field.cell_is_built(cell_x, cell_y, BUILT):
            return depth
        cell_x += step_x
        cell_y += step_y
        depth += 1
    return depth


def gap(facing: i64, x: i64, y: i64, left: i64, top: i64, right: i64, bottom: i64) -> i64:
    """How many cells are free between a door and a box; as many as matter if it does not stand ahead."""
    cell_x = front_x(x, facing)
    cell_y = front_y(y, facing)
    if facing == NORTH or facing == SOUTH:
        if left >= cell_x + CELL or right <= cell_x:
            return DEEP
        if facing == NORTH:
            return DEEP if top >= cell_y + CELL else _cells(cell_y + CELL - bottom)
        return DEEP if bottom <= cell_y else _cells(top - cell_y)
    if top >= cell_y + CELL or bottom <= cell_y:
        return DEEP
    if facing == EAST:
        return DEEP if right <= cell_x else _cells(left - cell_x)
    return DEEP if left >= cell_x + CELL else _cells(cell_x + CELL - right)


def _cells(distance: i64) -> i64:
    return max(0, min(DEEP, distance >> 1))
