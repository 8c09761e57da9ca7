"""Which open doors are external: a flood over unit squares from outside the castle (C8.4, G9)."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from trianon.games.castles.components import EAST, NORTH, SOUTH
from trianon.games.castles.geometry.doors import door_facing, door_ways, door_x, door_y
from trianon.games.castles.geometry.outlines import CONTACT, CONTACTS, HEIGHT, MOST_CONTACTS, WIDTH

# A unit square is a set of these.
_SOLID: Final = 1
_WALL_LEFT: Final = 2  # its left edge cannot be crossed
_WALL_ABOVE: Final = 4
_REACHED: Final = 8


def reached(turns: vec[i64], xs: vec[i64], ys: vec[i64], doors: vec[i64]) -> vec[i64]:
    """For each open door 1 when the outside is in front of it, 0 when a courtyard is."""
    result = vec[i64](capacity=len(doors))
    plan = _NO_PLAN
    for door in doors:
        if door_ways(door):
            result = append(result, 1)
            continue
        if not plan.width:
            plan = _plan_of(turns, xs, ys)
            plan.flood()
        result = append(result, 1 if plan.is_outside(door) else 0)
    return result


class _Plan:
    """The unit squares of a castle's box and a margin of one around it."""

    def __init__(self) -> None:
        self.left: i64 = 0
        self.top: i64 = 0
        self.width: i64 = 0
        self.squares: vec[i64] = vec[i64]()

    def draw(self, turn: i64, x: i64, y: i64) -> None:
        """The walls of a tile; what lies between them is solid."""
        for i in range(CONTACTS[turn]):
            at = (turn * MOST_CONTACTS + i) * 4
            x0 = CONTACT[at] + x - self.left
            y0 = CONTACT[at + 1] + y - self.top
            x1 = CONTACT[at + 2] + x - self.left
            y1 = CONTACT[at + 3] + y - self.top
            self._mark(x0, y0, x1, y1, _SOLID)
            self._mark(x0, y0, x1 + 1, y1, _WALL_LEFT)
            self._mark(x0, y0, x1, y1 + 1, _WALL_ABOVE)

    def _mark(self, x0: i64, y0: i64, x1: i64, y1: i64, what: i64) -> None:
        squares = self.squares
        for y in range(y0, y1):
            row = y * self.width
            for x in range(x0, x1):
                squares[row + x] |= what

    def flood(self) -> None:
        """Mark everything that is linked to the upper left corner of the margin."""
        squares = self.squares
        width = self.width
        size = len(squares)
        squares[0] |= _REACHED
        waiting = vec[i64]([0], capacity=size)
        while len(waiting):
            waiting, at = pop(waiting)
            column = at % width
            if column > 0 and squares[at] & _WALL_LEFT == 0 and squares[at - 1] & (_SOLID | _REACHED) == 0:
                squares[at - 1] |= _REACHED
                waiting = append(waiting, at - 1)
            if column < width - 1 and squares[at + 1] & (_SOLID | _REACHED | _WALL_LEFT) == 0:
                squares[at + 1] |= _REACHED
                waiting = append(waiting, at + 1)
            if at >= width and squares[at] & _WALL_ABOVE == 0:
                if squares[at - width] & (_SOLID | _REACHED) == 0:
                    squares[at - width] |= _REACHED
                    waiting = append(waiting, at - width)
            if at + width < size and squares[at + width] & (_SOLID | _REACHED | _WALL_ABOVE) == 0:
                squares[at + width] |= _REACHED
                waiting = append(waiting, at + width)

    def is_outside(self, door: i64) -> bool:
        """Whether a square in front of an open door is reached."""
        x = door_x(door) - self.left
        y = door_y(door) - self.top
        facing = door_facing(door)
        if facing == NORTH or facing == SOUTH:
            row = (y - 1 if facing == NORTH else y) * self.width
            return (self.squares[row + x - 1] | self.squares[row + x]) & _REACHED != 0
        column = x if facing == EAST else x - 1
        return (
            self.squares[(y - 1) * self.width + column] | self.squares[y * self.width + column]
        ) & _REACHED != 0


_NO_PLAN: Final = _Plan()


def _plan_of(turns: vec[i64], xs: vec[i64], ys: vec[i64]) -> _Plan:
    left = xs[0]
    top = ys[0]
    right = left
    bottom = top
    for i in range(len(turns)):
        left = min(left, xs[i])
        top = min(top, ys[i])
        right = max(right, xs[i] + WIDTH[turns[i]])
        bottom = max(bottom, ys[i] + HEIGHT[turns[i]])
    plan = _Plan()
    plan.left = left - 1
    plan.top = top - 1
    plan.width = right - left + 2
    plan.squares = vec[i64]([0] * (plan.width * (bottom - top + 2)))
    for i in range(len(turns)):
        plan.draw(turns[i], xs[i], ys[i])
    return plan
