"""Louis XIV in the terminal: whole games, the court, words, a narrow screen, replays."""

from pathlib import Path

import pytest
from rich.console import Console

import trianon as library
from tests.cli.support import trianon
from trianon.cli.boards import louis
from trianon.cli.boards.pen import Pen, View
from trianon.testing import given, play_out
from trianon.words import LANGUAGES, Words

ALONE = ("play", "louis", "--bots", "2", "--bot", "random", "--seed", "4", "-o", "first=0")


def pen(language: str = "en") -> Pen:
    return Pen(Words(language, "louis", strict=True), ["yellow", "red", "green", "blue"])


def drawn(view: View, language: str = "en", width: int = 120, height: int | None = None) -> str:
    """As a file gets it, or a screen of some height."""
    screen = height is not None
    console = Console(width=width, height=height, highlight=False, color_system=None, force_terminal=screen)
    with console.capture() as capture:
        console.print(louis.table(view, pen(language)), height=height)
    return capture.get()


def test_a_complete_game_is_played_recorded_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = trianon(*ALONE, "--record", str(file), typed="1\n" * 400)
    assert "At the table: Yellow (you), Red (random), Green (random)" in shown
    assert "Round 4 of 4" in shown
    assert "Score sheet" in shown
    assert "‹" not in shown
    assert "keeps silent" not in shown
    record = library.Record.loads(file.read_text("utf-8"))
    state = library.game("louis").replay(record)
    assert state.outcome is not None
    for score in state.scores:
        assert f" {score.points} " in shown
    replayed = trianon("replay", str(file))
    assert f"Step {len(record.actions)} of {len(record.actions)}" in replayed
    assert "The game is over." in replayed
    assert "Your hand" not in replayed
    assert "Your hand" in trianon("replay", str(file), "--from-seat", "1")


def test_help_explains_persons_and_missions() -> None:
    shown = trianon(*ALONE, typed="? anne\n? Joker\n? c05\n? unicorn\n? rules\nq\n\n")
    assert "1. Supply\nThe money card says" in shown
    assert "Gives 1 scepter chip. Front: Money: 3 · Back: First place." in shown
    assert "beginning on any person" in shown
    assert "c05 · Costs ring + ring · influence · One card counts as a joker for 4 stones" in shown
    assert "There is no explanation of “unicorn”." in shown


def test_a_move_may_be_written(tmp_path: Path) -> None:
    hand = library.game("louis").start(seats=3, seed=4, first=0).view(0)["hand"]
    assert isinstance(hand, list)
    file = tmp_path / "game.json"
    trianon(*ALONE, "--record", str(file), typed=f"play {hand[0]} take\ntake 2\nq\n")
    record = library.Record.loads(file.read_text("utf-8"))
    assert record.actions[:2] == [f"play {hand[0]} take", "take 2"]


def test_the_court_tells_stones_conditions_rewards_and_who_would_win() -> None:
    state = given(
        "louis", tiles={4: [3, 1], 10: "back 0 2"}, louis=4, chips=["ring crown"], missions=["a05 b01"]
    )
    shown = drawn(state.view(0))
    for words in ("4 Dauphin ♛", "→ Yellow ♛", "→ Red", "Money: 4", "2 coats of arms", "ring 1, crown 1"):
        assert words in shown, words
    assert shown.count("Costs") == 2
    assert "Costs ring + any chip  ✓ You have the chips for it." in shown
    rows = [line for line in shown.splitlines() if "Condé" in line or "Montespan" in line]
    assert len(rows) == 2  # they touch at a corner: not in one row


def test_a_spectator_sees_no_hand() -> None:
    state = given("louis", hands=["conde joker", "joker joker"], intrigue=["anne"])
    assert "Anne, intrigue card, tile 1" in drawn(state.view(0))
    for seat in (1, None):
        shown = drawn(state.view(seat))
        assert "intrigue card, tile" not in shown
    assert "Your" not in drawn(state.view(None))


def test_the_court_fits_a_narrow_terminal() -> None:
    view = library.game("louis").start(seats=4, seed=1).view(0)
    narrow, wide = drawn(view, width=78), drawn(view, width=120)
    assert max(len(line) for line in narrow.splitlines()) <= 78
    assert "…" not in narrow
    assert (narrow.count("╭"), wide.count("╭")) == (0, 12 - wide.count("╔"))
    for screen in (drawn(view, width=100), drawn(view, width=120, height=40)):
        assert len(screen.splitlines()) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_and_every_answer_can_be_drawn(language: str) -> None:
    state, rng, held = library.game("louis").start(seats=2, seed=7), library.Rng(7), pen(language)
    number = 0
    while (decision := state.decision) is not None:
        view, options = state.view(decision.seat), [option.to_json() for option in decision.options]
        cells = [cell for row in louis.answers(options, view, held) for cell in row]
        assert len(cells) == len(options)
        if number % 25 == 0:
            assert drawn(view, language)
        for event in state.play(decision.options[rng.below(len(options))]):
            louis.details(event.view(0), held)
        number += 1
    assert drawn(state.view(None), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: str) -> None:
    held = pen(language)
    assert len(louis.cards()) == 13 + 40
    for id in louis.cards():
        name, explanation = louis.explain(id, held)
        assert name
        assert len(explanation) > 20


def test_missions_that_would_be_replaced_are_named() -> None:
    state = given("louis", step="replace", pending={"mission": "a19"}, display=["a19"], missions=["a01 c05"])
    assert state.decision is not None
    options = [option.to_json() for option in state.decision.options]
    cells = [cell for row in louis.answers(options, state.view(0), pen()) for cell in row]
    assert "  4[/] Replace missions: +1 mission card, 1 influence card = 4 stones" in cells[3]


def test_the_end_shows_all_coats() -> None:
    state = library.game("louis").start(seats=3, seed=2)
    play_out(state, library.Rng(2))
    shown = drawn(state.view(None))
    assert "▶" not in shown
    assert any(words in shown for words in ("blue and gold", "red bend", "three pearls"))
