"""Taking back a step: where the table allows it too, by the word `undo`."""

import pytest

import trianon
from trianon.cli.play import Party, TerminalGame
from trianon.cli.prompt import Stopped
from trianon.testing import given
from trianon.words import Words


class Typist:
    """Types line after line, then nothing more."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def __call__(self, prompt: str = "") -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def played(monkeypatch: pytest.MonkeyPatch, state: trianon.State, party: Party, *lines: str) -> TerminalGame:
    """A game in which these lines were typed."""
    made = TerminalGame(state, party, Words("en", state.game.id), luck=1)
    monkeypatch.setattr(made.console, "input", Typist(*lines))
    with pytest.raises(Stopped):
        made.play()
    return made


def late(*hands: str) -> trianon.State:
    """A position in which nobody can draw any more, so that presenting a courtier is not final."""
    return given("template", hands=list(hands), late=True)


def test_undo_returns_to_the_position_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = late("page duke knight", "")
    lines = ("", "present page", "present duke", "undo", "undo")
    made = played(monkeypatch, before.copy(), Party(2, 0, "random"), *lines)
    assert made.state.fingerprint() == before.fingerprint()
    assert made.state.record.actions == []
    assert capsys.readouterr().out.count("Your last step is taken back.") == 2


def test_after_chance_nothing_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every reply is followed by a draw."""
    state = trianon.game("template").start(seats=2, seed=3, first=0)
    made = played(monkeypatch, state, Party(2, 0, "random"), "", "1", "", "bow", "undo")
    assert not made.can_undo()
    assert "Nothing can be taken back now." in capsys.readouterr().out


def test_a_bots_answer_is_the_point_of_no_return(monkeypatch: pytest.MonkeyPatch) -> None:
    made = played(
        monkeypatch, late("page duke", "knight knight"), Party(1, 1, "random"), "present page", "undo"
    )
    assert not made.can_undo()
    assert made.state.record.actions[0] == "present page"


def test_at_one_keyboard_the_turn_may_have_gone_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As on a shared device at a table: the neighbour is asked, and has not answered yet."""
    lines = ("", "present page", "", "undo", "", "present duke", "")
    made = played(monkeypatch, late("page duke", "knight knight"), Party(2, 0, "random"), *lines)
    assert made.state.record.actions == ["present duke"]
    shown = capsys.readouterr().out
    assert shown.count("Your last step is taken back.") == 1
    assert (
        shown.count("Blue presents a veiled courtier") == 2
    )  # White hears of either, and each was true at its time


def test_what_was_taken_back_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ("", "present page", "undo", "present duke", "present knight", "")
    made = played(monkeypatch, late("page duke knight", ""), Party(2, 0, "random"), *lines)
    assert [event.kind for event in made.live.lasting_events(0)].count("presented") == 2
    assert made.state.record.actions == ["present duke", "present knight"]


def test_what_answered_itself_is_taken_back_with_the_step_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last coin `done` is the only answer, and nobody alone is asked for it."""
    market = ["gold_goblet: 2 gold", "jewel_casket: 3 silver"]
    state = given("mercado", market=market, drawn="gold silver")
    lines = ("gold > gold_goblet", "silver > jewel_casket", "undo")
    made = played(monkeypatch, state, Party(1, 1, "random"), *lines)
    assert made.state.record.actions == ["gold > gold_goblet"]
    assert made.can_undo()
