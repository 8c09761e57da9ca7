"""Drawing, and what happens when there is nothing to draw (K6)."""

import pytest

from tests.games.kabale.look import active, asked, deck, discard, find, hand, kinds
from trianon.games.kabale.components import NAMES
from trianon.testing import given, rule, script
from trianon.testing.kabale import column_of


@rule("K6.1")
def test_one_card_is_drawn() -> None:
    """Two cards are left in the hand, one comes from the deck."""
    state = given("kabale", columns=["art 5:"], hands=["king queen mage"])
    assert kinds(state.play("king > 1")) == ["laid", "drew"]
    assert len(hand(state, 0)) == 3


@rule("K6.1")
@pytest.mark.parametrize(
    ("held", "drawn"), [("only king", 3), ("only king queen", 2), ("king queen mage", 1)]
)
def test_a_hand_below_two_is_filled_up(held: str, drawn: int) -> None:
    """Who holds fewer than two cards in the draw step draws up to three."""
    state = given("kabale", columns=["art 5:"], hands=[held])
    assert kinds(state.play("king > 1")).count("drew") == drawn
    assert len(hand(state, 0)) == 3


@rule("K6.2", "A17")
def test_the_discard_pile_becomes_the_deck() -> None:
    """With an empty deck the discard pile is shuffled before drawing; cards in columns are no part of it."""
    state = given(
        "kabale",
        columns=["art 5: 0:disguise (0:king)", "trade 5:"],
        hands=["queen mage witch"],
        discards=["romeo juliet"],
        buried=[0],
    )
    events = state.play("queen > 1")
    assert kinds(events) == ["laid", "reshuffled", "drew"]
    drawn = find(events, "drew")["card"]
    assert drawn in {"romeo", "juliet"}
    assert deck(state, 0) == {"romeo", "juliet"} - {drawn}
    assert discard(state, 0) == set()


@rule("A17")
def test_the_discard_pile_is_not_touched_while_the_deck_has_cards() -> None:
    """The last card of the deck is drawn without a reshuffle."""
    pile = " ".join(card for card in NAMES if card not in ("queen", "mage", "witch", "romeo"))
    state = given("kabale", columns=["art 5:"], hands=["queen mage witch"], discards=[pile])
    events = state.play("queen > 1")
    assert kinds(events) == ["laid", "drew"]
    assert deck(state, 0) == set()
    assert discard(state, 0) == set(pile.split())


@rule("K6.2")
def test_a_killed_card_can_be_drawn_again_at_once() -> None:
    """The discard pile consists of the killed card alone: it is shuffled and drawn."""
    state = given("kabale", columns=["art 5: [1:assassin]"], hands=["queen mage witch"], buried=[0])
    events = state.play("queen > 1")
    assert kinds(events) == ["laid", "revealed", "killed", "reshuffled", "drew"]
    assert hand(state, 0) == {"queen", "mage", "witch"}


@rule("K6.3", "A18")
def test_nothing_left_to_draw() -> None:
    """Deck and discard pile are empty: the hand gets smaller and play goes on."""
    state = given("kabale", columns=["art 5:"], hands=["queen mage witch"], buried=[0])
    assert kinds(state.play("queen > 1")) == ["laid"]
    assert hand(state, 0) == {"mage", "witch"}
    assert asked(state) == (1, "lay")


@rule("K6.4", "A18")
def test_a_seat_without_cards_is_passed_over() -> None:
    """Seat 1 has neither hand nor deck: it lays nothing and the turn goes to seat 2."""
    state = given("kabale", columns=["art 5:"], hands=["queen", "nothing", ""], buried=[1])
    events = state.play("queen > 1")
    assert find(events, "passed") == {"seat": 1}
    assert active(state) == 2


@rule("K6.4")
def test_a_seat_without_cards_still_draws() -> None:
    """Its turn is only the draw step, up to three cards; it lays again in its next turn."""
    state = given("kabale", columns=["art 5:"], hands=["queen", "nothing", ""])
    events = state.play("queen > 1")
    assert kinds(events) == ["laid", "drew", "passed", "drew", "drew", "drew"]
    assert len(hand(state, 1)) == 3
    assert active(state) == 2


@rule("K6.4")
def test_the_turn_can_come_back_to_the_same_seat() -> None:
    """Both others have no card at all."""
    state = given("kabale", columns=["art 5:"], hands=["queen", "nothing", "nothing"], buried=[1, 2])
    events = state.play("queen > 1")
    assert kinds(events).count("passed") == 2
    assert asked(state) == (0, "lay")


@rule("K6.5", "A18")
def test_the_round_ends_when_nobody_holds_a_card() -> None:
    """The last card of all is laid, columns are not filled, the round ends; its layer is the ender."""
    state = given(
        "kabale",
        columns=["art 5:", "trade 5:", "art 4:"],
        hands=["nothing", "only queen", "nothing"],
        active=1,
        buried=[0, 1, 2],
    )
    events = state.play("queen > 1")
    assert find(events, "round_ended") == {"round": 1, "seat": 1}
    assert column_of(events, 1).winner == 1
    assert find(events, "round_began")["first"] == 2


@rule("K6.5")
def test_nobody_wins_an_empty_column() -> None:
    """An empty column has no card that could win it: its goal card goes to nobody."""
    state = given(
        "kabale",
        columns=["art 5:", "trade 5:", "art 4:"],
        hands=["only queen", "nothing", "nothing"],
        buried=[0, 1, 2],
    )
    events = state.play("queen > 1")
    column = column_of(events, 2)
    assert (column.winner, column.why, column.totals) == (None, "nobody", [None, None, None])
    assert state.to_json()["lost"] == "trade 5"


@rule("K6.5")
def test_a_card_that_can_still_be_drawn_keeps_the_round_going() -> None:
    """The last card in any hand is laid, but its owner draws: the round goes on."""
    state = given("kabale", columns=["art 5:", "trade 5:"], hands=["only queen", "nothing"], buried=[1])
    script(state, "draw mage", "draw witch", "draw beggar")
    events = state.play("queen > 1")
    assert "round_ended" not in kinds(events)
    assert asked(state) == (0, "lay")
