"""Assassin, storm, disguise and traitor (K5.4 to K5.7, DP3, DP4)."""

import pytest

import trianon
from tests.games.kabale.look import asked, cards, deck, discard, find, goal, hand, is_closed, kinds, options
from trianon.testing import given, rule, script


@rule("K5.4", "A19")
def test_the_assassin_discards_its_revealer_face_up() -> None:
    """The card goes to its owner's discard pile and everybody sees it."""
    state = given("kabale", columns=["art 5: 0:king [1:assassin]"], hands=["queen"])
    events = state.play("queen > 1")
    killed = next(event for event in events if event.kind == "killed")
    assert killed.view(None) == {
        "event": "killed", "seat": 0, "card": "queen", "column": 1, "by": 1,
    }  # fmt: skip
    assert discard(state, 0) == {"queen"}
    assert cards(state, 1) == "0:king 1:assassin"


@rule("K5.4")
def test_ones_own_assassin_kills_too() -> None:
    """It does not spare cards of its owner."""
    state = given("kabale", columns=["art 5: [0:assassin]"], hands=["queen"])
    state.play("queen > 1")
    assert discard(state, 0) == {"queen"}


@rule("K5.4")
@pytest.mark.parametrize("card", ["explorer", "storm", "disguise", "traitor", "assassin"])
def test_nothing_on_the_killed_card_takes_effect(card: str) -> None:
    """A killed card neither moves nor closes nor asks."""
    state = given("kabale", columns=["art 5: [1:assassin]"], hands=[card])
    assert kinds(state.play(f"{card} > 1")) == ["laid", "revealed", "killed", "drew"]
    assert discard(state, 0) == {card}


@rule("K5.4")
def test_a_later_card_is_safe() -> None:
    """Below the assassin face up a card simply lies."""
    state = given("kabale", columns=["art 5: 1:assassin"], hands=["queen"])
    state.play("queen > 1")
    assert cards(state, 1) == "1:assassin [0:queen]"
    assert discard(state, 0) == set()


@rule("K5.5")
def test_the_storm_closes_the_column() -> None:
    """One hidden card lies below it, and no more can follow."""
    state = given("kabale", columns=["art 5: 0:king [1:storm]"], hands=["queen", "mage"])
    events = state.play("queen > 1")
    assert find(events, "closed") == {"seat": 1, "column": 1}
    assert cards(state, 1) == "0:king 1:storm [0:queen]"
    assert all(not option.endswith("> 1") for option in options(state))


@rule("K5.5", "K7.1")
def test_a_closed_column_counts_as_filled() -> None:
    """Two cards under a five: the storm fills the last column and ends the round."""
    state = given("kabale", columns=["art 5: [1:storm]", "trade 1: 0:king"], hands=["queen"])
    assert "round_ended" in kinds(state.play("queen > 1"))


@rule("K5.6", "DP3", "A1")
def test_the_owner_tucks_a_card_and_draws() -> None:
    """A hand card goes face down under the disguise; its owner draws one at once."""
    state = given("kabale", columns=["art 5: 0:king [1:disguise]"], hands=["queen", "mage witch romeo"])
    state.play("queen > 1")
    assert asked(state) == (1, "disguise")
    assert options(state) == ["decline", "tuck mage", "tuck witch", "tuck romeo"]
    script(state, "draw juliet", "draw beggar")
    events = state.play("tuck mage")
    assert kinds(events) == ["tucked", "drew", "drew"]
    assert find(events, "tucked") == {"seat": 1, "column": 1, "place": 2, "card": "mage"}
    assert hand(state, 1) == {"witch", "romeo", "juliet"}
    assert cards(state, 1) == "0:king 1:disguise (1:mage) [0:queen]"


@rule("K5.6", "DP3")
def test_the_owner_of_a_disguise_may_decline() -> None:
    """Then nothing is tucked and nothing drawn for it."""
    state = given("kabale", columns=["art 5: [1:disguise]"], hands=["queen", "mage witch romeo"])
    state.play("queen > 1")
    events = state.play("decline")
    assert find(events, "declined") == {"seat": 1, "card": "disguise"}
    assert hand(state, 1) == {"mage", "witch", "romeo"}
    assert cards(state, 1) == "1:disguise [0:queen]"


@rule("K5.6")
def test_an_empty_hand_declines_by_itself() -> None:
    """Without a hand card nobody is asked."""
    state = given("kabale", columns=["art 5: [1:disguise]"], hands=["queen", "nothing"])
    events = state.play("queen > 1")
    assert find(events, "declined") == {"seat": 1, "card": "disguise"}
    assert asked(state) != (1, "disguise")


@rule("K5.6")
def test_ones_own_last_hand_card_was_just_laid() -> None:
    """The active player reveals his own disguise with his only card: nothing is left to tuck."""
    state = given("kabale", columns=["art 5: [0:disguise]"], hands=["only queen"])
    assert "declined" in kinds(state.play("queen > 1"))


