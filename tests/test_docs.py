"""The examples in the documents run."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

import trianon.kernel.rng

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_run(path: Path) -> None:
    """Every `>>>` in a document gives what the document says."""
    result = doctest.testfile(
        str(path), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    )
    assert result.failed == 0


@pytest.mark.parametrize("module", [trianon, trianon.kernel.rng], ids=lambda module: module.__name__)
def test_docstrings_run(module: ModuleType) -> None:
    """Every `>>>` in a docstring gives what it says."""
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_documents_have_examples() -> None:
    """At least the formats are shown by running code."""
    examples = doctest.DocTestParser().get_examples((ROOT / "docs" / "formats.md").read_text("utf-8"))
    assert len(examples) > 10
