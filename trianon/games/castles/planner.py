"""Castles of Mad King Ludwig alone: what a spot is worth, judged by what changes there and without building.

Doors are joined, walled up or left with less room; rooms are completed or come nearer to it. Search plays
thousands of games on by this, so all that does not depend on the spot is counted once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.components import (
    ACTIVITY,
    ACTIVITY_REWARD,
    ANYWHERE,
    BELOW,
    BONUS_KIND,
    CARD_CASH,
    CONNECTED,
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    HALLWAY,
    LIVING,
    OUTDOOR,
    ROOMS,
    SLEEPING,
    STACK_POINTS,
    STAIRS,
    TYPE,
    TYPES,
    UTILITY,
)
from trianon.games.castles.geometry.ahead import depth_of, gap
from trianon.games.castles.geometry.castle import Castle, door_at
from trianon.games.castles.geometry.doors import door_facing, door_index, door_level_of, door_x, door_y
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
from trianon.games.castles.geometry.pairs import touch
from trianon.games.castles.geometry.points import own_bonus
from trianon.games.castles.geometry.spot import side_of, x_of, y_of
from trianon.games.castles.hand import SEAT, Hand
from trianon.games.castles.solo_weights import SoloWeights
from trianon.games.castles.tableau import SIZE_NUMBER, Tableau
from trianon.kernel.bits import bit, size

OFFER: Final = 3  # tiles of a turn (C13.2)
THOUSAND: Final = 1000.0
JOINED: Final = -1  # the room before a door that is joined
ROOMY: Final = 2  # free cells before a door on which something can be built
HARDLY: Final = 0.3  # what is left of some rewards when the game ends
# By tile, as quick tables.
KIND: Final[vec[i64]] = vec[i64](TYPE)
COUNTS: Final[vec[i64]] = vec[i64](BONUS_KIND)


def turns_left(s: Tableau) -> float:
    """How many turns there are after this one (C13.5), without those that rewards bring."""
    if s.last_round:
        return 0.0
    return float((s.deck + len(s.laid) + OFFER - 1) // OFFER)


@final
class Planner:
    """Judges the spots of one castle."""

    def __init__(self, s: Tableau, weights: SoloWeights) -> None:
        self.s = s
        self.weights = weights
        self.ahead: vec[float] = vec[float](weights.ahead)
        self.likely: vec[float] = vec[float](weights.likely)
        self.castle: Castle = s.castles[SEAT]
        self.turns: float = turns_left(s)
        self.hope: float = self.turns / (self.turns + weights.settled)
        self.hand = Hand(s, self.turns, weights)
        self.hopes: i64 = self._hopes()  # all that a spot's worth depends on beside castle and weights
        self.rewards: vec[float] = vec[float]([self._reward(kind) for kind in range(len(TYPES))])
        # by open door
        self.depths: vec[i64] = vec[i64]([0] * len(self.castle.doors))
        # by room
        rooms = self.castle.count
        self.values: vec[float] = vec[float]([0.0] * rooms)  # of completing it
        self.room: vec[float] = vec[float]([1.0] * rooms)  # before all its doors; 0 when one is walled up
        self.held: vec[float] = vec[float]([0.0] * rooms)  # what that promises
        self.ground: i64 = 0  # doors to build on
        self.below: i64 = 0
        self._survey()
        # by room, while a spot is judged: doors joined, and what is left of the room before the others
        self.joined: vec[i64] = vec[i64]([0] * rooms)
        self.left: vec[float] = vec[float]([1.0] * rooms)
        self.changed: vec[i64] = vec[i64]([0] * rooms)  # rooms, as many as `changes`
        self.changes: i64 = 0
        # of the spot that is judged
        self.turn: i64 = 0
        self.x: i64 = 0
        self.y: i64 = 0
        self.points: i64 = 0
        self.own: i64 = 0  # rooms that the own bonus counts
        self.met: i64 = 0  # own doors that are joined
        self.outer: i64 = 0  # doors of other rooms than corridors, more than before
        self.ground_then: i64 = 0
        self.below_then: i64 = 0
        self.promise: float = 0.0

    # --- what is the same for all spots -------------------------------------------------------------------

    def _hopes(self) -> i64:
        hopes: i64 = i64(self.turns) << 3
        if self.s.downstairs[SEAT] % 2 == 1:
            hopes |= 1
        if self.hand.per_completed > 0.0:
            hopes |= 2
        if self.hand.per_door > 0.0:
            hopes |= 4
        return hopes

    def _reward(self, kind: i64) -> float:
        """What completing a room of a type brings (C10); living rooms are counted one by one."""
        weights = self.weights
        if kind == ACTIVITY:
            return float(ACTIVITY_REWARD)
        if kind == CORRIDOR:
            return weights.free_corridor * (HARDLY + (1.0 - HARDLY) * self.hope)
        if kind == DOWNSTAIRS:
            is_odd = self.s.downstairs[SEAT] % 2 == 1
            return 2.0 * weights.pair if is_odd else weights.pair * self.hope
        if kind == FOOD:
            return weights.extra_turn + weights.early_turn * self.hope
        if kind == OUTDOOR:
            return 1.0 + weights.garden * self.hope
        if kind == SLEEPING:
            return weights.look * self.hope
        if kind == UTILITY:
            return weights.new_card * (HARDLY + (1.0 - HARDLY) * self.hope)
        return 0.0

    def _survey(self) -> None:
        """The castle as it stands: what is before its doors, and what completing its rooms promises."""
        castle = self.castle
        doors = castle.doors
        opened = vec[i64]([0] * castle.count)
        for i in range(len(doors)):
            door = doors[i]
            depth = depth_of(castle.field, door_x(door), door_y(door), door_facing(door))
            self.depths[i] = depth
            opened[door_index(door)] += 1
            self.room[door_index(door)] *= self.ahead[depth]
            if depth >= ROOMY and door_level_of(door) == BELOW:
                self.below += 1
            elif depth >= ROOMY:
                self.ground += 1
        for index in range(castle.count):
            missing = castle.missing[index]
            if opened[index] != missing:
                self.room[index] = 0.0
            if missing > 0:
                tile = castle.tiles[index]
                self.values[index] = self._value(tile, index)
                self.held[index] = self._likely(missing, tile) * self.room[index] * self.values[index]

    def _value(self, tile: i64, index: i64) -> float:
        """Of completing a room of the castle."""
        if KIND[tile] == LIVING:
            again = self.castle.figures.base[tile] + own_bonus(self.castle, index)
            return float(again) + self.hand.per_completed
        return self.rewards[KIND[tile]] + self.hand.per_completed

    def _likely(self, missing: i64, tile: i64) -> float:
        """How likely a room is completed."""
        if missing >= len(self.likely):
            return 0.0
        chance = self.likely[missing]
        return chance * self.weights.deep if KIND[tile] == DOWNSTAIRS else chance

    # --- one spot -----------------------------------------------------------------------------------------

    def worth(self, tile: i64, spot: i64) -> float:
        """Points at once, rewards, and by how much the castle promises more than before."""
        castle = self.castle
        kind = KIND[tile]
        self.turn = turn_of(tile, spot)
        self.x = x_of(spot)
        self.y = y_of(spot)
        self.points = castle.figures.base[tile] + castle.anywhere[kind]
        self.own = 0
        self.met = 0
        self.outer = 0
        self.changes = 0
        self.ground_then = self.ground
        self.below_then = self.below
        self.promise = 0.0
        self._meet_doors(tile)
        if kind == ACTIVITY or castle.of_type[ACTIVITY] > 0:
            self._touch_rooms(tile)
        if COUNTS[tile] == ANYWHERE:
            self._count_anywhere(tile)
        self.points += castle.figures.bonus[tile] * self.own
        gain = self._own_doors(tile, side_of(spot)) + self._complete_rooms(kind)
        self.promise += self._footing(self.ground_then) - self._footing(self.ground)
        if self.below_then > 0 and self.below == 0:
            self.promise += self.weights.way_down
        elif self.below_then == 0 and self.below > 0:
            self.promise -= self.weights.way_down
        gain += self.hope * self.promise + self.hand.per_door * float(self.outer)
        return float(self.points) + gain

    def _meet_doors(self, tile: i64) -> None:
        """Doors of the castle: which of them are joined, and which have less room before them then."""
        doors = self.castle.doors
        turn = self.turn
        x = self.x
        y = self.y
        right = x + WIDTH[turn]
        bottom = y + HEIGHT[turn]
        for i in range(len(doors)):
            door = doors[i]
            at_x = door_x(door)
            at_y = door_y(door)
            if x <= at_x <= right and y <= at_y <= bottom:
                mine = door_at(turn, x, y, at_x, at_y)
                if mine >= 0:
                    self.met |= bit(mine)
                    self._join(tile, door_index(door))
                    self._narrow(door, self.depths[i], JOINED)
                    continue
            if self.depths[i] > 0:
                depth = gap(door_facing(door), at_x, at_y, x, y, right, bottom)
                if depth < self.depths[i]:
                    self._narrow(door, self.depths[i], depth)

    def _join(self, tile: i64, index: i64) -> None:
        """A room is connected: its bonus and the own one, each once (C9.2, C9.3)."""
        self._change(index)
        if self.joined[index] == 0:
            figures = self.castle.figures
            other = self.castle.tiles[index]
            if COUNTS[other] == CONNECTED and figures.bonus_types[other] & bit(KIND[tile]):
                self.points += figures.bonus[other]
            if COUNTS[tile] == CONNECTED and figures.bonus_types[tile] & bit(KIND[other]):
                self.own += 1
        self.joined[index] += 1

    def _change(self, index: i64) -> None:
        """Note that something about a room changes."""
        for i in range(self.changes):
            if self.changed[i] == index:
                return
        self.changed[self.changes] = index
        self.changes += 1

    def _narrow(self, door: i64, old: i64, depth: i64) -> None:
        """A door is joined, or has less room before it."""
        index = door_index(door)
        tile = self.castle.tiles[index]
        if old == 0:
            return
        left = 0.0
        if depth == JOINED:
            self.left[index] /= self.ahead[old]
        else:
            self._change(index)
            left = self.ahead[depth]
            self.left[index] *= left / self.ahead[old]
        self.promise -= self._welcome(tile) * (self.ahead[old] - left)
        if old >= ROOMY and depth < ROOMY:
            if door_level_of(door) == BELOW:
                self.below_then -= 1
            else:
                self.ground_then -= 1
        if depth <= 0 and KIND[tile] != CORRIDOR:
            self.outer -= 1

    def _touch_rooms(self, tile: i64) -> None:
        """Activity rooms count the rooms that touch them (C9.2, C9.3)."""
        castle = self.castle
        figures = castle.figures
        kind = KIND[tile]
        listed: i64 = figures.bonus_types[tile] if kind == ACTIVITY else 0
        for i in range(castle.count):
            other = castle.tiles[i]
            is_counted = listed & bit(KIND[other]) != 0
            counts = KIND[other] == ACTIVITY and figures.bonus_types[other] & bit(kind) != 0
            if not is_counted and not counts:
                continue
            if touch(self.turn, self.x, self.y, castle.turns[i], castle.xs[i], castle.ys[i]):
                if is_counted:
                    self.own += 1
                if counts:
                    self.points += figures.bonus[other]
        self.promise += self.weights.shy * float(figures.bonus[tile] * size(listed))

    def _count_anywhere(self, tile: i64) -> None:
        """Downstairs rooms count rooms anywhere, those of today and those to come (C9.2)."""
        listed = self.castle.figures.bonus_types[tile]
        for kind in range(len(TYPES)):
            if listed & bit(kind):
                self.own += self.castle.of_type[kind]
        if listed & bit(KIND[tile]):
            self.own += 1  # C9.4
        to_come = float(self.castle.figures.bonus[tile] * size(listed))
        self.promise += self.weights.beyond * self.turns * to_come

    def _own_doors(self, tile: i64, side: i64) -> float:
        """The doors of the new room that stay open, and its reward if there is none."""
        field = self.castle.field
        kind = KIND[tile]
        welcome = self._welcome(tile)
        missing: i64 = 0
        room = 1.0
        for number in range(DOOR_COUNT[tile]):
            if self.met & bit(number):
                continue
            missing += 1
            at = self.turn * MOST_DOORS + number
            depth = depth_of(field, self.x + DOOR_X[at], self.y + DOOR_Y[at], DOOR_FACING[at])
            room *= self.ahead[depth]
            self.promise += welcome * self.ahead[depth]
            if depth >= ROOMY and door_level(tile, number, side) == BELOW:
                self.below_then += 1
            elif depth >= ROOMY:
                self.ground_then += 1
            if depth > 0 and kind != CORRIDOR:
                self.outer += 1
        figures = self.castle.figures
        again = figures.base[tile] + figures.bonus[tile] * self.own
        value = (float(again) if kind == LIVING else self.rewards[kind]) + self.hand.per_completed
        if missing == 0:
            return value
        self.promise += self._likely(missing, tile) * room * value
        return 0.0

    def _complete_rooms(self, kind: i64) -> float:
        """The rewards of older rooms that are completed; others come nearer to it, or farther from it."""
        castle = self.castle
        gain = 0.0
        for i in range(self.changes):
            index = self.changed[i]
            tile = castle.tiles[index]
            value = self.values[index]
            if self.joined[index] > 0 and KIND[tile] == LIVING:
                if castle.figures.bonus_types[tile] & bit(kind):
                    value += float(castle.figures.bonus[tile])
            missing = castle.missing[index] - self.joined[index]
            self.promise -= self.held[index]
            if missing == 0:
                gain += value
            else:
                self.promise += self._likely(missing, tile) * self.room[index] * self.left[index] * value
            self.joined[index] = 0
            self.left[index] = 1.0
        return gain

    def _footing(self, doors: i64) -> float:
        """What it means to have so many doors to build on."""
        few = self.weights.few_doors
        return few[doors] if doors < len(few) else few[-1]

    def _welcome(self, tile: i64) -> float:
        """What a door of a tile promises for its bonus."""
        figures = self.castle.figures
        if COUNTS[tile] != CONNECTED or figures.bonus[tile] <= 0:
            return 0.0
        return self.weights.welcome * float(figures.bonus[tile] * (size(figures.bonus_types[tile]) + 1))

    # --- tiles and money ----------------------------------------------------------------------------------

    def extra(self, tile: i64) -> float:
        """What a tile is worth wherever it lies."""
        weights = self.weights
        if tile == HALLWAY:
            return self.hand.extra(tile) + weights.hallway * self.hope
        if tile == STAIRS:
            return self.hand.extra(tile) + weights.stairs * self.hope
        return self.hand.extra(tile) + weights.kinds[KIND[tile]] * self.hope

    def money(self, change: float) -> float:
        """What it means to get (or to pay, below 0) an amount."""
        cash = float(self.s.money[SEAT])
        return self.wealth(cash + change) - self.wealth(cash)

    def wealth(self, amount: float) -> float:
        """The points that money promises: much as long as it is needed for rooms, little afterwards."""
        thousands = amount / THOUSAND
        weights = self.weights
        need = self.turns * weights.need
        spent = min(thousands, need)
        total = weights.cheap * thousands
        if need > 0.0:
            total += (weights.dear - weights.cheap) * (spent - spent * spent / (2.0 * need))
        if CARD_CASH in self.hand.cards:
            total += thousands / 5.0 * (1.0 - 0.7 * self.hope)
        return total

    # --- what the castle comes to -------------------------------------------------------------------------

    def features(self) -> list[float]:
        """What the points that are still to come may depend on."""
        s = self.s
        castle = self.castle
        turns = self.turns
        cash = float(s.money[SEAT]) / THOUSAND
        return [
            1.0,
            turns,
            turns * turns,
            self.hope * self._completions(),
            self.hope * self._welcomes(),
            turns * float(sum_of(castle.anywhere)),
            float(STACK_POINTS) * self._stacks(),
            self._cards(),
            float(len(self.hand.cards)),
            cash,
            self.wealth(cash * THOUSAND),
            min(cash, 4.0 * turns),
            self.hope * float(min(4, self.ground)),
            self.hope * float(min(8, self.ground)),
            self.hope if self.below > 0 else 0.0,
            self.hope * float(castle.of_type[ACTIVITY]),
            self.hope * float(s.downstairs[SEAT] % 2),
            float(len(s.laid)),
        ]

    def _completions(self) -> float:
        total = 0.0
        for held in self.held:
            total += held
        return total

    def _welcomes(self) -> float:
        castle = self.castle
        total = 0.0
        for i in range(len(castle.doors)):
            total += self._welcome(castle.tiles[door_index(castle.doors[i])]) * self.ahead[self.depths[i]]
        return total

    def _stacks(self) -> float:
        """How many own tiles belong to stacks that run out (C12.1)."""
        count = 0.0
        for tile in self.castle.tiles:
            if tile < ROOMS:
                count += self.hand.runs[SIZE_NUMBER[tile]]
            elif (tile == HALLWAY and self.s.hallways == 0) or (tile == STAIRS and self.s.stairs == 0):
                count += 1.0
        return count

    def _cards(self) -> float:
        total = 0.0
        for card in self.hand.cards:
            total += self.hand.prospect(card)
        return total


def sum_of(numbers: vec[i64]) -> i64:
    """The same as `sum`, but compiled."""
    total: i64 = 0
    for number in numbers:
        total += number
    return total
