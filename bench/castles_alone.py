"""Castles of Mad King Ludwig alone: variants of the search on the same deals, told by their differences.

    make compiled
    PYTHONPATH=build/compiled:. .venv/bin/python -P -m bench.castles_alone --games 60 --iterations 200
    PYTHONPATH=build/compiled:. .venv/bin/python -P -m bench.castles_alone "a round longer" --games 40

The points of a game vary by 13 from deal to deal, and the difference of two searches on one deal by as much:
a hundred deals tell a difference of two or three points from luck.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import sqrt

import trianon
from trianon.bots.search.tree import Search
from trianon.games.castles.actions import REWARD_STEP
from trianon.games.castles.geometry.notes import KEEPER
from trianon.games.castles.judgement import JUDGEMENT, CastlesJudgement
from trianon.games.castles.solo_weights import ALONE, SoloWeights
from trianon.kernel.rng import Rng

SEEDS = 1 << 30
FIRST = 610_000  # far from the deals that tell how strong the levels are
USUAL = "as it is"
Change = Callable[[CastlesJudgement, SoloWeights], None]


def as_it_is(judgement: CastlesJudgement, weights: SoloWeights) -> None:
    """Nothing is changed."""


def a_round_shorter(judgement: CastlesJudgement, weights: SoloWeights) -> None:
    """Foresight judges a round earlier."""
    judgement.reach_alone -= 1


def a_round_longer(judgement: CastlesJudgement, weights: SoloWeights) -> None:
    """Foresight judges a round later."""
    judgement.reach_alone += 1


def trusting(judgement: CastlesJudgement, weights: SoloWeights) -> None:
    """What the quick policy thinks weighs as much as 8 iterations."""
    judgement.trust = 8.0


def tempo(judgement: CastlesJudgement, weights: SoloWeights) -> None:
    """Rewards that bring more tiles are worth more."""
    weights.extra_turn *= 1.4
    weights.free_corridor *= 1.3
    weights.look *= 1.4


VARIANTS: dict[str, Change] = {
    USUAL: as_it_is,
    "a round shorter": a_round_shorter,
    "a round longer": a_round_longer,
    "trusting": trusting,
    "tempo": tempo,
}


@contextmanager
def changed(name: str) -> Iterator[None]:
    """While a variant plays; nothing of what the others noted about castles is left."""
    usual = (JUDGEMENT.reach_alone, JUDGEMENT.trust, ALONE.extra_turn, ALONE.free_corridor, ALONE.look)
    KEEPER.forget()
    VARIANTS[name](JUDGEMENT, ALONE)
    try:
        yield
    finally:
        JUDGEMENT.reach_alone, JUDGEMENT.trust, ALONE.extra_turn, ALONE.free_corridor, ALONE.look = usual
        KEEPER.forget()


def play(seed: int, iterations: int) -> int:
    """The points of a game."""
    state, luck = trianon.game("castles").start(seats=1, seed=seed), Rng(seed * 7 + 3)
    while state.seat >= 0:
        choice = 0
        if state.only_answer() is None:
            world = state.determinize(0, luck)
            most = max(1, iterations // 8) if state.step == REWARD_STEP else iterations
            choice = Search(world, JUDGEMENT, Rng(int(luck.below(SEEDS)))).best(most)
        state.play_at(choice)
    return state.points()[0]


def mean(values: list[float]) -> str:
    """With half the width of its interval."""
    middle = sum(values) / len(values)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{middle:6.1f} ± {1.96 * spread / sqrt(len(values)):.1f}"


def main() -> None:
    """A line for every variant after each deal, so that it can be ended at any time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variants", nargs="*", default=list(VARIANTS)[1:], metavar="VARIANT")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--first", type=int, default=FIRST, help="the first of the deals")
    asked = parser.parse_args()
    names = [USUAL, *asked.variants]
    points: dict[str, list[float]] = {name: [] for name in names}
    spent = dict.fromkeys(names, 0.0)
    for seed in range(asked.first, asked.first + asked.games):
        for name in names:
            before = time.process_time()
            with changed(name):
                points[name].append(float(play(seed, asked.iterations)))
            spent[name] += time.process_time() - before
            ahead = [own - usual for own, usual in zip(points[name], points[USUAL], strict=True)]
            done = len(points[name])
            print(
                f"{name:16} {done:4} games {mean(points[name])}, difference {mean(ahead)}, "
                f"{spent[name] / done:.2f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
