"""The recorded games of Louis XIV cover what they are there for."""

from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "louis"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("two", "* neutral_placed"),
        ("three", "* reserve_placed"),
        ("three-tie-decided", "* favoured"),
        ("three-shared-win", 'outcome: {"winners": [1, 2]'),
        ("four", "# seats: 4"),
    ],
)
def test_each_number_of_seats_and_ending_has_its_game(name: str, sentence: str) -> None:
    assert sentence in (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize(
    "event",
    [
        "changed_chip", "chips_returned", "coats_shown", "conde_declined", "conde_placed", "dealt",
        "dispatched", "drew_coat", "drew_influence", "drew_intrigue", "drew_mission", "evaluating",
        "exchanged", "exchanged_card", "favoured", "fulfilled", "game_ended", "influence_ended",
        "intrigue_played", "kept", "maintenon_placed", "majority", "mission_used", "missions_finished",
        "money_card", "neutral_card", "neutral_placed", "neutral_returned", "not_replaced", "path_done",
        "played", "put_back", "received", "refused", "replaced", "reserve_placed", "round_began",
        "skipped", "stone_laid", "stones_returned", "supply_stopped", "tile_done", "took_back",
        "turn_skipped", "turned",
    ],
)  # fmt: skip
def test_every_event_occurs(event: str) -> None:
    """Every event of the game in one of the files."""
    assert any(f"   * {event} " in path.read_text("utf-8") for path in FILES)
