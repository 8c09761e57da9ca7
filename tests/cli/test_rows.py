"""Table and question fit on one screen; what is left out is drawn on demand."""

import io
from itertools import cycle

import pytest
from rich.console import Console

import trianon
from trianon.cli.play import Party, TerminalGame
from trianon.cli.prompt import PAGE, Prompt
from trianon.testing import given, play_out
from trianon.words import LANGUAGES, Words

ROWS = 40
EVERY = 37  # decisions from one drawing to the next
TABLES = [
    (id, seats)
    for id in trianon.games()
    for seats in range(trianon.game(id).min_seats, trianon.game(id).max_seats + 1)
]


def on_screen(state: trianon.State, language: str = "en", width: int = 80) -> TerminalGame:
    """A game on a terminal of 40 rows."""
    game = TerminalGame(state, Party(state.seats, 0, "random"), Words(language, state.game.id), luck=1)
    game.console = Console(
        file=io.StringIO(), width=width, height=ROWS, force_terminal=True, color_system=None
    )
    return game


def drawn(game: TerminalGame) -> list[str]:
    """The lines since the last look."""
    file = game.console.file
    assert isinstance(file, io.StringIO)
    text = file.getvalue()
    file.seek(0)
    file.truncate()
    return text.splitlines()


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_table_question_and_prompt_take_one_screen(id: str, seats: int) -> None:
    """At moments of a random game, in every language and at either width."""
    state, rng = trianon.game(id).start(seats=seats, seed=seats), trianon.Rng(seats)
    views = cycle([(language, width) for language in LANGUAGES for width in (80, 100)])
    number = 0
    while (decision := state.decision) is not None:
        if number % EVERY == 0:
            language, width = next(views)
            game = on_screen(state, language, width)
            Prompt(game, decision).show()
            lines = drawn(game)
            assert len(lines) + 1 <= ROWS, f"{language}, {width}\n" + "\n".join(lines)
            assert max(map(len, lines)) <= width
        state.play_at(rng.below(len(decision.options)))
        number += 1


def test_long_lists_of_answers_come_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter shows the next ones until all were shown; each has its number."""
    state = given("castles", castles=[["great_hall 6 2 r0"]], ask="place hallway")
    game, decision = on_screen(state), state.decision
    assert decision is not None
    typed = iter([*[""] * 60, "1"])
    monkeypatch.setattr(game.console, "input", lambda prompt: next(typed))
    assert Prompt(game, decision).ask() == 0
    lines = drawn(game)
    places = [line for line in lines if "points, door to door" in line]
    assert len(places) == len(decision.options) > 2 * PAGE
    assert any("press Enter" in line for line in lines)


def test_board_draws_everything_however_high_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    state = trianon.game("mercado").start(seats=4, seed=1)
    play_out(state, trianon.Rng(1), most=60)
    game, decision = on_screen(state), state.decision
    assert decision is not None
    typed = iter(["board", "1"])
    monkeypatch.setattr(game.console, "input", lambda prompt: next(typed))
    Prompt(game, decision).ask()
    lines = drawn(game)
    _, second = (number for number, line in enumerate(lines) if line.startswith("Round "))
    assert second < len(lines) - second
    assert any("The track" in line for line in lines[second:])
