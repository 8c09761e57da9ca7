"""Tiles without Louis (L5.1, L5.2, L5.4 to L5.7, L5.9 to L5.11, P9)."""

import pytest

from tests.games.louis.court import court, evaluate
from tests.games.louis.look import (
    asked,
    chips,
    coats,
    find,
    kinds,
    number,
    numbers,
    of,
    options,
    received,
    returned,
    side,
    stones,
)  # fmt: skip
from trianon.testing import rule, script

Y, R, G, B = range(4)


@rule("E5", "L5.5", "L5.5.1", "L5.5.2", "L5.9.1", "P9", "7", "L6.1")
def test_money_with_a_sole_leader() -> None:
    """Y: helmet free, stones to general; R and G may buy for 3, to own; B is not asked; turned."""
    state = court(stones={4: (3, 2, 1, 0)}, money=(3, 3, 4, 9))
    events = evaluate(state)
    assert received(events, 4) == [(Y, "free")]
    assert asked(state) == (R, "buy")
    assert options(state) == ["buy", "do not buy"]
    events += state.play("buy")
    assert asked(state) == (G, "buy")
    events += state.play("buy")
    assert received(events, 4) == [(Y, "free"), (R, "bought"), (G, "bought")]
    assert [event["price"] for event in of(events, "received")] == [0, 3, 3]
    assert returned(events, 4) == {Y: "general", R: "own", G: "own"}
    assert [chips(state, seat) for seat in range(4)] == ["helmet", "helmet", "helmet", ""]
    assert side(state, 4) == "back"


@rule("E5", "L5.5.2", "P9")
def test_whoever_does_not_buy_keeps_money_and_stones() -> None:
    """A refusal costs nothing; the stones still go to the own supply."""
    state = court(stones={4: (3, 2, 0)}, general=(0, 0, 0), money=(0, 5, 0), missions=("", "", ""))
    evaluate(state)
    events = state.play("do not buy")
    assert find(events, "refused")["seat"] == R
    assert received(events, 4) == []
    assert returned(events, 4) == {R: "own"}
    assert chips(state, R) == ""


@rule("E6", "L5.5.3", "L5.9.1", "L5.4.1", "7")
def test_money_with_a_tie_for_first() -> None:
    """Nobody gets it free; Y, R and G may buy, in turn order; all stones to own; not turned."""
    state = court(stones={4: (2, 2, 1)}, start=1, turn=1, money=(3, 3, 3))
    events = evaluate(state)
    buyers = []
    while (question := asked(state)) is not None and question[1] == "buy":
        buyers.append(question[0])
        events += state.play("buy")
    assert buyers == [R, G, Y]
    assert received(events, 4) == [(R, "bought"), (G, "bought"), (Y, "bought")]
    assert returned(events, 4) == {Y: "own", R: "own", G: "own"}
    assert side(state, 4) == "front"
    assert "turned" not in kinds(events)


@rule("E7", "L5.6", "L5.9.1", "7")
def test_first_with_a_sole_leader() -> None:
    """Y gets the scepter, stones to general; R and G get nothing, stones to own; turned."""
    state = court(stones={1: (3, 2, 1)}, backs=(1,), money=(9, 9, 9))
    events = evaluate(state)
    assert received(events, 1) == [(Y, "free")]
    assert returned(events, 1) == {Y: "general", R: "own", G: "own"}
    assert [chips(state, seat) for seat in range(3)] == ["scepter", "", ""]
    assert side(state, 1) == "front"


@rule("E8", "L5.6", "L5.9.1", "7")
def test_first_with_a_tie() -> None:
    """Nobody gets a scepter; stones to own; not turned."""
    state = court(stones={1: (2, 2, 1)}, backs=(1,), money=(9, 9, 9))
    events = evaluate(state)
    assert received(events, 1) == []
    assert returned(events, 1) == {Y: "own", R: "own", G: "own"}
    assert side(state, 1) == "back"
    assert asked(state) == (R, "turn")  # of the next round


@rule("E9", "L5.7", "L5.9.3", "L6.6", "7")
def test_stones() -> None:
    """Y with four and R with three get two coats each, G with two nothing; all stones to own; turned."""
    state = court(stones={10: (4, 3, 2)})
    events = evaluate(state)
    assert received(events, 10) == [(Y, "free"), (R, "free")]
    assert returned(events, 10) == {Y: "own", R: "own", G: "own"}
    assert numbers(state, "coats") == [2, 2, 0]
    assert side(state, 10) == "back"
    assert numbers(state, "general") == [0, 0, 0]


@rule("L5.7", "L5.10")
def test_stones_rewards_go_in_turn_order() -> None:
    """The start player comes first, however many stones the others have."""
    state = court(stones={10: (5, 3, 4)}, start=1, turn=1)
    assert received(evaluate(state), 10) == [(R, "free"), (G, "free"), (Y, "free")]


@rule("L5.9.3", "L5.7")
def test_stones_without_a_receiver_is_not_turned() -> None:
    """Two stones are not enough for anybody."""
    state = court(stones={10: (2, 2, 1)})
    events = evaluate(state)
    assert received(events, 10) == []
    assert returned(events, 10) == {Y: "own", R: "own", G: "own"}
    assert side(state, 10) == "front"


@rule("L5.9.1", "7")
def test_an_empty_tile_is_not_turned() -> None:
    """Nobody present: nothing happens."""
    events = evaluate(court(stones={4: (0, 1, 0)}))
    assert [event["tile"] for event in of(events, "evaluating")] == [4]
    assert [event["tile"] for event in of(events, "turned")] == [4]


