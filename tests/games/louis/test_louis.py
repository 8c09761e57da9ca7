"""The tile on which Louis stands (L5.8, L5.9.2), and C07 with C08 (L8.16, L8.17, P8)."""

import pytest

from tests.games.louis.court import court, evaluate
from tests.games.louis.look import (
    asked,
    chips,
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
)
from trianon.testing import rule

Y, R, G, B = range(4)


@rule("E10", "L5.8", "L5.8.1", "L5.8.2", "L5.8.3", "L5.8.6", "L5.9.2", "7")
def test_money_with_one_second() -> None:
    """Y helmet and crown, general; R helmet free, own; G may buy, own; turned."""
    state = court(stones={4: (3, 2, 1)}, louis=4, money=(9, 9, 3), missions=("a06", "", ""))
    events = evaluate(state)
    assert received(events, 4) == [(Y, "louis"), (R, "second")]
    assert asked(state) == (G, "buy")
    events += state.play("buy")
    assert received(events, 4)[-1] == (G, "bought")
    assert returned(events, 4) == {Y: "general", R: "own", G: "own"}
    assert chips(state, R) == chips(state, G) == "helmet"
    assert asked(state) == (Y, "missions")
    assert chips(state, Y) == "helmet crown"
    assert side(state, 4) == "back"


@rule("E11", "L5.8.1", "L5.8.2", "L5.8.3", "L5.9.2", "7")
def test_first_with_one_second() -> None:
    """Y scepter and crown, general; R scepter, own; G nothing, own; turned."""
    state = court(stones={1: (3, 2, 1)}, backs=(1,), louis=1, money=(9, 9, 9))
    events = evaluate(state)
    assert received(events, 1) == [(Y, "louis"), (R, "second")]
    assert returned(events, 1) == {Y: "general", R: "own", G: "own"}
    assert [chips(state, seat) for seat in range(3)] == ["scepter crown", "scepter", ""]
    assert side(state, 1) == "front"


@rule("E12", "L5.8.4", "L5.8.3", "L5.9.2", "7")
def test_money_with_a_tie_for_first() -> None:
    """R and Y one helmet each, no crown, general; G and B may buy, own; turned."""
    state = court(stones={4: (3, 3, 2, 1)}, louis=4, money=(9, 9, 3, 3))
    events = evaluate(state)
    assert received(events, 4) == [(Y, "free"), (R, "free")]
    assert asked(state) == (G, "buy")
    events += state.play("buy")
    assert asked(state) == (B, "buy")
    events += state.play("do not buy")
    assert returned(events, 4) == {Y: "general", R: "general", G: "own", B: "own"}
    assert [chips(state, seat) for seat in range(4)] == ["helmet", "helmet", "helmet", ""]
    assert find(events, "turned")["tile"] == 4


@rule("E13", "L5.8.5", "L5.8.3", "7")
def test_first_with_equal_players_behind() -> None:
    """Y scepter and crown, general; R and G nothing, own; turned."""
    state = court(stones={1: (3, 2, 2)}, backs=(1,), louis=1, money=(9, 9, 9))
    events = evaluate(state)
    assert received(events, 1) == [(Y, "louis")]
    assert returned(events, 1) == {Y: "general", R: "own", G: "own"}
    assert [chips(state, seat) for seat in range(3)] == ["scepter crown", "", ""]
    assert side(state, 1) == "front"


@rule("L5.8.5", "L5.8.3", "7")
def test_money_with_equal_players_behind() -> None:
    """Nobody is second; those behind may buy."""
    state = court(stones={4: (3, 2, 2)}, louis=4, money=(0, 3, 3))
    events = evaluate(state)
    assert received(events, 4) == [(Y, "louis")]
    assert asked(state) == (R, "buy")
    events += state.play("buy")
    assert asked(state) == (G, "buy")
    events += state.play("do not buy")
    assert returned(events, 4) == {Y: "general", R: "own", G: "own"}


@rule("L5.8.4", "L5.9.2", "7")
def test_first_with_a_tie_for_first() -> None:
    """A chip for each leader, nothing for the third, no second; turned although it is a tie."""
    state = court(stones={1: (2, 2, 1)}, backs=(1,), louis=1, money=(9, 9, 9))
    events = evaluate(state)
    assert received(events, 1) == [(Y, "free"), (R, "free")]
    assert returned(events, 1) == {Y: "general", R: "general", G: "own"}
    assert [chips(state, seat) for seat in range(3)] == ["scepter", "scepter", ""]
    assert side(state, 1) == "front"


