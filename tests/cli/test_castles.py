"""Castles of Mad King Ludwig in the terminal: whole games, plans of castles, places with their points."""

from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import trianon as library
from tests.cli.support import trianon
from trianon.cli.boards import answers, castles, explain
from trianon.cli.boards.castles_plan import CastlePlan
from trianon.cli.boards.pen import Pen
from trianon.testing import given, play_out
from trianon.words import LANGUAGES, Words


def drawn(what: RenderableType, width: int = 120) -> str:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def pen_for(state: library.State, language: str = "en") -> Pen:
    return Pen(Words(language, "castles", strict=True), [player["colour"] for player in players(state)])


def players(state: library.State) -> list[dict[str, str]]:
    found = state.view(None)["players"]
    assert isinstance(found, list)
    return found


def plan_of(state: library.State) -> CastlePlan:
    tiles = state.view(None)["castle_0"]
    assert isinstance(tiles, list)
    return CastlePlan(tiles, pen_for(state))


def listed(state: library.State, language: str = "en") -> list[str]:
    decision = state.decision
    assert decision is not None
    options = [option.to_json() for option in decision.options]
    rows = answers("castles", options, state.view(decision.seat), pen_for(state, language))
    assert rows is not None
    return [" ".join(row) for row in rows]


def test_a_complete_game_is_played_recorded_and_watched(tmp_path: Path) -> None:
    """Scripted answers to the end; the record is shown to its end, with both castles."""
    file = tmp_path / "game.json"
    arguments = ("play", "castles", "--bots", "1", "--bot", "random", "--seed", "4", "--record", str(file))
    shown = trianon(*arguments, typed="1\n" * 400)
    assert "Buy a room, a hallway or stairs, or take money." in shown
    assert "You are the master builder: give every room its price." in shown
    assert "Score sheet" in shown
    assert "‹" not in shown
    state = library.game("castles").replay(library.Record.loads(file.read_text("utf-8")))
    for score in state.scores:
        assert f" {score.points} " in shown
    watched = trianon("replay", str(file))
    assert "The game is over." in watched
    assert "This is the end of the record." in watched


def test_a_game_alone_ends_with_a_rank() -> None:
    shown = trianon("play", "castles", "--bots", "0", "--seed", "2", typed="1\n" * 200)
    assert any(rank in shown for rank in ("Hod carrier", "Mason", "Foreman", "Architect", "Chief Royal"))
    assert "(Master builder)" not in shown


def test_a_plan_shows_walls_doors_fences_and_names() -> None:
    """W8: stairs lead down from the foyer; the armory is completed, the crypt is not."""
    tiles = ["stairs 6 2 r2", "armory 12 0 r2", "crypt 6 -4 r0", "porch -4 2 r3"]
    state = given("castles", castles=[tiles])
    shown = drawn(plan_of(state))
    assert "✓▾Armory" in shown
    assert "▾Crypt" in shown
    assert "✓▾Crypt" not in shown
    assert "Foyer" in shown
    assert shown.count("·") == 4  # pairs of doors, each drawn once
    assert "┇" in shown
    assert "○" in shown


def test_a_plan_fits_the_terminal() -> None:
    """Where two columns for a unit do not fit, there is one."""
    state = given("castles", castles=[["great_hall 6 2 r0", "upper_hall 20 2 r0"]])
    plan = plan_of(state)
    wide, narrow = drawn(plan, 100).splitlines(), drawn(plan, 50).splitlines()
    assert len(wide) == len(narrow)
    assert max(map(len, narrow)) <= 50 < max(map(len, wide)) <= 100


def test_places_tell_points_neighbours_and_completions() -> None:
    """W7: the gallery scores 6 at the dining room and completes it."""
    state = given("castles", castles=[["dining_room 6 0 r0"]], ask="place gallery_of_mirrors")
    (row,) = [row for row in listed(state) if " 14 2 r0 " in row]
    assert "6 points" in row
    assert Words("en", "castles").say("castles-beside-W", room="Dining Room") in row
    assert "Completes: Dining Room." in row
    numbers = [int(row.split("[/]")[0].split("]")[1]) for row in listed(state)]
    assert state.decision is not None
    assert sorted(numbers) == list(range(1, len(state.decision.options) + 1))


def test_a_castle_is_drawn_flat_where_the_terminal_is_low() -> None:
    """All walls are there in half the rows; of a high castle those around the newest tile."""
    state = given("castles", castles=[["dining_room 6 0 r0", "gallery_of_mirrors 14 2 r0"]])
    tiles = state.view(None)["castle_0"]
    assert isinstance(tiles, list)
    full = drawn(plan_of(state)).splitlines()
    flat = drawn(CastlePlan(tiles, pen_for(state), flat=True)).splitlines()
    assert full[1::2] == [row for row in full[1:] if row[:4].strip()]
    assert len(flat) - 1 == len(full[1::2])
    for sign in "┌└├┴":
        assert "".join(flat).count(sign) == "".join(full[1::2]).count(sign)
    (cropped,) = drawn(CastlePlan(tiles, pen_for(state), flat=True, most=1)).splitlines()[1:]
    assert "Gallery" in cropped


def test_any_castle_is_drawn_whole_on_demand() -> None:
    typed = "castle 2\ncastle Red\ncastle 3\nq\n\n"
    shown = trianon("play", "castles", "--bots", "1", "--seed", "4", typed=typed)
    assert [shown.count(f"Castle of {name}\n") for name in ("Red", "Yellow")] == [1, 1]
    assert "Not understood: 'castle 3'" in shown


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), (2, "cs"), (3, "nl"), (4, "en")])
def test_every_question_can_be_drawn_in_every_language(seats: int, language: str) -> None:
    """Words are strict here: a gap would raise."""
    state, rng = library.game("castles").start(seats=seats, seed=seats), library.Rng(seats)
    pen, number = pen_for(state, language), 0
    while (decision := state.decision) is not None:
        if number % 12 == 0:
            text = drawn(castles.table(state.view(decision.seat), pen), 72)
            assert max(map(len, text.splitlines())) <= 72
            assert listed(state, language)
        state.play_at(rng.below(len(decision.options)))
        number += 1
    assert drawn(castles.table(state.view(None), pen)).count("✓") > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained(language: str) -> None:
    pen = Pen(Words(language, "castles", strict=True), ["red"])
    names = [explain("castles", id, pen) for id in castles.cards()]
    assert all(name and text for name, text in names)
    state = library.game("castles").start(seats=3, seed=1)
    assert set(castles.visible(state.view(0))) <= set(castles.cards())


def test_what_events_leave_out_is_told() -> None:
    state = library.game("castles").start(seats=1, seed=3)
    pen = pen_for(state)
    play_out(state, library.Rng(3))
    ended = {"event": "game_ended", "points": [65], "rank": "mason"}
    assert castles.details(ended, pen) == ["65 points: Mason"]
    scored = {"event": "scored", "rooms": [{"room": "dining_room", "tile": 1, "points": 3}]}
    assert castles.details(scored, pen) == ["Dining Room +3"]
    assert castles.details({"event": "took_money"}, pen) == []
