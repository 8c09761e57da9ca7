"""`trianon replay`: a record, move by move."""

from pathlib import Path

import pytest

import trianon as library
from tests.cli.support import trianon
from trianon.table.record_steps import record_steps
from trianon.testing import play_out


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    state = library.game("kabale").start(seats=3, seed=6)
    play_out(state, library.Rng(6))
    file = tmp_path / "game.json"
    file.write_text(state.record.dumps(), "utf-8")
    return file


def test_a_record_is_shown_to_its_end(finished: Path) -> None:
    shown = trianon("replay", str(finished))
    count = len(library.Record.loads(finished.read_text("utf-8")).actions)
    assert f"Step {count} of {count}" in shown
    assert "The game is over." in shown
    assert "Score sheet" in shown


def test_a_spectator_sees_no_hidden_card_and_a_seat_its_own(finished: Path) -> None:
    assert "Your hand" not in trianon("replay", str(finished))
    shown = trianon("replay", str(finished), "--from-seat", "1")
    assert "Your hand" in shown
    assert "White draws a card." not in shown
    assert "Blue draws a card." in shown


def test_step_by_step_forwards_and_back(finished: Path) -> None:
    shown = trianon("replay", str(finished), "--step", typed="\n\nb\n7\nq\n")
    places = [shown.index(f"Step {number} of") for number in (1, 2, 7)]
    assert places == sorted(places)
    assert shown.count("Step 1 of") == 2
    assert "Step 3 of" not in shown


def test_a_game_that_was_stopped_ends_with_its_table(tmp_path: Path) -> None:
    state = library.game("kabale").start(seats=2, seed=1)
    play_out(state, library.Rng(1), most=9)
    (tmp_path / "half.json").write_text(state.record.dumps(), "utf-8")
    shown = trianon("replay", "half.json", folder=tmp_path)
    assert "Step 9 of 9" in shown
    assert "This is the end of the record." in shown


def test_the_steps_are_those_of_the_game(finished: Path) -> None:
    record = library.Record.loads(finished.read_text("utf-8"))
    game = library.game("kabale")
    positions = [step.state.fingerprint() for step in record_steps(record)]
    assert positions[-1] == game.replay(record).fingerprint()
    assert positions[5] == game.replay(record, upto=5).fingerprint()
    assert [step.action for step in record_steps(record)][1:] == record.actions


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("not json", "not JSON"),
        ("[]", "a record is a JSON object"),
        ('{"format": 9}', "this trianon reads 1, the record is in 9"),
        (
            '{"format":1,"game":"chess","rules":1,"seats":2,"options":{},"start":null,"log":[]}',
            "there is no game 'chess'",
        ),
        (
            '{"format":1,"game":"kabale","rules":1,"seats":2,"options":{},"start":null,"log":["king > 9"]}',
            "action 1",
        ),
    ],
)
def test_what_is_not_a_record_is_told_in_one_line(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "file.json").write_text(text, "utf-8")
    told = trianon("replay", "file.json", code=1, folder=tmp_path)
    assert message in told
    assert told.startswith("trianon: ")
    assert told.count("\n") == 1


def test_a_record_that_lacks_chance_outcomes_is_refused(finished: Path) -> None:
    """Otherwise chance would fill the gap, and the screen would show another game."""
    record = library.Record.loads(finished.read_text("utf-8"))
    last = max(place for place, entry in enumerate(record.log) if entry.startswith("~"))
    del record.log[last]
    finished.write_text(record.dumps(), "utf-8")
    assert "chance" in trianon("replay", str(finished), code=1)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "file.json").write_bytes(b"\xff\xfe\x00")
    assert "not a text in UTF-8" in trianon("replay", "file.json", code=1, folder=tmp_path)


def test_a_missing_file(tmp_path: Path) -> None:
    told = trianon("replay", "nowhere.json", code=1, folder=tmp_path)
    assert told == "trianon: nowhere.json: No such file or directory\n"


def test_a_seat_that_does_not_exist(finished: Path) -> None:
    assert "seats of this game are 0 to 2" in trianon("replay", str(finished), "--from-seat", "3", code=1)
