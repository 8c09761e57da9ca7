"""The end of the game: exchange, majorities, score, winner (L9)."""

from typing import cast

import pytest

from tests.games.louis.court import court, evaluate
from tests.games.louis.look import asked, decks, find, kinds, number, of
from trianon import Event, State
from trianon.games.louis import LouisState, scoring
from trianon.testing import given, rule

Y, R, G = range(3)
ALL_BUT_FOUR = ("a " * 10 + "b " * 8, "c " * 10 + "d " * 9, "e " * 10 + "f " * 9)


def points(state: State) -> list[int]:
    return [score.points for score in state.scores]


def reasons(state: State, seat: int) -> list[dict[str, object]]:
    return [reason.to_json() for reason in state.scores[seat].reasons]


def exchanges(events: list[Event]) -> list[tuple[object, object, object]]:
    return [(event["category"], event["seat"], event["count"]) for event in of(events, "exchanged")]


@rule("E16", "L9.1")
def test_carl() -> None:
    """One influence card, two intrigue cards, 8 louisdor, 2 stones on tile 5: seven coats."""
    state = court(
        round=4,
        stones={8: (1, 0, 0), 11: (1, 0, 0)},
        general=(2, 0, 0),
        intrigue=("anne conde", "", ""),
        money=(8, 0, 0),
    )
    events = evaluate(state)
    while (question := asked(state)) is not None:
        events += state.play("keep" if question[1] == "intrigue" else "put 2+0 take 0")
    assert exchanges(events) == [
        ("influence", Y, 1),
        ("intrigue", Y, 2),
        ("stones", Y, 2),
        ("money", Y, 2),
    ]
    assert number(state, Y, "coats") == 7


@rule("L9.1", "Q27", "L7.3")
def test_what_is_worth_nothing() -> None:
    """Two louisdor left over, missions in hand, stones in supplies."""
    state = court(round=4, money=(2, 5, 0), missions=("a03 b01", "c01 c02", "c03"), general=(3, 0, 0))
    events = evaluate(state)
    assert exchanges(events) == [("money", R, 1)]
    assert points(state)[Y] == points(state)[G] == 0


@rule("L9.1", "Q24")
def test_a_kept_chip_is_exchanged() -> None:
    """The single chip that L7.6 leaves is a coat now."""
    state = court(round=4, chips=("ring", "crown", ""))
    assert exchanges(evaluate(state)) == [("chips", Y, 1), ("chips", R, 1)]


@rule("L9.2", "Q29")
def test_the_order_of_the_exchange() -> None:
    """Category by category; in each of them one unit after the other in the turn order of round 4."""
    state = court(
        round=4,
        start=1,
        turn=1,
        money=(9, 3, 6),
        chips=("ring", "", "crown"),
        stones={11: (0, 1, 0)},
        script=["influence anne"] + [f"coat {kind}" for kind in "abcdefabc"],
    )
    events = evaluate(state)
    assert exchanges(events) == [
        ("influence", R, 1),
        ("chips", G, 1),
        ("chips", Y, 1),
        ("money", R, 1),
        ("money", G, 2),
        ("money", Y, 3),
    ]
    # a: R's card, b: G's chip, c: Y's chip; then R, G, Y, G, Y, Y for their money.
    shown = cast("list[dict[str, dict[str, int]]]", of(events, "coats_shown"))
    kinds_of = [{kind: count for kind, count in event["coats"].items() if count} for event in shown]
    assert kinds_of == [{"c": 2, "f": 1, "b": 1}, {"a": 1, "d": 1}, {"b": 1, "e": 1, "a": 1}]


@rule("E17", "L9.2", "Q16")
def test_coats_run_out_while_chips_are_exchanged() -> None:
    """The start player of round 4 first, one chip each, then second chips, until the coats are gone."""
    doc = {"round": 4, "step": "missions", "start": 1, "turn": 1, "coats": ALL_BUT_FOUR, "general": [0, 0, 0]}
    state = given("louis", chips=["ring ring", "crown crown", "letter letter"], money=[9, 9, 9], **doc)
    assert decks(state)["coats"] == 4
    inside = cast("LouisState", state)
    scoring.exchange(inside)
    chips = [inside.exchanged[seat * 5 + 2] for seat in range(3)]
    assert chips == [1, 2, 1]
    assert sum(inside.exchanged) == 4
    assert decks(state)["coats"] == 0


