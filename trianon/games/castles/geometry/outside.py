"""Which open doors are external: a flood over unit squares from outside the castle (C8.4, G9)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.components import EAST, NORTH, SOUTH
from trianon.games.castles.geometry.doors import door_facing, door_ways, door_x, door_y, is_shut_in
from trianon.games.castles.geometry.field import CURVED, SOLID, Field, front_x, front_y, zeros
from trianon.games.castles.geometry.outlines import CONTACT, CONTACTS, HEIGHT, MOST_CONTACTS, WIDTH

# A unit square is a set of these.
_SOLID: Final = 1
_WALL_LEFT: Final = 2  # its left edge cannot be crossed
_WALL_ABOVE: Final = 4
_REACHED: Final = 8

# How a walk ends: shut in; out; shut in, but with a circle.
_SHUT: Final = 0
_OUT: Final = 1
_CURVE: Final = 2


def reached(turns: vec[i64], xs: vec[i64], ys: vec[i64], doors: vec[i64], field: Field) -> vec[i64]:
    """For each open door 1 when the outside is in front of it, 0 when a courtyard is.

    Most doors see the country, most others can be left over free cells. For those shut in with a circle the
    exact plan is flooded: there may be a way between the circle and its box.
    """
    result = vec[i64](capacity=len(doors))
    walk = _NO_WALK
    plan = _NO_PLAN
    for door in doors:
        is_outside = door_ways(door) != 0
        if not is_outside and not is_shut_in(door):
            if not walk.width:
                walk = _walk_around(turns, xs, ys, field)
            end = walk.end_from(door)
            is_outside = end == _OUT
            if end == _CURVE:
                if not plan.width:
                    plan = _plan_of(turns, xs, ys)
                    plan.flood()
                is_outside = plan.is_outside(door)
        result = append(result, 1 if is_outside else 0)
    return result


class _Box:
    """The box around a castle, with a margin on every side."""

    def __init__(self, turns: vec[i64], xs: vec[i64], ys: vec[i64], margin: i64) -> None:
        left = xs[0]
        top = ys[0]
        right = left
        bottom = top
        for i in range(len(turns)):
            left = min(left, xs[i])
            top = min(top, ys[i])
            right = max(right, xs[i] + WIDTH[turns[i]])
            bottom = max(bottom, ys[i] + HEIGHT[turns[i]])
        self.left: i64 = left - margin
        self.top: i64 = top - margin
        self.width: i64 = right - left + 2 * margin
        self.height: i64 = bottom - top + 2 * margin


class _Walk:
    """Walks over the free cells around a castle, each cell at most once.

    The corner cell of an octagon is free: it is linked to the cells around its box and to nothing else. The
    corner cell of a circle is free, too, but there is more space in its box.
    """

    def __init__(self) -> None:
        self.left: i64 = 0
        self.top: i64 = 0
        self.width: i64 = 0  # in cells, like the height
        self.height: i64 = 0
        self.walkers: vec[i64] = vec[i64]()  # by cell: the number of the walk that came here, 0 for none
        self.ends: vec[i64] = vec[i64]()  # by number of a walk
        self.waiting: vec[i64] = vec[i64]()
        self.met_curve = False  # whether the last walk met a circle
        self.field: Field = _NO_FIELD

    def end_from(self, door: i64) -> i64:
        """How a walk from a door ends; out means that it left the castle's box or met a walk that did."""
        number = len(self.ends)
        self.waiting = vec[i64]()
        self.met_curve = False
        x = (front_x(door_x(door), door_facing(door)) - self.left) >> 1
        y = (front_y(door_y(door), door_facing(door)) - self.top) >> 1
        is_out = self._step(x, y, number)
        at: i64 = 0
        while not is_out and at < len(self.waiting):
            x = self.waiting[at] & 1023
            y = self.waiting[at] >> 10
            at += 1
            is_out = (
                self._step(x, y - 1, number)
                or self._step(x + 1, y, number)
                or self._step(x, y + 1, number)
                or self._step(x - 1, y, number)
            )
        end: i64 = _OUT if is_out else _CURVE if self.met_curve else _SHUT
        self.ends = append(self.ends, end)
        return end

    def _step(self, x: i64, y: i64, number: i64) -> bool:
        """Step on a cell if it is free and nobody was there; returns whether this shows the way out."""
        if x < 0 or y < 0 or x >= self.width or y >= self.height:
            return True
        at = y * self.width + x
        walker = self.walkers[at]
        if walker:
            if walker != number and self.ends[walker] == _CURVE:
                self.met_curve = True
            return walker != number and self.ends[walker] == _OUT
        if not self.field.cell_is_built(self.left + 2 * x, self.top + 2 * y, SOLID):
            self.walkers[at] = number
            self.waiting = append(self.waiting, (y << 10) | x)
        elif self.field.cell_is_built(self.left + 2 * x, self.top + 2 * y, CURVED):
            self.met_curve = True
        return False


_NO_FIELD: Final = Field()
_NO_WALK: Final = _Walk()


def _walk_around(turns: vec[i64], xs: vec[i64], ys: vec[i64], field: Field) -> _Walk:
    box = _Box(turns, xs, ys, 0)
    walk = _Walk()
    walk.left = box.left
    walk.top = box.top
    walk.width = box.width >> 1
    walk.height = box.height >> 1
    walk.walkers = zeros(walk.width * walk.height)
    walk.ends = vec[i64]([_SHUT])  # nobody is number 0
    walk.field = field
    return walk


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
        """Mark everything that is linked to the margin. Rows join at their ends, where both are margin."""
        squares = self.squares
        width = self.width
        size = len(squares)
        waiting = zeros(size)
        squares[0] |= _REACHED
        count: i64 = 1
        while count:
            count -= 1
            at = waiting[count]
            if at > 0 and squares[at] & _WALL_LEFT == 0 and squares[at - 1] & (_SOLID | _REACHED) == 0:
                squares[at - 1] |= _REACHED
                waiting[count] = at - 1
                count += 1
            if at + 1 < size and squares[at + 1] & (_SOLID | _REACHED | _WALL_LEFT) == 0:
                squares[at + 1] |= _REACHED
                waiting[count] = at + 1
                count += 1
            if at >= width and squares[at] & _WALL_ABOVE == 0:
                if squares[at - width] & (_SOLID | _REACHED) == 0:
                    squares[at - width] |= _REACHED
                    waiting[count] = at - width
                    count += 1
            if at + width < size and squares[at + width] & (_SOLID | _REACHED | _WALL_ABOVE) == 0:
                squares[at + width] |= _REACHED
                waiting[count] = at + width
                count += 1

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
    box = _Box(turns, xs, ys, 1)
    plan = _Plan()
    plan.left = box.left
    plan.top = box.top
    plan.width = box.width
    plan.squares = zeros(box.width * box.height)
    for i in range(len(turns)):
        plan.draw(turns[i], xs[i], ys[i])
    return plan
