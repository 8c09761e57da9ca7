"""The gist of a castle: the counts that its prospects depend on, also of a castle with one tile more.

What a tile would change is counted without building the larger castle, which takes a third of the time.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.components import (
    BELOW,
    BONUS_KIND,
    CONNECTED,
    HALLWAY,
    LIVING,
    ROOMS,
    SIZE,
    SIZES,
    STAIRS,
    TYPE,
)
from trianon.games.castles.geometry.castle import Castle, door_at
from trianon.games.castles.geometry.doors import (
    door_facing,
    door_index,
    door_level_of,
    door_ways,
    door_x,
    door_y,
)
from trianon.games.castles.geometry.field import BUILT, front_x, front_y
from trianon.games.castles.geometry.notes import UNKNOWN, Gist, Look, Notes, key_of
from trianon.games.castles.geometry.outlines import (
    DOOR_COUNT,
    DOOR_FACING,
    DOOR_X,
    DOOR_Y,
    HEIGHT,
    MOST_DOORS,
    WIDTH,
    door_level,
    turn_of,
)
from trianon.games.castles.geometry.pairs import on_wall
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.points import own_bonus, own_bonus_of, points_of, would_complete
from trianon.games.castles.geometry.spot import side_of, x_of, y_of
from trianon.games.castles.geometry.ways import ways_past
from trianon.kernel.bits import bit, size

NUMBER_OF_SIZE: Final[list[int]] = [SIZES.index(SIZE[tile]) for tile in range(ROOMS)]
MOST_MISSING: Final = 4  # a room that lacks more doors is not expected to be completed
# A room that may be completed as one int: doors missing, type, and what it would score again if it is a
# living room.
_KIND: Final = 4
_AGAIN: Final = 8
ITSELF: Final = -1  # the castle without another tile
# Rooms that a tile completes, as one int: how many of every type.
KIND_BITS: Final = 4


def _see_door(gist: Gist, castle: Castle, tile: i64, level: i64, is_clear: bool) -> None:
    """Count an open door of a tile."""
    if is_clear:
        if level == BELOW:
            gist.below += 1
        else:
            gist.ground += 1
    bonus = castle.figures.bonus[tile]
    if bonus > 0 and BONUS_KIND[tile] == CONNECTED:
        gain = bonus * (size(castle.figures.bonus_types[tile]) + 1)
        if is_clear:
            gist.clear += gain
        else:
            gist.hidden += gain


def _see_rooms(gist: Gist, castle: Castle) -> None:
    """Count what was built before."""
    gist.count = castle.count
    gist.of_type = castle.of_type
    gist.area_of_type = castle.area_of_type
    gist.of_size = gist.of_size[:]
    for tile in castle.tiles:
        _see_size(gist, tile)


def _see_size(gist: Gist, tile: i64) -> None:
    if tile < ROOMS:
        gist.of_size[NUMBER_OF_SIZE[tile]] += 1
    elif tile == HALLWAY:
        gist.hallways += 1
    elif tile == STAIRS:
        gist.stairs += 1


def _see_tile(gist: Gist, tile: i64) -> None:
    """Count one tile more."""
    kind = TYPE[tile]
    gist.count += 1
    gist.of_type = gist.of_type[:]
    gist.of_type[kind] += 1
    gist.area_of_type = gist.area_of_type[:]
    gist.area_of_type[kind] += SIZE[tile]
    _see_size(gist, tile)


def _see_open(gist: Gist, missing: i64, kind: i64, again: i64) -> None:
    """Note a room that may still be completed."""
    gist.open = append(gist.open, missing | (kind << _KIND) | (again << _AGAIN))


def open_missing(entry: i64) -> i64:
    """How many doors are not connected yet."""
    return entry & 15


def open_kind(entry: i64) -> i64:
    """The type of the room."""
    return (entry >> _KIND) & 15


def open_again(entry: i64) -> i64:
    """What a living room would score again."""
    return entry >> _AGAIN


def gist_of(castle: Castle, counts_doors: bool) -> Gist:
    """The gist of a castle as it stands; external doors are counted on request."""
    gist = Gist()
    _see_rooms(gist, castle)
    opened = vec[i64]([0] * castle.count)
    for door in castle.doors:
        index = door_index(door)
        opened[index] += 1
        is_clear = door_ways(door) & bit(door_facing(door)) != 0
        _see_door(gist, castle, castle.tiles[index], door_level_of(door), is_clear)
    for index in range(castle.count):
        missing = castle.missing[index]
        if missing == 0:
            gist.completed += 1
        elif missing <= MOST_MISSING and opened[index] == missing:
            _see_open(gist, missing, TYPE[castle.tiles[index]], _again(castle, index))
    if counts_doors:
        gist.external = castle.external_doors()
    return gist


def gist_after(castle: Castle, tile: i64, spot: i64, counts_doors: bool) -> Gist:
    """The gist of a castle when a tile is laid there."""
    gist = Gist()
    _see_rooms(gist, castle)
    _see_tile(gist, tile)
    gist.points = points_of(castle, tile, spot)
    turn = turn_of(tile, spot)
    x = x_of(spot)
    y = y_of(spot)
    opened = vec[i64]([0] * castle.count)
    missing = castle.missing[:]
    joined = _see_old_doors(gist, castle, turn, x, y, opened, missing)
    _see_new_doors(gist, castle, tile, spot, joined)
    for index in range(castle.count):
        lacking = missing[index]
        kind = TYPE[castle.tiles[index]]
        if lacking == 0:
            gist.completed += 1
            if castle.missing[index] > 0:
                if kind == LIVING:
                    gist.again += _again(castle, index) + _more(castle, index, tile, True)
                else:
                    gist.done += bit(kind * KIND_BITS)
        elif lacking <= MOST_MISSING and opened[index] == lacking:
            again: i64 = 0
            if kind == LIVING:
                is_joined = lacking < castle.missing[index]
                again = _again(castle, index) + _more(castle, index, tile, is_joined)
            _see_open(gist, lacking, kind, again)
    if counts_doors:
        gist.external = castle.laid(tile, spot).external_doors()
    return gist


def _see_old_doors(
    gist: Gist, castle: Castle, turn: i64, x: i64, y: i64, opened: vec[i64], missing: vec[i64]
) -> i64:
    """Count the doors that stay open; returns the set of the new tile's connected doors."""
    joined: i64 = 0
    right = x + WIDTH[turn]
    bottom = y + HEIGHT[turn]
    for door in castle.doors:
        at_x = door_x(door)
        at_y = door_y(door)
        index = door_index(door)
        if x <= at_x <= right and y <= at_y <= bottom:
            mine = door_at(turn, x, y, at_x, at_y)
            if mine >= 0:
                joined |= bit(mine)
                missing[index] -= 1
                continue
            if on_wall(turn, x, y, at_x, at_y):
                continue
        opened[index] += 1
        facing = door_facing(door)
        ahead = door_ways(door) & bit(facing)
        if ahead:
            ahead = ways_past(ahead, front_x(at_x, facing), front_y(at_y, facing), turn, x, y)
        _see_door(gist, castle, castle.tiles[index], door_level_of(door), ahead != 0)
    return joined


