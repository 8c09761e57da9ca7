"""Two players and the neutral one (L10)."""

from typing import cast

import pytest

import trianon
from tests.games.louis.court import court, evaluate, next_round
from tests.games.louis.look import (
    asked,
    chips,
    find,
    kinds,
    number,
    of,
    options,
    received,
    returned,
    side,
    stones,
    tile,
)
from trianon import State
from trianon.testing import play_out, rule

Y, R = range(2)


def neutral(state: State, place: int) -> int:
    """The neutral stones on a tile."""
    return cast("int", tile(state, place)["neutral"])


def two(
    place: int,
    held: tuple[int, int],
    others: int,
    *,
    louis: int = 3,
    backs: tuple[int, ...] = (),
    money: tuple[int, int] = (0, 0),
    display: tuple[str, str] = ("", ""),
    pause: bool = True,
) -> State:
    """Two players and the neutral one at a tile. Seat 1 lets the game stop in the mission phase."""
    return court(
        seats=2,
        stones={place: held},
        neutral={place: others},
        louis=louis,
        backs=backs,
        money=money,
        display=display,
        chips=("", "ring ring") if pause else ("", ""),
        missions=("", "a05"),
    )


@rule("E22", "L10.3", "L4.1.1", "L10.2")
def test_four_times_two_neutral_stones() -> None:
    """Two to Louis, two to each of the next three persons; a joker only brings one more card."""
    state = court(seats=2)
    deal = ["joker"] * 4 + ["turenne"] * 2 + ["louvois"] * 2 + ["mazarin"] * 2
    events = next_round(
        state,
        "money g2",
        *(f"influence {card}" for card in deal),
        "influence anne",
        "influence joker",
        "influence conde",
        "influence philippe",
    )
    assert [event["card"] for event in of(events, "neutral_card")] == ["anne", "joker", "conde", "philippe"]
    assert [(event["tile"], event["stones"]) for event in of(events, "neutral_placed")] == [
        (2, 2),
        (1, 2),
        (6, 2),
        (2, 2),
    ]
    assert [neutral(state, place) for place in (1, 2, 6)] == [2, 4, 2]
    assert state.view(None)["neutral"] == 0
    assert state.view(None)["discard"] == ["anne", "joker", "conde", "philippe"]


@rule("E22", "L10.3", "L1.8")
def test_every_influence_phase_begins_with_eight_neutral_stones() -> None:
    """In all four rounds of random games, and never more than eight."""
    for seed in range(5):
        state, events = trianon.game("louis").start_with_events(seats=2, seed=seed)
        assert sum(neutral(state, place) for place in range(1, 13)) == 8
        events += play_out(state, trianon.Rng(seed))
        assert [event["stones"] for event in of(events, "neutral_placed")] == [2] * 16
        assert len([event for event in of(events, "neutral_card") if event["card"] != "joker"]) == 12


@rule("Q5", "L4.1.1", "L4.1.2", "L10.3")
def test_neutral_stones_come_before_missions() -> None:
    """When the first mission is asked about, all neutral stones lie there."""
    state = court(seats=2, display=("", "a11"))
    events = next_round(state, "money g1")
    assert asked(state) == (R, "dispatch")
    assert len(of(events, "neutral_placed")) == 4


@rule("L10.4", "L10.4.1", "Q3", "Q4", "L5.9.1")
@pytest.mark.parametrize("backs", [(), (4,)])
def test_neutral_sole_leader(backs: tuple[int, ...]) -> None:
    """No free reward; at MONEY the others may buy, at FIRST nobody gets anything; turned."""
    state = two(4, (1, 0), 2, backs=backs, money=(3, 0))
    events = evaluate(state)
    assert find(events, "evaluating")["neutral_leads"] is True
    assert received(events, 4) == []
    if not backs:
        assert asked(state) == (Y, "buy")
        events += state.play("buy")
        assert received(events, 4) == [(Y, "bought")]
    assert returned(events, 4) == {Y: "own"}
    assert side(state, 4) == ("front" if backs else "back")


@rule("L10.4.1", "Q3")
def test_neutral_stones_alone_turn_the_tile() -> None:
    """Nobody else is present: N is sole leader."""
    state = two(5, (0, 0), 2)
    events = evaluate(state)
    assert find(events, "turned")["tile"] == 5
    assert received(events, 5) == []


@rule("L10.4.2", "L10.4")
@pytest.mark.parametrize("backs", [(), (4,)])
def test_neutral_tied_for_first(backs: tuple[int, ...]) -> None:
    """As any tie: at MONEY everybody may buy, at FIRST nobody gets anything; not turned."""
    state = two(4, (2, 1), 2, backs=backs, money=(3, 3))
    events = evaluate(state)
    assert received(events, 4) == []
    if not backs:
        assert asked(state) == (Y, "buy")
        state.play("do not buy")
        assert asked(state) == (R, "buy")
        events += state.play("do not buy")
    assert "turned" not in kinds(events)
    assert side(state, 4) == ("back" if backs else "front")
    assert number(state, Y, "general") == 0


