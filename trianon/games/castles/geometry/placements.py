"""Legal placements of a tile (C7, G11)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.components import HALLWAY, STAIRS, STAIRS_LEVELS
from trianon.games.castles.geometry.castle import Castle
from trianon.games.castles.geometry.doors import (
    door_facing,
    door_level_of,
    door_ways,
    door_x,
    door_y,
    is_of_stairs,
)
from trianon.games.castles.geometry.field import BUILT, BUILT_ANGULAR, front_x, front_y
from trianon.games.castles.geometry.notes import Sites
from trianon.games.castles.geometry.outlines import (
    ANGULAR,
    CORNERS,
    DOOR_COUNT,
    DOOR_X,
    DOOR_Y,
    FENCES,
    FIT_OWN,
    FIT_TURN,
    FIT_Y,
    FITS,
    FITS_AT,
    MOST_DOORS,
    door_level,
    turn_of,
)
from trianon.games.castles.geometry.pairs import fenced_off, overlap
from trianon.games.castles.geometry.spot import side_of, spot_of, x_of, y_of
from trianon.games.castles.geometry.ways import ways_past


def placements(castle: Castle, tile: i64) -> vec[i64]:
    """All spots where a tile may lie, in an order that only the castle's shape decides."""
    notes = castle.notes
    if notes is None:
        return _search(castle, tile, False)
    known = notes.sites.get(tile)
    if known is None:
        notes.makes_room(1)
        known = Sites(_search(castle, tile, False))
        notes.sites[tile] = known
    return known.spots


def can_lay(castle: Castle, tile: i64) -> bool:
    """Whether a tile may lie anywhere: only then it can be bought (C5.4)."""
    notes = castle.notes
    known = None if notes is None else notes.sites.get(tile)
    return len(_search(castle, tile, True) if known is None else known.spots) > 0


def _search(castle: Castle, tile: i64, is_one_enough: bool) -> vec[i64]:
    """Try each own door at each open door of the castle: one pair of doors leaves one rotation (C7.1)."""
    found = vec[i64]()
    field = castle.ground()
    is_angular = CORNERS[tile] == ANGULAR
    layer: i64 = BUILT if is_angular else BUILT_ANGULAR
    for door in castle.doors:
        level = door_level_of(door)
        if tile == STAIRS and is_of_stairs(door):
            continue
        side: i64 = level if tile == HALLWAY else 0
        row = ((tile << 2) + door_facing(door)) * 2 + level
        for at in range(FITS_AT[row], FITS_AT[row + 1]):
            fit = FITS[at]
            turn = fit >> FIT_TURN
            x = door_x(door) - (fit & 15)
            y = door_y(door) - ((fit >> FIT_Y) & 15)
            if tile == STAIRS:  # their doors have two levels
                if field.is_built(turn, x, y, layer) or not _first_of_good_pairs(
                    castle, turn, x, y, side, (fit >> FIT_OWN) & 15
                ):
                    continue
            else:
                met = field.doors_met(turn, x, y, level, layer)
                if met < 0 or (not is_angular and _overlaps_rounded(castle, turn, x, y)):
                    continue
                if met > 1 and not _first_of_good_pairs(castle, turn, x, y, side, (fit >> FIT_OWN) & 15):
                    continue
            if _fences_touch(castle, turn, x, y) or not _leaves_a_way_out(castle, turn, x, y, side):
                continue
            found = append(found, spot_of(x, y, turn & 3, side))
            if is_one_enough:
                return found
    return found


def _overlaps_rounded(castle: Castle, turn: i64, x: i64, y: i64) -> bool:
    """Whether a circle or octagon would overlap another (C7.2, G5): boxes may, corners need not."""
    if castle.ground().is_built(turn, x, y, BUILT):
        for i in castle.rounded:
            if overlap(turn, x, y, castle.turns[i], castle.xs[i], castle.ys[i]):
                return True
    return False


def _first_of_good_pairs(castle: Castle, turn: i64, x: i64, y: i64, side: i64, own: i64) -> bool:
    """Whether all coinciding doors may be joined (C7.5, C7.6), and `own` is the first of them.

    A placement that joins several doors is found once for each; it counts for the first.
    """
    tile = turn >> 2
    at = turn * MOST_DOORS
    for number in range(DOOR_COUNT[tile]):
        level = castle.ground().door_level_at(x + DOOR_X[at + number], y + DOOR_Y[at + number])
        if level < 0:
            continue
        if level != door_level(tile, number, side) or number < own:
            return False
        if tile == STAIRS and _meets_stairs(castle, x + DOOR_X[at + number], y + DOOR_Y[at + number]):
            return False
    return True


def _meets_stairs(castle: Castle, x: i64, y: i64) -> bool:
    """Whether the open door at a point belongs to stairs."""
    for door in castle.doors:
        if is_of_stairs(door) and door_x(door) == x and door_y(door) == y:
            return True
    return False


def _fences_touch(castle: Castle, turn: i64, x: i64, y: i64) -> bool:
    """Whether a fence, old or new, would touch another tile (C7.7)."""
    for i in castle.fenced:
        if fenced_off(castle.turns[i], castle.xs[i], castle.ys[i], turn, x, y):
            return True
    if FENCES[turn]:
        for j in range(castle.count):
            if fenced_off(turn, x, y, castle.turns[j], castle.xs[j], castle.ys[j]):
                return True
    return False


