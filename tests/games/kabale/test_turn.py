"""A turn (K4, DP2)."""

import pytest

import trianon
from tests.games.kabale.look import active, asked, cards, find, hand, kinds, options
from trianon.testing import given, play_out, rule, script


@rule("K4.1", "DP2")
def test_every_hand_card_into_every_open_column() -> None:
    """The options are all pairs of hand card and open column, and no passing."""
    state = given(
        "kabale", columns=["art 5:", "trade 5 closed: 1:storm [1:king]", "art 4:"], hands=["king queen mage"]
    )
    assert asked(state) == (0, "lay")
    assert options(state) == ["king > 1", "king > 3", "queen > 1", "queen > 3", "mage > 1", "mage > 3"]


@rule("K4.1", "K5.5")
def test_a_closed_column_takes_no_card() -> None:
    """Laying into a closed column is refused with the reason."""
    state = given("kabale", columns=["art 5 closed: 1:storm [1:king]"], hands=["king"])
    with pytest.raises(trianon.IllegalAction, match="closed by a storm"):
        state.play("king > 1")


@rule("K4.1", "K7.2")
def test_a_filled_column_takes_more_cards() -> None:
    """A column that has reached its number is still open."""
    state = given("kabale", columns=["art 1: 1:queen"], hands=["king"])
    state.play("king > 1")
    assert cards(state, 1) == "1:queen [0:king]"


@rule("K4.1")
def test_exactly_one_card_is_laid() -> None:
    """After one card the turn is over and the next seat is asked."""
    state = given("kabale", columns=["art 5:"], hands=["king queen mage"])
    state.play("king > 1")
    assert asked(state) == (1, "lay")


@rule("K4.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_hidden_card_above_is_revealed(owner: int) -> None:
    """Whoever owns it, the hidden bottom card is turned up by the next card."""
    state = given("kabale", columns=[f"art 5: [{owner}:queen]"], hands=["king"])
    events = state.play("king > 1")
    assert find(events, "revealed") == {"seat": owner, "card": "queen", "column": 1, "place": 0}
    assert cards(state, 1) == f"{owner}:queen [0:king]"


@rule("K4.2")
def test_a_tucked_card_is_not_revealed() -> None:
    """Below a disguise whose revealer has left, the next card turns nothing up."""
    state = given("kabale", columns=["art 5: 1:disguise (1:mage)"], hands=["king"])
    events = state.play("king > 1")
    assert kinds(events) == ["laid", "drew"]
    assert cards(state, 1) == "1:disguise (1:mage) [0:king]"


@rule("K4.2")
def test_a_card_face_up_is_not_revealed_again() -> None:
    """An assassin that lies face up at the bottom does nothing more."""
    state = given("kabale", columns=["art 5: 1:assassin"], hands=["king"])
    assert kinds(state.play("king > 1")) == ["laid", "drew"]


@rule("K4.3")
@pytest.mark.parametrize(
    "card", ["king", "farmer", "musketeers", "mage", "witch", "prince", "dragon", "beggar"]
)
def test_other_cards_do_nothing_when_revealed(card: str) -> None:
    """Number cards and evaluation cards are only turned up."""
    state = given("kabale", columns=[f"art 5: [1:{card}]"], hands=["queen"])
    assert kinds(state.play("queen > 1")) == ["laid", "revealed", "drew"]
    assert cards(state, 1) == f"1:{card} [0:queen]"


@rule("K4.3")
@pytest.mark.parametrize(
    ("card", "event"),
    [
        ("explorer", "moved"),
        ("assassin", "killed"),
        ("storm", "closed"),
        ("disguise", None),
        ("traitor", None),
    ],
)
def test_immediate_effects_happen_at_once(card: str, event: str | None) -> None:
    """Explorer, assassin and storm act by themselves; disguise and traitor ask their owner first."""
    state = given("kabale", columns=[f"art 5: [1:{card}]"], hands=["queen"])
    happened = kinds(state.play("queen > 1"))
    if event is None:
        assert asked(state) == (1, card)
        assert happened == ["laid", "revealed"]
    else:
        assert happened == ["laid", "revealed", event, "drew"]


@rule("K4.4", "K7.3")
def test_the_check_comes_after_the_effects() -> None:
    """The laid card fills the last column, but its reveal sends an explorer away: the round goes on."""
    state = given("kabale", columns=["art 2: [1:explorer]", "trade 1: 0:king"], hands=["queen"])
    events = state.play("queen > 1")
    assert "round_ended" not in kinds(events)
    assert asked(state) == (1, "lay")


@rule("K4.5", "K6.1")
def test_the_active_player_draws_one_card() -> None:
    """After laying, the hand is back at three."""
    state = given("kabale", columns=["art 5:"], hands=["king queen mage"])
    script(state, "draw witch")
    state.play("king > 1")
    assert hand(state, 0) == {"queen", "mage", "witch"}


@rule("K4.5", "A8")
def test_the_last_turn_draws_too_and_before_the_evaluation() -> None:
    """The draw comes after the end is settled and before anything is turned up."""
    state = given("kabale", columns=["art 1: 1:king", "trade 1:"], hands=["queen"])
    happened = kinds(state.play("queen > 2"))
    assert happened[:3] == ["laid", "drew", "round_ended"]


@rule("A8")
def test_a_reshuffle_in_the_last_turn_misses_the_cards_of_the_round() -> None:
    """The deck is empty when the last turn draws: only the old discard pile is shuffled."""
    state = given(
        "kabale",
        columns=["art 1: 1:king", "trade 1:", "art 2:"],
        hands=["only queen king juliet"],
        discards=["mage"],
        buried=[0],
    )
    happened = kinds(state.play("queen > 2"))
    assert happened[:4] == ["laid", "reshuffled", "drew", "round_ended"]
    assert hand(state, 0) == {"king", "juliet", "mage"}


@rule("K4.6", "K2.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_turn_passes_clockwise(seats: int) -> None:
    """Seat after seat, and from the last to the first."""
    state = given("kabale", seats=seats, active=seats - 1)
    order = []
    for _ in range(seats):
        order.append(active(state))
        state.play_at(0)
    assert order == [seats - 1, *range(seats - 1)]


@rule("K4.7")
def test_there_is_always_an_open_column() -> None:
    """In random games nobody who must lay a card is left without a column."""
    for seed in range(30):
        state = trianon.game("kabale").start(seats=2 + seed % 5, seed=seed)
        while state.decision is not None:
            assert len(state.decision.options) > 0
            play_out(state, trianon.Rng(seed), most=1)


@rule("K4.7", "K7.1")
def test_a_position_with_all_columns_closed_is_refused() -> None:
    """All columns closed means all filled: the round would be over."""
    with pytest.raises(trianon.InvalidPosition, match="columns"):
        given("kabale", columns=["art 5 closed: 1:storm [1:king]", "trade 5 closed: 0:storm [0:king]"])