@rule("L5.8.1", "L5.4.3")
def test_alone_with_louis() -> None:
    """A sole player gets chip and crown; there is no second."""
    state = court(stones={2: (0, 1, 0)}, louis=2)
    events = evaluate(state)
    assert received(events, 2) == [(R, "louis")]
    assert chips(state, R) == "letter crown"


@rule("L5.9.2")
def test_an_empty_tile_with_louis_is_not_turned() -> None:
    """Nobody present."""
    events = evaluate(court(louis=3))
    assert of(events, "turned") == []


@rule("L5.8.6", "L5.10")
def test_the_order_with_louis() -> None:
    """Leaders in turn order, then the second, then purchases in turn order."""
    state = court(stones={4: (1, 2, 2, 1)}, start=2, turn=2, louis=4, money=(9, 9, 9, 9))
    events = evaluate(state)
    assert received(events, 4) == [(G, "free"), (R, "free")]
    assert asked(state) == (B, "buy")
    state.play("do not buy")
    assert asked(state) == (Y, "buy")
    state = court(stones={4: (1, 2, 3, 1)}, start=3, turn=3, louis=4, money=(9, 9, 9, 9))
    events = evaluate(state)
    assert received(events, 4) == [(G, "louis"), (R, "second")]
    assert asked(state) == (B, "buy")


@rule("Q30", "L2.8", "L5.8.2", "L5.8.4")
@pytest.mark.parametrize("held", [(3, 2, 0), (2, 2, 0)])
def test_nobody_buys_a_second_chip(held: tuple[int, ...]) -> None:
    """Neither the second nor a tied leader is asked to buy one more."""
    state = court(stones={4: held}, louis=4, money=(9, 9, 9))
    events = evaluate(state)
    assert len(received(events, 4)) == 2
    assert "bought" not in [how for _, how in received(events, 4)]
    assert "tile_done" in kinds(events)
    assert chips(state, R) == "helmet"


@rule("L5.8", "L3.1", "L5.2")
@pytest.mark.parametrize("louis", [1, 2, 3, 4])
def test_louis_stands_on_a_chip_tile_and_leaves_it(louis: int) -> None:
    """Wherever he is, the crown is given only there; afterwards he is beside the money cards."""
    stones = {1: (1,), 2: (1,), 3: (1,), 4: (1,), 5: (1, 0, 0)}
    state = court(stones=stones, louis=louis, missions=("a03", "", ""))
    events = evaluate(state)
    assert [tile for tile in range(1, 6) if received(events, tile) == [(Y, "louis")]] == [louis]
    assert asked(state) == (Y, "missions")
    assert state.view(None)["louis"] is None


# --- C07 ----------------------------------------------------------------------------------------------------


@rule("E14", "L8.16", "L5.4.2", "P8")
def test_c07_on_the_tile_with_louis() -> None:
    """Herman: helmet and crown, stones to general; the other two nothing, own; turned; C07 is used up."""
    state = court(stones={4: (3, 3, 3)}, backs=(4,), louis=4, display=("c07", "", ""), money=(9, 9, 9))
    evaluate(state)
    assert asked(state) == (Y, "favour")
    assert options(state) == ["use c07", "skip c07"]
    events = state.play("use c07")
    assert find(events, "favoured")["seat"] == Y
    assert received(events, 4) == [(Y, "louis")]
    assert returned(events, 4) == {Y: "general", R: "own", G: "own"}
    assert side(state, 4) == "front"
    assert chips(state, Y) == "helmet crown"


@rule("E14", "L8.16", "L8.1")
def test_c07_works_once_in_an_evaluation() -> None:
    """After its use a second tie stays a tie; unused it is offered again."""
    state = court(stones={1: (2, 2, 0), 2: (2, 2, 0)}, display=("c07", "", ""))
    evaluate(state)
    copy = state.copy()
    events = state.play("use c07")
    assert received(events, 2) == []
    assert returned(events, 2) == {Y: "own", R: "own"}
    copy.play("skip c07")
    assert asked(copy) == (Y, "favour")


