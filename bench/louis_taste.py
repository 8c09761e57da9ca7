"""Quick play of Louis XIV at tables of four: what it goes by, and what positions are worth; without search.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python -P bench/louis_taste.py taste.json --greedy 1 --among 2
    PYTHONPATH=build/compiled .venv/bin/python -P bench/louis_taste.py taste.json --weights 6000
    PYTHONPATH=build/compiled .venv/bin/python -P bench/louis_taste.py taste.json --compare 100

The file has the numbers of `Taste`; where there is none, those in use are the beginning. `--greedy` changes a
few of them at a time and keeps what makes the quick answers better in the eyes of `greedy`, for so many
minutes. `--among` then lets tastes play: two, changed a little in opposite ways, at two seats each, every
deal twice with seats changed; all numbers move towards the winner. `--weights` plays games and prints the
weights of the features, `--compare` lets one quick player play with three `greedy`.
"""

import argparse
import json
import random
import time
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

import trianon
from trianon.arena.report import wilson
from trianon.bots.judgements import judgement_of
from trianon.games.louis.judgement import FEATURES
from trianon.games.louis.knowledge import worth
from trianon.games.louis.taste import CROWD
from trianon.kernel.rng import Rng
from trianon.kernel.state import State
from trianon.learning.regression import Regression

SEATS = 4
ROWS = ("worths", "louisdor", "stone", "hold", "catch", "card_kept")
NUMBERS = ("named", "extra_crown", "short", "laid", "full", "begun", "denial")
HUNDREDTHS = ("hold", "catch", "begun")
STRAY = 12  # one answer in so many is any: games show more than one way of playing
DEALS = 40  # before the numbers move
CLEAR = 40  # a margin of more points tells nothing more
WIDTH = 0.7  # how much a number is changed for a game, in parts of what is much
RATE = 0.03
JUDGEMENT = judgement_of("louis")
Taste = dict[str, list[int]]
Question = tuple[State, list[float]]  # and by how much each answer is behind the best, as greedy sees it


def present() -> Taste:
    """The numbers in use."""
    rows = {name: [int(number) for number in getattr(CROWD, name)] for name in ROWS}
    return rows | {name: [int(getattr(CROWD, name))] for name in NUMBERS}


def take(taste: Taste) -> None:
    """Let quick play use these numbers."""
    for name in ROWS:
        setattr(CROWD, name, vec[i64](taste[name]))
    for name in NUMBERS:
        setattr(CROWD, name, taste[name][0])


def changed(taste: Taste, moves: dict[tuple[str, int], float]) -> Taste:
    """The numbers, some of them moved, as far as they make sense."""
    fresh = {name: row[:] for name, row in taste.items()}
    for (name, place), move in moves.items():
        number = round(taste[name][place] + move)
        if name in HUNDREDTHS:
            number = min(100, number)
        fresh[name][place] = number if name == "stone" else max(name == "full", number)
    return fresh


def quick(state: State, luck: Rng) -> int:
    """The quick answer."""
    return int(JUDGEMENT.policy(state, luck)) if len(state.codes) > 1 else 0


# --- as greedy sees it ------------------------------------------------------------------------------------


def questions(games: int, first: int) -> list[Question]:
    """Those of games that greedy plays."""
    found: list[Question] = []
    for seed in range(first, first + games):
        state, luck = trianon.game("louis").start(seats=SEATS, seed=seed), Rng(seed)
        while state.seat >= 0:
            worths = worth(state, luck)
            most = max(worths)
            if most > min(worths):
                found.append((state.copy(), [most - each for each in worths]))
            state.play_at(int(luck.below(len(worths))) if luck.below(STRAY) == 0 else worths.index(most))
    return found


def regret(taste: Taste, asked: list[Question]) -> float:
    """By how much quick answers are behind, on the average."""
    take(taste)
    luck = Rng(1)
    return sum(behind[quick(state, luck)] for state, behind in asked) / len(asked)


def please_greedy(taste: Taste, seconds: float, luck: random.Random) -> Taste:
    """Change a few numbers at a time and keep what is better."""
    asked, until = questions(40, 610_000), time.monotonic() + seconds
    pace = {
        (name, place): max(8.0, 0.3 * abs(row[place]))
        for name, row in taste.items()
        for place in range(len(row))
    }
    least = regret(taste, asked)
    while time.monotonic() < until:
        chosen = luck.sample(list(pace), luck.choice((1, 1, 3)))
        fresh = changed(taste, {key: luck.gauss(0.0, pace[key]) for key in chosen})
        found = regret(fresh, asked)
        for key in chosen:
            pace[key] = min(200.0, 1.3 * pace[key]) if found < least else max(2.0, 0.93 * pace[key])
        if found < least:
            taste, least = fresh, found
    print(f"regret {least:.4f}, of others {regret(taste, questions(20, 620_000)):.4f}", flush=True)
    return taste


# --- among each other -------------------------------------------------------------------------------------


def lead(seed: int, tastes: tuple[Taste, Taste], first: int) -> float:
    """How far the first taste is ahead at two of four seats: of both together, and of the better one."""
    state, luck = trianon.game("louis").start(seats=SEATS, seed=seed), Rng(seed)
    last = -1
    while state.seat >= 0:
        mine = (int(state.seat) + first) % 2
        if mine != last and len(state.codes) > 1:
            take(tastes[mine])
            last = mine
        state.play_at(quick(state, luck))
    points = state.points()
    one, other = points[first::2], points[1 - first :: 2]
    return (sum(one) - sum(other)) / 2 + max(one) - max(other)


