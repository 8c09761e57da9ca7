"""What a view says so that nobody else has to know a rule: paths, previews, prices, payments."""

from collections import Counter
from typing import cast

import pytest

from tests.games.louis import oracle
from tests.games.louis.court import court, evaluate, next_round
from tests.games.louis.look import View, player, tile
from trianon import State
from trianon.testing import rule

Y, R, G = range(3)


def part(state: State, name: str, seat: int | None = None) -> View:
    """An object inside a view."""
    return cast("View", state.view(seat)[name])


@rule("P4", "L4.3.1")
def test_a_path_so_far() -> None:
    """The card, its limit, how many stones are left, and a tile for every stone."""
    state = court(hands=("conde anne marie", "anne marie", ""))
    assert state.view(None)["path"] is None
    state.play("play conde place")
    state.play("put 6")
    state.play("put 1")
    assert part(state, "path") == {"card": "conde", "boost": False, "limit": 3, "left": 1, "tiles": [6, 1]}


@rule("P9", "L8.17")
@pytest.mark.parametrize(("display", "price"), [("", 3), ("c08", 2)])
def test_the_price_of_a_purchase(display: str, price: int) -> None:
    """Whose reward it is now, and what it costs this seat."""
    state = court(stones={4: (2, 1, 0)}, money=(0, 3, 0), display=("", display, ""))
    evaluate(state)
    shown = part(state, "evaluation")
    assert (shown["tile"], shown["person"], shown["seat"], shown["price"]) == (4, "dauphin", R, price)
    assert (shown["present"], shown["leaders"], shown["free"], shown["buy"]) == ([2, 1, 0], [Y], [Y], [R])
    assert part(state, "pending") == {"tile": 4}


@rule("L8.16", "P8")
def test_the_preview_knows_who_decided_a_tie() -> None:
    """After C07 the owner is shown as sole leader of the tile that is being evaluated."""
    state = court(stones={4: (2, 2, 0)}, money=(0, 3, 0), display=("c07", "", ""))
    evaluate(state)
    assert part(state, "evaluation")["free"] == []
    state.play("use c07")
    shown = part(state, "evaluation")
    assert (shown["favoured"], shown["free"], shown["buy"], shown["turns"]) == (Y, [Y], [R], True)


@rule("L5.1")
def test_which_tiles_are_done() -> None:
    """In the evaluation all tiles before the present one, in the mission phase all, before that none."""
    state = court(stones={4: (2, 1, 0)}, money=(0, 3, 0), chips=("ring ring", "", ""))
    assert not any(tile(state, number)["done"] for number in range(1, 13))
    evaluate(state)
    assert [tile(state, number)["done"] for number in range(1, 13)] == [True] * 3 + [False] * 9
    state.play("buy")
    assert all(tile(state, number)["done"] for number in range(1, 13))


@rule("L7.3")
def test_payments_of_the_missions_in_hand() -> None:
    """For each mission the pairs that pay right now."""
    held = "scepter letter ring crown"
    state = court(chips=(held, "", ""), missions=("a03 b01 c04", "", ""))
    for card in cast("list[View]", state.view(Y)["missions"]):
        pairs = {tuple(pair) for pair in cast("list[list[str]]", card["payments"])}
        assert pairs == oracle.payments(str(card["mission"]), Counter(held.split()))


@rule("L8.1")
def test_used_missions_are_marked_until_the_next_round() -> None:
    """Used in this round, free again in the next."""
    state = court(display=("a15", "a07", ""), hands=("conde anne", "", ""), money=(2, 0, 0))
    state.play("skip with a15")
    assert player(state, Y)["display"] == [{"mission": "a15", "used": True}]
    next_round(state, "money g1")
    assert player(state, Y)["display"] == [{"mission": "a15", "used": False}]
    state.play("use a07")
    assert player(state, R)["display"] == [{"mission": "a07", "used": True}]


@rule("L9.4")
def test_points_that_everybody_can_count() -> None:
    """Five for each displayed mission and one for each coat; kinds and majorities only at the end."""
    state = court(round=4, display=("a01 a02", "", ""), coats=("a b", "c", ""))
    assert [player(state, seat)["points"] for seat in range(3)] == [12, 1, 0]
    evaluate(state)
    assert [player(state, seat)["points"] for seat in range(3)] == [14, 2, 0]
    assert state.scores[G].reasons == ()


@rule("L5.4", "L5.9.4")
def test_standings_before_the_evaluation() -> None:
    """Who would get a tile now, and whether it would be turned; not in round 4."""
    for round, turns in ((3, True), (4, False)):
        state = court(round=round, stones={4: (3, 2, 1)}, louis=4)
        standing = cast("View", tile(state, 4)["standing"])
        assert standing == {
            "leaders": [Y],
            "neutral_leads": False,
            "second": R,
            "neutral_second": False,
            "free": [Y, R],
            "crown": Y,
            "buy": [G],
            "turns": turns,
        }
