"""Mercado: what lies on the table right now (sections 1.1 and 2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.games.mercado.actions import OVER
from trianon.games.mercado.components import FINISH, SPACES, Figures
from trianon.kernel.frame import step_of
from trianon.kernel.state import State

# How a tile left the market or its deck, and who is not known to have taken it.
SOLD: Final = 0
TURNED: Final = 1
SOMEBODY: Final = 255


class EarlierStack:
    """A stack of privileges that ran out, and where its tokens are that nobody turned up (M11.3, M15.5)."""

    def __init__(self) -> None:
        self.held: list[int] = []  # in the hand of every seat
        self.given: list[int] = []  # in the present discard, face down, by who gave them up
        self.played: i64 = 0  # the discard, as far as it was seen, of which the next stack was made
        self.buried: list[list[int]] = []  # likewise face down: for every later stack, by who gave them up

    def copy(self) -> "EarlierStack":
        """An equal and independent one."""
        other = EarlierStack()
        other.held = self.held[:]
        other.given = self.given[:]
        other.played = self.played
        other.buried = [bags[:] for bags in self.buried]
        return other


class Tableau(State):
    """Market, purses, track and supply.

    Coins and privileges are bags (`kernel.bags`): equal ones cannot be told apart. Decks are sets: which tile
    or token comes, chance decides when it is drawn. At the foot of the stack lies the phase of the turn.
    """

    def __init__(self, figures: Figures) -> None:
        super().__init__()
        self.figures = figures  # shared by all states of one game
        self.first: i64 = 0  # the starting player (M1.8)
        self.round: i64 = 0
        self.active: i64 = 0
        self.busy = False  # a coin was placed, a privilege played or the cutpurse used in this round (M14.5)
        self.extra: i64 = 0  # extra turns the active player still has (M13)
        self.drawn: i64 = 0  # coins in front of the active player
        self.placed: i64 = 0  # coins placed in this turn
        self.market: vec[i64] = vec[i64]()  # the tile at every position
        self.edges: vec[i64] = vec[i64]()  # position * seats + seat
        self.purses: vec[i64] = vec[i64]()
        self.characters: vec[i64] = vec[i64]()  # character tiles
        self.seals: vec[i64] = vec[i64]()
        self.privileges: vec[i64] = vec[i64]()
        self.white: i64 = 0  # supply
        self.black: i64 = 0
        self.spare_seals: i64 = 0
        self.stack: i64 = 0  # privileges to draw
        self.played: i64 = 0  # discarded after use: everybody saw them
        self.given: vec[i64] = vec[i64]()  # discarded face down, by who gave them up (M15.3)
        self.earlier: list[EarlierStack] = []  # of privileges, the first one first
        self.deck: i64 = 0  # objects and perfumes to draw
        self.discard: i64 = 0
        self.sold: list[int] = []  # frames of tile, seat and SOLD or TURNED, in order (M15.5)
        self.progress: vec[i64] = vec[i64]()
        self.order: vec[i64] = vec[i64]()  # markers, the last moved at the end: on top wherever it stands
        self.disc: i64 = 0
        self.symbols: list[int] = []  # of the side in play, none under the disc; never changed

    def fill_copy(self, other: "Tableau") -> None:
        """Make a fresh tableau equal to this one."""
        self.copy_into(other)
        other.first = self.first
        other.round = self.round
        other.active = self.active
        other.busy = self.busy
        other.extra = self.extra
        other.drawn = self.drawn
        other.placed = self.placed
        other.market = self.market[:]
        other.edges = self.edges[:]
        other.purses = self.purses[:]
        other.characters = self.characters[:]
        other.seals = self.seals[:]
        other.privileges = self.privileges[:]
        other.white = self.white
        other.black = self.black
        other.spare_seals = self.spare_seals
        other.stack = self.stack
        other.played = self.played
        other.given = self.given[:]
        other.earlier = [stack.copy() for stack in self.earlier]
        other.deck = self.deck
        other.discard = self.discard
        other.sold = self.sold[:]
        other.progress = self.progress[:]
        other.order = self.order[:]
        other.disc = self.disc
        other.symbols = self.symbols

    def numbers(self) -> list[int]:
        """Everything that makes this position what it is."""
        row: list[int] = [
            self.seats,
            self.seat,
            self.step,
            self.first,
            self.round,
            self.active,
            self.phase(),
            int(self.busy),
            self.extra,
            self.drawn,
            self.placed,
            self.white,
            self.black,
            self.spare_seals,
            self.stack,
            self.played,
            self.deck,
            self.discard,
            self.disc,
        ]
        row += list(self.frames[1:])
        row += list(self.market)
        row += list(self.edges)
        row += self.symbols
        for seat in range(self.seats):
            row += [self.purses[seat], self.characters[seat], self.seals[seat], self.privileges[seat]]
            row += [self.given[seat], self.progress[seat], len(self.below(seat))]
        for stack in self.earlier:
            row += stack.held + stack.given
            row.append(stack.played)
            for bags in stack.buried:
                row += bags
        return row

    def phase(self) -> i64:
        """How far the turn has come: the question at the foot of the stack; OVER when none is left."""
        return step_of(self.frames[0]) if len(self.frames) > 0 else OVER

    def edge(self, position: i64, seat: i64) -> i64:
        """The coins of a seat beside a market position."""
        return self.edges[position * self.seats + seat]

    def set_edge(self, position: i64, seat: i64, coins: i64) -> None:
        """Lay other coins at an edge."""
        self.edges[position * self.seats + seat] = coins

    def position_of(self, tile: i64) -> i64:
        """Where a tile lies in the market; -1 when it does not."""
        for position in range(len(self.market)):
            if self.market[position] == tile:
                return position
        return -1

    def space(self, seat: i64) -> i64:
        """The space on which a marker stands."""
        return (self.disc + self.progress[seat]) % SPACES

    def below(self, seat: i64) -> list[int]:
        """The markers under a marker on its space, from the bottom."""
        space = self.space(seat)
        found: list[int] = []
        for other in self.order:
            if other == seat:
                break
            if self.space(other) == space:
                found.append(other)
        return found

    def is_last_round(self) -> bool:
        """Whether a marker has reached the disc again (M14.1)."""
        for progress in self.progress:
            if progress >= FINISH:
                return True
        return False
