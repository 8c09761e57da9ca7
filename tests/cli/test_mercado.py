"""Mercado in the terminal: whole games, the market, purses and odds, a narrow screen, replays."""

from pathlib import Path

import pytest
from rich.console import Console

import trianon as library
from tests.cli.support import trianon
from trianon.cli.boards import explain, mercado
from trianon.cli.boards.pen import Pen, View
from trianon.testing import given, play_out
from trianon.words import LANGUAGES, Words

ALONE = ("play", "mercado", "--bots", "2", "--bot", "random", "--seed", "4", "-o", "first=0")


def pen(language: str = "en") -> Pen:
    return Pen(Words(language, "mercado", strict=True), ["red", "blue", "green", "yellow"])


def drawn(view: View, language: str = "en", width: int = 150) -> str:
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(mercado.table(view, pen(language)))
    return capture.get()


def row(shown: str, name: str) -> str:
    """The first line of the table with this name."""
    return next(line for line in shown.splitlines() if line.startswith(f"│ {name}"))


def test_a_complete_game_is_played_recorded_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = trianon(*ALONE, "--record", str(file), typed="1\n" * 900)
    assert "At the table: Red (you), Blue (random), Green (random)" in shown
    assert "Lay coins beside the tiles" in shown
    assert "Score sheet" in shown
    assert "‹" not in shown
    record = library.Record.loads(file.read_text("utf-8"))
    state = library.game("mercado").replay(record)
    assert state.outcome is not None
    for score in state.scores:
        assert f" {score.points} " in shown
    replayed = trianon("replay", str(file))
    assert f"Step {len(record.actions)} of {len(record.actions)}" in replayed
    assert "The game is over." in replayed


def test_a_move_may_be_written_and_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = trianon(*ALONE, "--record", str(file), typed="spare\nundo\nspare\nbuy everything\nq\n")
    assert "Your last step is taken back." in shown
    assert "Not understood: " in shown
    assert library.Record.loads(file.read_text("utf-8")).actions == ["spare"]


def test_the_market_shows_prices_points_effects_and_edges() -> None:
    state = given("mercado", market=["cloth: gold turquoise / 2 gold", "teapot", "musk", "amber"])
    shown = drawn(state.view(0))
    assert "2 × gold" in row(shown, "Cloth").split("│")[2]
    assert "│ 2 × turquoise " in shown
    assert "4 points." in row(shown, "Cloth")
    assert row(shown, "Cloth").count("│") == 6
    assert "2 × gold" in row(shown, "Cloth").split("│")[5]
    assert "3 coins, all of" in row(shown, "Teapot")
    assert "1 × wild (white)" in shown
    assert "No seal for second place" in shown


def test_points_by_position_are_told_as_they_stand() -> None:
    state = given("mercado", market=["lute"], progress=[4, 9])
    assert "2 points." in row(drawn(state.view(0)), "Lute")
    assert "1 point." in row(drawn(state.view(1)), "Lute")


def test_track_purses_and_odds() -> None:
    state = given("mercado", progress=[5, 5], order=[0, 1], purses=["3 gold 2 black"], privileges=["two"])
    shown = drawn(state.view(0))
    assert "5 3 × Onward ● Blue ● Red" in shown  # the upper marker first
    assert "Progress 5, position 2" in shown
    assert "Purse: 5 coins" in shown
    assert "gold: 3 inside, 100 %" in shown
    assert "counterfeit (black): 2 inside, 90 %" in shown
    assert "Privileges:   2 steps" in shown


def test_the_privileges_of_others_are_not_shown() -> None:
    state = given("mercado", privileges=["two", "three"], active=0)
    assert "Privileges:   3 steps" in drawn(state.view(1))
    assert "3 steps" not in drawn(state.view(0))
    assert "steps" not in drawn(state.view(None))
    assert "1 privilege" in drawn(state.view(None))


def test_what_a_coin_completes_is_said_in_the_list() -> None:
    state = given("mercado", market=["letter_opener: gold", "gold_goblet: gold"], drawn="gold")
    view = state.view(0)
    assert mercado.label("tile", "letter_opener", view, pen()) == "Letter opener (Completes it)"
    assert mercado.label("tile", "gold_goblet", view, pen()) == "Gold goblet"
    assert mercado.label("coin", "gold", view, pen()) == "gold"


def test_help_explains_tiles_and_privileges() -> None:
    shown = trianon(*ALONE, typed="?\n? cloth\n? Head merchant\n? two_purge\n? unicorn\nq\n\n")
    assert "Cloth  Price: 2 × gold, 2 × turquoise. 4 points. Take 1 privilege" in shown
    assert "Head merchant  Price: 3 coins, all of different colours. Gives you 1 privilege." in shown
    assert "Move 2 steps. Return 1 counterfeit coin" in shown
    assert "There is no explanation of “unicorn”." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_drawn_and_explained(language: str) -> None:
    """Strict words: a gap would be an error."""
    for id in mercado.cards():
        name, explanation = explain("mercado", id, pen(language))
        assert name
        assert explanation
    state, rng = library.game("mercado").start(seats=4, seed=3, side="B", promo="yes"), library.Rng(3)
    for _ in range(12):
        play_out(state, rng, most=9)
        for seat in (None, 0, 3):
            view = state.view(seat)
            assert drawn(view, language)
            assert set(mercado.visible(view)) <= set(mercado.cards())
    play_out(state, rng)
    assert drawn(state.view(None), language)


def test_coins_are_told_below_the_lines_of_the_log() -> None:
    event = {"event": "drew", "seat": 0, "coins": ["gold", "black", "gold"], "sealed": False}
    (line,) = mercado.details(event, pen())
    assert "2 × gold" in line
    assert "1 × counterfeit (black)" in line
    assert mercado.details({"event": "kept", "seat": 0}, pen()) == []
    final = {"event": "final_count", "seat": 0, "seals": 1, "privileges": ["three"], "steps": 3, "points": 4}
    assert mercado.details(final, pen()) == ["3 steps"]


def test_four_players_fit_into_a_narrow_terminal() -> None:
    state = library.game("mercado").start(seats=4, seed=8)
    play_out(state, library.Rng(8), most=40)
    shown = drawn(state.view(0), width=72)
    assert {len(line) for line in shown.splitlines() if line.startswith(("╭", "│", "├", "╰"))} == {72}
    assert max(len(line) for line in shown.splitlines()) <= 72
    assert "…" not in shown
