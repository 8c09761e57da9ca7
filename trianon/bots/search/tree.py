"""Tree search over possible worlds (information-set Monte-Carlo tree search, seen from the seat asked).

Every iteration takes a world that the seat thinks possible, follows the tree as far as it goes, adds one
answer, plays on by the game's own policy until the position can be judged, and credits all answers on its way
with what that means for whoever gave them. Which answers are legal differs from world to world, so an answer
competes only where it is available. Long lists of options are opened little by little, the best first.

At the root the options that look best share the iterations in rounds; after each round the worse half is out
(sequential halving). The n-th iteration of every option happens in the same world with the same luck: what
differs in the end is due to the option. The game's own judgement counts as a few iterations more.
"""

import gc
import time
from math import ceil, exp, log2, sqrt
from typing import Final, final

from mypy_extensions import i64

from trianon.bots.search.node import Node, most_promising, question_of
from trianon.bots.search.rewards import Rewards
from trianon.kernel.judgement import Judgement, highest
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

BREADTH: Final = 12  # options at the root that are looked at, at most
EACH: Final = 6  # iterations that every one of them should get, or fewer are looked at
SHARP: Final = 0.12  # how much worse an option must look to get much less attention, in parts of the scale
FOREVER: Final = 1e9


@final
class Search:
    """One search for an answer of the seat asked. The same luck and iterations give the same answer."""

    def __init__(
        self,
        world: State,
        judgement: Judgement,
        luck: Rng,
        reach: int | None = None,
        is_certain: bool = False,
    ) -> None:
        """`is_certain`: nothing in this world is made up, nor is its luck; only measurements search so."""
        self.root = world
        self.is_certain = is_certain
        self.judgement = judgement
        self.reach: i64 = judgement.reach if reach is None else reach
        self.rewards = Rewards(world, judgement)
        self.luck = luck
        self.iterations: i64 = 0  # so far
        self.worths: list[float] = judgement.worths(world, luck)
        self.tried: list[Node] = []  # the options of the root that were looked at
        self._worlds: list[State] = []
        self._lucks: list[Rng] = []

    def best(self, iterations: int, seconds: float = FOREVER) -> int:
        """The index of the best option after so many iterations, or when the time is up."""
        collects = gc.isenabled()
        gc.disable()  # nothing here refers to itself, and looking for it would take a twentieth of the time
        try:
            return self._best(iterations, time.monotonic() + seconds)
        finally:
            if collects:
                gc.enable()

    def _best(self, iterations: int, until: float) -> int:
        order = descending(self.worths)
        width: int = max(2, min(BREADTH, iterations // EACH, len(order)))
        nodes = [Node(question_of(self.root) | self.root.codes[index], 1.0) for index in order[:width]]
        self.tried = nodes
        rounds: int = max(1, ceil(log2(len(nodes))))
        for _ in range(rounds):
            turns: int = max(1, iterations // (rounds * len(nodes)))
            for _ in range(turns):
                for node in nodes:
                    self.iterate(node)
                    if time.monotonic() > until:
                        return self._index(self._ranked(nodes)[0])
            nodes = self._ranked(nodes)
            nodes = nodes[: max(1, (len(nodes) + 1) // 2)]
        return self._index(nodes[0])

    def tally(self) -> list[tuple[int, int, float]]:
        """The index, the tries and the sum of the rewards of every option that was looked at."""
        return [(self._index(node), node.visits, node.total) for node in self.tried]

    def _ranked(self, nodes: list[Node]) -> list[Node]:
        """The options by what was found and what the game thinks of them, the best first."""
        found = sum([node.total for node in nodes]) / float(sum([node.visits for node in nodes]))
        most = highest(self.worths)
        merits: list[float] = []
        for node in nodes:
            behind = self.worths[self._index(node)] - most
            thought = self.judgement.trust * (found + self.rewards.slope * behind)
            merits.append((node.total + thought) / (float(node.visits) + self.judgement.trust))
        return [nodes[place] for place in descending(merits)]

    def _index(self, node: Node) -> int:
        codes = self.root.codes
        for index in range(len(codes)):
            if codes[index] == node.code:
                return index
        raise ValueError("not an option of this question")

    # --- one iteration ------------------------------------------------------------------------------------

    def iterate(self, option: Node) -> None:
        """Give an option of the root one more try, in the next of the worlds."""
        number = option.visits
        if number == len(self._worlds):
            self._worlds.append(self._world())
            self._lucks.append(self.luck.split())
        s = self._worlds[number].copy()
        luck = self._lucks[number].copy()
        self.iterations += 1
        s.answer(option.code)
        path: list[Node] = [option]
        node = option
        is_known = True
        while is_known and self._goes_on(s):
            node = self._next(node, s, luck)
            is_known = node.visits > 0
            path.append(node)
            s.answer(node.code)
        while self._goes_on(s):
            s.answer(s.codes[self.judgement.policy(self._seen(s, luck), luck)])
        gains = self.rewards.of(s)
        for node in path:
            node.visits += 1
            node.total += gains[node.seat]

    def _world(self) -> State:
        """One that the seat asked thinks possible."""
        return self.root if self.is_certain else self.root.determinize(self.root.seat, self.luck)

    def _seen(self, s: State, luck: Rng) -> State:
        """The world as the seat asked may think it is, where the game's policy would see too much."""
        return s.determinize(s.seat, luck) if self.judgement.peeks and s.seat != self.root.seat else s

    def _goes_on(self, s: State) -> bool:
        return s.seat >= 0 and not self.judgement.may_stop(s, self.root, self.reach)

    def _next(self, node: Node, s: State, luck: Rng) -> Node:
        """An answer that is in the tree already, or a new one while few of them have been tried."""
        known = node.among(s.codes, question_of(s))
        most = 1 + i64(self.judgement.width * sqrt(float(node.visits)))
        if len(known) < most and len(known) < len(s.codes):
            return self._new(node, known, s, luck)
        return most_promising(known)

    def _new(self, node: Node, known: list[Node], s: State, luck: Rng) -> Node:
        """The best looking answer that is not in the tree yet."""
        question = question_of(s)
        worths = self.judgement.hunches(self._seen(s, luck), luck) if len(s.codes) > 1 else [0.0]
        best: int = -1
        for index in range(len(worths)):
            looks_better = best < 0 or worths[index] > worths[best]
            if looks_better and not _is_among(known, question | s.codes[index]):
                best = index
        child = Node(question | s.codes[best], self._promise(worths, best))
        child.available = 1
        node.children.append(child)
        return child

    def _promise(self, worths: list[float], index: int) -> float:
        """The share of attention that an option deserves among all of them."""
        width: float = SHARP * self.judgement.scale
        most = highest(worths)
        whole = 0.0
        for worth in worths:
            whole += exp((worth - most) / width)
        return exp((worths[index] - most) / width) / whole


def _is_among(nodes: list[Node], key: i64) -> bool:
    return any(node.key == key for node in nodes)


def descending(values: list[float]) -> list[int]:
    """The places of the values, the highest first; of equal ones the first."""
    keys: list[tuple[float, int]] = [(-values[place], place) for place in range(len(values))]
    keys.sort()
    return [key[1] for key in keys]
