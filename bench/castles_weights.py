"""Weights of the appraisal in Castles of Mad King Ludwig, found by quick play without any search.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python -P bench/castles_weights.py --minutes 20 --file weights.json
    PYTHONPATH=build/compiled .venv/bin/python -P bench/castles_weights.py --compare --minutes 1 --seats 4

An evolution strategy: two sets of weights, the present ones changed a little at random and in the opposite
way, play a deal twice with seats changed; all weights then move towards the winner, by how clearly it won.
With `--compare` the weights that search uses play those of greedy instead.
"""

import argparse
import json
import random
import time
from math import exp, sqrt
from pathlib import Path

import trianon
from trianon.games.castles import CastlesState
from trianon.games.castles.appraisal import GREEDY, Weights
from trianon.games.castles.judgement import LEARNED
from trianon.games.castles.knowledge import weighed

NUMBERS = (
    *("sales", "extra_turn", "free_corridor", "look", "new_card", "pair", "living", "welcome", "hidden"),
    *("way_down", "dear", "cheap", "need", "patience", "tribute", "others", "usual", "reaches"),
    *("spread_area", "spread_money", "spread_doors", "spread_count"),
)
ROWS = ("likely", "few_doors")  # as a whole
DEALS = 40  # before the weights move
CLEAR = 40  # a margin of more points tells nothing more
Change = dict[str, float]  # of every weight, as a power of e


def changed(change: Change) -> Weights:
    """The weights of search, changed; few spots are judged in full, as in playouts."""
    weights = Weights()
    for name in NUMBERS:
        setattr(weights, name, getattr(LEARNED, name) * exp(change[name]))
    for name in ROWS:
        setattr(weights, name, [number * exp(change[name]) for number in getattr(LEARNED, name)])
    weights.few, weights.many = 2, 5
    return weights


def lead(seed: int, own: int, mine: Weights, theirs: Weights, seats: int = 2) -> int:
    """By how many points one seat leads at the end, with weights of its own."""
    state = trianon.game("castles").start(seats=seats, seed=seed)
    assert isinstance(state, CastlesState)
    while state.seat >= 0:
        worths = weighed(state, mine if state.seat == own else theirs, in_haste=True)
        state.play_at(worths.index(max(worths)))
    points = state.points()
    return points[own] - max(points[seat] for seat in range(seats) if seat != own)


def step(change: Change, pace: Change, luck: random.Random, width: float, rate: float) -> None:
    """Play some deals, and move all weights a little."""
    gain = dict.fromkeys(change, 0.0)
    for _ in range(DEALS):
        noise = {name: luck.gauss(0.0, 1.0) for name in change}
        one = changed({name: change[name] + width * noise[name] for name in change})
        other = changed({name: change[name] - width * noise[name] for name in change})
        seed = luck.randrange(1 << 30)
        margins = [max(-CLEAR, min(CLEAR, lead(seed, own, one, other))) for own in range(2)]
        for name in change:
            gain[name] += sum(margins) / 4 * noise[name] / DEALS
    for name in change:
        pace[name] = 0.8 * pace[name] + 0.2 * gain[name]
        change[name] += rate * pace[name]


def learn(seconds: float, file: Path, width: float, rate: float) -> None:
    """Move the weights as long as there is time; the file always has the present ones."""
    luck, until = random.Random(1), time.monotonic() + seconds
    change = dict.fromkeys((*NUMBERS, *ROWS), 0.0)
    pace, games = dict(change), 0
    while time.monotonic() < until:
        step(change, pace, luck, width, rate)
        games += 2 * DEALS
        weights = changed(change)
        file.write_text(json.dumps({name: getattr(weights, name) for name in change}, indent=1), "utf-8")
        print(
            games, "games;", ", ".join(f"{name} {power:+.2f}" for name, power in change.items()), flush=True
        )


def compare(seconds: float, seats: int) -> None:
    """The weights of search against greedy's, both without search; every deal at every seat."""
    until, leads = time.monotonic() + seconds, list[float]()
    won, seed = 0.0, 0
    while time.monotonic() < until or seed < 2:
        seed += 1
        margins = [lead(seed, own, LEARNED, GREEDY, seats) for own in range(seats)]
        won += sum(margin > 0 for margin in margins)
        leads.append(sum(margins) / seats)
    mean = sum(leads) / seed
    wide = sqrt(sum((each - mean) ** 2 for each in leads) / (seed - 1) / seed)
    share = won / seed / seats
    print(f"{seed * seats} games of {seats}: won {share:.1%}, margin {mean:+.2f} ± {1.96 * wide:.2f}")


def main() -> None:
    """Learn, or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--file", type=Path, default=Path("weights.json"))
    parser.add_argument("--width", type=float, default=0.25, help="how much weights are changed for a game")
    parser.add_argument("--rate", type=float, default=0.02, help="how far they move for a point")
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--seats", type=int, default=2)
    asked = parser.parse_args()
    if asked.compare:
        compare(60.0 * asked.minutes, asked.seats)
    else:
        learn(60.0 * asked.minutes, asked.file, asked.width, asked.rate)


if __name__ == "__main__":
    main()
