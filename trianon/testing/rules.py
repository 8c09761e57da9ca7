"""Rule numbers on tests: each test says which rules it proves."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test with the rule numbers it proves; pytest shows them as the mark `rule`."""
    if not numbers:
        raise ValueError("name at least one rule number")

    def mark(test: Test) -> Test:
        vars(test)["rules"] = rules_of(test) + numbers
        return test

    return mark


def rules_of(test: object) -> tuple[str, ...]:
    """The rule numbers of a test; empty when it proves none."""
    found = getattr(test, "rules", ())
    return found if isinstance(found, tuple) else ()
