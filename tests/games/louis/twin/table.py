"""The table of the twin: what lies where, and how something is drawn.

The twin is the whole game once more, as a talk: it asks for answers and for chance, and keeps its own table.
Slow and close to the words of the rules; the delicate parts are in `oracle`.
"""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from tests.games.louis.oracle import COATS, COLOURS, COSTS, PERSONS, TILES


class Ask(NamedTuple):
    """A question to a seat with all its options."""

    seat: int
    ask: str
    options: list[str]


class Chance(NamedTuple):
    """Something is drawn at random; the answer says what."""

    kind: str


T = TypeVar("T")
Talk = Generator[Ask | Chance, str, T]


@dataclass
class Player:
    """Everything a player has."""

    own: int = 0
    general: int = 0
    money: int = 0
    chips: Counter[str] = field(default_factory=Counter)
    coats: Counter[str] = field(default_factory=Counter)
    hand: Counter[str] = field(default_factory=Counter)
    intrigue: set[str] = field(default_factory=set)
    missions: set[str] = field(default_factory=set)
    display: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)

    def can_use(self, mission: str) -> bool:
        """L8.1."""
        return mission in self.display - self.used


@dataclass
class Table:
    """Everything that lies on the table."""

    seats: int
    round: int = 0
    start: int = 0
    louis: int | None = None
    backs: set[int] = field(default_factory=set)
    stones: dict[int, Counter[int]] = field(default_factory=lambda: {tile: Counter() for tile in TILES})
    players: list[Player] = field(default_factory=list)
    influence: Counter[str] = field(default_factory=lambda: Counter(PERSONS * 2 + ["joker"] * 6))
    top: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    intrigue: set[str] = field(default_factory=lambda: set(PERSONS))
    intrigue_under: list[str] = field(default_factory=list)
    missions: set[str] = field(default_factory=lambda: set(COSTS))
    missions_under: list[str] = field(default_factory=list)
    coats: Counter[str] = field(default_factory=lambda: Counter(COATS * 10))
    extra: Counter[int] = field(default_factory=Counter)

    def order(self) -> list[int]:
        """The turn order of this round."""
        return [(self.start + place) % self.seats for place in range(self.seats)]

    def sources(self, seat: int) -> list[str]:
        """The supplies of a player in which stones lie."""
        player = self.players[seat]
        return [name for name, stones in (("general", player.general), ("own", player.own)) if stones]

    def place(self, seat: int, tile: int, source: str, stones: int = 1) -> None:
        """Stones from a supply onto a tile."""
        player = self.players[seat]
        if source == "general":
            player.general -= stones
        else:
            player.own -= stones
        self.stones[tile][seat] += stones

    def draw_mission(self, seat: int, colour: str) -> Talk[None]:
        """The top mission of a deck."""
        hidden = {mission for mission in self.missions if COLOURS[mission[0]] == colour}
        if hidden:
            mission = yield Chance("mission")
            assert mission in hidden
            self.missions.remove(mission)
        else:
            mission = next(card for card in self.missions_under if COLOURS[card[0]] == colour)
            self.missions_under.remove(mission)
        self.players[seat].missions.add(mission)

    def draw_influence(self) -> Talk[str]:
        """The top influence card: first those that were put back (L4.5, Q6)."""
        if self.top:
            return self.top.pop()
        card = yield Chance("influence")
        assert self.influence[card]
        self.influence[card] -= 1
        return card

    def draw_intrigue(self, seat: int) -> Talk[None]:
        """The top intrigue card, if there is one (L2.7)."""
        if self.intrigue:
            card = yield Chance("intrigue")
            self.intrigue.remove(card)
        elif self.intrigue_under:
            card = self.intrigue_under.pop(0)
        else:
            return
        self.players[seat].intrigue.add(card)

    def draw_coat(self, seat: int) -> Talk[None]:
        """A coat, or a substitute without kind (L9.6)."""
        coat = "none"
        if self.coats.total():
            coat = yield Chance("coat")
            assert self.coats[coat]
            self.coats[coat] -= 1
        self.players[seat].coats[coat] += 1
