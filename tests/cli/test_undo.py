"""Taking back a step: where the game allows it, by the word `undo`."""

import pytest

import trianon
from trianon.cli.play import Evening, Party
from trianon.cli.prompt import Stopped
from trianon.words import Words


class Typist:
    """Types line after line, then nothing more."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def __call__(self, prompt: str = "") -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def evening(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> Evening:
    state = trianon.game("kabale").start(seats=2, seed=3, first=0)
    made = Evening(state, Party(1, 1, "random"), Words("en", "kabale"), luck=1)
    monkeypatch.setattr(made.console, "input", typist)
    return made


def test_undo_returns_to_the_position_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = evening(Typist("undo"), monkeypatch)
    before = made.state.copy()
    made.undoable.append(before)
    made.state.play_at(0)
    made.state.play_at(0)
    with pytest.raises(Stopped):
        made.play()
    assert made.state.fingerprint() == before.fingerprint()
    assert "Your last step is taken back." in capsys.readouterr().out


def test_after_chance_nothing_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every card laid is followed by a card drawn."""
    made = evening(Typist("1", "undo"), monkeypatch)
    with pytest.raises(Stopped):
        made.play()
    assert not made.can_undo()
    assert "Nothing can be taken back now." in capsys.readouterr().out
