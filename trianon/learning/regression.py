"""Least squares: the weights with which features explain outcomes best, kept small by a ridge."""

from math import sqrt
from typing import Final

RIDGE: Final = 20.0  # samples that speak for no weight at all
FLAT: Final = 1e-9  # features that hardly ever differ get no weight


class Regression:
    """Takes samples one by one and keeps their sums only, so there may be any number of them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.count = 0
        self.products = [[0.0] * size for _ in range(size)]  # of two features, the lower triangle
        self.targets = [0.0] * size  # of a feature and the outcome
        self.square = 0.0  # of the outcome

    def add(self, features: list[float], outcome: float) -> None:
        """One sample."""
        self.count += 1
        self.square += outcome * outcome
        present = [place for place, value in enumerate(features) if value]
        for number, place in enumerate(present):
            value, row = features[place], self.products[place]
            self.targets[place] += value * outcome
            for other in present[: number + 1]:
                row[other] += value * features[other]

    def weights(self) -> list[float]:
        """The weights that explain all samples best."""
        scales = [sqrt(self.products[place][place] / max(1, self.count)) for place in range(self.size)]
        used = [place for place in range(self.size) if scales[place] > FLAT]
        matrix = [
            [self._product(one, two) / (scales[one] * scales[two]) + RIDGE * (one == two) for two in used]
            for one in used
        ]
        found = solve(matrix, [self.targets[place] / scales[place] for place in used])
        weights = [0.0] * self.size
        for place, value in zip(used, found, strict=True):
            weights[place] = value / scales[place]
        return weights

    def error(self, weights: list[float]) -> float:
        """By how much these weights miss an outcome, as a root of the mean square."""
        places = range(self.size)
        explained = sum(weights[place] * self.targets[place] for place in places)
        own = sum(weights[one] * weights[two] * self._product(one, two) for one in places for two in places)
        return sqrt(max(0.0, self.square - 2.0 * explained + own) / max(1, self.count))

    def _product(self, one: int, two: int) -> float:
        return self.products[max(one, two)][min(one, two)]


def solve(matrix: list[list[float]], values: list[float]) -> list[float]:
    """The x with matrix * x = values, for a symmetric matrix that is positive definite.

    >>> solve([[2.0, 0.0], [0.0, 4.0]], [2.0, 8.0])
    [1.0, 2.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    size = len(rows)
    for pivot in range(size):
        top = rows[pivot]
        for row in rows[pivot + 1 :]:
            factor = row[pivot] / top[pivot]
            if factor:
                for column in range(pivot, size + 1):
                    row[column] -= factor * top[column]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        rest = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - rest) / rows[place][place]
    return found
