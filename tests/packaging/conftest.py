"""The wheel under test: the one in dist/ when it is up to date, else built now."""

from pathlib import Path

import pytest

from tools import wheels


@pytest.fixture(scope="session")
def wheel() -> Path:
    return wheels.make_wheel()
