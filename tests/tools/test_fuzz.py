"""The readers that `make fuzz` attacks: they take real things, and refuse spoiled ones without a fault."""

import json

import pytest

from tools.fuzz import NAMES
from tools.fuzz_readers import READERS, seeds
from trianon import Rng

SPOILED = 40  # of each real one


def test_the_command_knows_every_reader() -> None:
    assert tuple(READERS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_real_ones_are_read_and_spoiled_ones_refused(name: str) -> None:
    rng = Rng(1)
    real = [json.dumps(seed).encode() for seed in seeds(name)]
    assert len(real) >= 5
    for text in real:
        READERS[name](text)
        for _ in range(SPOILED):
            at, length = rng.below(len(text)), rng.below(12)
            READERS[name](text[:at] + bytes([rng.below(256)]) * rng.below(3) + text[at + length :])
