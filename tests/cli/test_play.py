"""`trianon play`: complete games by typing."""

from pathlib import Path

import pytest

import trianon as library
from tests.cli.support import trianon
from trianon.cli.play import Party
from trianon.games.kabale.components import NAMES
from trianon.words import Words

TWO_RANDOMS = ("play", "kabale", "--bots", "2", "--bot", "random", "--seed", "4")


def first_hand() -> list[str]:
    """The cards of the first player in the game of `TWO_RANDOMS` when he begins."""
    hand = library.game("kabale").start(seats=3, seed=4, first=0).view(0)["hand"]
    assert isinstance(hand, list)
    return hand


def always(answer: str, times: int = 300) -> str:
    return f"{answer}\n" * times


def test_a_complete_game_is_played_and_recorded(tmp_path: Path) -> None:
    """Scripted answers to the end; the record replays to the same points."""
    file = tmp_path / "game.json"
    shown = trianon(*TWO_RANDOMS, "--record", str(file), typed=always("1"))
    assert "At the table: Blue (you), White (random), Red (random)" in shown
    assert "Lay one card from your hand face down at the foot of a column." in shown
    assert "Round 6 of 6" in shown
    assert "Score sheet" in shown
    state = library.game("kabale").replay(library.Record.loads(file.read_text("utf-8")))
    assert state.outcome is not None
    for score in state.scores:
        assert f" {score.points} " in shown


def test_the_same_seed_plays_the_same_game() -> None:
    arguments = ("play", "kabale", "--bots", "1", "--bot", "greedy", "--seed", "9")
    typed = always("1", 4) + "q\n\n"
    assert trianon(*arguments, typed=typed) == trianon(*arguments, typed=typed)


def test_a_move_may_be_written_in_words_or_as_records_write_it(tmp_path: Path) -> None:
    file, (one, other, _) = tmp_path / "game.json", first_hand()
    typed = f"{one}>3\n{Words('en', 'kabale').name('card', other).upper()} to column 1\nq\n"
    trianon(*TWO_RANDOMS, "-o", "first=0", "--record", str(file), typed=typed)
    record = library.Record.loads(file.read_text("utf-8"))
    assert record.actions[0] == f"{one} > 3"
    assert f"{other} > 1" in record.actions


def test_what_is_not_a_move_is_explained_and_changes_nothing() -> None:
    absent = next(card for card in NAMES if card not in first_hand())
    typed = f"nonsense\n99\n{absent} > 1\nking > 7\nundo\n\nq\n\n"
    shown = trianon(*TWO_RANDOMS, "-o", "first=0", typed=typed)
    assert "Not understood: 'nonsense' is not like 'king > 2'" in shown
    assert "There is no choice 99; choose from 1 to 9." in shown
    assert f"Not understood: seat 0 does not hold {absent}" in shown
    assert "'7' is not a column from 1 to 6" in shown
    assert "Nothing can be taken back now." in shown
    assert "Blue lays" not in shown


def test_help_explains_cards() -> None:
    typed = "?\n? king\n? Tom Thumb\n? unicorn\nboard\nlog\nq\n\n"
    shown = trianon("play", "kabale", "--bots", "1", "--seed", "4", "-o", "first=0", typed=typed)
    assert "A number or the text of a move plays it." in shown
    assert "The most powerful card of all." in shown
    assert "Gains 3 for each other card" in shown
    assert "There is no explanation of “unicorn”." in shown
    assert shown.count("Round 1 of 6") == 2


def test_stopping_offers_to_save_the_record(tmp_path: Path) -> None:
    shown = trianon(*TWO_RANDOMS, typed="1\nq\nmine.json\n", folder=tmp_path)
    assert "Stopped." in shown
    assert "trianon replay mine.json" in shown
    again = library.Record.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert library.game("kabale").replay(again).decision is not None


def test_the_end_of_input_stops_without_a_trace() -> None:
    assert "Stopped." in trianon("play", "kabale", "--bots", "1", typed="1\n")


@pytest.mark.parametrize(
    ("language", "words"), [("cs", "1. kolo ze 6"), ("nl", "Ronde 1 van 6"), ("en", "Round 1 of 6")]
)
def test_it_speaks_three_languages(language: str, words: str) -> None:
    shown = trianon("play", "kabale", "--bots", "1", "--lang", language, typed="?\n1\nundo\nq\n\n")
    assert "‹" not in shown
    assert words in shown


def test_six_columns_fit_into_a_narrow_terminal() -> None:
    """No line is cut or broken within a name: the columns lie one below another."""
    arguments = ("play", "kabale", "--bots", "5", "--bot", "random", "--seed", "8")
    shown = trianon(*arguments, typed="1\n1\nq\n\n", width=72)
    table = [line for line in shown.splitlines() if line.startswith(("╭", "│", "├", "╰"))]
    assert table
    assert {len(line) for line in table} == {72}
    assert "…" not in shown
    wide = trianon(*arguments, typed="1\n1\nq\n\n", width=200)
    assert wide.count("├") < shown.count("├")


def test_hot_seat_covers_the_cards_between_turns() -> None:
    """Two people and a bot: each must take the keyboard before the cards are shown."""
    typed = "\n1\n\n1\n\nq\n\n"
    shown = trianon(
        "play", "kabale", "--hotseat", "--seats", "3", "--bots", "1", "--bot", "random", "--seed", "2",
        "-o", "first=0", typed=typed,
    )  # fmt: skip
    blue = shown.index("Pass the keyboard to Blue")
    white = shown.index("Pass the keyboard to White")
    assert blue < white
    assert "White draws a card." not in shown[white:] or "Blue draws a card." in shown[white:]
    assert "Blue lays a card" in shown[white:]


def test_who_sits_at_the_table_follows_from_the_arguments() -> None:
    assert Party.of(3, None, False, "greedy") == Party(1, 3, "greedy")
    assert Party.of(None, None, False, "greedy") == Party(1, 3, "greedy")
    assert Party.of(None, 2, False, "greedy") == Party(1, 1, "greedy")
    assert Party.of(None, None, True, "greedy") == Party(2, 0, "greedy")
    assert Party.of(2, 5, True, "greedy") == Party(3, 2, "greedy")
    assert Party.of(2, None, True, "greedy") == Party(2, 2, "greedy")
    with pytest.raises(library.InvalidOption, match="hotseat"):
        Party.of(1, 4, False, "greedy")
    with pytest.raises(library.InvalidOption, match="two people"):
        Party.of(2, 3, True, "greedy")
