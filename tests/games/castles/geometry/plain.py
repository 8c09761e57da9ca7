"""The geometry of castles once more: exact shapes, slow and plain.

Polygons are cut into convex parts and compared by separating axes, circles by distances, all in whole numbers
and fractions. The flood walks over points that lie close to the walls. Nothing here is shared with the engine
but the printed doors and the dimensions of the tiles.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import pairwise
from math import hypot, radians, sin

from trianon.games.castles import components as printed
from trianon.games.castles.figures import PACKAGED

Point = tuple[int, int]
Exact = tuple[Fraction, Fraction]
Convex = tuple[Point, ...]

FENCE_ENDS = sin(radians(26))  # the fence of a circle ends so far above its middle
NEAR = (1, 3, 10, 17, 19)  # where the points of the flood lie between two lines of the grid, in twentieths


@dataclass(frozen=True)
class Placed:
    """A tile somewhere."""

    tile: int
    x: int
    y: int
    r: int = 0
    side: int = 0

    @property
    def shape(self) -> str:
        return printed.SHAPES[printed.OUTLINES[printed.OUTLINE[self.tile]][0]]

    @cached_property
    def size(self) -> Point:
        """Width and height of the printed tile."""
        return printed.OUTLINES[printed.OUTLINE[self.tile]][1:]

    def put(self, x: int, y: int) -> Point:
        """Where a point of the printed tile lies."""
        (w, h), r = self.size, self.r
        turned = [(x, y), (h - y, x), (w - x, h - y), (y, w - x)][r]
        return self.x + turned[0], self.y + turned[1]

    @cached_property
    def parts(self) -> tuple[Convex, ...]:
        """Convex polygons; none for a circle."""
        w, h = self.size
        if self.shape == "circle":
            return ()
        if self.shape == "octagon":
            corners = [(2, 0), (w - 2, 0), (w, 2), (w, h - 2), (w - 2, h), (2, h), (0, h - 2), (0, 2)]
            return (tuple(self.put(*corner) for corner in corners),)
        boxes = [(0, 0, 4, 8), (0, 4, 8, 8)] if self.shape == "L" else [(0, 0, w, h)]
        return tuple(
            tuple(self.put(*corner) for corner in [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
            for x0, y0, x1, y1 in boxes
        )

    @cached_property
    def circle(self) -> tuple[int, int, int]:
        """Centre and radius."""
        half = self.size[0] // 2
        return (*self.put(half, half), half)

    @cached_property
    def box(self) -> tuple[int, int, int, int]:
        (ax, ay), (bx, by) = self.put(0, 0), self.put(*self.size)
        return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)

    @cached_property
    def doors(self) -> list[tuple[int, int, int]]:
        """Centre and facing of every door."""
        return [(*self.put(x, y), (facing + self.r) % 4) for x, y, facing in printed.DOORS[self.tile]]

    @cached_property
    def levels(self) -> list[int]:
        """The level of every door."""
        if self.tile == printed.STAIRS:
            return [0, 1]
        below = self.side if self.tile == printed.HALLWAY else int(self.kind == "downstairs")
        return [below] * len(self.doors)

    @property
    def kind(self) -> str:
        return printed.TYPES[printed.TYPE[self.tile]]


# --- two tiles ----------------------------------------------------------------------------------------


def far_apart(one: Placed, other: Placed) -> bool:
    """Whether their boxes do not even touch."""
    a, b = one.box, other.box
    return a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]


def gap(one: Convex, other: Convex) -> int:
    """1 when two convex polygons are apart, 0 when they only touch, -1 when they overlap."""
    widest = -1
    for polygon in (one, other):
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            for nx, ny in (
                (by - ay, ax - bx),
                (bx - ax, by - ay),
            ):  # along segments the direction counts as well
                first = [x * nx + y * ny for x, y in one]
                second = [x * nx + y * ny for x, y in other]
                between = max(min(second) - max(first), min(first) - max(second))
                widest = max(widest, (between > 0) - (between < 0))
    return widest


def nearest(polygon: Convex, x: int, y: int) -> tuple[Fraction, Exact]:
    """How far a point is from a convex polygon, squared, and the point of the polygon nearest to it."""
    best: tuple[Fraction, Exact] | None = None
    inside = set()
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        dx, dy = bx - ax, by - ay
        inside.add(dx * (y - ay) - dy * (x - ax) >= 0)
        along = max(Fraction(0), min(Fraction(1), Fraction((x - ax) * dx + (y - ay) * dy, dx * dx + dy * dy)))
        px, py = ax + along * dx, ay + along * dy
        found = ((px - x) ** 2 + (py - y) ** 2, (px, py))
        best = found if best is None or found[0] < best[0] else best
    assert best is not None
    if len(polygon) > 2 and len(inside) == 1:
        return Fraction(0), (Fraction(x), Fraction(y))
    return best


def relation(one: Placed, other: Placed) -> int:
    """1 when two tiles are apart, 0 when they touch, -1 when they overlap."""
    if far_apart(one, other):
        return 1
    if one.shape == other.shape == "circle":
        (ax, ay, ar), (bx, by, br) = one.circle, other.circle
        return _sign((ax - bx) ** 2 + (ay - by) ** 2 - (ar + br) ** 2)
    if other.shape == "circle":
        one, other = other, one
    if one.shape == "circle":
        x, y, radius = one.circle
        return min(_sign(nearest(part, x, y)[0] - radius**2) for part in other.parts)
    return min(gap(a, b) for a in one.parts for b in other.parts)


def _sign(number: Fraction | int) -> int:
    return (number > 0) - (number < 0)


def fence_touches(garden: Placed, other: Placed) -> bool:
    """Whether the drawn fence of a tile touches another one that does not overlap it."""
    if garden.kind != "outdoor" or relation(garden, other) != 0:
        return False
    if garden.shape == "circle":
        return any(_is_on_arc(garden, x, y) for x, y in _touching_points(garden, other))
    w, _ = garden.size
    line = [(1, 0), (2 * w - 1, 0)]  # doubled: the fence ends half a unit before the corner
    if garden.shape == "octagon":
        line = [(1, 3), (4, 0), (2 * w - 4, 0), (2 * w - 1, 3)]
    twice = [_doubled(garden, x, y) for x, y in line]
    return any(_meets_doubled((a, b), other) for a, b in pairwise(twice))


def _doubled(placed: Placed, x: int, y: int) -> Point:
    """A point of the printed tile given in halves, as doubled coordinates of the castle."""
    (w, h), r = placed.size, placed.r
    turned = [(x, y), (2 * h - y, x), (2 * w - x, 2 * h - y), (y, 2 * w - x)][r]
    return 2 * placed.x + turned[0], 2 * placed.y + turned[1]


def _meets_doubled(segment: Convex, other: Placed) -> bool:
    if other.shape == "circle":
        x, y, radius = other.circle
        return nearest(segment, 2 * x, 2 * y)[0] <= (2 * radius) ** 2
    return any(gap(segment, tuple((2 * x, 2 * y) for x, y in part)) <= 0 for part in other.parts)


def _touching_points(circle: Placed, other: Placed) -> list[tuple[float, float]]:
    """Where a tile touches a circle, as directions from its centre."""
    x, y, radius = circle.circle
    if other.shape == "circle":
        dx, dy = other.circle[0] - x, other.circle[1] - y
        return [(dx / hypot(dx, dy), dy / hypot(dx, dy))]
    points = [nearest(part, x, y) for part in other.parts]
    return [(float(px - x) / radius, float(py - y) / radius) for far, (px, py) in points if far == radius**2]


def _is_on_arc(garden: Placed, dx: float, dy: float) -> bool:
    """Whether a direction points at the fence, which is on top of the printed tile."""
    up = [-dy, dx, dy, -dx][garden.r]
    return up >= FENCE_ENDS


# --- a castle -----------------------------------------------------------------------------------------


def pairs(one: Placed, other: Placed) -> list[tuple[int, int]]:
    """The doors of two tiles that coincide."""
    return [
        (a, b)
        for a, (x, y, facing) in enumerate(one.doors)
        for b, door in enumerate(other.doors)
        if door == (x, y, (facing + 2) % 4)
    ]


def door_states(castle: list[Placed], index: int) -> list[str]:
    """Connected, blocked, external or courtyard, for each door of a tile."""
    others = [other for i, other in enumerate(castle) if i != index]
    outside: set[Point] | None = None
    states = []
    for x, y, facing in castle[index].doors:
        if any((x, y, (facing + 2) % 4) in other.doors for other in others):
            states.append("connected")
        elif any(covers(other, 20 * x, 20 * y) for other in others):
            states.append("blocked")
        else:
            outside = flood(tuple(castle)) if outside is None else outside
            states.append("external" if is_outside(outside, x, y, facing) else "courtyard")
    return states


def has_external_door(castle: list[Placed]) -> bool:
    """Whether a door leads outside. One at the edge of everything that faces away from it certainly does."""
    boxes = [placed.box for placed in castle]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    for x, y, facing in [door for placed in castle for door in placed.doors]:
        if (y == top, x == right, y == bottom, x == left)[facing]:
            return True
    return any("external" in door_states(castle, index) for index in range(len(castle)))


def covers(placed: Placed, x: int, y: int) -> bool:
    """Whether a point, in twentieths, lies on a tile or its wall."""
    if placed.shape == "circle":
        cx, cy, radius = placed.circle
        return (x - 20 * cx) ** 2 + (y - 20 * cy) ** 2 <= (20 * radius) ** 2
    return any(_inside(part, x, y) for part in placed.parts)


def _inside(polygon: Convex, x: int, y: int) -> bool:
    """Whether a point, in twentieths, lies in a convex polygon; corners run clockwise on the screen."""
    return all(
        (bx - ax) * (y - 20 * ay) - (by - ay) * (x - 20 * ax) >= 0
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True)
    )


@lru_cache(maxsize=4)
def flood(castle: tuple[Placed, ...]) -> set[Point]:
    """The points, in twentieths, that can be walked to from outside the castle."""
    boxes = [placed.box for placed in castle]
    left, top = min(box[0] for box in boxes) - 1, min(box[1] for box in boxes) - 1
    right, bottom = max(box[2] for box in boxes) + 1, max(box[3] for box in boxes) + 1
    xs, ys = _points(left, right), _points(top, bottom)
    walls = set()
    for placed in castle:
        x0, y0, x1, y1 = placed.box
        walls |= {(x, y) for x in _points(x0, x1) for y in _points(y0, y1) if covers(placed, x, y)}
    across = {x: [xs[i] for i in (at - 1, at + 1) if 0 <= i < len(xs)] for at, x in enumerate(xs)}
    down = {y: [ys[i] for i in (at - 1, at + 1) if 0 <= i < len(ys)] for at, y in enumerate(ys)}
    reached = {(xs[0], ys[0])}
    waiting = [(xs[0], ys[0])]
    while waiting:
        x, y = waiting.pop()
        for point in [(beside, y) for beside in across[x]] + [(x, beside) for beside in down[y]]:
            if point not in reached and point not in walls:
                reached.add(point)
                waiting.append(point)
    return reached


def _points(start: int, end: int) -> list[int]:
    return [20 * unit + part for unit in range(start, end) for part in NEAR]


def is_outside(outside: set[Point], x: int, y: int, facing: int) -> bool:
    """Whether a point close in front of a door is reached."""
    dx, dy = [(0, -1), (1, 0), (0, 1), (-1, 0)][facing]
    ahead = (20 * x + dx, 20 * y + dy)
    return any((ahead[0] + side * dy, ahead[1] + side * dx) in outside for side in (-1, 1))


# --- laying -------------------------------------------------------------------------------------------


def is_legal(castle: list[Placed], new: Placed) -> bool:
    """Whether a tile may lie here, by every sentence of C7."""
    joints = [(other, pair) for other in castle for pair in pairs(new, other)]
    if not joints or any(relation(new, other) < 0 for other in castle):
        return False
    if any(new.levels[own] != other.levels[theirs] for other, (own, theirs) in joints):
        return False
    if new.tile == printed.STAIRS and any(other.tile == printed.STAIRS for other, _ in joints):
        return False
    if any(fence_touches(new, other) or fence_touches(other, new) for other in castle):
        return False
    return has_external_door([*castle, new])


def looks(placed: Placed) -> object:
    """What one sees of a placement: placements that look the same are the same."""
    doors = sorted(zip(placed.doors, placed.levels, strict=True))
    top = placed.put(placed.size[0] // 2, 0) if placed.kind == "outdoor" else None
    corners = sorted(corner for part in placed.parts for corner in part)
    return placed.tile, placed.box, tuple(doors), top, tuple(corners)


def legal_placements(castle: list[Placed], tile: int) -> set[object]:
    """Every legal placement, found by trying all positions around the castle."""
    boxes = [placed.box for placed in castle]
    reach = max(Placed(tile, 0, 0).size)
    doors = {(x, y, (facing + 2) % 4) for placed in castle for x, y, facing in placed.doors}
    found = set()
    for side in (0, 1) if tile == printed.HALLWAY else (0,):
        for r in range(4):
            offsets = Placed(tile, 0, 0, r).doors
            for x in range(min(box[0] for box in boxes) - reach, max(box[2] for box in boxes) + 1):
                for y in range(min(box[1] for box in boxes) - reach, max(box[3] for box in boxes) + 1):
                    if any((x + dx, y + dy, facing) in doors for dx, dy, facing in offsets):
                        new = Placed(tile, x, y, r, side)
                        if is_legal(castle, new):
                            found.add(looks(new))
    return found


# --- points -------------------------------------------------------------------------------------------


def own_bonus(castle: list[Placed], index: int) -> int:
    """The own bonus of a room as the castle stands (C9.2)."""
    room = castle[index]
    listed = [kind for bit, kind in enumerate(printed.TYPES) if PACKAGED.bonus_types[room.tile] >> bit & 1]
    others = [other for i, other in enumerate(castle) if i != index]
    if room.kind == "activity":
        counted = [other for other in others if relation(room, other) == 0]
    elif room.kind == "downstairs":
        counted = castle
    else:
        counted = [other for other in others if pairs(room, other)]
    return PACKAGED.bonus[room.tile] * sum(other.kind in listed for other in counted)


def worth(castle: list[Placed]) -> int:
    """Base points and own bonuses of all rooms as the castle stands (P11)."""
    return sum(PACKAGED.base[room.tile] + own_bonus(castle, i) for i, room in enumerate(castle))