def _see_new_doors(gist: Gist, castle: Castle, tile: i64, spot: i64, joined: i64) -> None:
    """Count the doors of the new tile, and the tile as a room that is completed or may be."""
    turn = turn_of(tile, spot)
    missing: i64 = 0
    opened: i64 = 0
    for number in range(DOOR_COUNT[tile]):
        if joined & bit(number):
            continue
        missing += 1
        x = x_of(spot) + DOOR_X[turn * MOST_DOORS + number]
        y = y_of(spot) + DOOR_Y[turn * MOST_DOORS + number]
        facing = DOOR_FACING[turn * MOST_DOORS + number]
        if castle.is_walled(x, y, facing):
            continue
        opened += 1
        is_clear = _sees_ahead(castle, front_x(x, facing), front_y(y, facing), facing, tile, spot)
        _see_door(gist, castle, tile, door_level(tile, number, side_of(spot)), is_clear)
    kind = TYPE[tile]
    again: i64 = 0
    if kind == LIVING:
        again = castle.figures.base[tile] + own_bonus_of(castle, tile, spot)
    if missing == 0:
        gist.completed += 1
        if kind == LIVING:
            gist.again += again
        else:
            gist.done += bit(kind * KIND_BITS)
    elif missing <= MOST_MISSING and opened == missing:
        _see_open(gist, missing, kind, again)


