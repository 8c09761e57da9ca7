"""The rules of the Levee, one by one: given, play, expect."""

from typing import Any, cast

import pytest

import trianon
from trianon import InvalidPosition, Rng, State
from trianon.testing import given, rule, script


def asked(state: State) -> str:
    """Who is asked, and every answer."""
    decision = state.decision
    return "" if decision is None else f"{decision.seat}: {', '.join(map(str, decision.options))}"


def told(events: list[trianon.Event], seat: int | None = None) -> list[str]:
    """Events as a seat hears of them, in a few words."""
    return [" ".join(str(value) for value in event.view(seat).values()) for event in events]


def pile(state: State, seat: int, name: str) -> list[str]:
    """The courtiers in one of the piles of a seat."""
    return cast(list[str], state.to_json()[name])[seat].split()


@rule("T1", "T2")
def test_everybody_draws_three_courtiers_of_sixteen() -> None:
    state, events = trianon.game("template").start_with_events(seats=3, seed=1, first=2)
    assert told(events) == ["drew 2"] * 3 + ["drew 0"] * 3 + ["drew 1"] * 3
    assert (state.view(None)["deck"], asked(state)[:1]) == (16 - 3 * 3, "2")


@rule("T3", "T4")
def test_the_neighbour_is_asked_about_a_veiled_courtier() -> None:
    state = given("template", hands=["page page page", "duke page duke"])
    assert asked(state) == "0: present page"
    assert told(state.play("present page"), seat=1) == ["presented 0"]
    assert asked(state) == "1: challenge page, challenge duke, bow"


@rule("T4", "T5", "T7")
def test_who_holds_no_courtier_bows() -> None:
    state = given("template", hands=["page duke", ""], late=True)
    assert told(state.play("present page")) == ["presented 0", "bowed 1"]
    assert (asked(state), pile(state, 0, "unseen")) == ("0: present duke", ["page"])


@rule("T6")
@pytest.mark.parametrize(("challenger", "winner"), [("page", 0), ("duke", 0), ("prince", 1)])
def test_the_higher_rank_takes_both_and_equals_stay(challenger: str, winner: int) -> None:
    state = given("template", hands=["knight page", f"page page {challenger}"], presented="duke")
    events = told(state.play(f"challenge {challenger}"))
    assert events[:2] == [f"challenged 1 {challenger}", f"took {winner} duke"]
    assert {challenger, "duke"} == {*pile(state, winner, "seen")}


@rule("T7")
def test_both_draw_and_the_turn_passes_to_a_seat_with_a_courtier() -> None:
    state = given("template", hands=["page page", "duke duke duke", "page page knight"], presented="duke")
    script(state, "draw knight", "draw prince")
    assert told(state.play("challenge duke"))[2:] == ["drew 0", "drew 1"]
    assert asked(state) == "1: present duke, present prince"
    state = given("template", hands=["", "duke", "page"], presented="duke", late=True)
    state.play("challenge duke")
    assert asked(state) == "2: present page"
    assert told(state.play("present page")) == ["presented 2", "bowed 0", "game_ended"]


@rule("T1", "T8")
@pytest.mark.parametrize(
    ("points", "ranking", "piles"),
    [
        ([16, 20, 4], ((1,), (0,), (2,)), ["page " * 4, "knight duke " * 4, "prince " * 4]),
        ([20, 20], ((0,), (1,)), ["page " * 4 + "knight prince", "knight duke prince " * 3 + "duke"]),
        ([20, 20], ((0, 1),), ["page knight duke prince " * 2] * 2),
    ],
)
def test_most_points_then_fewer_courtiers_win(points: list[int], ranking: object, piles: list[str]) -> None:
    state = given("template", hands=[""] * len(piles), unseen=piles)
    assert state.outcome is not None
    assert ([score.points for score in state.scores], state.outcome.ranking) == (points, ranking)


@rule("T9")
def test_a_seat_knows_its_own_and_what_all_saw() -> None:
    piles = {"hands": ["page page", "duke duke knight"], "unseen": ["page", ""], "seen": ["duke", ""]}
    state = given("template", presented="knight", **piles)
    for viewer, presented, unseen in [(0, "knight", "page"), (1, None, None), (None, None, None)]:
        view: dict[str, Any] = state.view(viewer)
        shown = view["presented"], view["players"][0]["unseen"], view["players"][0]["seen"]
        assert shown == ([presented], [unseen], ["duke"])
    worlds = [state.determinize(1, Rng(luck)) for luck in range(30)]
    assert {pile(world, 0, "seen")[0] for world in worlds} == {"duke"}
    assert {pile(world, 0, "unseen")[0] for world in worlds} == {"page", "knight", "duke", "prince"}


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"hands": ["page page page", "page page duke"]}, r"hands\[1\]: there is no 'page' left"),
        ({"hands": ["page", "duke duke duke"]}, r"hands\[0\]: 3 courtiers while the deck lasts"),
        ({"hands": ["page page", "duke"], "deck": ""}, "deck: .* must be somewhere"),
        ({"hands": ["duke", "duke duke knight"], "presented": "page page"}, "presented: one courtier"),
        ({"hands": ["", "duke"], "late": True}, "pending: 'present' has no answer"),
    ],
)
def test_positions_that_cannot_be(fields: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidPosition, match=message):
        given("template", **fields)