@rule("A1", "K6.1")
def test_tucking_in_ones_own_turn_draws_twice() -> None:
    """Once for the tucked card, once at the end of the turn: the hand is back at three."""
    state = given("kabale", columns=["art 5: [0:disguise]"], hands=["queen mage witch"])
    state.play("queen > 1")
    script(state, "draw juliet", "draw beggar")
    state.play("tuck mage")
    assert hand(state, 0) == {"witch", "juliet", "beggar"}


@rule("K5.6", "K6.3")
def test_tucking_with_nothing_left_to_draw() -> None:
    """The card is tucked all the same; the hand gets smaller."""
    state = given("kabale", columns=["art 5: [1:disguise]"], hands=["queen", "mage witch romeo"], buried=[1])
    state.play("queen > 1")
    state.play("tuck mage")
    assert hand(state, 1) == {"witch", "romeo"}
    assert deck(state, 1) == set()


@rule("A2", "K7.1")
def test_a_tucked_card_helps_to_fill() -> None:
    """Disguise, tucked card and revealer are three cards under a three: the round ends."""
    state = given("kabale", columns=["art 3: [1:disguise]", "trade 1: 0:king"], hands=["queen"])
    state.play("queen > 1")
    assert "round_ended" in kinds(state.play("tuck farmer"))


@rule("A2")
def test_without_the_tucked_card_it_is_not_filled() -> None:
    """The same position, declined: two cards under a three."""
    state = given("kabale", columns=["art 3: [1:disguise]", "trade 1: 0:king"], hands=["queen"])
    state.play("queen > 1")
    assert "round_ended" not in kinds(state.play("decline"))


@rule("K5.7", "DP4")
def test_the_traitor_exchanges_goal_cards() -> None:
    """The influence cards stay, the goal cards change places."""
    state = given(
        "kabale", columns=["art 5: 0:king [1:traitor]", "trade 4: 0:mage", "religion 3:"], hands=["queen"]
    )
    state.play("queen > 1")
    assert asked(state) == (1, "traitor")
    assert options(state) == ["decline", "swap 2", "swap 3"]
    events = state.play("swap 2")
    assert find(events, "swapped") == {"seat": 1, "column": 1, "other": 2}
    assert [goal(state, column) for column in (1, 2, 3)] == ["trade 4", "art 5", "religion 3"]
    assert cards(state, 1) == "0:king 1:traitor [0:queen]"
    assert cards(state, 2) == "0:mage"


@rule("K5.7", "DP4")
def test_the_owner_of_a_traitor_may_decline() -> None:
    """Then both goal cards stay."""
    state = given("kabale", columns=["art 5: [1:traitor]", "trade 4:"], hands=["queen"])
    state.play("queen > 1")
    events = state.play("decline")
    assert find(events, "declined") == {"seat": 1, "card": "traitor"}
    assert goal(state, 1) == "art 5"


@rule("DP4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_other_column_can_be_chosen(seats: int) -> None:
    """Players minus one columns, whichever they are, and declining."""
    state = given("kabale", columns=["art 5:", "trade 5: [1:traitor]"], hands=["queen"], seats=seats)
    state.play("queen > 2")
    assert options(state) == ["decline", *[f"swap {column}" for column in range(1, seats + 1) if column != 2]]


@rule("A20", "K5.7")
def test_the_traitor_reaches_a_closed_column() -> None:
    """It gives up its goal card and stays closed."""
    state = given(
        "kabale", columns=["art 5: [1:traitor]", "trade 4 closed: 0:storm [0:king]"], hands=["queen"]
    )
    state.play("queen > 1")
    state.play("swap 2")
    assert goal(state, 1) == "trade 4"
    assert goal(state, 2) == "art 5"
    assert is_closed(state, 2)
    assert not is_closed(state, 1)


@rule("DP2", "DP3", "DP4")
def test_an_answer_to_another_question_is_refused() -> None:
    """Who is asked about a disguise can neither lay nor swap; who is to lay cannot decline."""
    state = given("kabale", columns=["art 5: [1:disguise]"], hands=["queen", "mage witch romeo"])
    for text in ("decline", "tuck queen", "swap 2"):
        with pytest.raises(trianon.IllegalAction):
            state.play(text)
    state.play("queen > 1")
    for text in ("mage > 1", "swap 2", "tuck king"):
        with pytest.raises(trianon.IllegalAction):
            state.play(text)


@rule("DP3", "DP4")
def test_at_most_one_question_in_a_turn() -> None:
    """A chain ends with the first card that is no explorer, so two questions never meet in one turn."""
    rng = trianon.Rng(5)
    for seed in range(25):
        state = trianon.game("kabale").start(seats=2 + seed % 5, seed=seed)
        questions = 0
        while (decision := state.decision) is not None:
            questions = 0 if decision.ask == "lay" else questions + 1
            assert questions <= 1
            state.play_at(rng.below(len(decision.options)))