def _sees_ahead(castle: Castle, cell_x: i64, cell_y: i64, facing: i64, tile: i64, spot: i64) -> bool:
    """Whether nothing stands before a cell in a direction when a tile is laid."""
    ways = bit(facing)
    if castle.field.cell_is_built(cell_x, cell_y, BUILT):
        return False
    if not ways_past(ways, cell_x, cell_y, turn_of(tile, spot), x_of(spot), y_of(spot)):
        return False
    for i in range(castle.count):
        if not ways_past(ways, cell_x, cell_y, castle.turns[i], castle.xs[i], castle.ys[i]):
            return False
    return True


def _again(castle: Castle, index: i64) -> i64:
    """What a living room scores again when it is completed; nothing for other rooms."""
    tile = castle.tiles[index]
    if TYPE[tile] != LIVING:
        return 0
    return castle.figures.base[tile] + own_bonus(castle, index)


def _more(castle: Castle, index: i64, tile: i64, is_joined: bool) -> i64:
    """How much more a living room scores again because of a tile: rooms at its doors count (C9.2)."""
    own = castle.tiles[index]
    return castle.figures.bonus[own] if is_joined and castle.figures.bonus_types[own] & bit(TYPE[tile]) else 0


# --- with notes -------------------------------------------------------------------------------------------


def noted_look(castle: Castle, tile: i64) -> Look:
    """Where a tile may lie, and what it does there at once."""
    notes = notes_of(castle)
    known = notes.looks.get(tile)
    if known is not None:
        return known
    notes.makes_room(2)
    look = _look(castle, tile)
    notes.looks[tile] = look
    return look


def noted_gist(castle: Castle, counts_doors: bool) -> Gist:
    """The gist of a castle as it stands."""
    notes = notes_of(castle)
    known = notes.gists.get(ITSELF)
    if known is not None and (not counts_doors or known.external != UNKNOWN):
        return known
    notes.makes_room(1)
    gist = gist_of(castle, counts_doors)
    notes.gists[ITSELF] = gist
    return gist


def noted_gist_after(castle: Castle, tile: i64, spot: i64, counts_doors: bool) -> Gist:
    """The gist of a castle when a tile is laid there."""
    notes = notes_of(castle)
    key = key_of(tile, spot)
    known = notes.gists.get(key)
    if known is not None and (not counts_doors or known.external != UNKNOWN):
        return known
    notes.makes_room(1)
    gist = gist_after(castle, tile, spot, counts_doors)
    notes.gists[key] = gist
    return gist


def notes_of(castle: Castle) -> Notes:
    """The notes about a castle; from now on it has some."""
    notes = castle.notes
    if notes is None:
        notes = Notes()
        castle.notes = notes
    return notes


def _look(castle: Castle, tile: i64) -> Look:
    spots = placements(castle, tile)
    points = vec[i64](capacity=len(spots))
    done = vec[i64](capacity=len(spots))
    for spot in spots:
        at_once = points_of(castle, tile, spot)
        rooms: i64 = 0
        for index in would_complete(castle, tile, spot):
            kind = TYPE[tile] if index == castle.count else TYPE[castle.tiles[index]]
            rooms += bit(kind * KIND_BITS)
            if kind == LIVING and index < castle.count:
                at_once += own_bonus(castle, index)
        points = append(points, at_once)
        done = append(done, rooms)
    return Look(spots, points, done)
