"""Castles of Mad King Ludwig, the solo game (C13): what an answer is worth, at a glance.

Search plays thousands of games on by this. A spot is judged by what changes there - doors that are joined, walled
up or left with less room, rooms that are completed or come nearer to it - and no castle is built for it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.actions import (
    AS,
    BUY,
    BUY_HALLWAY,
    CLAIM,
    DONE,
    HOLD,
    LOOK,
    MONEY,
    PICK_STEP,
    PLACE,
    PLACE_STEP,
    PUT,
    REWARD_STEP,
    TAKE,
    TURN_STEP,
)
from trianon.games.castles.components import (
    ACTIVITY,
    ACTIVITY_REWARD,
    ANYWHERE,
    BELOW,
    BONUS_KIND,
    CARD_ALL_SIZES,
    CARD_ALL_TYPES,
    CARD_CASH,
    CARD_COMPLETED,
    CARD_EXTERNAL_DOORS,
    CARD_HALLWAYS,
    CARD_ROUND,
    CARD_SIZE,
    CARD_SQUARE,
    CARD_STAIRS,
    CARD_TYPE,
    CONNECTED,
    CORRIDOR,
    CORRIDOR_PRICE,
    DOWNSTAIRS,
    EAST,
    FOOD,
    HALLWAY,
    INCOME,
    LIVING,
    NORTH,
    OUTDOOR,
    OUTDOOR_REWARD,
    ROOMS,
    ROUND_SIZES,
    SIZE,
    SIZES,
    SLEEPING,
    SOUTH,
    SQUARE_SIZES,
    STACK_POINTS,
    STAIRS,
    TYPE,
    TYPES,
    UTILITY,
)
from trianon.games.castles.geometry.castle import Castle, door_at
from trianon.games.castles.geometry.doors import (
    door_facing,
    door_index,
    door_level_of,
    door_x,
    door_y,
)
from trianon.games.castles.geometry.field import BUILT, Field, front_x, front_y
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
from trianon.games.castles.geometry.placements import placements
from trianon.games.castles.geometry.points import own_bonus
from trianon.games.castles.geometry.spot import side_of, x_of, y_of
from trianon.games.castles.pieces import tile_of
from trianon.games.castles.scoring import cards_in
from trianon.games.castles.tableau import SIZE_NUMBER, Tableau
from trianon.kernel.bits import bit, size
from trianon.kernel.frame import arg1

SEAT: Final = 0
OFFER: Final = 3  # tiles of a turn (C13.2)
DEEP: Final = 4  # cells before a door that matter
CELL: Final = 2
NOWHERE: Final = -1000.0
REFUSED: Final = -1.0
THOUSAND: Final = 1000.0
# Money and cards before what may need them, and free corridors before an extra turn.
ORDER: Final = [FOOD, CORRIDOR, DOWNSTAIRS, SLEEPING, UTILITY, LIVING, ACTIVITY, OUTDOOR]
# How often one of the types comes to a castle in a turn.
PACE: Final = [0.12, 0.3, 0.12, 0.12, 0.14, 0.12, 0.1, 0.1]


class SoloWeights:
    """What is worth how much to who builds alone, in points; learned by games of the quick policy."""

    def __init__(self) -> None:
        self.settled: float = 2.0  # with so many turns left, half of what a castle promises comes true
        self.extra_turn: float = 4.5
        self.early_turn: float = 0.0  # an extra turn while there is much to come, beside that
        self.free_corridor: float = 3.0
        self.look: float = 3.4
        self.new_card: float = 2.5
        self.pair: float = 2.2  # half of the reward of two downstairs rooms
        self.garden: float = 5.0  # 10,000 marks
        self.welcome: float = 0.1  # how likely a door meets a room of one particular type
        self.way_down: float = 0.8  # a door for downstairs rooms
        self.deep: float = 0.7  # how likely downstairs rooms are completed, in parts of the others
        self.beyond: float = 0.05  # rooms of a type that come anywhere in a turn
        self.shy: float = 0.1  # rooms of a type that come to touch an activity room
        self.cheap: float = 0.1  # what 1,000 marks are worth to who has enough, and to the poor
        self.dear: float = 1.0
        self.need: float = 5.0  # thousands of marks for a turn
        self.scarce: float = 0.4  # how likely the supply of corridors runs out, for each one left
        self.whole: float = 1.0  # the next part of a set that a bonus card asks for
        self.pick: float = 0.4  # how likely a tile chosen for the next market is bought
        self.longer: float = 1.0  # a tile more in the market
        self.pace: float = 1.0  # things that a bonus card counts, in parts of the usual
        # How likely a room is completed, by the doors that are missing.
        self.likely: list[float] = [1.0, 0.58, 0.28, 0.1, 0.06]
        # What is left of a door's promise, by the free cells in front of it.
        self.ahead: list[float] = [0.0, 0.35, 0.6, 0.8, 1.0]
        # A castle by its doors to build on.
        self.few_doors: list[float] = [-6.0, -2.5, -1.0, -0.3, 0.0, 0.0, 0.0, 0.0, 0.0]
        # What a room of a type, a hallway and stairs are good for beside all that.
        self.kinds: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        self.hallway: float = 0.0
        self.stairs: float = 0.0
        # What is still to come, by the features of a castle.
        self.foresight: list[float] = [0.0] * 18


ALONE: Final = SoloWeights()


@final
class Planner:
    """Judges the spots of one castle. All that does not depend on the spot is counted once."""

    def __init__(self, s: Tableau, weights: SoloWeights) -> None:
        self.s = s
        self.weights = weights
        self.castle: Castle = s.castles[SEAT]
        self.turns: float = turns_left(s)
        self.hope: float = self.turns / (self.turns + weights.settled)
        self.cards: list[int] = cards_in(s.hands[SEAT])
        self.per_completed: float = 0.0
        self.per_door: float = 0.0
        self.per_type: vec[float] = vec[float]([0.0] * len(TYPES))  # bonus cards, for one room more
        self.per_size: vec[float] = vec[float]([0.0] * len(SIZES))
        self.runs: vec[float] = vec[float]([0.0] * len(SIZES))  # how likely a stack runs out
        self.per_hallway: float = 0.0
        self.per_stairs: float = 0.0
        self._count_cards()
        self._count_stacks()
        self.rewards: vec[float] = vec[float]([self._reward(kind) for kind in range(len(TYPES))])
        # by open door
        self.depths: vec[i64] = vec[i64]()
        # by room
        rooms = self.castle.count
        self.values: vec[float] = vec[float]([0.0] * rooms)  # of completing it
        self.rooms_ahead: vec[float] = vec[float]([0.0] * rooms)  # what is before its doors; 0 when one is walled up
        self.held: vec[float] = vec[float]([0.0] * rooms)  # what that promises
        self.ground: i64 = 0  # doors to build on
        self.below: i64 = 0
        self._survey()
        # by room, while a spot is judged: doors joined, and what is left of those before the others
        self.joined: vec[i64] = vec[i64]([0] * rooms)
        self.left: vec[float] = vec[float]([1.0] * rooms)
        self.changed: vec[i64] = vec[i64]([0] * rooms)

    # --- what is the same for all spots -----------------------------------------------------------------

    def _count_cards(self) -> None:
        """What one room more of a type or of a size gives by the bonus cards in hand."""
        figures = self.s.figures
        castle = self.castle
        for card in self.cards:
            each = float(figures.card_points[card]) / float(figures.card_per[card])
            if card >= CARD_SIZE:
                self.per_size[card - CARD_SIZE] += each
            elif card >= CARD_TYPE:
                self.per_type[card - CARD_TYPE] += each
            elif card == CARD_ALL_SIZES:
                self._count_set(card, [castle.of_size(size_) for size_ in SIZES], self.per_size)
            elif card == CARD_ALL_TYPES:
                self._count_set(card, [castle.of_type[kind] for kind in range(len(TYPES))], self.per_type)
            elif card == CARD_HALLWAYS:
                self.per_hallway += each
            elif card == CARD_STAIRS:
                self.per_stairs += each
            elif card == CARD_COMPLETED:
                self.per_completed += each
            elif card == CARD_SQUARE or card == CARD_ROUND:
                sizes = SQUARE_SIZES if card == CARD_SQUARE else ROUND_SIZES
                self.per_size[SIZES.index(sizes[0])] += each
                self.per_size[SIZES.index(sizes[1])] += each
            elif card == CARD_EXTERNAL_DOORS:
                self.per_door += each

    def _count_set(self, card: int, counts: list[int], gains: vec[float]) -> None:
        """The next part of a set; the nearer it is to being whole, the more."""
        has = 0
        for count in counts:
            if count > 0:
                has += 1
        parts = float(len(counts))
        missing = parts - float(has)
        if missing > self.turns + 1.0:
            return
        part = float(has + 1) / parts
        gain = self.weights.whole * float(self.s.figures.card_points[card]) * part * part * part / max(1.0, missing)
        for place in range(len(counts)):
            if counts[place] == 0:
                gains[place] += gain

    def _count_stacks(self) -> None:
        """What one tile more gives if its stack runs out (C12.1)."""
        s = self.s
        hidden: i64 = 0
        for cards in s.unseen:
            hidden += cards
        drawn = float(s.deck) / float(max(1, hidden))
        for number in range(len(SIZES)):
            self.runs[number] = runs_out(size(s.stacks[number]), s.unseen[number], drawn)
            self.per_size[number] += float(STACK_POINTS) * self.runs[number]
        self.per_hallway += float(STACK_POINTS) * self.weights.scarce ** float(max(0, s.hallways - 1))
        self.per_stairs += float(STACK_POINTS) * self.weights.scarce ** float(max(0, s.stairs - 1))

    def _reward(self, kind: i64) -> float:
        """What completing a room of a type brings (C10); living rooms are counted one by one."""
        weights = self.weights
        if kind == ACTIVITY:
            return float(ACTIVITY_REWARD)
        if kind == CORRIDOR:
            return weights.free_corridor * (0.3 + 0.7 * self.hope)
        if kind == DOWNSTAIRS:
            is_odd = self.s.downstairs[SEAT] % 2 == 1
            return 2.0 * weights.pair if is_odd else weights.pair * self.hope
        if kind == FOOD:
            return weights.extra_turn + weights.early_turn * self.hope
        if kind == OUTDOOR:
            return weights.garden * self.hope + 1.0
        if kind == SLEEPING:
            return weights.look * self.hope
        if kind == UTILITY:
            return weights.new_card * (0.4 + 0.6 * self.hope)
        return 0.0

    def _survey(self) -> None:
        """The castle as it stands: what is before its doors, and what completing its rooms promises."""
        castle = self.castle
        doors = castle.doors
        opened = vec[i64]([0] * castle.count)
        self.depths = vec[i64]([0] * len(doors))
        ahead = self.weights.ahead
        for index in range(castle.count):
            self.rooms_ahead[index] = 1.0
        for i in range(len(doors)):
            door = doors[i]
            depth = depth_of(castle.field, door_x(door), door_y(door), door_facing(door))
            self.depths[i] = depth
            index = door_index(door)
            opened[index] += 1
            self.rooms_ahead[index] *= ahead[depth]
            if depth > 1:
                if door_level_of(door) == BELOW:
                    self.below += 1
                else:
                    self.ground += 1
        for index in range(castle.count):
            missing = castle.missing[index]
            if missing == 0:
                continue
            if opened[index] != missing:
                self.rooms_ahead[index] = 0.0
            self.values[index] = self._value(castle.tiles[index], index)
            self.held[index] = self._likely(missing, castle.tiles[index]) * self.rooms_ahead[index] * self.values[index]

    def _value(self, tile: i64, index: i64) -> float:
        """Of completing a room of the castle."""
        kind = TYPE[tile]
        if kind == LIVING:
            return float(self.castle.figures.base[tile] + own_bonus(self.castle, index)) + self.per_completed
        return self.rewards[kind] + self.per_completed

    def _likely(self, missing: i64, tile: i64) -> float:
        """How likely a room is completed."""
        if missing > 4:
            return 0.0
        chance = self.weights.likely[missing]
        return chance * self.weights.deep if TYPE[tile] == DOWNSTAIRS else chance

    # --- one spot -----------------------------------------------------------------------------------------

    def worth(self, tile: i64, spot: i64) -> float:
        """Points at once, rewards, and by how much the castle promises more than before."""
        castle = self.castle
        figures = castle.figures
        weights = self.weights
        kind = TYPE[tile]
        turn = turn_of(tile, spot)
        x = x_of(spot)
        y = y_of(spot)
        right = x + WIDTH[turn]
        bottom = y + HEIGHT[turn]
        bonus = figures.bonus[tile]
        listed = figures.bonus_types[tile]
        points: i64 = figures.base[tile] + castle.anywhere[kind]
        own: i64 = 0  # rooms that the own bonus counts
        promise = 0.0
        outer: i64 = 0  # doors of other rooms than corridors
        ground = self.ground
        below = self.below
        met: i64 = 0  # own doors
        changes: i64 = 0
        doors = castle.doors
        for i in range(len(doors)):
            door = doors[i]
            at_x = door_x(door)
            at_y = door_y(door)
            index = door_index(door)
            old = self.depths[i]
            depth = old
            if x <= at_x <= right and y <= at_y <= bottom:
                mine = door_at(turn, x, y, at_x, at_y)
                if mine >= 0:
                    met |= bit(mine)
                    if self.joined[index] == 0:
                        other = castle.tiles[index]
                        if self.left[index] == 1.0:
                            self.changed[changes] = index
                            changes += 1
                        if BONUS_KIND[other] == CONNECTED and figures.bonus_types[other] & bit(kind):
                            points += figures.bonus[other]
                        if BONUS_KIND[tile] == CONNECTED and listed & bit(TYPE[other]):
                            own += 1
                    self.joined[index] += 1
                    if old > 0:
                        self.left[index] /= weights.ahead[old]
                    depth = -1
            if depth > 0:
                depth = min(old, gap(door_facing(door), at_x, at_y, x, y, right, bottom))
            if depth == old:
                continue
            if depth >= 0:
                if self.left[index] == 1.0 and self.joined[index] == 0:
                    self.changed[changes] = index
                    changes += 1
                self.left[index] *= weights.ahead[depth] / weights.ahead[old]
            if old > 0:
                promise -= self._welcome(castle.tiles[index]) * (
                    weights.ahead[old] - (weights.ahead[depth] if depth > 0 else 0.0)
                )
            if old > 1 >= depth:
                if door_level_of(door) == BELOW:
                    below -= 1
                else:
                    ground -= 1
            if depth <= 0 < old and TYPE[castle.tiles[index]] != CORRIDOR:
                outer -= 1
        # the new room
        missing: i64 = 0
        room = 1.0
        welcome = self._welcome(tile)
        side = side_of(spot)
        for number in range(DOOR_COUNT[tile]):
            if met & bit(number):
                continue
            missing += 1
            at = turn * MOST_DOORS + number
            depth = depth_of(castle.field, x + DOOR_X[at], y + DOOR_Y[at], DOOR_FACING[at])
            share = weights.ahead[depth]
            room *= share
            promise += welcome * share
            if depth > 1:
                if door_level(tile, number, side) == BELOW:
                    below += 1
                else:
                    ground += 1
            if depth > 0 and kind != CORRIDOR:
                outer += 1
        if BONUS_KIND[tile] == ANYWHERE:
            own = self._of_types(listed) + (1 if listed & bit(kind) else 0)
            promise += weights.beyond * self.turns * float(bonus * size(listed))
        if kind == ACTIVITY or castle.of_type[ACTIVITY] > 0:
            for i in range(castle.count):
                other = castle.tiles[i]
                is_asked = kind == ACTIVITY and listed & bit(TYPE[other]) != 0
                asks = TYPE[other] == ACTIVITY and figures.bonus_types[other] & bit(kind) != 0
                if (is_asked or asks) and touch(turn, x, y, castle.turns[i], castle.xs[i], castle.ys[i]):
                    if is_asked:
                        own += 1
                    if asks:
                        points += figures.bonus[other]
            if kind == ACTIVITY:
                promise += weights.shy * float(bonus * size(listed))
        points += bonus * own
        gain = 0.0
        # rooms completed, or nearer to it
        for i in range(changes):
            index = self.changed[i]
            lacking = castle.missing[index] - self.joined[index]
            other = castle.tiles[index]
            value = self.values[index]
            if self.joined[index] > 0 and TYPE[other] == LIVING and figures.bonus_types[other] & bit(kind):
                value += float(figures.bonus[other])
            if lacking == 0:
                gain += value
                promise -= self.held[index]
            else:
                chance = self._likely(lacking, other) * self.rooms_ahead[index] * self.left[index]
                promise += chance * value - self.held[index]
            self.joined[index] = 0
            self.left[index] = 1.0
        value = self.rewards[kind] if kind != LIVING else float(figures.base[tile] + bonus * own)
        value += self.per_completed
        if missing == 0:
            gain += value
        else:
            promise += self._likely(missing, tile) * room * value
        promise += self._footing(ground) - self._footing(self.ground)
        if below > 0 and self.below == 0:
            promise += weights.way_down
        elif below == 0 and self.below > 0:
            promise -= weights.way_down
        return float(points) + gain + self.hope * promise + self.per_door * float(outer)

    def _footing(self, doors: i64) -> float:
        few = self.weights.few_doors
        return few[doors] if doors < len(few) else few[-1]

    def _welcome(self, tile: i64) -> float:
        """What a door of a tile promises for its bonus."""
        figures = self.castle.figures
        if BONUS_KIND[tile] != CONNECTED or figures.bonus[tile] <= 0:
            return 0.0
        return self.weights.welcome * float(figures.bonus[tile] * (size(figures.bonus_types[tile]) + 1))

    def _of_types(self, types: i64) -> i64:
        count: i64 = 0
        for kind in range(len(TYPES)):
            if types & bit(kind):
                count += self.castle.of_type[kind]
        return count

    # --- tiles, rewards, cards, money ---------------------------------------------------------------------

    def extra(self, tile: i64) -> float:
        """What a tile gives wherever it lies: by bonus cards, and if its stack runs out."""
        if tile == HALLWAY:
            return self.per_hallway + self.per_type[CORRIDOR] + self.weights.hallway * self.hope
        if tile == STAIRS:
            return self.per_stairs + self.per_type[CORRIDOR] + self.weights.stairs * self.hope
        kind = TYPE[tile]
        return self.per_size[SIZE_NUMBER[tile]] + self.per_type[kind] + self.weights.kinds[kind] * self.hope

    def money(self, change: float) -> float:
        """What it means to get (or to pay, below 0) an amount."""
        cash = float(self.s.money[SEAT])
        return self._wealth(cash + change) - self._wealth(cash)

    def _wealth(self, amount: float) -> float:
        """The points that money promises: much as long as it is needed for rooms, little afterwards."""
        thousands = amount / THOUSAND
        weights = self.weights
        need = self.turns * weights.need
        spent = min(thousands, need)
        total = weights.cheap * thousands
        if need > 0.0:
            total += (weights.dear - weights.cheap) * (spent - spent * spent / (2.0 * need))
        if CARD_CASH in self.cards:
            total += thousands / 5.0 * (1.0 - 0.7 * self.hope)
        return total

    def card(self, card: i64) -> float:
        """What a bonus card may give at the end: what it gives now, and what is likely to come."""
        figures = self.s.figures
        castle = self.castle
        each = float(figures.card_points[card]) / float(figures.card_per[card])
        if card == CARD_CASH:
            return 1.0 + float(self.s.money[SEAT]) / 15000.0
        count: i64 = 0
        pace = 0.1
        if card >= CARD_SIZE:
            count = castle.of_size(SIZES[card - CARD_SIZE])
        elif card >= CARD_TYPE:
            count = castle.of_type[card - CARD_TYPE]
            pace = PACE[card - CARD_TYPE]
        elif card == CARD_ALL_SIZES or card == CARD_ALL_TYPES:
            return self._set(card)
        elif card == CARD_HALLWAYS or card == CARD_STAIRS:
            count = castle.of_tile(HALLWAY if card == CARD_HALLWAYS else STAIRS)
            pace = 0.2
        elif card == CARD_COMPLETED:
            count = castle.completed_count()
            pace = 0.8
        elif card == CARD_EXTERNAL_DOORS:
            count = castle.external_doors()
            pace = 0.6
        else:
            sizes = SQUARE_SIZES if card == CARD_SQUARE else ROUND_SIZES
            count = castle.of_size(sizes[0]) + castle.of_size(sizes[1])
            pace = 0.22
        return each * (float(count) + self.turns * pace * self.weights.pace)

    def _set(self, card: i64) -> float:
        has = 0
        parts = len(SIZES) if card == CARD_ALL_SIZES else len(TYPES)
        for place in range(parts):
            count = (
                self.castle.of_size(SIZES[place]) if card == CARD_ALL_SIZES else self.castle.of_type[place]
            )
            if count > 0:
                has += 1
        points = float(self.s.figures.card_points[card])
        if has == parts:
            return points
        missing = float(parts - has)
        return points * max(0.0, min(0.9, (self.turns + 1.0) / missing * 0.25))


    # --- what a castle comes to ---------------------------------------------------------------------------

    def features(self) -> list[float]:
        """What the points that are still to come may depend on."""
        s = self.s
        castle = self.castle
        completions = 0.0
        for index in range(castle.count):
            completions += self.held[index]
        welcome = 0.0
        for i in range(len(castle.doors)):
            welcome += self._welcome(castle.tiles[door_index(castle.doors[i])]) * self.weights.ahead[self.depths[i]]
        below = 0.0
        for kind in range(len(TYPES)):
            below += float(castle.anywhere[kind])
        stacks = 0.0
        for tile in castle.tiles:
            if tile < ROOMS:
                stacks += self.runs[SIZE_NUMBER[tile]]
        if s.hallways == 0:
            stacks += float(castle.of_tile(HALLWAY))
        if s.stairs == 0:
            stacks += float(castle.of_tile(STAIRS))
        cards = 0.0
        for card in self.cards:
            cards += self.card(card)
        cash = float(s.money[SEAT]) / THOUSAND
        return [
            1.0,
            self.turns,
            self.turns * self.turns,
            self.hope * completions,
            self.hope * welcome,
            self.turns * below,
            stacks * float(STACK_POINTS),
            cards,
            float(len(self.cards)),
            cash,
            self._wealth(cash * THOUSAND),
            min(cash, 4.0 * self.turns),
            float(min(4, self.ground)) * self.hope,
            float(min(8, self.ground)) * self.hope,
            (1.0 if self.below > 0 else 0.0) * self.hope,
            float(castle.of_type[ACTIVITY]) * self.hope,
            float(s.downstairs[SEAT] % 2) * self.hope,
            float(len(s.laid)),
        ]


def foresight(s: Tableau, weights: SoloWeights) -> float:
    """How many points are still to come, by what was learned."""
    features = Planner(s, weights).features()
    total = 0.0
    for place in range(len(features)):
        total += features[place] * weights.foresight[place]
    return total


# --- the plan of a turn, kept for the question where to lay what was bought --------------------------------------


@final
class Plans:
    """The best spots that were found for the tiles of a castle; they stay the best while nothing changes."""

    def __init__(self) -> None:
        self.castle: Castle | None = None
        self.turns: float = 0.0
        self.hand: i64 = 0
        self.parity: i64 = 0
        self.spots: vec[i64] = vec[i64]([-1] * (STAIRS + 1))  # by tile
        self.worths: vec[float] = vec[float]([0.0] * (STAIRS + 1))
        self.known: list[int] = []

    def best(self, planner: Planner, tile: i64) -> float:
        """What a tile is worth at its best spot, without its price."""
        s = planner.s
        is_same = (
            self.castle is planner.castle
            and self.turns == planner.turns
            and self.hand == s.hands[SEAT]
            and self.parity == s.downstairs[SEAT] % 2
        )
        if not is_same:
            for each in self.known:
                self.spots[each] = -1
            self.known = []
            self.castle = planner.castle
            self.turns = planner.turns
            self.hand = s.hands[SEAT]
            self.parity = s.downstairs[SEAT] % 2
        if self.spots[tile] < 0:
            found = NOWHERE
            at: i64 = 0
            for spot in placements(planner.castle, tile):
                worth = planner.worth(tile, spot)
                if worth > found:
                    found = worth
                    at = spot
            self.spots[tile] = at
            self.worths[tile] = found
            self.known.append(tile)
        return self.worths[tile]

    def spot(self, planner: Planner, tile: i64) -> i64:
        """Where that is."""
        self.best(planner, tile)
        return self.spots[tile]


def worths_alone(s: Tableau, weights: SoloWeights, plans: Plans) -> list[float]:
    """The worth of every option in points, or at least in the right order."""
    if s.step == REWARD_STEP:
        return [_claim(code) for code in s.codes]
    planner = Planner(s, weights)
    if s.step == PLACE_STEP:
        tile = arg1(s.frames[-1])
        return [planner.worth(tile, PLACE.spot(code)) for code in s.codes]
    if s.step == TURN_STEP:
        return [_turn(code, planner, plans) for code in s.codes]
    if s.step == PICK_STEP:
        return [_pick(code, planner, plans) for code in s.codes]
    return [_choice(code, planner, plans) for code in s.codes]


def choice_alone(s: Tableau, weights: SoloWeights, plans: Plans) -> i64:
    """The index of the best option, of equal ones the first."""
    if s.step == PLACE_STEP:
        wanted = plans.spot(Planner(s, weights), arg1(s.frames[-1]))
        for index in range(len(s.codes)):
            if PLACE.spot(s.codes[index]) == wanted:
                return index
    worths = worths_alone(s, weights, plans)
    best: i64 = 0
    for index in range(len(worths)):
        if worths[index] > worths[best]:
            best = index
    return best


def _turn(code: i64, planner: Planner, plans: Plans) -> float:
    """A tile at its best spot, less its price; or money."""
    if code == MONEY.first:
        return planner.money(float(INCOME))
    tile: i64 = HALLWAY if code == BUY_HALLWAY.first else STAIRS
    price: i64 = CORRIDOR_PRICE
    if BUY.has(code):
        tile = BUY.arg1(code)
        price = planner.s.price(planner.s.slot_of(tile))
    return plans.best(planner, tile) + planner.extra(tile) + planner.money(-float(price))


def _claim(code: i64) -> float:
    """Every reward is taken; the order is chosen so that each helps those after it."""
    return float(ORDER.index(TYPE[tile_of(CLAIM.arg1(code))])) if CLAIM.has(code) else REFUSED


def _pick(code: i64, planner: Planner, plans: Plans) -> float:
    """A tile for the next market: what it would be worth in the castle, and a longer game."""
    if code == DONE.first:
        return 0.0
    tile = PUT.arg1(code)
    worth = planner.extra(tile) + plans.best(planner, tile)
    return planner.weights.longer + planner.weights.pick * max(-5.0, worth)


def _choice(code: i64, planner: Planner, plans: Plans) -> float:
    """An answer to one of the small questions."""
    if TAKE.has(code):
        corridor = HALLWAY + TAKE.arg1(code)
        return plans.best(planner, corridor) + planner.extra(corridor)
    if AS.has(code):
        kind = AS.arg1(code)
        if kind == LIVING:
            index = arg1(planner.s.frames[-1])
            castle = planner.castle
            return float(castle.figures.base[castle.tiles[index]] + own_bonus(castle, index))
        return planner.rewards[kind]
    if LOOK.has(code):
        return 0.5 + 0.1 * float(size(planner.s.stacks[LOOK.arg1(code)]))
    if HOLD.has(code):
        return planner.card(HOLD.arg1(code))
    return 0.0  # decline


# --- counting -----------------------------------------------------------------------------------------------


def turns_left(s: Tableau) -> float:
    """How many turns there are after this one (C13.5), without those that rewards bring."""
    if s.last_round:
        return 0.0
    return float((s.deck + len(s.laid) + OFFER - 1) // OFFER)


def runs_out(tiles: i64, cards: i64, drawn: float) -> float:
    """How likely so many of the unseen cards of a size are drawn that its stack runs out."""
    if tiles == 0:
        return 1.0
    if cards < tiles:
        return 0.0
    if cards == tiles:
        chance = 1.0
        for _ in range(tiles):
            chance *= drawn
        return chance
    chance = 0.0
    for count in range(tiles, cards + 1):
        ways = 1.0
        for place in range(count):
            ways *= float(cards - place) / float(place + 1) * drawn
        for _ in range(cards - count):
            ways *= 1.0 - drawn
        chance += ways
    return chance


def depth_of(field: Field, x: i64, y: i64, facing: i64) -> i64:
    """How many cells before a door are free, up to so many as matter."""
    cell_x = front_x(x, facing)
    cell_y = front_y(y, facing)
    column = (cell_x >> 1) + field.middle
    row = (cell_y >> 1) + field.middle
    step_x: i64 = 1 if facing == EAST else 0 if facing == NORTH or facing == SOUTH else -1
    step_y: i64 = 1 if facing == SOUTH else -1 if facing == NORTH else 0
    depth: i64 = 0
    while depth < DEEP:
        if 0 <= column < field.span and 0 <= row < field.span:
            word = field.words[row * field.stride + (column >> 5) * 8 + BUILT]
            if (word >> (column & 31)) & 1:
                return depth
        column += step_x
        row += step_y
        depth += 1
    return depth


def gap(facing: i64, x: i64, y: i64, left: i64, top: i64, right: i64, bottom: i64) -> i64:
    """How many cells are free between a door and a box in front of it; as many as matter if it is not there."""
    cell_x = front_x(x, facing)
    cell_y = front_y(y, facing)
    if facing == NORTH or facing == SOUTH:
        if left >= cell_x + CELL or right <= cell_x:
            return DEEP
        if facing == NORTH:
            if top >= cell_y + CELL:
                return DEEP
            return max(0, min(DEEP, (cell_y + CELL - bottom) >> 1))
        if bottom <= cell_y:
            return DEEP
        return max(0, min(DEEP, (top - cell_y) >> 1))
    if top >= cell_y + CELL or bottom <= cell_y:
        return DEEP
    if facing == EAST:
        if right <= cell_x:
            return DEEP
        return max(0, min(DEEP, (left - cell_x) >> 1))
    if left >= cell_x + CELL:
        return DEEP
    return max(0, min(DEEP, (cell_x + CELL - right) >> 1))
