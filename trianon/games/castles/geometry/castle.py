"""A castle: its tiles, and what follows from where they lie (C8).

A castle is a value: `laid` makes a new one, and nobody changes a castle that others may hold. So copies of a
state share their castles.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.castles.components import (
    ANYWHERE,
    BONUS_KIND,
    CORRIDOR,
    EAST,
    FOYER,
    NORTH,
    ROOMS,
    SIZE,
    SOUTH,
    TYPE,
    TYPES,
    WEST,
    Figures,
)
from trianon.games.castles.geometry.doors import (
    door_facing,
    door_index,
    door_level_of,
    door_number,
    door_of,
    door_ways,
    door_x,
    door_y,
    shut_in,
    with_ways,
)
from trianon.games.castles.geometry.field import BUILT, START, Field, empty_field, front_x, front_y
from trianon.games.castles.geometry.notes import LARGE, Notes, key_of
from trianon.games.castles.geometry.outlines import (
    ANGULAR,
    CORNERS,
    DOOR_COUNT,
    DOOR_FACING,
    DOOR_X,
    DOOR_Y,
    FENCES,
    HEIGHT,
    MOST_DOORS,
    WIDTH,
    door_level,
    turn_of,
)
from trianon.games.castles.geometry.outside import reached
from trianon.games.castles.geometry.pairs import on_wall, touch
from trianon.games.castles.geometry.spot import side_of, spot_of, x_of, y_of
from trianon.games.castles.geometry.ways import ALL_WAYS, ways_past
from trianon.kernel.bits import bit
from trianon.kernel.parts import mixed_all

LONGEST: Final = 14  # the longer side of the longest tile
CELL: Final = 2
NOWHERE_NEAR: Final = 10000
_NOT_ASKED: Final = 0
_NO: Final = 1
_YES: Final = 2
DOOR_STATES: Final = ("connected", "blocked", "external", "courtyard")
_NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * len(TYPES))  # never changed, only copied


class Castle:
    """Tiles in the order they were laid; index 0 is the foyer."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures  # what its tiles are worth
        self.count: i64 = 0
        # by index
        self.tiles: vec[i64] = vec[i64]()
        self.spots: vec[i64] = vec[i64]()
        self.turns: vec[i64] = vec[i64]()
        self.xs: vec[i64] = vec[i64]()
        self.ys: vec[i64] = vec[i64]()
        self.missing: vec[i64] = vec[i64]()  # doors that are not connected
        # indexes
        self.fenced: vec[i64] = vec[i64]()  # tiles with a fence
        self.rounded: vec[i64] = vec[i64]()  # circles and octagons
        self.links: vec[i64] = vec[i64]()  # pairs of connected tiles, older * 256 + newer (C8.1)
        # by type
        self.of_type: vec[i64] = _NO_COUNTS
        self.area_of_type: vec[i64] = _NO_COUNTS
        self.anywhere: vec[i64] = _NO_COUNTS  # what one room more gives everywhere (C9.3)
        self.doors: vec[i64] = vec[i64]()  # the open ones, sorted; see doors.py
        self.field: Field = _NO_FIELD
        self.reached: vec[i64] = vec[i64]()  # by open door: 1 external, 0 courtyard; empty until asked for
        self._span: i64 = START  # of the field, while that is gone
        self._far: i64 = _NOT_ASKED  # see `sees_far`
        self.notes: Notes | None = None  # what was found out about it, where somebody makes notes
        self._mark: i64 = 0  # see `mark`

    # --- building ---------------------------------------------------------------------------------

    def laid(self, tile: i64, spot: i64) -> "Castle":
        """The castle with one tile more. Whether the tile may lie there is for `placements` to say."""
        notes = self.notes
        if notes is not None:
            return self._noted(notes, tile, spot)
        other = self._copy()
        other._lay(tile, spot)
        return other

    def _noted(self, notes: Notes, tile: i64, spot: i64) -> "Castle":
        """The same; who comes to it again gets the same castle with its notes."""
        key = key_of(tile, spot)
        known = notes.larger.get(key)
        if known is not None:
            assert isinstance(known, Castle)
            return known
        notes.makes_room(LARGE)
        other = self._copy()
        other._lay(tile, spot)
        notes.larger[key] = other
        return other

    def _copy(self) -> "Castle":
        other = Castle(self.figures)
        other.count = self.count
        other.tiles = self.tiles[:]
        other.spots = self.spots[:]
        other.turns = self.turns[:]
        other.xs = self.xs[:]
        other.ys = self.ys[:]
        other.missing = self.missing[:]
        other.fenced = self.fenced  # never changed, only replaced
        other.rounded = self.rounded
        other.links = self.links
        other.of_type = self.of_type[:]
        other.area_of_type = self.area_of_type[:]
        other.anywhere = self.anywhere
        other.doors = self.doors
        other.reached = self.reached
        other.field = self.ground().copy()
        return other

    def ground(self) -> Field:
        """The field it stands on."""
        if self.field.span == 0:
            self._build_anew(self._span)
        return self.field

    def mark(self) -> i64:
        """Stands for the castle, its tiles and where they lie, among what parts of views are made from."""
        if self._mark == 0:
            self._mark = mixed_all(mixed_all(0, self.tiles), self.spots)
        return self._mark

    def rest(self) -> None:
        """Nobody asks for a while: let go of the field, most of its memory, until somebody does."""
        if self.field.span > 0:
            self._span = self.field.span
            self.field = _GONE
            # Copies have no room for more, which a castle that never changes does not need.
            self.tiles = self.tiles[:]
            self.spots = self.spots[:]
            self.turns = self.turns[:]
            self.xs = self.xs[:]
            self.ys = self.ys[:]
            self.missing = self.missing[:]
            self.links = self.links[:]
            self.doors = self.doors[:]

    def _lay(self, tile: i64, spot: i64) -> None:
        turn = turn_of(tile, spot)
        x = x_of(spot)
        y = y_of(spot)
        while not self.field.holds(turn, x, y):
            self._widen()
        joined = self._settle_old_doors(turn, x, y)
        self._open_new_doors(tile, spot, joined)
        self.tiles = append(self.tiles, tile)
        self.spots = append(self.spots, spot)
        self.turns = append(self.turns, turn)
        self.xs = append(self.xs, x)
        self.ys = append(self.ys, y)
        self.field.build(turn, x, y)
        self._count(tile, turn)
        self.count += 1

    def _count(self, tile: i64, turn: i64) -> None:
        kind = TYPE[tile]
        self.of_type[kind] += 1
        self.area_of_type[kind] += SIZE[tile]
        if BONUS_KIND[tile] == ANYWHERE:
            self.anywhere = self.anywhere[:]
            for each in range(len(TYPES)):
                if self.figures.bonus_types[tile] & bit(each):
                    self.anywhere[each] += self.figures.bonus[tile]
        if FENCES[turn]:
            self.fenced = append(self.fenced[:], self.count)
        if CORNERS[tile] != ANGULAR:
            self.rounded = append(self.rounded[:], self.count)

    def _settle_old_doors(self, turn: i64, x: i64, y: i64) -> i64:
        """Connect and block doors of older tiles; returns the set of the new tile's connected doors."""
        joined: i64 = 0
        kept = vec[i64](capacity=len(self.doors) + MOST_DOORS)
        links = self.links[:]
        for i in range(len(self.doors)):
            door = self.doors[i]
            if len(self.reached) and not self.reached[i]:
                door = shut_in(door)
            at_x = door_x(door)
            at_y = door_y(door)
            if x <= at_x <= x + WIDTH[turn] and y <= at_y <= y + HEIGHT[turn]:
                mine = door_at(turn, x, y, at_x, at_y)
                if mine >= 0:
                    index = door_index(door)
                    joined |= bit(mine)
                    self.missing[index] -= 1
                    if (index << 8) + self.count not in links:
                        links = append(links, (index << 8) + self.count)
                    self.field.turn_door(at_x, at_y, door_level_of(door))
                    continue
                if on_wall(turn, x, y, at_x, at_y):
                    self.field.turn_door(at_x, at_y, door_level_of(door))
                    continue
            ways = door_ways(door)
            if ways:
                facing = door_facing(door)
                ways = ways_past(ways, front_x(at_x, facing), front_y(at_y, facing), turn, x, y)
            kept = append(kept, with_ways(door, ways))
        self.doors = kept
        self.links = links
        self.reached = vec[i64]()
        return joined

    def _open_new_doors(self, tile: i64, spot: i64, joined: i64) -> None:
        """Add the doors of the new tile that are neither connected nor blocked."""
        turn = turn_of(tile, spot)
        missing: i64 = 0
        for number in range(DOOR_COUNT[tile]):
            if joined & bit(number):
                continue
            missing += 1
            x = x_of(spot) + DOOR_X[turn * MOST_DOORS + number]
            y = y_of(spot) + DOOR_Y[turn * MOST_DOORS + number]
            facing = DOOR_FACING[turn * MOST_DOORS + number]
            if self.is_walled(x, y, facing):
                continue
            level = door_level(tile, number, side_of(spot))
            ways = self.ways_from(front_x(x, facing), front_y(y, facing))
            ways = ways_past(ways, front_x(x, facing), front_y(y, facing), turn, x_of(spot), y_of(spot))
            self._insert(door_of(x, y, facing, level, tile, self.count, number, ways))
            self.field.turn_door(x, y, level)
        self.missing = append(self.missing, missing)

    def _insert(self, door: i64) -> None:
        """Put a door at its place in the sorted row."""
        doors = append(self.doors, door)
        at = len(doors) - 1
        while at > 0 and doors[at - 1] > door:
            doors[at] = doors[at - 1]
            at -= 1
        doors[at] = door
        self.doors = doors

    def is_walled(self, x: i64, y: i64, facing: i64) -> bool:
        """Whether the wall of a tile blocks a door here (G8). Only what covers the cell in front can."""
        if not self.field.cell_is_built(front_x(x, facing), front_y(y, facing), BUILT):
            return False
        for i in range(self.count):
            if on_wall(self.turns[i], self.xs[i], self.ys[i], x, y):
                return True
        return False

    def ways_from(self, cell_x: i64, cell_y: i64) -> i64:
        """The directions in which a cell sees the open country."""
        ways: i64 = ALL_WAYS
        for i in range(self.count):
            ways = ways_past(ways, cell_x, cell_y, self.turns[i], self.xs[i], self.ys[i])
            if not ways:
                break
        return ways

    def _widen(self) -> None:
        """A field twice as large, with everything on it."""
        self._build_anew(self.field.span * 2)

    def _build_anew(self, span: i64) -> None:
        """A field of this size with everything on it."""
        self.field = empty_field(span)
        for i in range(self.count):
            self.field.build(self.turns[i], self.xs[i], self.ys[i])
        for door in self.doors:
            self.field.turn_door(door_x(door), door_y(door), door_level_of(door))

    # --- relations --------------------------------------------------------------------------------

    def connected(self, index: i64) -> vec[i64]:
        """The rooms joined to a room by doors, each once (C8.1)."""
        found = vec[i64]()
        for link in self.links:
            if link >> 8 == index:
                found = append(found, link & 255)
            elif link & 255 == index:
                found = append(found, link >> 8)
        return found

    def touching(self, index: i64) -> vec[i64]:
        """The rooms whose walls share a point with a room (C8.2)."""
        found = vec[i64]()
        turn = self.turns[index]
        for i in range(self.count):
            if i != index and touch(
                turn, self.xs[index], self.ys[index], self.turns[i], self.xs[i], self.ys[i]
            ):
                found = append(found, i)
        return found

    def completed(self, index: i64) -> bool:
        """Whether all doors of a room are connected (C8.5)."""
        return self.missing[index] == 0

    def completed_count(self) -> i64:
        """How many tiles are completed, foyer, hallways and stairs included (C12.3)."""
        count: i64 = 0
        for missing in self.missing:
            if missing == 0:
                count += 1
        return count

    # --- counting ---------------------------------------------------------------------------------

    def of_tile(self, tile: i64) -> i64:
        """How many of this tile: hallways, stairs."""
        count: i64 = 0
        for each in self.tiles:
            if each == tile:
                count += 1
        return count

    def of_size(self, size: i64) -> i64:
        """How many room tiles of a size; a hallway is none (A17)."""
        count: i64 = 0
        for each in self.tiles:
            if each < ROOMS and SIZE[each] == size:
                count += 1
        return count

    def area(self) -> i64:
        """The total size of all tiles (C12.7)."""
        total: i64 = 0
        for area in self.area_of_type:
            total += area
        return total

    def numbers(self) -> list[int]:
        """Tile and spot of everything laid, in order."""
        row: list[int] = []
        for i in range(self.count):
            row.append(self.tiles[i])
            row.append(self.spots[i])
        return row

    # --- doors ------------------------------------------------------------------------------------

    def external(self) -> vec[i64]:
        """For each open door 1 when it is external, 0 when it leads into a courtyard (C8.4)."""
        if len(self.reached) == 0:
            self.reached = reached(self.turns, self.xs, self.ys, self.doors, self.ground())
        return self.reached

    def has_external_door(self) -> bool:
        """Whether a door of the castle is external, of whatever room (C7.8, A25)."""
        for door in self.doors:
            if door_ways(door):
                return True
        return 1 in self.external()

    def sees_far(self) -> bool:
        """Whether doors see the country in opposite directions, too far apart for one tile to hide both."""
        if self._far == _NOT_ASKED:
            west: i64 = NOWHERE_NEAR
            north: i64 = NOWHERE_NEAR
            east: i64 = -NOWHERE_NEAR
            south: i64 = -NOWHERE_NEAR
            for door in self.doors:
                ways = door_ways(door)
                if ways:
                    x = front_x(door_x(door), door_facing(door))
                    y = front_y(door_y(door), door_facing(door))
                    if ways & bit(WEST):
                        west = min(west, x)
                    if ways & bit(EAST):
                        east = max(east, x)
                    if ways & bit(NORTH):
                        north = min(north, y)
                    if ways & bit(SOUTH):
                        south = max(south, y)
            is_far = east - west >= LONGEST + CELL or south - north >= LONGEST + CELL
            self._far = _YES if is_far else _NO
        return self._far == _YES

    def external_doors(self) -> i64:
        """The external doors that favor and bonus card count: not those of corridor rooms (C12.4)."""
        is_external = self.external()
        count: i64 = 0
        for i in range(len(self.doors)):
            if is_external[i] and TYPE[self.tiles[door_index(self.doors[i])]] != CORRIDOR:
                count += 1
        return count

    def door_states(self, index: i64) -> list[str]:
        """How each door of a tile stands, in the order of the table (C8.3, C8.4)."""
        turn = self.turns[index]
        states: list[str] = []
        for number in range(DOOR_COUNT[self.tiles[index]]):
            states.append(self._door_state(index, number, turn))
        return states

    def _door_state(self, index: i64, number: i64, turn: i64) -> str:
        is_external = self.external()
        for i in range(len(self.doors)):
            if door_index(self.doors[i]) == index and door_number(self.doors[i]) == number:
                return DOOR_STATES[2] if is_external[i] else DOOR_STATES[3]
        x = self.xs[index] + DOOR_X[turn * MOST_DOORS + number]
        y = self.ys[index] + DOOR_Y[turn * MOST_DOORS + number]
        for other in self.connected(index):
            if door_at(self.turns[other], self.xs[other], self.ys[other], x, y) >= 0:
                return DOOR_STATES[0]
        return DOOR_STATES[1]


def door_at(turn: i64, x: i64, y: i64, at_x: i64, at_y: i64) -> i64:
    """Which door of a tile is at a point, -1 if none (G7: without overlap they face each other)."""
    for number in range(DOOR_COUNT[turn >> 2]):
        if x + DOOR_X[turn * MOST_DOORS + number] == at_x and y + DOOR_Y[turn * MOST_DOORS + number] == at_y:
            return number
    return -1


_NO_FIELD: Final = empty_field(START)
_GONE: Final = Field()


def castle_from(foyer: i64, figures: Figures) -> Castle:
    """A castle that consists of the foyer at a spot."""
    castle = Castle(figures)
    castle.of_type = _NO_COUNTS[:]
    castle.area_of_type = _NO_COUNTS[:]
    castle.field = empty_field(START)
    castle._lay(FOYER, foyer)
    return castle


def new_castle(figures: Figures) -> Castle:
    """The castle everybody begins with: the foyer at the origin (C1.6, D10)."""
    return castle_from(spot_of(0, 0, 0), figures)
