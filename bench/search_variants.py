"""Variants of the search, each against the search as it is, with as many iterations and on equal deals.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python -P bench/search_variants.py kabale --games 100 --iterations 200

`-P` keeps the sources out of the way of the compiled package. Every deal is played twice, with seats changed.
"""

import argparse
import multiprocessing
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

import trianon
from trianon.arena.report import wilson
from trianon.bots.judgements import judgement_of
from trianon.bots.search.node import Node, most_promising, question_of
from trianon.bots.search.tree import Search, descending
from trianon.kernel.judgement import Judgement
from trianon.kernel.rng import Rng
from trianon.kernel.state import State

Choose = Callable[[State, Judgement, Rng, int], int]
WORLDS = 8  # of the many
BREADTH = 12  # options at the root, as in the search
OF_NOBODY, OF_OTHERS, OF_ALL = range(3)  # whose view of the world is made up again in playouts


def as_it_is(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """Sequential halving over equal worlds, one tree for all of them."""
    return int(Search(world, judgement, luck).best(iterations))


def by_bounds(world: State, judgement: Judgement, luck: Rng, iterations: int) -> list[Node]:
    """The options of the root, tried by upper confidence bounds as everywhere else in the tree."""
    thought = Search(world, judgement, luck)
    order = descending(thought.worths)[:BREADTH]
    nodes = [Node(question_of(world) | world.codes[index], 1.0 / len(order)) for index in order]
    for _ in range(iterations):
        for node in nodes:
            node.available += 1
        thought.iterate(most_promising(nodes))
    return nodes


def most_tried(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """Bounds at the root, and the option that was tried most."""
    return _index(world, max(by_bounds(world, judgement, luck, iterations), key=lambda node: node.visits))


def best_mean(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """Bounds at the root, and the option with the best average."""
    return _index(world, max(by_bounds(world, judgement, luck, iterations), key=lambda node: node.mean()))


def many_worlds(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """Every world has a tree of its own, in which nothing is hidden; what they find is averaged."""
    totals = [0.0] * len(world.codes)
    visits = [0] * len(world.codes)
    for _ in range(WORLDS):
        thought = Search(world, judgement, luck)
        one = world.determinize(world.seat, luck)
        most = iterations // WORLDS + 1
        thought._worlds = [one for _ in range(most)]
        thought._lucks = [luck.split() for _ in range(most)]
        thought.best(iterations // WORLDS)
        for index, tries, total in thought.tally():
            totals[index] += total
            visits[index] += tries
    most_visited = max(visits)
    fair = [index for index in range(len(visits)) if visits[index] * 2 >= most_visited]
    return max(fair, key=lambda index: totals[index] / visits[index])


def all_look_again(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """No tree, and in playouts everybody chooses in a world that their own seat thinks possible."""
    return opponents_look_again(world, judgement, luck, iterations, OF_ALL)


def opponents_look_again(
    world: State, judgement: Judgement, luck: Rng, iterations: int, who: int = OF_OTHERS
) -> int:
    """The same, but the own seat sees all that the world has."""
    thought = Search(world, judgement, luck)
    order = descending(thought.worths)[:BREADTH]
    nodes = [Node(question_of(world) | world.codes[index], 1.0) for index in order]
    worlds = [world.determinize(world.seat, luck) for _ in range(iterations // len(nodes) + 1)]
    lucks = [luck.split() for _ in worlds]
    for number in range(len(worlds)):
        for node in nodes:
            _playout(thought, node, worlds[number].copy(), lucks[number].copy(), who)
    return _index(world, max(nodes, key=lambda node: node.mean()))


def _playout(thought: Search, node: Node, s: State, luck: Rng, who: int) -> None:
    judgement, me = thought.judgement, thought.root.seat
    s.answer(node.code)
    while s.seat >= 0 and not judgement.may_stop(s, thought.root, thought.reach):
        looks_again = who == OF_ALL or (who == OF_OTHERS and s.seat != me)
        seen = s.determinize(s.seat, luck) if looks_again else s
        s.answer(s.codes[judgement.policy(seen, luck)])
    node.visits += 1
    node.total += thought.rewards.of(s)[me]


def no_tree(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """Playouts alone, the same number for every option."""
    thought = Search(world, judgement, luck)
    order = descending(thought.worths)[:BREADTH]
    nodes = [Node(question_of(world) | world.codes[index], 1.0) for index in order]
    for _ in range(iterations // len(nodes) + 1):
        one, chance = world.determinize(world.seat, luck), luck.split()
        for node in nodes:
            _playout(thought, node, one.copy(), chance.copy(), OF_NOBODY)
    return _index(world, max(nodes, key=lambda node: node.mean()))


def longer(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """Playouts go on for one round more."""
    return int(Search(world, judgement, luck, judgement.reach + 1).best(iterations))


def untaught(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """What was learned counts for nothing where playouts stop."""
    usual = judgement.weights
    judgement.weights = [0.0 for _ in usual]
    try:
        return as_it_is(world, judgement, luck, iterations)
    finally:
        judgement.weights = usual


def twice_as_long(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """Twice the iterations: what thinking longer is worth."""
    return as_it_is(world, judgement, luck, 2 * iterations)


def four_times_as_long(world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
    """Four times the iterations."""
    return as_it_is(world, judgement, luck, 4 * iterations)


class TreeReuse:
    """What the tree below the last own answer says about the present question counts on.

    What others answered in between is partly hidden, so all that they might have answered counts alike.
    """

    def __init__(self) -> None:
        self._last: Node | None = None

    def __call__(self, world: State, judgement: Judgement, luck: Rng, iterations: int) -> int:
        thought = Search(world, judgement, luck)
        choice = int(thought.best(iterations))
        if self._last is not None:
            for known in _next_own(self._last, question_of(world), world):
                for node in thought.tried:
                    if node.key == known.key:
                        node.visits += known.visits
                        node.total += known.total
            most = max(node.visits for node in thought.tried)
            ranked = thought._ranked([node for node in thought.tried if 2 * node.visits >= most])
            choice = _index(world, ranked[0])
        self._last = next(node for node in thought.tried if _index(world, node) == choice)
        return choice


def _next_own(node: Node, question: int, world: State) -> list[Node]:
    """The first answers of the seat asked below a node, where they answer this question."""
    found: list[Node] = []
    for child in node.children:
        if child.seat != world.seat:
            found += _next_own(child, question, world)
        elif child.key - child.code == question:
            found.append(child)
    return found


VARIANTS: dict[str, Choose | type[TreeReuse]] = {
    "most tried": most_tried,
    "best mean": best_mean,
    "many worlds": many_worlds,
    "opponents look again": opponents_look_again,
    "all look again": all_look_again,
    "no tree": no_tree,
    "tree reuse": TreeReuse,
    "longer playouts": longer,
    "untaught": untaught,
    "twice as long": twice_as_long,
    "four times as long": four_times_as_long,
}


def _index(world: State, node: Node) -> int:
    return list(world.codes).index(node.code)


@dataclass(frozen=True)
class Task:
    """One game: the variant sits at one seat, the search as it is at the other."""

    game: str
    variant: str
    number: int
    iterations: int


def play(task: Task) -> tuple[float, int]:
    """The variant's share of the win, and its margin."""
    own = task.number % 2
    judgement = judgement_of(task.game)
    players: list[Choose] = [as_it_is, as_it_is]
    variant = VARIANTS[task.variant]
    players[own] = variant() if isinstance(variant, type) else variant
    lucks = [Rng(2 * task.number + seat) for seat in range(2)]
    state = trianon.game(task.game).start(seats=2, seed=task.number // 2)
    while state.seat >= 0:
        seat = int(state.seat)
        choice = 0
        if len(state.codes) > 1:
            world = state.determinize(seat, lucks[seat])
            choice = players[seat](world, judgement, lucks[seat], task.iterations)
        state.play_at(choice)
    assert state.outcome is not None
    winners, points = state.outcome.winners, state.points()
    return (1 / len(winners) if own in winners else 0.0), points[own] - points[1 - own]


def main() -> None:
    """A row for every variant."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    print(f"{asked.game}, {asked.iterations} iterations, {asked.games} games each")
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for name in asked.variants:
            tasks = [Task(asked.game, name, number, asked.iterations) for number in range(asked.games)]
            found = pool.map(play, tasks, chunksize=1)
            share = sum(won for won, _ in found) / len(found)
            lead = sum(margin for _, margin in found) / len(found)
            wide = sqrt(sum((margin - lead) ** 2 for _, margin in found)) / len(found)
            low, high = wilson(share * len(found), len(found))
            print(
                f"{name:22} {share:6.1%} ({low:.0%} to {high:.0%}), margin {lead:+.1f} ± {1.96 * wide:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
