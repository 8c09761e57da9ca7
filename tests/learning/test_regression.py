"""Least squares finds the weights that made the outcomes."""

import pytest

from trianon.kernel.rng import Rng
from trianon.learning.regression import Regression, solve


def test_weights_are_found_again() -> None:
    """Outcomes are made of two of three features and luck; the third never differs."""
    rng, found = Rng(1), Regression(3)
    for _ in range(2000):
        one, two, luck = (float(rng.below(11)) - 5.0 for _ in range(3))
        found.add([one, two, 0.0], 2.0 * one - 0.5 * two + luck)
    weights = found.weights()
    assert weights == pytest.approx([2.0, -0.5, 0.0], abs=0.1)
    assert found.error(weights) == pytest.approx(3.16, abs=0.1)  # all that is left is luck
    assert found.error([0.0, 0.0, 0.0]) > 6.0


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])
