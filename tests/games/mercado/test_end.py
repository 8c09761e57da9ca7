"""The end of the game and final scoring (M14)."""

from typing import cast

import pytest

import trianon
from tests.games.mercado.look import asked, buying, doc, every, find, kinds, progress, view
from trianon import State
from trianon.testing import given, rule


@rule("M14.1", "M14.2", "X17")
def test_the_round_is_played_to_its_end() -> None:
    """Seat 1 passes the disc; seats 2 and 3 still have their turns, then the starting player scores first."""
    state = given(
        "mercado",
        market=["letter_opener: / 2 gold"],
        active=1,
        progress=[3, 28, 0, 7],
        characters=["", "", "gold", "gold"],
        seals=[1, 1, 1, 1],
    )
    events = state.play("evaluate letter_opener")
    assert find(events, "finish_reached") == {"seat": 1}
    assert view(state)["last_round"] is True
    assert asked(state)[0] == 2
    state.play("refill")
    assert asked(state)[0] == 3
    events = state.play("refill")
    assert [data["seat"] for data in every(events, "final_count")] == [0, 1, 2, 3]
    assert kinds(events)[-1] == "game_ended"
    assert view(state)["over"] is True


@rule("M14.1")
def test_a_privilege_may_end_the_game_too() -> None:
    state = given("mercado", privileges=["three"], progress=[28], characters=["gold"])
    assert find(state.play("play three"), "finish_reached") == {"seat": 0}


@rule("M14.2")
def test_the_game_goes_on_while_nobody_has_reached_the_disc() -> None:
    state = given("mercado", active=1, progress=[29, 29], characters=["gold", "gold"])
    state.play("refill")
    assert view(state)["over"] is False


@rule("X18", "M14.3", "M14.4", "Q14")
def test_final_scoring() -> None:
    """Yellow 34 and a seal, blue 30, two seals and 3 steps: both 35, blue on top wins."""
    state = given(
        "mercado",
        active=1,
        progress=[34, 30],
        seals=[1, 2],
        privileges=["", "two_seal one_wild"],
        characters=["", "gold"],
        step="action",
    )
    events = state.play("refill")
    assert every(events, "final_count")[1] == {
        "seat": 1,
        "seals": 2,
        "privileges": ["two_seal", "one_wild"],
        "steps": 3,
        "points": 5,
    }
    assert progress(state) == [35, 35]
    assert "symbol" not in kinds(events)
    assert view(state)["track"]["stacks"] == [{"space": 5, "seats": [0, 1]}]
    assert state.outcome is not None
    assert state.outcome.ranking == ((1,), (0,))


@rule("M14.3")
def test_who_has_nothing_is_not_restacked() -> None:
    """Both on one space, the upper one last in turn order and without points."""
    state = given("mercado", active=1, progress=[31, 31], order=[1, 0], characters=["", "gold"])
    state.play("refill")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@rule("M14.3", "Q14")
def test_symbols_are_ignored_also_before_the_disc() -> None:
    """Seat 1 would end on A13."""
    state = given("mercado", active=1, progress=[31, 11], seals=[0, 2], characters=["", "gold"])
    events = state.play("refill")
    assert progress(state) == [31, 13]
    assert "took_privilege" not in kinds(events)


@rule("M14.3")
def test_the_score_says_where_the_points_come_from() -> None:
    state = given(
        "mercado", active=1, progress=[31, 11], seals=[3, 0], privileges=["three"], characters=["", "gold"]
    )
    assert [score.points for score in state.scores] == [31, 11]
    state.play("refill")
    told = [(reason.why, reason.points) for reason in state.scores[0].reasons]
    assert told == [("track", 31), ("seals", 3), ("privileges", 3)]
    assert view(state)["scores"][0]["points"] == 37


@rule("M14.4")
@pytest.mark.parametrize(
    ("order", "ranking"), [([2, 1, 0], ((0,), (1,), (2,))), ([0, 1, 2], ((2,), (1,), (0,)))]
)
def test_equal_progress_is_ranked_by_the_stack(order: list[int], ranking: object) -> None:
    state = given(
        "mercado", seats=3, active=2, progress=[32, 32, 32], order=order, characters=["", "", "gold"]
    )
    state.play("refill")
    assert state.outcome is not None
    assert state.outcome.ranking == ranking


