"""Versions of the rules, side by side: a game that was begun with older rules goes on with them."""

from typing import Final

import pytest

import trianon
from template.game import Template
from trianon import Game, InvalidOption, InvalidPosition, InvalidRecord, Record, Rng, State
from trianon.testing import play_out

OLD: Final = trianon.game("template")
NEW: Final = Template(
    OLD.id, OLD.title, 2, 3, OLD.options, 2, OLD.steps, OLD.actions, OLD.chance, before=OLD
)  # fmt: skip


def played(game: Game) -> State:
    state = game.start(seats=3, seed=5)
    play_out(state, Rng(5), most=12)
    return state


def test_a_version_is_found_by_its_number() -> None:
    assert (OLD.rules_version, NEW.rules_version) == (1, 2)
    assert NEW.version(2) is NEW
    assert OLD.version(1) is OLD


@pytest.mark.parametrize(("game", "number", "known"), [(NEW, 3, "2, 1"), (OLD, 2, "1")])
def test_an_unknown_version_is_refused_and_the_known_ones_are_named(
    game: Game, number: int, known: str
) -> None:
    with pytest.raises(
        InvalidOption, match=f"^The Levee has no rules version {number}; known here: {known}$"
    ):
        game.version(number)


@pytest.mark.parametrize("game", [OLD, NEW], ids=["old", "new"])
def test_a_position_is_read_with_the_rules_it_names(game: Game) -> None:
    """And what follows from it has the same rules: copies, worlds, documents."""
    state = NEW.from_json(played(game).to_json())
    assert state.game is game
    assert state.copy().game is game
    assert state.determinize(0, Rng(1)).game is game
    play_out(state, Rng(1))
    assert state.game is game
    assert state.to_json()["rules"] == state.record.rules == game.rules_version


def test_a_position_that_names_no_rules_is_read_with_those_of_the_game_asked() -> None:
    doc = played(OLD).to_json()
    del doc["rules"]
    assert NEW.from_json(doc).game is NEW
    assert OLD.from_json(doc).game is OLD


@pytest.mark.parametrize("game", [OLD, NEW], ids=["old", "new"])
def test_a_record_is_replayed_with_its_rules(game: Game) -> None:
    state = played(game)
    back = NEW.replay(Record.loads(state.record.dumps()))
    assert back.game is game
    assert back.fingerprint() == state.fingerprint()
    assert back.record == state.record
    assert NEW.replay(state.record, upto=3).game is game


@pytest.mark.parametrize("rules", [0, 3, True, 1.0, "1", None])
def test_a_position_of_unknown_rules_is_refused(rules: object) -> None:
    with pytest.raises(InvalidPosition, match=r"^rules: "):
        NEW.from_json({**played(NEW).to_json(), "rules": rules})


def test_a_record_of_newer_rules_is_refused() -> None:
    with pytest.raises(InvalidRecord, match=r"^rules: The Levee has no rules version 2; known here: 1$"):
        OLD.replay(played(NEW).record)


def test_a_record_that_begins_with_other_rules_is_refused() -> None:
    """The position a record starts from cannot belong to another version than the record."""
    doc = NEW.from_json(played(OLD).to_json()).record.to_json()
    assert NEW.replay(Record.from_json(doc)).game is OLD
    with pytest.raises(InvalidRecord, match=r"^the beginning: rules: 1 is not 2$"):
        NEW.replay(Record.from_json({**doc, "rules": 2}))
