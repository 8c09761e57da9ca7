"""The network of a master's foresight in Mercado, learned from games of quick play; learning needs numpy.

    make compiled
    export PYTHONPATH=build/compiled
    .venv/bin/python -P bench/mercado_foresight.py --games 150000 --file two.bin
    .venv/bin/python -P bench/mercado_foresight.py --games 26000 --seats 4 --file four.bin
    .venv/bin/python -P bench/mercado_foresight.py --learn two.bin four.bin --save

Every game strays from the quick policy up to a round chosen at random; positions at the beginning of later
rounds are samples. The network gives the points that each of two seats will still make, and learns from how
far apart they were in the end. One sample in twenty is held back, to tell how far it misses the others.
"""

import argparse
from array import array
from collections.abc import Iterator
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import Any, BinaryIO

import trianon
from trianon.bots.judgements import judgement_of
from trianon.games.mercado.foresight import ROW, outline, rival_of
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.rng import Rng

SEED = 2_000_000
ROUNDS = 9  # of a usual game
STRAY = 6  # one answer in so many is any legal one
WIDTH = 2 + 2 * ROW  # of a sample: the outcome, its fold, and for both seats a row of the network
FOLDS = 20
NEURONS = 24
BATCH = 2048
RATE = 0.004
IN_A_LINE = 9
NEURONS_FILE = Path(__file__).parent.parent / "trianon" / "games" / "mercado" / "neurons.py"


def row_of(s: Tableau, seat: int) -> list[float]:
    """What the network is asked about a seat."""
    return [1.0, float(s.seats - 2), *outline(s, seat), *outline(s, rival_of(s, seat))]


def samples(seats: int, seed: int) -> Iterator["array[float]"]:
    """One game of quick play: two seats at the beginning of every round after the last stray answer."""
    judgement, luck = judgement_of("mercado"), Rng(seed)
    s = trianon.game("mercado").start(seats=seats, seed=seed)
    assert isinstance(s, Tableau)
    straying, last = luck.below(ROUNDS), 1
    found: list[tuple[int, int, int, list[float]]] = []
    while s.seat >= 0:
        if s.round > last and s.round >= straying:
            one = int(luck.below(seats))
            two = int((one + 1 + luck.below(seats - 1)) % seats)
            lead = s.progress[one] - s.progress[two]
            found.append((one, two, lead, [*row_of(s, one), *row_of(s, two)]))
        last = s.round
        strays = s.round < straying and luck.below(STRAY) == 0
        s.play_at(luck.below(len(s.codes)) if strays else judgement.policy(s, luck))
    points = s.points()
    for one, two, lead, rows in found:
        yield array("f", [float(points[one] - points[two] - lead), seed % FOLDS, *rows])


def write_samples(file: BinaryIO, seats: int, games: int) -> None:
    """So many games, one after the other."""
    for seed in range(SEED, SEED + games):
        for sample in samples(seats, seed):
            sample.tofile(file)


class Network:
    """Straight weights, those of the neurons and what each neuron counts; learns by Adam."""

    def __init__(self, np: Any, scales: Any) -> None:
        luck = np.random.default_rng(1)
        self.np, self.scales = np, scales
        self.parts = [
            np.zeros(ROW, np.float32),
            (luck.standard_normal((ROW, NEURONS)) * 0.1).astype(np.float32),
            (luck.standard_normal(NEURONS) * 0.1).astype(np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def lead(self, one: Any, two: Any) -> Any:
        """By how much the first seat of every sample will gain on the second."""
        straight, neurons, counts = self.parts
        excited = self.np.maximum(one @ neurons, 0) - self.np.maximum(two @ neurons, 0)
        return (one - two) @ straight + excited @ counts

    def learn(self, one: Any, two: Any, outcome: Any, rate: float) -> None:
        """One step towards the outcomes of some samples."""
        np, (_, neurons, counts) = self.np, self.parts
        off = (self.lead(one, two) - outcome) / len(outcome)
        first, second = one @ neurons, two @ neurons
        slopes = [
            (one - two).T @ off,
            one.T @ (off[:, None] * counts * (first > 0)) - two.T @ (off[:, None] * counts * (second > 0)),
            (np.maximum(first, 0) - np.maximum(second, 0)).T @ off,
        ]
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.means[place] = 0.9 * self.means[place] + 0.1 * slope
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * slope * slope
            mean = self.means[place] / (1 - 0.9**self.steps)
            square = self.squares[place] / (1 - 0.999**self.steps)
            self.parts[place] = self.parts[place] - rate * mean / (np.sqrt(square) + 1e-6)

    def weights(self) -> list[float]:
        """In the order in which `Foresight` takes them, for traits as they are."""
        straight, neurons, counts = self.parts
        found = list(straight / self.scales)
        for number in range(NEURONS):
            found += [*(neurons[:, number] / self.scales), counts[number]]
        return [float(f"{weight:.3g}") for weight in found]


def learned(paths: list[str], epochs: int) -> list[float]:
    """The weights after so many times through all samples."""
    np = import_module("numpy")
    data = np.concatenate([np.fromfile(path, np.float32).reshape(-1, WIDTH) for path in paths])
    outcome, fold, one, two = data[:, 0], data[:, 1], data[:, 2 : 2 + ROW], data[:, 2 + ROW :]
    scales = np.sqrt(np.mean(one * one, axis=0)) + 1e-6
    one, two = one / scales, two / scales
    known, held_back = np.flatnonzero(fold > 0), np.flatnonzero(fold == 0)
    network, luck = Network(np, scales), np.random.default_rng(2)
    for epoch in range(epochs):
        order = luck.permutation(known)
        for place in range(0, len(order) - BATCH, BATCH):
            batch = order[place : place + BATCH]
            network.learn(one[batch], two[batch], outcome[batch], RATE * (1 - epoch / epochs))
        off = network.lead(one[held_back], two[held_back]) - outcome[held_back]
        print(f"epoch {epoch + 1}: misses by {sqrt(float(np.mean(off * off))):.3f} points", flush=True)
    return network.weights()


def source(weights: list[float]) -> str:
    """The module `neurons.py`."""
    lines = [
        '"""Mercado: what the network of a master\'s foresight weighs, learned from games of quick play."""'
    ]
    rules = trianon.game("mercado").rules_version
    lines += ["", "from typing import Final", "", f"RULES_VERSION: Final = {rules}"]
    lines += ["# fmt: off", "NEURONS: Final[list[float]] = ["]
    for begin in range(0, len(weights), IN_A_LINE):
        lines.append("    " + " ".join(f"{weight}," for weight in weights[begin : begin + IN_A_LINE]))
    return "\n".join([*lines, "]", "# fmt: on", ""])


def main() -> None:
    """Play or learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="play so many, and write their samples")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--file", default="samples.bin")
    parser.add_argument("--learn", nargs="*", default=[], metavar="FILE")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--save", action="store_true", help="write neurons.py")
    asked = parser.parse_args()
    if asked.games:
        with Path(asked.file).open("wb") as file:
            write_samples(file, asked.seats, asked.games)
    if asked.learn:
        weights = learned(asked.learn, asked.epochs)
        if asked.save:
            NEURONS_FILE.write_text(source(weights), "utf-8")


if __name__ == "__main__":
    main()
