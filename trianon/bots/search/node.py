"""Node: one answer in the tree, and what came of it."""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trianon.kernel.state import State

# A node is named by its answer: the code, the question and the seat that was asked. Chance may lead from one
# node to different questions, and they must not be taken for the same.
STEP: Final = 40  # bits 40 to 47
SEAT: Final = 48
CODE: Final = (1 << STEP) - 1

CURIOSITY: Final = 0.6  # how much an answer that looked good at first is worth another try


@final
class Node:
    """An answer. `total`: the rewards of the seat that gave it; `available`: how often it could be given."""

    def __init__(self, key: i64, promise: float) -> None:
        self.key: i64 = key
        self.promise = promise  # the share of tries it deserves by the game's own judgement
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.children: list[Node] = []

    @property
    def code(self) -> i64:
        """The answer itself."""
        return self.key & CODE

    @property
    def seat(self) -> i64:
        """Who gave it."""
        return self.key >> SEAT

    def mean(self) -> float:
        """The average reward of the seat that gave it."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def among(self, codes: vec[i64], question: i64) -> list["Node"]:
        """The children that answer this question and are legal now; they are counted as available."""
        found: list[Node] = []
        for child in self.children:
            code = child.key - question
            if 0 <= code <= CODE and code in codes:
                child.available += 1
                found.append(child)
        return found


def question_of(s: State) -> i64:
    """What the names of all answers to the present question have in common."""
    return (s.step << STEP) | (s.seat << SEAT)


def most_promising(children: list[Node]) -> Node:
    """Where to look next: good results, and few tries for what it promised."""
    best = children[0]
    highest = -1000.0
    for child in children:
        tries: float = sqrt(float(child.available)) / float(1 + child.visits)
        bound = child.mean() + CURIOSITY * child.promise * tries
        if bound > highest:
            highest = bound
            best = child
    return best