@rule("L5.9.1", "L5.9", "L2.1")
def test_turned_twice_the_front_is_up_again() -> None:
    """A tile on its back is turned to its front."""
    state = court(stones={9: (1, 0, 0)}, backs=(9,))
    events = evaluate(state)
    assert find(events, "turned") == {"tile": 9, "person": "valliere", "side": "front"}


@rule("L5.9.4", "L2.1")
@pytest.mark.parametrize(("tile", "held"), [(4, (3, 2, 0)), (5, (1, 0, 0)), (10, (3, 0, 0))])
def test_nothing_is_turned_in_round_4(tile: int, held: tuple[int, ...]) -> None:
    """In the last round tiles stay as they are; the stones go back all the same."""
    state = court(round=4, stones={tile: held}, louis=4)
    events = evaluate(state)
    assert "turned" not in kinds(events)
    assert side(state, tile) == "front"
    assert stones(state, tile) == [0, 0, 0]
    assert returned(events, tile)[Y] == ("own" if tile == 10 else "general")


@rule("L5.1")
def test_tiles_are_evaluated_from_1_to_12() -> None:
    """With a stone on every tile, one after the other."""
    state = court(stones=dict.fromkeys(range(1, 13), (1, 0, 0)))
    events = evaluate(state)
    while (question := asked(state)) is not None and question[1] in ("conde", "maintenon"):
        events += state.play("no stone" if question[1] == "conde" else "put 0+0 take 0")
    assert [event["tile"] for event in of(events, "evaluating")] == list(range(1, 13))


@rule("L5.2", "L5.10", "Q12")
def test_the_order_at_one_tile() -> None:
    """Ranking, reward, stones, the next player, turning; Louis goes back before the next tile."""
    state = court(stones={4: (3, 2, 0), 5: (1, 0, 0)}, louis=4)
    told = [
        kind
        for kind in kinds(evaluate(state))
        if kind in ("evaluating", "received", "stones_returned", "turned", "tile_done")
    ]
    assert told == [
        "evaluating", "received", "stones_returned", "received", "stones_returned", "turned", "tile_done",
        "evaluating", "received", "stones_returned", "turned", "tile_done",
    ]  # fmt: skip
    assert state.view(None)["louis"] != 4 or state.view(None)["round"] == 2


@rule("L5.4", "L5.4.1", "L5.4.3")
@pytest.mark.parametrize(
    ("held", "leaders", "second"),
    [
        ((3, 2, 1), [Y], R),
        ((2, 2, 1), [Y, R], None),
        ((3, 1, 1), [Y], None),
        ((0, 0, 2), [G], None),
        ((0, 1, 2), [G], R),
        ((1, 1, 1), [Y, R, G], None),
    ],
)
def test_leaders_and_second(held: tuple[int, ...], leaders: list[int], second: int | None) -> None:
    """Most stones lead; a second exists only alone behind a sole leader."""
    told = find(evaluate(court(stones={4: held})), "evaluating")
    assert (told["leaders"], told["second"]) == (leaders, second)
    assert told["stones"] == list(held)


@rule("L5.11")
@pytest.mark.parametrize(("money", "asks"), [(2, False), (3, True)])
def test_a_purchase_needs_the_full_price(money: int, asks: bool) -> None:
    """With two louisdor nobody is asked to pay three."""
    state = court(stones={4: (3, 2, 0)}, money=(0, money, 0))
    evaluate(state)
    assert (asked(state) == (R, "buy")) == asks


@rule("L5.11")
def test_nobody_buys_without_a_present_stone() -> None:
    """Money alone is not enough."""
    state = court(stones={4: (3, 0, 0)}, money=(9, 9, 9))
    events = evaluate(state)
    assert received(events, 4) == [(Y, "free")]
    assert asked(state) == (R, "turn")  # of the next round


@rule("L5.5.2")
def test_the_price_goes_to_the_bank() -> None:
    """Three louisdor less for the buyer, nothing more for the leader."""
    state = court(stones={4: (3, 2, 0)}, money=(1, 4, 0), chips=("", "", ""))
    evaluate(state)
    state.play("buy")
    # The next round has begun: its money card gave everybody the same.
    assert number(state, Y, "money") == number(state, R, "money")


@rule("L5.5.1", "L2.4", "Q26", "L5.6")
@pytest.mark.parametrize("backs", [(), (4,)])
def test_a_sole_leader_cannot_refuse(backs: tuple[int, ...]) -> None:
    """He is asked nothing: he gets the chip and his stones go to general, even with money to buy."""
    state = court(stones={4: (1, 0, 0)}, backs=backs, money=(9, 0, 0))
    events = evaluate(state)
    assert received(events, 4) == [(Y, "free")]
    assert returned(events, 4) == {Y: "general"}


@rule("L5.10", "L5.5.2", "Q12")
def test_the_reward_is_complete_before_the_stones_move() -> None:
    """At tile 12 the coat and the card come before the stones; then the next player buys."""
    state = court(stones={12: (3, 2, 0)}, money=(0, 4, 0))
    script(state, "coat a", "intrigue anne")
    events = evaluate(state)
    order = kinds(events)
    assert order.index("received") < order.index("drew_coat") < order.index("drew_intrigue")
    assert order.index("drew_intrigue") < order.index("stones_returned")
    assert asked(state) == (R, "buy")
    assert coats(state, Y) == {"a": 1}
    assert number(state, Y, "general") == 3
    assert stones(state, 12) == [0, 2, 0]


@rule("L2.8")
def test_a_reward_comes_once() -> None:
    """Whoever got it free is not asked to buy it as well."""
    state = court(stones={4: (3, 0, 0)}, louis=None, money=(9, 9, 9))
    events = evaluate(state)
    assert received(events, 4) == [(Y, "free")]
    assert chips(state, Y) == "helmet"
