"""Who sees what (K12)."""

import json
from collections import Counter
from typing import cast

import trianon
from tests.games.kabale.look import hand
from trianon import State
from trianon.games.kabale.components import NAMES
from trianon.testing import given, rule

View = dict[str, object]


def column(view: View, number: int) -> View:
    return cast("list[View]", view["columns"])[number - 1]


def cards(view: View, number: int) -> list[View]:
    return cast("list[View]", column(view, number)["cards"])


def player(view: View, seat: int) -> View:
    return cast("list[View]", view["players"])[seat]


def position() -> State:
    return given(
        "kabale",
        columns=[
            "art 3: 0:king 1:disguise (1:mage) [0:queen]",
            "trade 5 closed: 0:storm [1:witch]",
            "art 4:",
        ],
        hands=["juliet romeo beggar", "", "prince squire hermit"],
        discards=["dragon", "", "tomthumb"],
        won=["trade 1, trade 2", "art 1", ""],
        round=2,
    )


@rule("K12.1")
def test_what_everybody_sees() -> None:
    """Goal cards, face-up cards, owner and place of hidden ones, piles by size, discards, turn and round."""
    state = position()
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert (view["game"], view["seats"], view["seat"], view["rounds"]) == ("kabale", 3, seat, 6)
        assert (view["round"], view["turn"], view["over"]) == (2, 0, False)
        first = column(view, 1)
        assert (first["symbol"], first["value"], first["closed"], first["filled"]) == ("art", 3, False, True)
        assert column(view, 2)["closed"] is True
        assert [card["seat"] for card in cards(view, 1)] == [0, 1, 1, 0]
        assert [card["up"] for card in cards(view, 1)] == [True, True, False, False]
        assert cards(view, 1)[0]["card"] == "king"
        assert cards(view, 1)[2]["tucked"] is True
        assert player(view, 2)["discard"] == ["tomthumb"]
        assert [player(view, other)["hand"] for other in range(3)] == [3, 3, 3]
        assert [player(view, other)["deck"] for other in range(3)] == [18, 19, 21]
        assert [player(view, other)["won"] for other in range(3)] == [2, 1, 0]


@rule("K12.2")
def test_what_only_the_owner_sees() -> None:
    """Hand, hidden and tucked cards, faces of won goal cards."""
    state = position()
    own, other, nobody = state.view(0), state.view(1), state.view(None)
    assert set(cast("list[str]", own["hand"])) == hand(state, 0)
    assert "hand" not in nobody
    assert cards(own, 1)[3]["card"] == "queen"
    assert "card" not in cards(other, 1)[3]
    assert cards(other, 1)[2]["card"] == "mage"
    assert "card" not in cards(own, 1)[2]
    assert "card" not in cards(nobody, 1)[2]
    assert player(own, 0)["goals"] == [{"symbol": "trade", "value": 1}, {"symbol": "trade", "value": 2}]


@rule("K12.2")
def test_events_hide_what_only_the_owner_sees() -> None:
    """Laid, tucked and drawn cards are named to their owner only."""
    state = given("kabale", columns=["art 5: [1:disguise]"], hands=["queen", "mage witch romeo"])
    events = state.play("queen > 1") + state.play("tuck mage")
    for event in events:
        if event.kind in ("laid", "tucked", "drew"):
            owner = cast("int", event.data["seat"])
            assert "card" in event.view(owner)
            assert "card" not in event.view(1 - owner)
            assert "card" not in event.view(None)


@rule("K12.3")
def test_what_nobody_sees() -> None:
    """No view contains a deck, the goal deck or the box: decks are numbers, and so is the goal deck."""
    state = position()
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert view["goals_left"] == 12
        assert all(isinstance(player(view, other)["deck"], int) for other in range(3))
        shown = json.dumps(view)
        for unseen in ("explorer", "assassin", "swordsman"):
            assert unseen not in shown


@rule("K12.4")
def test_a_moved_explorer_is_known_to_everybody() -> None:
    """It lies face down, but all saw it go; before it moved only its owner knew it."""
    state = given("kabale", columns=["art 5: [1:explorer]", "trade 5:", "art 4:"], hands=["queen"])
    assert "card" not in cards(state.view(0), 1)[0]
    state.play("queen > 1")
    for seat in (None, 0, 1, 2):
        assert cards(state.view(seat), 2) == [{"seat": 1, "up": False, "card": "explorer"}]


