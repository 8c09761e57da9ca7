"""The recorded games are still told the same, word by word."""

from pathlib import Path

import pytest

from trianon.testing.playthrough import retell

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_game_is_told_the_same(path: Path) -> None:
    """After a change on purpose: python -m trianon.testing.playthrough FILES, and read the difference."""
    text = path.read_text("utf-8")
    assert retell(text).splitlines() == text.splitlines()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("two-french", '"variant": "french"'),
        ("three-doubled-set", '"why": "set"'),
        ("four-shared-win", 'outcome: {"winners": [0, 1]'),
        ("six", "# seats: 6"),
    ],
)
def test_each_ending_and_variant_has_its_game(name: str, sentence: str) -> None:
    assert sentence in (FOLDER / "kabale" / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize(
    "event",
    [
        "round_began", "drew", "reshuffled", "laid", "revealed", "moved", "killed", "closed", "tucked",
        "declined", "swapped", "round_ended", "turned_up", "evaluated", "won", "game_ended",
    ],
)  # fmt: skip
def test_every_usual_event_occurs(event: str) -> None:
    """Only what needs an exhausted deck or many storms is left to the rule scenarios."""
    assert any(f"   * {event} " in path.read_text("utf-8") for path in FILES)
