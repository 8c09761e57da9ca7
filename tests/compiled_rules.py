"""A plugin of pytest: tests with the compiled rules, and with the helpers of the source tree."""

import importlib.util
import sys

import trianon
from tools.native import ROOT
from trianon.kernel import state


def use_helpers_from_the_source_tree() -> None:
    """The compiled package may hold older helpers: they are no rules, so they do not make it out of date."""
    folder = ROOT / "trianon" / "testing"
    spec = importlib.util.spec_from_file_location(
        "trianon.testing", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["trianon.testing"] = module
    spec.loader.exec_module(module)
    trianon.testing = module  # type: ignore[attr-defined]


assert not str(state.__file__).endswith(".py"), "these rules are not compiled"
use_helpers_from_the_source_tree()