def _leaves_a_way_out(castle: Castle, turn: i64, x: i64, y: i64, side: i64) -> bool:
    """Whether some door stays external (C7.8): it still sees the country, or the flood reaches it."""
    if castle.sees_far():
        return True
    for door in castle.doors:
        if door_ways(door):
            cell_x = front_x(door_x(door), door_facing(door))
            cell_y = front_y(door_y(door), door_facing(door))
            if ways_past(door_ways(door), cell_x, cell_y, turn, x, y):
                return True
    return castle.laid(turn >> 2, spot_of(x, y, turn & 3, side)).has_external_door()


# --- why not ----------------------------------------------------------------------------------------------

# What keeps a tile from a spot, or out of a castle: the later, the nearer it comes to lying there.
NOTHING: Final = 0
UPSTAIRS: Final = 1  # no open door of the castle on the ground floor
DOWNSTAIRS: Final = 2  # and none downstairs
DOOR: Final = 3
SPACE: Final = 4
LEVEL: Final = 5
STAIRS_MET: Final = 6
FENCE: Final = 7
WAY_OUT: Final = 8
OBSTACLES: Final = ["", "upstairs", "downstairs", "door", "space", "level", "stairs", "fence", "way_out"]
_WORDS: Final = [
    "",
    "no door of the castle is open on the ground floor",
    "no door of the castle is open downstairs",
    "no door would meet an open door of the castle",
    "it would overlap another tile",
    "a door would meet a door of the other level",
    "stairs would be joined to stairs",
    "a fence would touch another tile",
    "no door would lead outside any more",
]


def why_not(castle: Castle, tile: i64, spot: i64) -> str:
    """Why a tile may not lie at a spot; empty when it may."""
    if side_of(spot) and tile != HALLWAY:
        return "only a hallway has a dark side"
    return _WORDS[_obstacle(castle, tile, spot)]


def obstacle(castle: Castle, tile: i64) -> i64:
    """What keeps a tile out of a castle, at the door where it comes nearest to fitting."""
    worst: i64 = DOWNSTAIRS if door_level(tile, 0, 0) else UPSTAIRS
    for spot in _meetings(castle, tile, False):
        found = _obstacle(castle, tile, spot)
        if found == NOTHING:
            return NOTHING
        worst = max(worst, found)
    return worst


def barred(castle: Castle, tile: i64, legal: vec[i64]) -> list[tuple[int, int]]:
    """The spots where a tile would meet an open door and may not lie, each with what keeps it from there.

    Anywhere else but at its `legal` spots, no door would meet.
    """
    known: set[int] = set(legal)
    found: list[tuple[int, int]] = []
    for spot in _meetings(castle, tile, True):
        if spot not in known:
            known.add(spot)
            found.append((spot, SPACE if _overlaps(castle, tile, spot) else _obstacle(castle, tile, spot)))
    return found


def _overlaps(castle: Castle, tile: i64, spot: i64) -> bool:
    """Whether a tile would overlap another; by the field, which is quicker than tile by tile."""
    turn = turn_of(tile, spot)
    x = x_of(spot)
    y = y_of(spot)
    if CORNERS[tile] == ANGULAR:
        return castle.ground().is_built(turn, x, y, BUILT)
    return castle.ground().is_built(turn, x, y, BUILT_ANGULAR) or _overlaps_rounded(castle, turn, x, y)


def _meetings(castle: Castle, tile: i64, of_any_level: bool) -> vec[i64]:
    """The spots where a door of a tile would meet an open door of the castle, one for each pair of doors."""
    found = vec[i64]()
    for door in castle.doors:
        for level in STAIRS_LEVELS:
            if level != door_level_of(door) and not of_any_level:
                continue
            side: i64 = level if tile == HALLWAY else 0
            row = ((tile << 2) + door_facing(door)) * 2 + level
            for at in range(FITS_AT[row], FITS_AT[row + 1]):
                fit = FITS[at]
                x = door_x(door) - (fit & 15)
                y = door_y(door) - ((fit >> FIT_Y) & 15)
                found = append(found, spot_of(x, y, (fit >> FIT_TURN) & 3, side))
    return found


def _obstacle(castle: Castle, tile: i64, spot: i64) -> i64:
    """What keeps a tile from a spot."""
    turn = turn_of(tile, spot)
    x = x_of(spot)
    y = y_of(spot)
    for i in range(castle.count):
        if overlap(turn, x, y, castle.turns[i], castle.xs[i], castle.ys[i]):
            return SPACE
    problem = _obstacle_of_doors(castle, turn, x, y, side_of(spot))
    if problem:
        return problem
    if _fences_touch(castle, turn, x, y):
        return FENCE
    return NOTHING if castle.laid(tile, spot).has_external_door() else WAY_OUT


def _obstacle_of_doors(castle: Castle, turn: i64, x: i64, y: i64, side: i64) -> i64:
    """Whether the doors of a tile fit those of the castle."""
    is_joined = False
    for number in range(DOOR_COUNT[turn >> 2]):
        at_x = x + DOOR_X[turn * MOST_DOORS + number]
        at_y = y + DOOR_Y[turn * MOST_DOORS + number]
        for door in castle.doors:
            if door_x(door) != at_x or door_y(door) != at_y:
                continue
            if door_level_of(door) != door_level(turn >> 2, number, side):
                return LEVEL
            if turn >> 2 == STAIRS and is_of_stairs(door):
                return STAIRS_MET
            is_joined = True
    return NOTHING if is_joined else DOOR
