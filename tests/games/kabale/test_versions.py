"""Games begun with rules version 1 keep it: explorer 11, assassin 9, and a witch that removes him (F4, A10).

The games in `version_1` were played and written down when there was no other version.
"""

import json
from pathlib import Path
from typing import Any, cast

import pytest

import trianon
from tests.games.kabale import look
from trianon import Event, Record, Rng, State
from trianon.testing import play_out
from trianon.testing.kabale import column_of, complete

FOLDER = Path(__file__).parent / "version_1"
GAMES = ["two", "four", "six"]
KABALE = trianon.game("kabale")
COUNTED = ("cards", "totals", "winner", "why", "tied")


def stored(name: str) -> Record:
    return Record.loads((FOLDER / f"{name}.record.json").read_text("utf-8"))


def expected(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.expected.json").read_text("utf-8"))


def told(state: State, record: Record) -> list[Event]:
    """Play a record on to its end; returns everything that happened."""
    state.script = [state.read_chance(text) for text in record.chance[len(state.record.chance) :]]
    return [event for action in record.actions for event in state.play(action)]


def columns(events: list[Event]) -> list[dict[str, object]]:
    """How every column was counted."""
    return [{key: event.data[key] for key in COUNTED} for event in events if event.kind == "evaluated"]


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_game_is_replayed_as_it_was_played(name: str) -> None:
    """Every position, every column and the result."""
    record, then = stored(name), expected(name)
    for steps, fingerprint in enumerate(then["fingerprints"]):
        assert KABALE.replay(record, upto=steps).fingerprint() == fingerprint
    state = KABALE.replay(record)
    assert state.game.rules_version == 1
    assert (state.points(), list(state.ranking().winners)) == (then["points"], then["winners"])
    assert state.record.dumps() == record.dumps()
    assert columns(told(KABALE.replay(record, upto=0), record)) == then["columns"]


@pytest.mark.parametrize("name", GAMES)
def test_by_the_newest_rules_it_would_have_gone_otherwise(name: str) -> None:
    """Else these games would prove nothing."""
    record = stored(name)
    record.rules = KABALE.rules_version
    now = columns(told(KABALE.replay(record, upto=0), record))
    assert now != expected(name)["columns"]


@pytest.mark.parametrize("steps", [0, 20, 45])
def test_a_stored_game_is_played_on_by_its_rules(steps: int) -> None:
    """From the record, from a document, in a possible world; both are told apart by the view."""
    state = KABALE.replay(stored("two"), upto=steps)
    world = state.determinize(0, Rng(1))
    again = KABALE.from_json(state.to_json())
    for going in (state, world, again):
        assert going.view(None)["rules"] == 1
        play_out(going, Rng(2))
        assert going.outcome is not None
        assert going.to_json()["rules"] == 1


@pytest.mark.parametrize(
    ("rules", "explorer", "removed"), [(1, 11, {"0:assassin": "witch"}), (2, 13, {})], ids=["old", "new"]
)
def test_both_versions_count_side_by_side(rules: int, explorer: int, removed: dict[str, str]) -> None:
    """One position, read with either version in one process."""
    fields: dict[str, object] = {
        "columns": ["art 2: 0:assassin 1:witch 1:explorer", "trade 1:"],
        "hands": ["king"],
        "game": "kabale",
        "rules": rules,
    }
    state = KABALE.from_json(complete(fields))
    standing = cast("list[dict[str, Any]]", state.view(0)["columns"])[0]["standing"]
    assert standing["totals"] == [None if removed else 9.5, explorer + 1]
    column = column_of(state.play("king > 2"), 1)
    assert (column.values["1:explorer"], column.removed) == (explorer, removed)
    assert look.won(state, 1) == ["art 2"]
