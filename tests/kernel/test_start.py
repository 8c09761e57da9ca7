"""Starting games: options, seats, seeds, the registry."""

import pytest

import trianon
from trianon import InvalidOption

KABALE = trianon.game("kabale")


def test_the_registry() -> None:
    assert "kabale" in trianon.games()
    assert list(trianon.games()) == sorted(trianon.games())
    assert KABALE is trianon.game("kabale")
    with pytest.raises(InvalidOption, match=r"no game 'chess'.*kabale"):
        trianon.game("chess")


def test_a_game_tells_about_itself() -> None:
    assert (KABALE.id, KABALE.title, KABALE.min_seats, KABALE.max_seats) == ("kabale", "Kabale & Hiebe", 2, 6)
    assert [option.id for option in KABALE.options] == ["first", "variant", "colours"]
    assert KABALE.rules_version >= 1


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "2 to 6 seats, not 1"),
        (7, {}, "2 to 6 seats, not 7"),
        (3, {"side": "B"}, "no option 'side'.*first, variant, colours"),
        (3, {"variant": "german"}, "variant='german': choose one of standard, french"),
        (3, {"variant": "french"}, "two seats only"),
        (3, {"variant": None}, "variant=None"),
        (3, {"first": 3}, "first=3: the seats are counted from 0 to 2"),
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
        KABALE.start(seats=seats, seed=1, **options)


def test_options_are_spelled_out_in_the_record() -> None:
    options = KABALE.start(seats=2, seed=1).record.options
    assert options == {"first": "random", "variant": "standard", "colours": ["blue", "white"]}
    chosen = KABALE.start(seats=2, seed=1, first=1, variant="french", colours=("red", "black")).record.options
    assert chosen == {"first": 1, "variant": "french", "colours": ["red", "black"]}


def test_without_a_seed_every_game_is_new() -> None:
    assert KABALE.start(seats=6).fingerprint() != KABALE.start(seats=6).fingerprint()


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(InvalidOption, match="seed"):
        KABALE.start(seats=2, seed=-1)


def test_the_deal_can_be_told() -> None:
    """`start_with_events` deals like `start` and says what happened; each seat sees only its own cards."""
    game = trianon.game("kabale")
    state, events = game.start_with_events(seats=3, seed=5)
    assert state.fingerprint() == game.start(seats=3, seed=5).fingerprint()
    assert [event.kind for event in events] == ["round_began"] + ["drew"] * 9
    shown = {event.view(1).get("card") for event in events if event.kind == "drew"} - {None}
    hand = state.view(1)["hand"]
    assert isinstance(hand, list)
    assert shown == set(hand)
