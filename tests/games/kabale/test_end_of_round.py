"""Filled columns, the end of a round, the reveal (K7, K8)."""

import pytest

from tests.games.kabale.look import asked, cards, discard, find, kinds
from trianon.testing import given, rule
from trianon.testing.kabale import column_of


def is_filled(column: str) -> bool:
    state = given("kabale", columns=[column])
    columns = state.view(None)["columns"]
    assert isinstance(columns, list)
    return bool(columns[0]["filled"])


@rule("K7.1")
@pytest.mark.parametrize(
    ("column", "filled"),
    [
        ("art 1:", False),
        ("art 1: [0:king]", True),
        ("art 2: 0:king", False),
        ("art 2: 0:king [1:mage]", True),
        ("art 2: 0:king 0:queen [1:mage]", True),
        ("art 3: 0:disguise (0:king) [1:mage]", True),
        ("art 5 closed: 1:storm [1:king]", True),
    ],
)
def test_when_a_column_is_filled(column: str, filled: bool) -> None:
    """Closed, or at least as many cards as the number above it, tucked ones included."""
    assert is_filled(column) is filled


@rule("K7.1")
def test_the_goal_card_now_above_counts() -> None:
    """After a swap the column of three cards lies under a five and is no longer filled."""
    state = given(
        "kabale",
        columns=["art 3: 0:king 0:queen [1:traitor]", "trade 5: 0:mage 0:witch 0:dragon 0:romeo"],
        hands=["juliet"],
    )
    state.play("juliet > 1")
    assert asked(state) == (1, "traitor")
    events = state.play("swap 2")
    assert "round_ended" not in kinds(events)


@rule("K7.2", "K7.4")
def test_an_explorer_undoes_a_filled_column() -> None:
    """Another explorer leaves the full column 2 in the middle of the chain and is killed in column 3."""
    state = given(
        "kabale",
        columns=["art 1: [0:explorer]", "trade 1: [1:explorer]", "military 2: [1:assassin]"],
        hands=["", "", "queen"],
        active=2,
    )
    events = state.play("queen > 1")
    assert [cards(state, column) for column in (1, 2, 3)] == ["[2:queen]", "<0:explorer>", "1:assassin"]
    assert "round_ended" not in kinds(events)


@rule("K7.2", "K5.7")
def test_a_swap_undoes_a_filled_column() -> None:
    """Two cards filled a two; under a five they do not."""
    state = given(
        "kabale", columns=["art 5: 0:king [1:traitor]", "trade 2: 0:mage 0:witch", "art 4:"], hands=["queen"]
    )
    state.play("queen > 1")
    state.play("swap 2")
    columns = state.view(None)["columns"]
    assert isinstance(columns, list)
    assert [column["filled"] for column in columns] == [True, False, False]


@rule("K7.2")
def test_a_filled_open_column_still_accepts_cards() -> None:
    """Filling is no closing."""
    state = given("kabale", columns=["art 1: 0:king"], hands=["queen"])
    state.play("queen > 1")
    assert cards(state, 1) == "0:king [0:queen]"


@rule("W3", "K5.4", "K7.4")
def test_the_assassin_keeps_the_round_going() -> None:
    """The last column seems filled, but its assassin discards the new card."""
    state = given(
        "kabale", columns=["art 2: [2:assassin]", "trade 1: 1:king", "military 1: 2:king"], hands=["queen"]
    )
    events = state.play("queen > 1")
    assert discard(state, 0) == {"queen"}
    assert cards(state, 1) == "2:assassin"
    assert "round_ended" not in kinds(events)
    assert asked(state) == (1, "lay")


@rule("K7.4")
def test_an_explorer_can_end_the_round() -> None:
    """It arrives in the last column that lacked a card."""
    state = given("kabale", columns=["art 1: [1:explorer]", "trade 1:"], hands=["queen"])
    assert "round_ended" in kinds(state.play("queen > 1"))


@rule("K7.4")
def test_a_storm_can_end_the_round() -> None:
    """The last column is closed, so it counts as filled."""
    state = given("kabale", columns=["art 5: [1:storm]", "trade 1: 0:king"], hands=["queen"])
    assert "round_ended" in kinds(state.play("queen > 1"))


@rule("K7.4", "A9", "K7.6")
def test_a_swap_can_end_the_round_and_the_active_player_is_the_ender() -> None:
    """Seat 1 swaps in seat 0's turn: seat 0 ended the round, seat 1 starts the next."""
    state = given(
        "kabale",
        columns=["art 1: [1:traitor]", "trade 2: 0:king", "military 1: 0:mage"],
        hands=["queen"],
    )
    state.play("queen > 1")
    events = state.play("swap 2")
    assert find(events, "round_ended") == {"round": 1, "seat": 0}
    assert find(events, "round_began")["first"] == 1


@rule("A9")
def test_a_disguise_can_end_the_round_and_the_active_player_is_the_ender() -> None:
    """Seat 2 tucks the last card that was missing, in seat 0's turn."""
    state = given(
        "kabale", columns=["art 3: [2:disguise]", "trade 1: 0:king", "military 1: 1:mage"], hands=["queen"]
    )
    state.play("queen > 1")
    events = state.play("tuck farmer")
    assert find(events, "round_ended") == {"round": 1, "seat": 0}


@rule("K7.3")
def test_a_moment_of_fullness_within_the_turn_does_not_count() -> None:
    """Laid card and explorer fill both columns for a moment; the explorer's victim is gone at the check."""
    state = given("kabale", columns=["art 1: [1:explorer]", "trade 2: [1:assassin]"], hands=["queen"])
    events = state.play("queen > 1")
    assert kinds(events)[:5] == ["laid", "revealed", "moved", "revealed", "killed"]
    assert "round_ended" not in kinds(events)


@rule("K7.5")
def test_nobody_gets_a_further_turn() -> None:
    """Right after the last card the next round stands, with no card laid in between."""
    state = given("kabale", columns=["art 1: 1:king", "trade 1:"], hands=["queen"])
    events = state.play("queen > 2")
    assert kinds(events).count("laid") == 1
    assert find(events, "round_began")["round"] == 2


@rule("K8.1")
def test_all_hidden_cards_are_turned_up() -> None:
    """Bottom cards, tucked cards and explorers lying face down, column by column."""
    state = given(
        "kabale",
        columns=["art 3: 1:disguise (1:king) [0:mage]", "trade 2: 0:juliet <1:explorer>", "military 1:"],
        hands=["queen"],
    )
    events = state.play("queen > 3")
    shown = [event.data for event in events if event.kind == "turned_up"]
    assert shown == [
        {
            "column": 1,
            "cards": [{"place": 1, "seat": 1, "card": "king"}, {"place": 2, "seat": 0, "card": "mage"}],
        },
        {"column": 2, "cards": [{"place": 1, "seat": 1, "card": "explorer"}]},
        {"column": 3, "cards": [{"place": 0, "seat": 0, "card": "queen"}]},
    ]


@rule("K8.2", "A14")
def test_late_cards_have_their_evaluation_effects() -> None:
    """A mage that was hidden to the end removes the king; a tucked one does so too."""
    for column in ("art 2: 0:king [1:mage]", "art 3: 0:king 1:disguise (1:mage)"):
        state = given("kabale", columns=[column, "trade 1:"], hands=["queen"])
        counted = column_of(state.play("queen > 2"), 1)
        assert counted.removed == {"0:king": "mage"}
        assert counted.winner == 1
