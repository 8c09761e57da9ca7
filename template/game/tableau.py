"""The Levee: what lies on the table right now. Everything is a bag of courtiers (`kernel.bags`)."""

from librt.vecs import vec
from mypy_extensions import i64

from trianon.kernel.state import State


class Tableau(State):
    """The deck, which has no order; the courtier presented now; for every seat a hand and two piles."""

    def __init__(self) -> None:
        super().__init__()
        self.active: i64 = 0  # whose turn it is; the neighbour may be asked meanwhile (T4)
        self.deck: i64 = 0
        self.presented: i64 = 0  # face down (T3)
        self.hands: vec[i64] = vec[i64]()
        self.unseen: vec[i64] = vec[i64]()  # won without a challenge: only their owner knows them (T5)
        self.seen: vec[i64] = vec[i64]()  # won in a challenge: what everybody saw stays known (T6)

    def fill_copy(self, other: "Tableau") -> None:
        """Make a fresh tableau equal to this one."""
        self.copy_into(other)
        other.active = self.active
        other.deck = self.deck
        other.presented = self.presented
        other.hands = self.hands[:]
        other.unseen = self.unseen[:]
        other.seen = self.seen[:]

    def numbers(self) -> list[int]:
        row: list[int] = [self.seats, self.seat, self.active, self.deck, self.presented]
        return row + list(self.hands) + list(self.unseen) + list(self.seen)

    def rival(self) -> i64:
        """The left neighbour of the seat in turn (T4)."""
        return (self.active + 1) % self.seats

    def pile(self, seat: i64) -> i64:
        """All that a seat has won."""
        return self.unseen[seat] + self.seen[seat]