def play_each_other(taste: Taste, seconds: float, luck: random.Random) -> Taste:
    """Move all numbers towards those that win, more slowly in the end."""
    began = time.monotonic()
    much = {
        (name, place): max(6.0, 0.15 * abs(row[place]))
        for name, row in taste.items()
        for place in range(len(row))
    }
    move, pace = dict.fromkeys(much, 0.0), dict.fromkeys(much, 0.0)
    while (gone := (time.monotonic() - began) / seconds) < 1.0:
        gain = dict.fromkeys(much, 0.0)
        for _ in range(DEALS):
            noise = {key: luck.gauss(0.0, WIDTH) for key in much}
            tastes = tuple(
                changed(taste, {key: much[key] * (move[key] + way * noise[key]) for key in much})
                for way in (1, -1)
            )
            seed = luck.randrange(2_000_000, 1 << 28)
            margin = sum(lead(seed, (tastes[0], tastes[1]), first) for first in range(2))
            for key in much:
                gain[key] += max(-CLEAR, min(CLEAR, margin)) * noise[key] / WIDTH / DEALS
        for key in much:
            pace[key] = 0.8 * pace[key] + 0.2 * gain[key]
            move[key] += RATE * (1.0 - 0.8 * gone) * pace[key]
    return changed(taste, {key: much[key] * move[key] for key in much})


# --- what positions are worth -----------------------------------------------------------------------------


def learn_weights(games: int) -> None:
    """Print the weights that explain how games of quick play end; one game in five is not learned from."""
    learned, held_back = Regression(len(FEATURES)), Regression(len(FEATURES))
    for number in range(games):
        for features, gain in lessons(700_000 + number):
            (learned if number % 5 else held_back).add(features, gain)
    weights = [round(weight, 3) for weight in learned.weights()]
    for weight, name in zip(weights, FEATURES, strict=True):
        print(f"    {weight},  # {name}")
    nothing = [0.0 for _ in weights]
    print(f"error {held_back.error(nothing):.2f} without weights, {held_back.error(weights):.2f} with them")


def lessons(seed: int) -> list[tuple[list[float], float]]:
    """Of every pair of seats and every round, the difference of the features and of the points to come."""
    state, luck = trianon.game("louis").start(seats=SEATS, seed=seed), Rng(seed)
    last, begun = state.copy(), list[tuple[list[list[float]], list[float]]]()
    while state.seat >= 0:
        if JUDGEMENT.may_stop(state, last, 0):
            last = state.copy()
            promised = [JUDGEMENT.prospects(state, seat) for seat in range(SEATS)]
            made = [
                points - promise for points, promise in zip(JUDGEMENT.expected(state), promised, strict=True)
            ]
            begun.append(([JUDGEMENT.features(state, seat) for seat in range(SEATS)], made))
        is_any = luck.below(STRAY) == 0
        state.play_at(int(luck.below(len(state.codes))) if is_any else quick(state, luck))
    end = state.points()
    return [
        (
            [own - his for own, his in zip(rows[one], rows[two], strict=True)],
            end[one] - end[two] - made[one] + made[two],
        )
        for rows, made in begun
        for one in range(SEATS)
        for two in range(one)
    ]


def compare(games: int) -> None:
    """One quick player with three greedy, at every seat in turn."""
    won, margin = 0.0, 0.0
    for number in range(games):
        own, seed = number % SEATS, 500_000 + number // SEATS
        state, luck = trianon.game("louis").start(seats=SEATS, seed=seed), Rng(seed)
        while state.seat >= 0:
            worths = worth(state, luck) if state.seat != own else []
            state.play_at(worths.index(max(worths)) if worths else quick(state, luck))
        assert state.outcome is not None
        winners, points = state.outcome.winners, state.points()
        won += 1 / len(winners) if own in winners else 0
        margin += points[own] - max(points[:own] + points[own + 1 :])
    low, high = wilson(won, games)
    print(f"{games} games: won {won / games:.1%} ({low:.0%} to {high:.0%}), margin {margin / games:+.1f}")


def main() -> None:
    """Whatever is asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--greedy", type=float, default=0.0, metavar="MINUTES")
    parser.add_argument("--among", type=float, default=0.0, metavar="MINUTES")
    parser.add_argument("--weights", type=int, default=0, metavar="GAMES")
    parser.add_argument("--compare", type=int, default=0, metavar="GAMES")
    asked = parser.parse_args()
    taste: Taste = json.loads(asked.file.read_text("utf-8")) if asked.file.exists() else present()
    luck = random.Random(5)
    if asked.greedy:
        taste = please_greedy(taste, 60.0 * asked.greedy, luck)
    if asked.among:
        taste = play_each_other(taste, 60.0 * asked.among, luck)
    asked.file.write_text(json.dumps(taste), "utf-8")
    take(taste)
    if asked.weights:
        learn_weights(asked.weights)
    if asked.compare:
        compare(asked.compare)


if __name__ == "__main__":
    main()
