"""Turns in the influence phase (L4.2, L4.4 to L4.7, P3, P5), A15, A16, B11, B12 (L8.6, L8.11)."""

import pytest

import trianon
from tests.games.louis.court import court, evaluate
from tests.games.louis.look import (
    asked,
    decks,
    find,
    hand,
    kinds,
    number,
    numbers,
    of,
    options,
    stones,
)  # fmt: skip
from trianon.testing import rule

Y, R, G = range(3)


@rule("L4.2", "L4.2.1", "P3")
def test_every_card_to_place_or_to_take_back() -> None:
    """Two ways for every kind of card in hand, and no passing."""
    state = court(hands=("conde conde joker", "anne anne", ""))
    assert asked(state) == (Y, "turn")
    assert options(state) == [
        "play conde place", "play conde take", "play joker place", "play joker take",
    ]  # fmt: skip
    with pytest.raises(trianon.TrianonError):
        state.play("finish")


@rule("L4.2.1")
def test_either_place_or_take_back() -> None:
    """After placing, the turn is over: nothing is taken back with the same card."""
    state = court(hands=("conde anne joker", "anne marie", ""), general=(5, 0, 0))
    state.play("play conde place")
    assert asked(state) == (Y, "path")
    state.play("put 6")
    state.play("done")
    assert asked(state) == (R, "turn")
    assert number(state, Y, "general") == 5


@rule("L4.2.1", "L4.2")
def test_a_played_card_lies_open_on_the_discard_pile() -> None:
    """Everybody sees it there."""
    state = court(hands=("conde anne joker", "anne marie", ""), general=(5, 0, 0))
    events = state.play("play conde take")
    assert events[0].reveals
    discard = state.view(None)["discard"]
    assert isinstance(discard, list)
    assert discard[-1] == "conde"
    assert hand(state, Y) == ["anne", "joker"]


@rule("L4.2", "L4.6")
def test_turns_go_round_until_everybody_is_finished() -> None:
    """One turn each; those with more cards go on, several turns running."""
    state = court(hands=("anne marie", "anne marie conde", "conde joker joker joker joker"), start=1, turn=1)
    order = []
    events: list[trianon.Event] = []
    while "influence_ended" not in kinds(events):
        assert state.decision is not None
        order.append(state.decision.seat)
        events = state.play(options(state)[1])  # take back: nothing lies in general
    assert order == [R, G, Y, R, G, G, G]


@rule("Q7", "L2.4", "L4.2")
@pytest.mark.parametrize("mode", ["place", "take"])
def test_a_card_for_no_stones(mode: str) -> None:
    """Placing none and taking back none are both allowed."""
    state = court(hands=("anne marie conde", "anne marie", ""), general=(5, 0, 0))
    state.play(f"play conde {mode}")
    state.play("done" if mode == "place" else "take 0")
    assert asked(state) == (R, "turn")
    assert (number(state, Y, "own"), number(state, Y, "general")) == (11, 5)


@rule("Q7", "L4.2")
def test_a_card_without_any_stone() -> None:
    """All sixteen stones lie on tiles: the card is played, nothing else is asked."""
    state = court(hands=("anne marie conde", "anne marie", ""), stones={3: (16, 0, 0)})
    state.play("play conde place")
    assert asked(state) == (R, "turn")
    assert stones(state, 3) == [16, 0, 0]


@rule("L4.4", "P5", "L2.6", "L2.4")
@pytest.mark.parametrize(
    ("card", "general", "most"),
    [("conde", 7, 3), ("joker", 7, 2), ("conde", 2, 2), ("joker", 1, 1), ("conde with c05", 7, 4)],
)
def test_taking_back(card: str, general: int, most: int) -> None:
    """Three with a person, two with a joker, four with C05; or as many as lie there, or fewer."""
    name, _, boost = card.partition(" ")
    state = court(hands=(f"{name} anne marie", "anne marie", ""), general=(general, 0, 0), display=("c05",))
    state.play(f"play {name} take{' ' + boost if boost else ''}")
    assert asked(state) == (Y, "take")
    assert options(state) == [f"take {stones}" for stones in range(most, -1, -1)]
    events = state.play(f"take {most}")
    assert find(events, "took_back") == {"seat": Y, "stones": most}
    assert number(state, Y, "general") == general - most
    assert number(state, Y, "own") == 16 - general + most


@rule("L4.5", "Q6")
def test_the_last_card_goes_face_down_onto_the_deck() -> None:
    """It has no effect, and only its owner knows it."""
    state = court(hands=("conde anne", "anne marie joker", ""))
    before = decks(state)["influence"]
    events = state.play("play conde take")
    put = next(event for event in events if event.kind == "put_back")
    assert put.view(Y)["card"] == "anne"
    assert "card" not in put.view(R)
    assert numbers(state, "influence") == [0, 3, 0]
    assert decks(state)["influence"] == before + 1
    assert state.view(Y)["top"] == ["anne"]
    assert state.view(R)["top"] == [None]
    assert stones(state, 1) == [0, 0, 0]
    state.play("play anne take")
    assert asked(state) == (R, "turn")


