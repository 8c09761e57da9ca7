"""What was found out about a castle, kept while many games go on from it. A castle never changes (C8).

Only so much is kept in all; then everything is forgotten.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.castles.components import SIZES, TYPES

MOST: Final = 60000  # entries in all, some 30 megabytes
LARGE: Final = 30  # a castle takes as much room as so many others
UNKNOWN: Final = -1
_NO_SIZES: Final[vec[i64]] = vec[i64]([0] * len(SIZES))
_NO_TYPES: Final[vec[i64]] = vec[i64]([0] * len(TYPES))


@final
class Look:
    """Where a tile may lie; for every spot its points at once, and the rooms that it completes."""

    def __init__(self, spots: vec[i64], points: vec[i64], done: vec[i64]) -> None:
        self.spots = spots
        self.points = points
        self.done = done  # how many rooms of every type, four bits for each


@final
class Sites:
    """Where a tile may lie."""

    def __init__(self, spots: vec[i64]) -> None:
        self.spots = spots


@final
class Plan:
    """The spot that is best for a tile, and what it is worth there."""

    def __init__(self, spot: i64, worth: float) -> None:
        self.spot = spot
        self.worth = worth


@final
class Gist:
    """The counts that the prospects of a castle depend on."""

    def __init__(self) -> None:
        self.count: i64 = 0  # tiles
        self.completed: i64 = 0
        self.of_size: vec[i64] = _NO_SIZES  # by the number of the size
        self.of_type: vec[i64] = _NO_TYPES
        self.area_of_type: vec[i64] = _NO_TYPES
        self.hallways: i64 = 0
        self.stairs: i64 = 0
        self.external: i64 = UNKNOWN  # external doors, only where somebody wants to know
        self.ground: i64 = 0  # open doors with a clear view, on the ground floor and below
        self.below: i64 = 0
        self.clear: i64 = 0  # bonuses for rooms at open doors that have a clear view, and at the others
        self.hidden: i64 = 0
        self.open: vec[i64] = vec[i64]()  # rooms that may be completed, see gist.py
        self.points: i64 = 0  # of the new tile at once
        self.again: i64 = 0  # what living rooms score again that the new tile completes
        self.done: i64 = 0  # the other rooms that it completes


@final
class Notes:
    """Notes about one castle."""

    def __init__(self) -> None:
        self.sites: dict[int, Sites] = {}  # by tile
        self.looks: dict[int, Look] = {}  # by tile
        self.plans: dict[int, Plan] = {}  # by tile and hopes, see planner.py
        self.gists: dict[int, Gist] = {}  # by tile and spot; of the castle itself at -1
        self.larger: dict[int, object] = {}  # castles with one tile more, by tile and spot
        self.is_kept = False

    def makes_room(self, entries: i64) -> None:
        """Another few entries will be written; if they are too many, all others are forgotten."""
        if KEEPER.entries + entries > MOST:
            KEEPER.forget()
        KEEPER.entries += entries
        if not self.is_kept:
            self.is_kept = True
            KEEPER.notes.append(self)


@final
class Keeper:
    """All notes there are."""

    def __init__(self) -> None:
        self.entries: i64 = 0
        self.notes: list[Notes] = []

    def forget(self) -> None:
        """Nobody has notes any more."""
        for notes in self.notes:
            notes.sites.clear()
            notes.looks.clear()
            notes.plans.clear()
            notes.gists.clear()
            notes.larger.clear()
            notes.is_kept = False
        self.notes.clear()
        self.entries = 0


KEEPER: Final = Keeper()


def key_of(tile: i64, spot: i64) -> i64:
    """A tile at a spot."""
    return (spot << 7) | tile
