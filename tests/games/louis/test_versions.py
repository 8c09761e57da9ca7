"""Games begun with rules version 1 keep it: whoever has two chips is asked about missions (P12).

The games in `version_1` were played and written down when there was no other version.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import trianon
from tests.games.louis.look import asked
from trianon import Record, Rng
from trianon.testing import given, play_out

FOLDER = Path(__file__).parent / "version_1"
GAMES = ["two", "three", "four"]
LOUIS = trianon.game("louis")


def stored(name: str) -> Record:
    return Record.loads((FOLDER / f"{name}.record.json").read_text("utf-8"))


def expected(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.expected.json").read_text("utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_game_is_replayed_as_it_was_played(name: str) -> None:
    """Every position and the result."""
    record, then = stored(name), expected(name)
    for steps, fingerprint in then["fingerprints"].items():
        assert LOUIS.replay(record, upto=int(steps)).fingerprint() == fingerprint
    state = LOUIS.replay(record)
    assert state.game.rules_version == 1
    assert (state.points(), list(state.ranking().winners)) == (then["points"], then["winners"])
    assert state.record.dumps() == record.dumps()


@pytest.mark.parametrize("name", GAMES)
def test_by_the_newest_rules_it_would_have_gone_otherwise(name: str) -> None:
    """Else these games would prove nothing: somebody is asked in them who is not asked any more."""
    record = stored(name)
    record.rules = LOUIS.rules_version
    with pytest.raises(trianon.InvalidRecord, match="finish: seat"):
        LOUIS.replay(record)


@pytest.mark.parametrize("steps", [0, 60, 130])
def test_a_stored_game_is_played_on_by_its_rules(steps: int) -> None:
    """From the record, from a document, in a possible world."""
    state = LOUIS.replay(stored("two"), upto=steps)
    for going in (state, state.determinize(0, Rng(1)), LOUIS.from_json(state.to_json())):
        play_out(going, Rng(2))
        assert going.outcome is not None
        assert going.to_json()["rules"] == 1


@pytest.mark.parametrize(("rules", "question"), [(1, "missions"), (2, "keep")], ids=["old", "new"])
def test_both_versions_ask_side_by_side(rules: int, question: str) -> None:
    """One position, read with either version: two different chips, and a mission for two equal ones."""
    fields = {"hands": ["joker joker"], "chips": ["scepter ring"], "missions": ["c01"]}
    document = given("louis", seats=3, **fields).to_json() | {"rules": rules}
    state = LOUIS.from_json(document)
    state.play("play joker take")
    while (now := asked(state)) is not None and now[1] not in ("missions", "keep"):
        state.play_at(0)
    assert now == (0, question)
