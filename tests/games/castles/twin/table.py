"""A plain twin of the game: it hears what happens and keeps its own books by the sentences of the rules.

Slow and simple on purpose. Castles are lists of placed tiles of the plain geometry; nothing of the engine's
flow or scoring is used, only the printed figures.
"""

from collections import Counter
from dataclasses import dataclass, field

from tests.games.castles.geometry import plain
from tests.games.castles.geometry.plain import Placed
from trianon.games.castles import components as printed

DECK = {1: 33, 2: 22, 3: 33, 4: 44}
SMALL = {1: 7, 2: 5, 3: 7, 4: 9}
LARGE = {1: 5, 2: 4, 3: 5, 4: 6}
PRICES = [15000, 10000, 8000, 6000, 4000, 2000, 1000]
SLOTS = {2: 5, 3: 6, 4: 7}


@dataclass
class Turn:
    """A turn of the active seat (P1)."""

    acted: bool = False
    used: bool = False  # the corridor reward
    open: list[int] = field(default_factory=list)  # completed rooms, as places in the castle


@dataclass
class Tile:
    """A tile in the market."""

    room: str
    coins: int = 0


class Table:
    """What lies on the table, as told."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.prices = [2000, 4000, 6000] if seats == 1 else PRICES[: SLOTS[seats]]
        self.market: list[Tile | None] = [None] * len(self.prices)
        self.heights = {size: SMALL[seats] if size <= 300 else LARGE[seats] for size in printed.SIZES}
        self.supply = {"hallway": SMALL[seats], "stairs": LARGE[seats]}
        self.deck = DECK[seats]
        self.turned: Counter[int] = Counter()  # the discard pile
        self.pool: Counter[int] | None = None  # the new deck of the last round
        self.laid: list[str] = []
        self.money = [15000] * seats
        self.points = [0] * seats
        self.castles = [[Placed(printed.FOYER, 0, 0, 0, 0)] for _ in range(seats)]
        self.done: list[set[int]] = [set() for _ in range(seats)]
        self.counted = [0] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.drawn: list[str] = []
        self.bonus_cards = 27
        self.favors: list[str] = []
        self.master = 0
        self.active = 0
        self.last = False
        self.turns: list[Turn] = []

    def named(self, seat: int, place: int) -> str:
        """The name of a tile in a castle."""
        return printed.NAMES[self.castles[seat][place].tile]

    def completed_now(self, seat: int) -> set[int]:
        """Places of all rooms whose doors are all connected (C8.5)."""
        castle = self.castles[seat]
        found = set()
        for place, room in enumerate(castle):
            joined = {own for other in castle if other is not room for own, _ in plain.pairs(room, other)}
            if len(joined) == len(room.doors):
                found.add(place)
        return found


# --- the end ------------------------------------------------------------------------------------------


def size_of(room: Placed) -> int:
    """The printed size."""
    return printed.SIZE[room.tile]


def external(castle: list[Placed]) -> int:
    """External doors of rooms that are no corridors (C12.4)."""
    rooms = [place for place, room in enumerate(castle) if room.kind != "corridor"]
    return sum(plain.door_states(castle, place).count("external") for place in rooms)


def measure(table: Table, seat: int, favor: str) -> int:
    """What a favor counts (C12.3)."""
    castle = table.castles[seat]
    tiles = [size_of(room) for room in castle if room.tile < printed.ROOMS]
    head, _, kind = favor.partition("_")
    if head == "count":
        return sum(room.kind == kind for room in castle)
    if head == "area":
        return sum(size_of(room) for room in castle if room.kind == kind)
    done = len(table.completed_now(seat))
    by_name = {
        "small": sum(size <= 300 for size in tiles),
        "large": sum(size >= 350 for size in tiles),
        "square": tiles.count(100) + tiles.count(400),
        "round": tiles.count(150) + tiles.count(500),
        "completed": done,
        "incomplete": len(castle) - done,
        "cash": table.money[seat],
    }
    return external(castle) if favor == "external_doors" else by_name[favor]


def favor_points(row: list[int]) -> list[int]:
    """8, 4, 2, 1; ties share (C12.2)."""
    points = []
    for own in row:
        before = sum(other > own for other in row)
        equal = row.count(own)
        points.append(sum([8, 4, 2, 1][before : before + equal]) // equal if own else 0)
    return points


def card_points(table: Table, seat: int, card: str) -> int:
    """The bonus cards, as printed."""
    castle = table.castles[seat]
    names = [printed.NAMES[room.tile] for room in castle]
    tiles = [size_of(room) for room in castle if room.tile < printed.ROOMS]
    head, _, kind = card.partition("_")
    if head == "size":
        return tiles.count(int(kind)) * (2 if int(kind) <= 300 else 3)
    if head == "type":
        each = {"sleeping": 3, "food": 3, "corridor": 1}.get(kind, 2)
        return sum(room.kind == kind for room in castle) * each
    by_name = {
        "all_sizes": 8 * (len(set(tiles)) == 10),
        "all_types": 7 * (len({room.kind for room in castle}) == 8),
        "hallways": names.count("hallway"),
        "stairs": 2 * names.count("stairs"),
        "completed": len(table.completed_now(seat)) // 2,
        "square": tiles.count(100) + tiles.count(400),
        "round": tiles.count(150) + tiles.count(500),
        "cash": table.money[seat] // 5000,
    }
    return external(castle) // 2 if card == "external_doors" else by_name[card]


def stack_points(table: Table, seat: int) -> int:
    """Two points for every tile whose stack is empty (C12.1)."""
    count = 0
    for room in table.castles[seat]:
        name = printed.NAMES[room.tile]
        if name in table.supply:
            count += table.supply[name] == 0
        elif name != "foyer":
            count += table.heights[size_of(room)] == 0
    return 2 * count


def final_points(table: Table) -> list[int]:
    """The points of every seat after the final scoring (C12)."""
    totals = table.points[:]
    for favor in table.favors:
        row = favor_points([measure(table, seat, favor) for seat in range(table.seats)])
        totals = [total + points for total, points in zip(totals, row, strict=True)]
    for seat in range(table.seats):
        totals[seat] += stack_points(table, seat) + table.money[seat] // 10000
        totals[seat] += sum(card_points(table, seat, card) for card in table.hands[seat])
    return totals
