"""Setting up, and the start of a round (K2, K3, DP1, F8)."""

from typing import cast

import pytest

import trianon
from tests.games.kabale.look import active, cards, deck, discard, find, goal, hand, is_closed, won
from trianon import State
from trianon.games.kabale.components import COLOURS, GOAL_NAMES, NAMES
from trianon.testing import given, play_out, rule, script
from trianon.testing.kabale import goals

KABALE = trianon.game("kabale")


def table(seats: int, **options: object) -> State:
    return KABALE.start(seats=seats, seed=seats, **options)


@rule("K2.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_all_cards_and_holds_three(seats: int) -> None:
    """Each seat owns the same 25 cards: three in hand, the rest in the deck."""
    state = table(seats)
    for seat in range(seats):
        assert len(hand(state, seat)) == 3
        assert hand(state, seat) | deck(state, seat) == set(NAMES)
        assert len(deck(state, seat)) == 22


@rule("K2.1", "K3.1", "K12.2")
def test_the_deal_is_told() -> None:
    """First the goal cards, then three cards for everybody, named to their owner only."""
    state, events = KABALE.start_with_events(seats=3, seed=3, first=1)
    assert [event.kind for event in events] == ["round_began", *["drew"] * 9]
    assert [event.data["seat"] for event in events[1:]] == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    for seat in range(3):
        heard = {str(event.view(seat)["card"]) for event in events if "card" in event.view(seat)}
        assert heard == hand(state, seat)


@rule("K2.1")
def test_the_components_are_those_of_the_box() -> None:
    """25 different influence cards in six colours; six symbols with goal cards 1, 2, 3, 3, 4 and 5."""
    assert len(NAMES) == len(set(NAMES)) == 25
    assert len(COLOURS) == len(set(COLOURS)) == 6
    assert len(GOAL_NAMES) == 36
    for symbol in ("alchemy", "military", "agriculture", "trade", "religion", "art"):
        values = [name.removeprefix(symbol) for name in GOAL_NAMES if name.startswith(symbol)]
        assert sorted(map(int, values)) == [1, 2, 3, 3, 4, 5]


@rule("K2.2", "K12.3")
def test_goal_cards_in_the_box_never_come_up() -> None:
    """With two seats twelve goal cards come into play in the whole game, all different cards of the 36."""
    state = table(2)
    play_out(state, trianon.Rng(1))
    assert sum(goals(state).values()) == 12


@rule("W4", "K2.2", "K3.1")
@pytest.mark.parametrize(
    ("seats", "game", "row"), [(2, 12, 2), (3, 18, 3), (4, 24, 4), (5, 30, 5), (6, 36, 6)]
)
def test_goal_cards_by_number_of_players(seats: int, game: int, row: int) -> None:
    """Six goal cards per player are in the game, and as many as players lie in the row."""
    view = table(seats).view(None)
    assert len(cast("list[object]", view["columns"])) == row
    assert cast("int", view["goals_left"]) + row == game


@rule("K2.3", "DP1")
def test_who_starts_can_be_chosen() -> None:
    """The option `first` names the seat that starts round 1."""
    for seat in range(3):
        assert active(table(3, first=seat)) == seat


@rule("K2.3")
def test_who_starts_is_drawn_otherwise() -> None:
    """Without that option chance names the seat; every seat can come."""
    starters = {active(KABALE.start(seats=3, seed=seed)) for seed in range(40)}
    assert starters == {0, 1, 2}


@rule("DP1")
def test_colours_can_be_chosen() -> None:
    """Every seat has a colour of its own; the box has six."""
    view = table(2, colours=("green", "black")).view(None)
    assert [player["colour"] for player in cast("list[dict[str, object]]", view["players"])] == [
        "green",
        "black",
    ]
    with pytest.raises(trianon.InvalidOption, match="colours"):
        table(2, colours=("green", "green"))


@rule("K2.4")
def test_discard_piles_start_empty() -> None:
    """Nothing lies on the discard piles, and nobody has won a goal card."""
    state = table(4)
    assert all(not discard(state, seat) and not won(state, seat) for seat in range(4))


@rule("K2.4", "K3.2")
def test_hands_decks_and_discards_carry_over() -> None:
    """A new round leaves hands, decks and discard piles as they were."""
    state = given(
        "kabale",
        columns=["art 1: 0:king", "trade 1:"],
        hands=["queen", "mage witch beggar"],
        discards=["juliet", "romeo"],
    )
    script(state, "draw dragon", "goal art 3", "goal art 4")
    state.play("queen > 2")
    assert hand(state, 1) == {"mage", "witch", "beggar"}
    assert discard(state, 1) == {"romeo"}
    assert discard(state, 0) == {"juliet", "king", "queen"}
    assert len(deck(state, 1)) == 21


@rule("K3.1")
def test_a_round_starts_with_empty_open_columns() -> None:
    """New goal cards lie in the order they were drawn; no column keeps a card or stays closed."""
    state = given("kabale", columns=["art 5 closed: 1:storm [0:king]", "trade 1:"], hands=["queen"])
    script(state, "draw dragon", "goal religion 2", "goal military 5")
    events = state.play("queen > 2")
    assert find(events, "round_began")["round"] == 2
    assert [goal(state, column) for column in (1, 2)] == ["religion 2", "military 5"]
    assert [cards(state, column) for column in (1, 2)] == ["", ""]
    assert not is_closed(state, 1)


@rule("K3.2")
def test_short_hands_are_filled_up() -> None:
    """A player with fewer than three cards draws up to three when a round starts."""
    state = given("kabale", columns=["art 1: 0:king", "trade 1:"], hands=["queen", "only mage"])
    state.play("queen > 2")
    assert len(hand(state, 1)) == 3
    assert "mage" in hand(state, 1)


@rule("K3.3", "K7.6")
def test_the_left_neighbour_of_the_ender_starts() -> None:
    """Seat 2 of three ends the round, so seat 0 starts the next one."""
    state = given(
        "kabale",
        columns=["art 1: 0:king", "trade 1: 1:king", "military 1:"],
        active=2,
        hands=["", "", "king"],
    )
    events = state.play("king > 3")
    assert find(events, "round_ended") == {"round": 1, "seat": 2}
    assert find(events, "round_began")["first"] == 0
    assert active(state) == 0


@rule("F8")
def test_the_french_game_has_no_ones() -> None:
    """In the variant for two no goal card of value 1 can come."""
    for seed in range(20):
        state = KABALE.start(seats=2, seed=seed, variant="french")
        play_out(state, trianon.Rng(seed))
        assert not [name for name in goals(state) if name.endswith(" 1")]
    assert any(
        name.endswith(" 1")
        for seed in range(5)
        for name in goals(KABALE.start(seats=6, seed=seed, variant="standard"))
    )


@rule("F8")
def test_the_french_game_is_for_two() -> None:
    """Three cannot play the variant for two."""
    with pytest.raises(trianon.InvalidOption, match="french"):
        table(3, variant="french")
