"""`make test-compiled` runs the rule tests on the compiled rules; this makes sure that it does."""

import trianon.kernel.state
from tools import wheels


def test_these_tests_run_on_the_compiled_rules() -> None:
    assert str(trianon.kernel.state.__file__).startswith(str(wheels.COMPILED))
    assert not str(trianon.kernel.state.__file__).endswith(".py")