@rule("L8.16", "L5.4.2", "L5.5.3", "P8")
def test_c07_not_used() -> None:
    """Then it is a tie as ever: everybody may buy, the tile stays."""
    state = court(stones={4: (2, 2, 0)}, display=("", "c07", ""), money=(3, 3, 0))
    evaluate(state)
    assert asked(state) == (R, "favour")
    state.play("skip c07")
    assert asked(state) == (Y, "buy")
    assert side(state, 4) == "front"


@rule("E23", "L8.16", "L5.4.2", "L5.9.1")
@pytest.mark.parametrize("backs", [(), (1,)])
def test_c07_without_louis(backs: tuple[int, ...]) -> None:
    """At MONEY and FIRST: the owner is sole leader, others rank after him, the tile is turned."""
    state = court(stones={1: (2, 2, 0)}, backs=backs, display=("c07", "", ""), money=(0, 3, 0))
    evaluate(state)
    events = state.play("use c07")
    assert received(events, 1) == [(Y, "free")]
    assert (asked(state) == (R, "buy")) == (not backs)
    if not backs:
        events += state.play("buy")
    assert returned(events, 1) == {Y: "general", R: "own"}
    assert side(state, 1) == ("front" if backs else "back")


@rule("E23", "L8.16")
@pytest.mark.parametrize(
    ("tile", "held", "louis"), [(4, (1, 1, 2), 4), (10, (3, 3, 0), 4), (4, (0, 2, 2), 4), (4, (2, 1, 0), 4)]
)
def test_where_c07_does_not_work(tile: int, held: tuple[int, ...], louis: int) -> None:
    """Not for a tie for second, not at STONES, not at a tie of others, not without a tie."""
    state = court(stones={tile: held}, louis=louis, display=("c07", "", ""))
    assert "tile_done" in kinds(evaluate(state))
    assert stones(state, tile) == [0, 0, 0]


@rule("L8.16", "L5.2")
def test_c07_comes_after_intrigue() -> None:
    """First the intrigue card makes the tie, then C07 decides it."""
    state = court(stones={4: (1, 2, 0)}, display=("c07", "", ""), intrigue=("dauphin", "", ""))
    evaluate(state)
    while options(state) == ["keep"]:
        state.play("keep")
    state.play("place 1 from own")
    assert asked(state) == (Y, "favour")


@rule("Q2", "L8.16", "L5.8.2")
def test_c07_against_one_other_makes_him_second() -> None:
    """On Louis' tile the only other leader is then alone behind the owner and gets the chip."""
    state = court(stones={4: (2, 2, 1)}, louis=4, display=("c07", "", ""), money=(0, 0, 3))
    evaluate(state)
    events = state.play("use c07")
    assert received(events, 4) == [(Y, "louis"), (R, "second")]
    assert asked(state) == (G, "buy")
    assert returned(events, 4) == {Y: "general", R: "own"}


@rule("L8.17", "L5.5.2", "L5.11")
@pytest.mark.parametrize(("louis", "money"), [(None, 2), (4, 2)])
def test_c08_makes_purchases_cheaper(louis: int | None, money: int) -> None:
    """With two louisdor its owner pays for a price of three."""
    held = (3, 1, 0) if louis is None else (3, 1, 2)
    state = court(stones={4: held}, louis=louis, display=("", "c08", ""), money=(0, money, 0))
    evaluate(state)
    assert asked(state) == (R, "buy")
    events = state.play("buy")
    assert find(events, "received")["price"] == 2


@rule("L8.17", "L8.1")
def test_c08_works_any_number_of_times() -> None:
    """At every purchase of the same evaluation."""
    state = court(stones={1: (3, 1, 0), 2: (3, 1, 0), 3: (3, 1, 0)}, display=("", "c08", ""), money=(0, 6, 0))
    evaluate(state)
    prices = []
    while asked(state) == (R, "buy"):
        events = state.play("buy")
        prices += [event["price"] for event in of(events, "received") if event["how"] == "bought"]
    assert prices == [2, 2, 2]


@rule("L5.8.1", "L5.8.2")
def test_where_the_stones_go_with_louis() -> None:
    """Only the leader's stones go to general."""
    state = court(stones={4: (3, 2, 1), 5: (0, 0, 1)}, louis=4)
    evaluate(state)
    assert number(state, Y, "general") == 3
    assert numbers(state, "general")[1:] == [0, 1]