CROWDED = [
    "tapestry: silver copper turquoise / silver copper turquoise",
    "ring: 2 copper / gold 2 copper",
    "cloth: gold 2 turquoise / gold turquoise",
    "jewel_casket: 2 gold / 2 turquoise",
    "vanilla: silver turquoise / gold silver copper",
    "orange_blossom: silver copper turquoise / silver copper turquoise",
    "head_merchant: silver copper / gold silver",
    "coin_changer: 2 gold / gold",
]


def crowded(**fields: object) -> State:
    """All prices are begun and no coin that is left fits; seat 1 has the last turn of the round."""
    fields = {"purses": ["silver black", "silver"], "characters": ["", "4 black"], **fields}
    return given("mercado", active=1, market=[*CROWDED, *cast("list[str]", fields.pop("more", []))], **fields)


@rule("M14.5", "M14.2", "Q3")
def test_a_market_that_stands_still_ends_the_game() -> None:
    """Nothing has changed in this round, and nothing would ever change again."""
    state = crowded(progress=[17, 22], seals=[3, 1])
    events = state.play("refill")
    assert kinds(events)[:2] == ["refilled", "standstill"]
    assert progress(state) == [20, 23]
    assert view(state)["over"] is True


@rule("M14.5")
def test_a_whole_round_must_have_passed() -> None:
    """In this round a coin was placed: the next one, in which nobody has a choice, is played out first."""
    told = kinds(crowded(busy=True).play("refill"))
    assert told.count("round_began") == 1
    assert told.index("round_began") < told.index("standstill")


@rule("M14.5")
@pytest.mark.parametrize(("rules", "is_over"), [(1, False), (2, True)])
def test_a_kept_privilege_does_not_hold_the_game_up(rules: int, is_over: bool) -> None:
    """By the first version of these rules it did."""
    state = crowded(rules=rules, privileges=["two"])
    assert state.game.rules_version == rules
    state.play("refill")
    assert view(state)["over"] is is_over


@rule("M14.5", "M3.1")
def test_a_played_privilege_makes_a_round_busy() -> None:
    told = kinds(crowded(privileges=["", "two"], step="privilege").play("play two"))
    assert told.index("round_began") < told.index("standstill")
    kept = kinds(crowded(privileges=["", "two"], step="privilege").play("keep"))
    assert "round_began" not in kept
    assert "standstill" in kept


@rule("M14.5", "M16.4")
@pytest.mark.parametrize(("rules", "is_over"), [(1, True), (2, False)])
def test_a_seal_that_can_be_stolen_holds_the_game_up(rules: int, is_over: bool) -> None:
    """Seat 1 may draw three black coins beside the cutpurse, and seat 0 has a seal."""
    state = crowded(rules=rules, more=["cutpurse"], seals=[1, 0])
    state.play("refill")
    assert view(state)["over"] is is_over
    alone = crowded(rules=rules, more=["cutpurse"], seals=[0, 1])
    alone.play("refill")
    assert view(alone)["over"] is True, "nobody steals the own seal, and seat 0 has no black coins"


@rule("M14.5")
def test_a_game_of_the_first_version_is_replayed_by_its_rules() -> None:
    """The record of a game that went on because of a kept privilege still fits."""
    state = crowded(rules=1, privileges=["two"])
    state.play("refill")
    state.play("keep")
    record = state.record
    assert record.rules == 1
    again = trianon.game("mercado").replay(record)
    assert again.to_json() == {**state.to_json(), "chance": again.to_json()["chance"]}
    assert again.game.rules_version == 1


@rule("M13.3", "Q16")
def test_an_extra_turn_at_the_very_end() -> None:
    """The last player of the last round buys the tapestry and has another turn."""
    state = given(
        "mercado",
        market=["tapestry: / gold silver copper turquoise"],
        active=1,
        progress=[33, 20],
        characters=["", "gold"],
    )
    events = state.play("evaluate tapestry")
    assert find(events, "turn_began") == {"seat": 1, "extra": True}
    assert asked(state) == (1, "action")
    state.play("refill")
    assert view(state)["over"] is True


@rule("M14.2")
def test_the_starting_player_may_end_it_for_all() -> None:
    """Everybody else still has a turn when the first player reaches the disc."""
    state = buying("letter_opener: 2 gold", progress=[28], seats=3)
    state.play("evaluate letter_opener")
    assert (asked(state)[0], doc(state)["round"]) == (1, 1)