@rule("L9.2", "E17")
def test_the_exchange_stops_when_the_supply_is_empty() -> None:
    """Four coats for the money of everybody: Y, R, G, and Y again; nothing more, and no substitutes."""
    state = court(round=4, money=(9, 3, 6), coats=ALL_BUT_FOUR)
    events = evaluate(state)
    assert exchanges(events) == [("money", Y, 2), ("money", R, 1), ("money", G, 1)]
    assert decks(state)["coats"] == 0
    assert "drew_coat" not in kinds(events)
    assert [number(state, seat, "coats") for seat in range(3)] == [20, 20, 20]


@rule("L9.3", "Q22")
def test_majorities() -> None:
    """An extra coat for the most of each kind, on a tie for all; none for a kind nobody has."""
    state = court(round=4, coats=("a a b", "a a c", "b"))
    events = evaluate(state)
    assert [(event["coat"], event["seat"], event["count"]) for event in of(events, "majority")] == [
        ("a", Y, 2),
        ("a", R, 2),
        ("b", Y, 1),
        ("b", G, 1),
        ("c", R, 1),
    ]
    assert points(state) == [5, 5, 2]


@rule("L9.3", "Q15")
def test_extra_coats_come_with_an_empty_supply_and_have_no_kind() -> None:
    """All sixty coats are out: the extra ones are points all the same, and change no majority."""
    state = court(round=4, coats=("a " * 10 + "b " * 10, "c " * 10 + "d " * 10, "e " * 10 + "f " * 10))
    events = evaluate(state)
    assert len(of(events, "majority")) == 6
    assert points(state) == [22, 22, 22]


@rule("L9.3", "L9.6", "Q14")
def test_substitutes_count_for_no_majority() -> None:
    """Two coats without kind: points, but no extra coat."""
    state = court(
        round=4,
        stones={10: (3, 0, 0)},
        coats=("", "a " * 10 + "b " * 10 + "c " * 10, "d " * 10 + "e " * 10 + "f " * 10),
    )
    events = evaluate(state)
    assert {event["seat"] for event in of(events, "majority")} == {R, G}
    assert points(state)[Y] == 2
    assert reasons(state, Y) == [{"why": "coats", "points": 2}]


@rule("L9.4")
def test_the_score() -> None:
    """Five for a displayed mission of any colour, one for a coat, extra coats included."""
    state = court(round=4, display=("a01 b07 c03", "", ""), coats=("a a b", "", ""), money=(3, 0, 0))
    evaluate(state)
    found = reasons(state, Y)
    assert [row for row in found if row["why"] == "mission"] == [
        {"why": "mission", "points": 5, "mission": mission} for mission in ("a01", "b07", "c03")
    ]
    assert {"why": "coats", "points": 3} in found
    assert {"why": "exchange", "points": 1, "category": "money"} in found
    majorities = sum(row["why"] == "majority" for row in found)
    assert points(state)[Y] == 15 + 3 + 1 + majorities
    assert majorities >= 2


@rule("L9.5", "L5.9.4")
@pytest.mark.parametrize(("general", "winners"), [((3, 0, 0), [R]), ((0, 3, 3), [Y]), ((2, 2, 0), [Y, R])])
def test_the_winner(general: tuple[int, ...], winners: list[int]) -> None:
    """Most points; on a tie more stones in the own supply; still equal: both win."""
    state = court(round=4, display=("a01", "a02", ""), general=general)
    evaluate(state)
    assert state.outcome is not None
    assert list(state.outcome.winners) == winners
    assert state.view(None)["winners"] == winners


@rule("Q21", "L9.5")
def test_a_shared_victory_of_all() -> None:
    """Nobody has anything: all win."""
    state = court(round=4)
    evaluate(state)
    assert state.outcome is not None
    assert state.outcome.ranking == ((Y, R, G),)


@rule("L9.5")
def test_points_come_before_stones() -> None:
    """One coat more beats any supply."""
    state = court(round=4, coats=("a", "", ""), general=(16, 0, 0))
    evaluate(state)
    assert state.outcome is not None
    assert state.outcome.ranking == ((Y,), (R, G))


@rule("L2.1", "L9.1")
def test_after_round_4_the_game_is_over() -> None:
    """Nobody is asked; coats lie open for all."""
    state = court(round=4, coats=("a a", "b", ""))
    events = evaluate(state)
    assert kinds(events)[-1] == "game_ended"
    assert state.decision is None
    assert find(events, "coats_shown")["coats"] == {"a": 2, "b": 0, "c": 0, "d": 0, "e": 0, "f": 0, "none": 0}
    assert "round_began" not in kinds(events)
