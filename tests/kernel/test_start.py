"""Starting games: options, seats, seeds, the registry."""

import os
import subprocess
import sys
from typing import Any

import pytest

import trianon
from trianon import InvalidOption
from trianon.games.registry import EXTRA

TEMPLATE = trianon.game("template")


def test_the_registry() -> None:
    assert "kabale" in trianon.games()
    assert list(trianon.games()) == sorted(trianon.games())
    assert trianon.game("kabale") is trianon.game("kabale")
    with pytest.raises(InvalidOption, match=r"no game 'chess'.*kabale"):
        trianon.game("chess")


def test_extra_games_are_known_but_not_of_the_house() -> None:
    assert TEMPLATE is trianon.game("template")
    assert "template" not in trianon.games()
    code = "import trianon; trianon.game('template')"
    alone = {name: value for name, value in os.environ.items() if name != EXTRA}
    done = subprocess.run(
        [sys.executable, "-c", code], env=alone, capture_output=True, text=True, check=False
    )
    assert "there is no game 'template'" in done.stderr


def test_a_game_tells_about_itself() -> None:
    assert (TEMPLATE.id, TEMPLATE.title, TEMPLATE.min_seats, TEMPLATE.max_seats) == (
        "template",
        "The Levee",
        2,
        3,
    )
    assert [option.id for option in TEMPLATE.options] == ["first", "colours"]
    assert TEMPLATE.rules_version >= 1


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "2 to 3 seats, not 1"),
        (4, {}, "2 to 3 seats, not 4"),
        (3, {"side": "B"}, "no option 'side'.*first, colours"),
        (3, {"first": "third"}, "first='third': choose one of random, 0, 1, 2"),
        (3, {"first": None}, "first=None"),
        (2, {"first": 2}, "first=2: the seats are counted from 0 to 1"),
        (3, {"first": -1}, "first=-1: choose one of"),
        (3, {"first": True}, "first=True"),
        (3, {"first": 1.0}, "first=1.0"),
        (3, {"first": [0]}, "first"),
        (3, {"colours": "red"}, "colours: give one value for each of the 3 seats"),
        (3, {"colours": ["red", "blue"]}, "colours: give one value for each of the 3 seats"),
        (2, {"colours": ["red", "pink"]}, "colours: 'pink' is not one of"),
        (2, {"colours": ["red", "red"]}, "colours: every seat needs a different one"),
        (2, {"colours": [["red"], "blue"]}, "colours"),
    ],
)
def test_options_that_do_not_fit(seats: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        TEMPLATE.start(seats=seats, seed=1, **options)


def test_options_are_spelled_out_in_the_record() -> None:
    options = TEMPLATE.start(seats=2, seed=1).record.options
    assert options == {"first": "random", "colours": ["blue", "white"]}
    chosen = TEMPLATE.start(seats=2, seed=1, first=1, colours=("red", "blue")).record.options
    assert chosen == {"first": 1, "colours": ["red", "blue"]}


def test_without_a_seed_every_game_is_new() -> None:
    assert len({TEMPLATE.start(seats=3).fingerprint() for _ in range(10)}) > 1


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(InvalidOption, match="seed"):
        TEMPLATE.start(seats=2, seed=-1)


def test_the_deal_can_be_told() -> None:
    """`start_with_events` deals like `start` and says what happened; each seat sees only its own cards."""
    state, events = TEMPLATE.start_with_events(seats=3, seed=5)
    assert state.fingerprint() == TEMPLATE.start(seats=3, seed=5).fingerprint()
    assert [event.kind for event in events] == ["drew"] * 9
    shown = [str(event.view(1)["courtier"]) for event in events if "courtier" in event.view(1)]
    view: dict[str, Any] = state.view(1)
    assert sorted(shown) == sorted(view["players"][1]["hand"])