@rule("K12.5")
def test_won_goal_cards_are_not_shown_to_others_before_the_end() -> None:
    """Their number is public; their faces come back at the final scoring."""
    state = position()
    assert "goals" not in player(state.view(1), 0)
    assert "goals" not in player(state.view(None), 0)
    over = given("kabale", over=True, won=["trade 1, trade 2", "art 1"], columns=[], hands=[])
    assert player(over.view(None), 0)["goals"] == [
        {"symbol": "trade", "value": 1},
        {"symbol": "trade", "value": 2},
    ]


@rule("K12.2", "K12.3")
def test_an_imagined_world_differs_only_where_the_seat_cannot_see() -> None:
    """Hands, decks and hidden cards of the others are dealt anew; the seat's own view stays as it is."""
    state = position()
    rng = trianon.Rng(11)
    others: set[str] = set()
    for _ in range(20):
        world = state.determinize(0, rng)
        assert world.view(0) == state.view(0)
        assert hand(world, 0) == hand(state, 0)
        others.add(" ".join(sorted(hand(world, 2))))
    assert len(others) > 10


@rule("K12.3")
def test_every_imagined_world_is_equally_likely() -> None:
    """Each unseen card of a seat is as often in its hand, or at the foot of a column, as any other."""
    state = given("kabale", columns=["art 5: 1:king [1:queen]"], hands=["mage"], discards=["", "dragon"])
    rng = trianon.Rng(12)
    held: Counter[str] = Counter()
    laid: Counter[str] = Counter()
    for _ in range(2300):
        world = state.determinize(0, rng)
        held.update(hand(world, 1))
        laid.update([str(cards(world.view(1), 1)[1]["card"])])
    assert set(held) == set(laid) == set(NAMES) - {"king", "dragon"}
    assert all(240 < count < 360 for count in held.values())  # 300 each, on average
    assert all(65 < count < 140 for count in laid.values())  # 100 each, on average


def standing(
    totals: list[object], leader: int | None, unknown: int, values: list[object]
) -> dict[str, object]:
    return {"totals": totals, "leader": leader, "unknown": unknown, "values": values}


@rule("K12.1")
def test_the_standing_uses_only_what_the_seat_knows() -> None:
    """The owner of a hidden king leads in the own preview; the others count an unknown card."""
    state = given("kabale", columns=["art 5: 1:queen [0:king]"], hands=["mage"])
    assert column(state.view(0), 1)["standing"] == standing([20, 16], 0, 0, [16, 20])
    assert column(state.view(1), 1)["standing"] == standing([None, 16], 1, 1, [16, None])


@rule("K12.1", "K9.6a")
def test_unknown_cards_are_company_in_the_standing() -> None:
    """Which card lies there is hidden, that one lies there is not: the hermit loses a point for it."""
    state = given("kabale", columns=["art 5: 1:hermit [0:king]"], hands=["mage"])
    assert column(state.view(1), 1)["standing"] == standing([None, 11], 1, 1, [11, None])


@rule("K12.1", "K9.3", "K9.6a")
def test_the_standing_tells_what_every_card_counts() -> None:
    """Changed by others, or removed by whom, as if the column were counted now."""
    state = given("kabale", columns=["art 5: 1:hermit 0:tomthumb", "trade 5: 1:mage 0:king 0:beggar"])
    first, second = [cast("dict[str, list[object]]", column(state.view(1), at)["standing"]) for at in (1, 2)]
    assert first["values"] == [11, 5]
    assert second["removed"] == [None, "mage", None]
    assert second["totals"] == [second["values"][2], second["values"][0]]


@rule("K12.1")
def test_the_standing_of_an_empty_column() -> None:
    """Nobody leads where nothing lies, or nothing known."""
    state = given("kabale", columns=["art 5:", "trade 5: [0:king]"], hands=["mage"])
    assert column(state.view(1), 1)["standing"] == standing([None, None], None, 0, [])
    assert column(state.view(1), 2)["standing"] == standing([None, None], None, 1, [None])