@rule("Q6", "L8.11", "L4.5")
def test_the_last_card_can_be_drawn_by_an_exchange() -> None:
    """The topmost card of the deck is the one just put there."""
    state = court(hands=("conde anne", "marie marie joker", ""), display=("", "b11", ""))
    state.play("play conde take")
    events = state.play("exchange joker with b11")
    assert find(events, "drew_influence") == {"seat": R, "card": "anne"}
    assert hand(state, R) == ["anne", "marie", "marie"]


@rule("L4.7", "L4.5")
def test_at_the_end_all_cards_are_shuffled() -> None:
    """Nobody holds a card; discard pile and cards on top are part of the new deck."""
    state = court(hands=("joker joker", "", ""), stones={4: (2, 1, 0)}, money=(0, 3, 0))
    events = evaluate(state)
    assert "influence_ended" in kinds(events)
    assert asked(state) == (R, "buy")
    assert numbers(state, "influence") == [0, 0, 0]
    assert decks(state)["influence"] == 30
    assert state.view(None)["discard"] == []
    assert state.view(Y)["top"] == []


# --- A15, A16 -----------------------------------------------------------------------------------------------


@rule("L8.6", "L4.2.2", "P3")
@pytest.mark.parametrize("mission", ["a15", "a16"])
def test_paying_to_skip_a_turn(mission: str) -> None:
    """Two louisdor; the hand stays; the turn is over; once per phase."""
    state = court(hands=("conde anne marie", "anne marie", ""), display=(mission, "", ""), money=(2, 0, 0))
    assert f"skip with {mission}" in options(state)
    events = state.play(f"skip with {mission}")
    assert find(events, "turn_skipped") == {"seat": Y, "mission": mission, "cost": 2}
    assert number(state, Y, "money") == 0
    assert hand(state, Y) == ["anne", "marie", "conde"]
    assert asked(state) == (R, "turn")


@rule("L8.6", "L8.1")
def test_each_skip_works_once() -> None:
    """Two cards, two skips; then a card must be played."""
    state = court(hands=("conde anne marie", "", ""), display=("a15 a16", "", ""), money=(9, 0, 0))
    state.play("skip with a15")
    assert asked(state) == (Y, "turn")
    assert "skip with a15" not in options(state)
    state.play("skip with a16")
    assert options(state) == [
        f"play {card} {mode}" for card in ("anne", "marie", "conde") for mode in ("place", "take")
    ]
    assert number(state, Y, "money") == 5


@rule("L8.6", "L8.17", "Q9")
@pytest.mark.parametrize(("money", "offered"), [(1, False), (2, True)])
def test_skipping_costs_two_also_with_c08(money: int, offered: bool) -> None:
    """C08 makes only purchases at tiles cheaper."""
    state = court(
        hands=("conde anne marie", "anne marie", ""), display=("a15 c08", "", ""), money=(money, 0, 0)
    )
    assert ("skip with a15" in options(state)) == offered
    if offered:
        state.play("skip with a15")
        assert number(state, Y, "money") == 0


@rule("L8.6", "L4.2")
def test_passing_needs_the_card() -> None:
    """In hand, or with somebody else, it does not help."""
    state = court(
        hands=("conde anne marie", "", ""), missions=("a15", "", ""), display=("", "a16", ""), money=(9, 9, 9)
    )
    assert not [option for option in options(state) if option.startswith("skip")]


# --- B11, B12 -----------------------------------------------------------------------------------------------


@rule("L8.11", "L4.2.3", "P3")
@pytest.mark.parametrize("mission", ["b11", "b12"])
def test_exchanging_a_card(mission: str) -> None:
    """It goes onto the discard pile without effect; the top card comes; the hand keeps its size."""
    state = court(
        hands=("conde anne marie", "anne marie", ""), display=(mission, "", ""), script=("influence joker",)
    )
    assert [option for option in options(state) if option.startswith("exchange")] == [
        f"exchange {card} with {mission}" for card in ("anne", "marie", "conde")
    ]
    events = state.play(f"exchange conde with {mission}")
    assert find(events, "exchanged_card") == {"seat": Y, "card": "conde", "mission": mission}
    assert hand(state, Y) == ["anne", "marie", "joker"]
    discard = state.view(None)["discard"]
    assert isinstance(discard, list)
    assert discard[-1] == "conde"
    assert asked(state) == (R, "turn")
    assert stones(state, 6) == [0, 0, 0]


@rule("L8.11", "L8.1", "L4.5")
def test_exchanging_with_two_cards_left() -> None:
    """The hand stays at two: the player has another turn; the card is used."""
    state = court(hands=("conde anne", "", ""), display=("b11 b12", "", ""))
    state.play("exchange conde with b11")
    assert asked(state) == (Y, "turn")
    state.play(next(option for option in options(state) if option.endswith("with b12")))
    assert asked(state) == (Y, "turn")
    assert not [option for option in options(state) if option.startswith("exchange")]
    assert len(of(evaluate_any(state), "put_back")) == 1


def evaluate_any(state: trianon.State) -> list[trianon.Event]:
    """Play the first card for nothing."""
    return state.play(next(option for option in options(state) if option.endswith("take")))
