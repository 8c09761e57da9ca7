"""What all tests share: the template game, rule numbers as marks, how long property tests search."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.known import IS_COMPILED
from trianon.games.registry import EXTRA
from trianon.testing import rules_of

# `trianon.game("template")`, here and in processes that tests start.
os.environ[EXTRA] = str(Path(__file__).with_name("template"))

# The same examples in every run, fewer of them where the rules are slow; TRIANON_HYPOTHESIS=search looks
# for new ones, longer.
examples = 100 if IS_COMPILED else 25
settings.register_profile(
    "steady", derandomize=True, max_examples=examples, deadline=None, database=None, print_blob=True
)
settings.register_profile(
    "search", max_examples=5000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("TRIANON_HYPOTHESIS", "steady"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give every test the mark `rule` with the numbers it proves."""
    for item in items:
        numbers = rules_of(getattr(item, "function", None))
        if numbers:
            item.add_marker(pytest.mark.rule(*numbers))