@rule("L10.4.3", "L10.4", "Q4")
@pytest.mark.parametrize("backs", [(), (4,)])
def test_neutral_sole_leader_with_louis(backs: tuple[int, ...]) -> None:
    """No crown is given; the second gets the chip as usual, the third may buy at MONEY; turned."""
    state = two(4, (2, 1), 4, louis=4, backs=backs, money=(0, 3), pause=False)
    events = evaluate(state)
    assert received(events, 4) == [(Y, "second")]
    if not backs:
        assert asked(state) == (R, "buy")
        events += state.play("do not buy")
    assert returned(events, 4) == {Y: "own", R: "own"}
    assert [chips(state, seat) for seat in range(2)] == ["helmet", ""]
    assert find(events, "turned")["tile"] == 4


@rule("L10.4.4", "Q4")
def test_neutral_tied_for_first_with_louis() -> None:
    """The other leader gets the chip only, his stones go to general; there is no second; turned."""
    state = two(4, (2, 1), 2, louis=4, pause=False)
    events = evaluate(state)
    assert received(events, 4) == [(Y, "free")]
    assert returned(events, 4) == {Y: "general", R: "own"}
    assert [chips(state, seat) for seat in range(2)] == ["helmet", ""]
    assert find(events, "turned")["tile"] == 4


@rule("L10.4.5", "Q4", "L5.8.5")
@pytest.mark.parametrize(("held", "seconds"), [((3, 1), True), ((3, 2), False)])
def test_neutral_second_with_louis(held: tuple[int, int], seconds: bool) -> None:
    """As second N keeps the chip from everybody; equal with a player behind the leader there is no second."""
    state = two(4, held, 2, louis=4, money=(0, 3), pause=False)
    events = evaluate(state)
    assert find(events, "evaluating")["neutral_second"] is seconds
    assert received(events, 4) == [(Y, "louis")]
    assert asked(state) == (R, "buy")
    state.play("do not buy")
    assert chips(state, Y) == "helmet crown"
    assert chips(state, R) == ""


@rule("L10.4.6", "L5.9.3")
def test_neutral_stones_at_a_stones_tile() -> None:
    """Four neutral stones get nothing and do not turn the tile."""
    state = two(10, (2, 1), 4)
    events = evaluate(state)
    assert received(events, 10) == []
    assert "turned" not in kinds(events)
    state = two(10, (3, 1), 4)
    assert received(evaluate(state), 10) == [(Y, "free")]
    assert side(state, 10) == "back"


@rule("L10.4.7", "L8.16")
def test_c07_against_the_neutral_player() -> None:
    """The tie with N is decided; the owner is sole leader."""
    state = two(4, (2, 0), 2, louis=4, display=("c07", ""), pause=False)
    evaluate(state)
    assert asked(state) == (Y, "favour")
    events = state.play("use c07")
    assert received(events, 4) == [(Y, "louis")]
    assert chips(state, Y) == "helmet crown"


@rule("L10.5")
def test_neutral_stones_return_to_their_pool() -> None:
    """After the evaluation of its tile."""
    state = two(4, (3, 1), 2)
    events = evaluate(state)
    assert find(events, "neutral_returned") == {"tile": 4, "person": "dauphin", "stones": 2}
    assert neutral(state, 4) == 0
    assert state.view(None)["neutral"] == 8
    assert stones(state, 4) == [0, 0]


@rule("L10.2")
def test_the_neutral_player_has_only_stones() -> None:
    """It is nobody at the table: two players, and no stones with three."""
    state = two(4, (1, 1), 2)
    assert len(cast("list[object]", state.view(None)["players"])) == 2
    with pytest.raises(trianon.InvalidPosition, match="neutral"):
        court(seats=3, neutral={4: 2})
    with pytest.raises(trianon.InvalidPosition, match="neutral"):
        court(seats=2, neutral={4: 6, 5: 4})


@rule("L10.6", "L9.1")
def test_the_neutral_player_takes_no_part_in_the_end() -> None:
    """Two scores, and only their units are exchanged."""
    state = court(seats=2, round=4, money=(3, 0), neutral={4: 2}, louis=3)
    events = evaluate(state)
    assert of(events, "exchanged") == [{"seat": Y, "category": "money", "count": 1}]
    assert len(state.scores) == 2


@rule("L10.1")
def test_all_other_rules_hold() -> None:
    """A turn of two is a turn."""
    state = court(seats=2, hands=("conde anne marie", "anne marie"))
    assert options(state)[0] == "play anne place"
    state.play("play conde place")
    assert options(state) == ["put 6", "done"]
