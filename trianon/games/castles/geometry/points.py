"""What a tile scores when it is laid (C9.1-C9.4), and what it would complete."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.components import (
    ACTIVITY,
    ANYWHERE,
    BONUS_KIND,
    CONNECTED,
    TOUCHING,
    TYPE,
    TYPES,
)
from trianon.games.castles.geometry.castle import Castle, door_at
from trianon.games.castles.geometry.doors import door_index, door_x, door_y, row_begins
from trianon.games.castles.geometry.outlines import DOOR_COUNT, HEIGHT, WIDTH, turn_of
from trianon.games.castles.geometry.pairs import touch
from trianon.games.castles.geometry.spot import x_of, y_of
from trianon.kernel.bits import bit


def points_of(castle: Castle, tile: i64, spot: i64) -> i64:
    """All points of laying a tile: base, own bonus, bonuses of older tiles (C9.1-C9.3)."""
    connected = _connected(castle, tile, spot)
    touching = _touching(castle, tile, spot)
    own = castle.figures.base[tile] + _own(castle, tile, connected, touching)
    return own + _triggered(castle, tile, connected, touching)


def most_points(castle: Castle, tile: i64, spots: vec[i64]) -> i64:
    """The most points of laying a tile at one of these spots; for most tiles all of them give the same."""
    nothing = vec[i64]()
    everywhere = castle.figures.base[tile] + _own(castle, tile, nothing, nothing)
    everywhere += _triggered(castle, tile, nothing, nothing)
    connected = _worths(castle, tile, CONNECTED)
    touched = _worths(castle, tile, TOUCHING)
    most: i64 = 0
    if len(connected) + len(touched) > 0:
        for place in range(len(spots)):
            points = _worth_at(castle, tile, spots[place], connected, touched)
            if place == 0 or points > most:
                most = points
    return everywhere + most


def _worths(castle: Castle, tile: i64, kind: i64) -> vec[i64]:
    """What a tile and each room give for this relation of theirs, by index; empty when no room matters."""
    figures = castle.figures
    bonus: i64 = figures.bonus[tile] if BONUS_KIND[tile] == kind else 0
    worths = vec[i64](capacity=castle.count)
    matters = False
    for index in range(castle.count):
        worth = _pays(castle, index, tile, kind)
        if figures.bonus_types[tile] & bit(TYPE[castle.tiles[index]]):
            worth += bonus
        worths = append(worths, worth)
        matters = matters or worth != 0
    return worths if matters else vec[i64]()


def _worth_at(castle: Castle, tile: i64, spot: i64, connected: vec[i64], touched: vec[i64]) -> i64:
    """What the rooms give that a tile would be connected to, and those that it would touch."""
    points: i64 = 0
    if len(connected) > 0:
        for index in _connected(castle, tile, spot):
            points += connected[index]
    turn = turn_of(tile, spot)
    x = x_of(spot)
    y = y_of(spot)
    for i in range(len(touched)):
        if touched[i] != 0 and touch(turn, x, y, castle.turns[i], castle.xs[i], castle.ys[i]):
            points += touched[i]
    return points


def own_bonus_of(castle: Castle, tile: i64, spot: i64) -> i64:
    """The own bonus of a tile about to be laid (C9.2); the Dungeon counts itself (C9.4)."""
    rooms = vec[i64]()
    if castle.figures.bonus[tile] != 0:
        if BONUS_KIND[tile] == CONNECTED:
            rooms = _connected(castle, tile, spot)
        elif BONUS_KIND[tile] == TOUCHING:
            rooms = _touching(castle, tile, spot)
    return _own(castle, tile, rooms, rooms)


def _own(castle: Castle, tile: i64, connected: vec[i64], touching: vec[i64]) -> i64:
    bonus = castle.figures.bonus[tile]
    if bonus == 0:
        return 0
    types = castle.figures.bonus_types[tile]
    kind = BONUS_KIND[tile]
    if kind == ANYWHERE:
        itself: i64 = 1 if types & bit(TYPE[tile]) else 0
        return bonus * (_of_types(castle, types) + itself)
    return bonus * _listed(castle, connected if kind == CONNECTED else touching, types)


def _triggered(castle: Castle, tile: i64, connected: vec[i64], touching: vec[i64]) -> i64:
    """What older tiles give because of a tile about to be laid (C9.3)."""
    points = castle.anywhere[TYPE[tile]]
    for index in connected:
        points += _pays(castle, index, tile, CONNECTED)
    for index in touching:
        points += _pays(castle, index, tile, TOUCHING)
    return points


def triggers(castle: Castle, tile: i64, spot: i64) -> list[tuple[int, int]]:
    """The older rooms that give something because of a tile about to be laid, each with its points."""
    connected = _connected(castle, tile, spot)
    touching = _touching(castle, tile, spot)
    rows: list[tuple[int, int]] = []
    for index in range(castle.count):
        points = _pays(castle, index, tile, ANYWHERE)
        if index in connected:
            points += _pays(castle, index, tile, CONNECTED)
        if index in touching:
            points += _pays(castle, index, tile, TOUCHING)
        if points != 0:
            rows.append((index, points))
    return rows


def own_bonus(castle: Castle, index: i64) -> i64:
    """The own bonus of a room in the castle as it stands now (C10.6)."""
    tile = castle.tiles[index]
    bonus, types = castle.figures.bonus[tile], castle.figures.bonus_types[tile]
    if bonus == 0:
        return 0
    kind = BONUS_KIND[tile]
    if kind == ANYWHERE:
        return bonus * _of_types(castle, types)
    rooms = castle.connected(index) if kind == CONNECTED else castle.touching(index)
    return bonus * _listed(castle, rooms, types)


def would_complete(castle: Castle, tile: i64, spot: i64) -> vec[i64]:
    """The rooms that a tile completes by being laid (C8.5); the number of tiles stands for the new one."""
    found = vec[i64]()
    pairs = _pairs(castle, tile, spot)
    for i in range(len(pairs)):
        index = pairs[i]
        doors: i64 = 0
        for each in pairs:
            if each == index:
                doors += 1
        if doors == castle.missing[index] and index not in found:
            found = append(found, index)
    if len(pairs) == DOOR_COUNT[tile]:
        found = append(found, castle.count)
    return found


def _pays(castle: Castle, index: i64, new: i64, kind: i64) -> i64:
    """What a room gives for a new tile in this relation."""
    tile = castle.tiles[index]
    if BONUS_KIND[tile] == kind and castle.figures.bonus_types[tile] & bit(TYPE[new]):
        return castle.figures.bonus[tile]
    return 0


def _pairs(castle: Castle, tile: i64, spot: i64) -> vec[i64]:
    """For every pair of coinciding doors the index of the older room (G7)."""
    turn = turn_of(tile, spot)
    x = x_of(spot)
    y = y_of(spot)
    right = x + WIDTH[turn]
    first = row_begins(y)
    end = row_begins(y + HEIGHT[turn] + 1)
    found = vec[i64]()
    for door in castle.doors:
        if door < first:
            continue
        if door >= end:
            break
        at_x = door_x(door)
        if x <= at_x <= right and door_at(turn, x, y, at_x, door_y(door)) >= 0:
            found = append(found, door_index(door))
    return found


def _connected(castle: Castle, tile: i64, spot: i64) -> vec[i64]:
    """The rooms that a tile about to be laid would be connected to."""
    found = vec[i64]()
    for index in _pairs(castle, tile, spot):
        if index not in found:
            found = append(found, index)
    return found


def _touching(castle: Castle, tile: i64, spot: i64) -> vec[i64]:
    """The rooms that a tile about to be laid would touch; none where only activity rooms would ask for it."""
    found = vec[i64]()
    if TYPE[tile] != ACTIVITY and castle.of_type[ACTIVITY] == 0:
        return found
    turn = turn_of(tile, spot)
    x = x_of(spot)
    y = y_of(spot)
    for i in range(castle.count):
        if touch(turn, x, y, castle.turns[i], castle.xs[i], castle.ys[i]):
            found = append(found, i)
    return found


def _of_types(castle: Castle, types: i64) -> i64:
    """How many rooms of the listed types stand in the castle."""
    count: i64 = 0
    for kind in range(len(TYPES)):
        if types & bit(kind):
            count += castle.of_type[kind]
    return count


def _listed(castle: Castle, rooms: vec[i64], types: i64) -> i64:
    """How many of these rooms are of the listed types."""
    count: i64 = 0
    for index in rooms:
        if types & bit(TYPE[castle.tiles[index]]):
            count += 1
    return count
