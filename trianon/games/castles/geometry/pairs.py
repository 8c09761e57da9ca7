"""Two tiles on the lattice: overlap, touch, fences (G5, G6, G10)."""

from mypy_extensions import i64

from trianon.games.castles.geometry.outlines import (
    ANGULAR,
    BODIES,
    BODY,
    CONTACT,
    CONTACTS,
    CORNERS,
    CUT_CORNERS,
    FENCE,
    FENCES,
    HEIGHT,
    MOST_BODIES,
    MOST_CONTACTS,
    MOST_FENCES,
    SMALL_ROUND,
    WIDTH,
)


def overlap(turn: i64, x: i64, y: i64, other: i64, other_x: i64, other_y: i64) -> bool:
    """Whether two tiles have an area in common (G5)."""
    dx = other_x - x
    dy = other_y - y
    if dx >= WIDTH[turn] or dy >= HEIGHT[turn] or -dx >= WIDTH[other] or -dy >= HEIGHT[other]:
        return False
    if CORNERS[turn >> 2] != ANGULAR and CORNERS[other >> 2] != ANGULAR:
        return corners_overlap(turn, other, dx, dy)
    for i in range(BODIES[turn]):
        at = (turn * MOST_BODIES + i) * 4
        for j in range(BODIES[other]):
            to = (other * MOST_BODIES + j) * 4
            if max(BODY[at], BODY[to] + dx) < min(BODY[at + 2], BODY[to + 2] + dx):
                if max(BODY[at + 1], BODY[to + 1] + dy) < min(BODY[at + 3], BODY[to + 3] + dy):
                    return True
    return False


def corners_overlap(turn: i64, other: i64, dx: i64, dy: i64) -> bool:
    """Whether two octagons or circles overlap whose boxes do (G5); dx, dy lead from one box to the other."""
    mine = CORNERS[turn >> 2]
    yours = CORNERS[other >> 2]
    if mine != CUT_CORNERS and yours != CUT_CORNERS:  # the distance of the centres, doubled
        across = WIDTH[other] - WIDTH[turn] + 2 * dx
        down = HEIGHT[other] - HEIGHT[turn] + 2 * dy
        reach = WIDTH[turn] + WIDTH[other]
        return across * across + down * down < reach * reach
    if mine == SMALL_ROUND or yours == SMALL_ROUND:
        return True
    shared_w = min(WIDTH[turn], dx + WIDTH[other]) - max(0, dx)
    shared_h = min(HEIGHT[turn], dy + HEIGHT[other]) - max(0, dy)
    return shared_w != 2 or shared_h != 2


def touch(turn: i64, x: i64, y: i64, other: i64, other_x: i64, other_y: i64) -> bool:
    """Whether two tiles that do not overlap share a point of their walls, be it a corner (C8.2, G6, A1)."""
    dx = other_x - x
    dy = other_y - y
    if dx > WIDTH[turn] or dy > HEIGHT[turn] or -dx > WIDTH[other] or -dy > HEIGHT[other]:
        return False
    for i in range(CONTACTS[turn]):
        at = (turn * MOST_CONTACTS + i) * 4
        if _meets(CONTACT[at], CONTACT[at + 1], CONTACT[at + 2], CONTACT[at + 3], other, dx, dy):
            return True
    return False


def fenced_off(turn: i64, x: i64, y: i64, other: i64, other_x: i64, other_y: i64) -> bool:
    """Whether a fence of the first tile touches the second (C7.7, G10)."""
    dx = other_x - x
    dy = other_y - y
    if dx > WIDTH[turn] or dy > HEIGHT[turn] or -dx > WIDTH[other] or -dy > HEIGHT[other]:
        return False
    for i in range(FENCES[turn]):
        at = (turn * MOST_FENCES + i) * 4
        if _meets(FENCE[at], FENCE[at + 1], FENCE[at + 2], FENCE[at + 3], other, dx, dy):
            return True
    return False


def _meets(x0: i64, y0: i64, x1: i64, y1: i64, other: i64, dx: i64, dy: i64) -> bool:
    """Whether a closed rectangle meets a contact rectangle of a tile that lies at dx, dy."""
    for j in range(CONTACTS[other]):
        to = (other * MOST_CONTACTS + j) * 4
        if x0 <= CONTACT[to + 2] + dx and CONTACT[to] + dx <= x1:
            if y0 <= CONTACT[to + 3] + dy and CONTACT[to + 1] + dy <= y1:
                return True
    return False


def on_wall(turn: i64, x: i64, y: i64, point_x: i64, point_y: i64) -> bool:
    """Whether a point lies in a contact rectangle of a tile (G8)."""
    return _meets(point_x - x, point_y - y, point_x - x, point_y - y, turn, 0, 0)
