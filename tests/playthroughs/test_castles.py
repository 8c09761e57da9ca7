"""The recorded games of Castles of Mad King Ludwig cover what they are there for."""

from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "castles"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("solo", "* offer_cleared"),
        ("solo", '"rank": "'),
        ("solo", "* extra_turn"),
        ("two", "* reshuffled"),
        ("two", "* chose"),
        ("four", "# seats: 4"),
        ("four", "* final_favor"),
    ],
)
def test_each_number_of_seats_has_its_game(name: str, sentence: str) -> None:
    assert sentence in (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize(
    "event",
    [
        "bought", "card_turned", "chose", "claimed", "coins_added", "completed", "counted", "declined",
        "drawn", "drew", "extra_turn", "final_card", "final_favor", "final_money", "final_stack",
        "game_ended", "kept", "kept_card", "laid", "last_round", "looked", "looking", "lost",
        "offer_cleared", "priced", "prices_set", "put", "put_back", "reshuffled", "returned", "round_began",
        "scored", "scored_again", "took", "took_money", "won_money", "won_points",
    ],
)  # fmt: skip
def test_every_event_occurs(event: str) -> None:
    """Every event of the game in one of the files; only the deal is told elsewhere."""
    assert any(f"   * {event} " in path.read_text("utf-8") for path in FILES)
