"""Completed downstairs rooms: every second one gives a reward of another type (C10.4)."""

import pytest

import trianon
from tests.games.castles.look import PAIR, asked, doc, every, find, kinds, money, options, play, view
from trianon import State
from trianon.testing import given, rule

OTHERS = ["activity", "corridor", "food", "living", "outdoor", "sleeping", "utility"]


def pair(**fields: object) -> State:
    """The second downstairs room of seat 0 is completed, and its reward is chosen now."""
    return given("castles", castles=[PAIR], ask="downstairs the_hole", **fields)


@rule("C10.4", "D7", "P3")
def test_an_odd_one_gives_nothing_an_even_one_a_choice() -> None:
    """Without a supply the stairs that are completed as well give nothing."""
    state = given("castles", castles=[PAIR[:1]], ask="place bottomless_pit", hallways=0, stairs=0)
    events = state.play("12 0 r3")
    assert find(events, "counted") == {"seat": 0, "room": "bottomless_pit", "count": 1, "even": False}
    assert asked(state) == (1, "turn")
    state = given("castles", castles=[PAIR[:3]], ask="place the_hole", hallways=0, stairs=0)
    events = state.play("-12 0 r3")
    assert find(events, "counted") == {"seat": 0, "room": "the_hole", "count": 2, "even": True}
    assert asked(state) == (0, "downstairs")
    assert view(state)["players"][0]["downstairs"] == 2


@rule("C10.4", "D7")
def test_the_seven_other_rewards_or_none() -> None:
    state = pair()
    assert options(state) == [*(f"as {kind}" for kind in OTHERS), "decline"]
    with pytest.raises(trianon.TrianonError):
        state.play("as downstairs")
    events = state.play("decline")
    assert find(events, "declined")["room"] == "the_hole"
    assert asked(state) == (1, "turn")


@rule("C10.4")
@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("activity", "won_points"), ("food", "extra_turn"), ("living", "scored_again"),
        ("outdoor", "won_money"), ("utility", "drew"),
    ],
)  # fmt: skip
def test_the_chosen_reward_is_carried_out(kind: str, told: str) -> None:
    events = pair().play(f"as {kind}")
    assert find(events, "chose") == {"seat": 0, "room": "the_hole", "type": kind}
    assert told in kinds(events)


@rule("C10.4", "C10.2", "C10.7")
def test_points_and_money_of_a_pair() -> None:
    state = pair()
    before = state.points()[0]
    state.play("as activity")
    assert state.points()[0] == before + 5
    state = pair()
    state.play("as outdoor")
    assert money(state)[0] == 25000


@rule("C10.4", "C10.8")
def test_a_pair_used_as_sleeping_reward() -> None:
    state = pair()
    state.play("as sleeping")
    assert asked(state) == (0, "stack")
    play(state, "look 100", "put pantry", "done")
    assert doc(state)["laid"] == ["pantry by 0"]


@rule("C10.4", "C10.6", "A6")
def test_living_scores_the_downstairs_room_again() -> None:
    """The Hole: 3 and 1 for each sleeping room anywhere; the room that made the count even is scored."""
    assert find(pair().play("as living"), "scored_again")["points"] == 3
    state = given("castles", castles=[[*PAIR, "tasso_room -4 -8 r0"]], ask="downstairs the_hole")
    again = find(state.play("as living"), "scored_again")
    assert (again["room"], again["base"], again["own"]) == ("the_hole", 3, 1)


@rule("C10.3", "C10.4", "D7", "A12")
def test_a_pair_used_as_corridor_counts_for_the_limit() -> None:
    """Taken: the stairs' own reward is lost. Taken before: the pair cannot be used so."""
    state = given("castles", castles=[PAIR], rewards=["stairs 2", "the_hole"])
    play(state, "claim the_hole", "as corridor", "take hallway")
    events = state.play(options(state)[0])
    assert "stairs" in [row["room"] for row in every(events, "lost")]
    state = given("castles", castles=[PAIR], ask="downstairs the_hole", used=True)
    assert "as corridor" not in options(state)
    state = given("castles", castles=[PAIR], rewards=["stairs 2", "the_hole"])
    play(state, "claim stairs 2", "take hallway")
    state.play(options(state)[0])
    assert asked(state) == (0, "downstairs")
    assert "as corridor" not in options(state)


@rule("D7", "C10.3")
def test_a_corridor_is_no_choice_when_there_is_none() -> None:
    assert "as corridor" not in options(pair(hallways=0, stairs=0))
    assert "as corridor" in options(pair(hallways=0))


@rule("A6", "C10.4", "P3")
@pytest.mark.parametrize(
    ("first", "second"), [("bottomless_pit", "the_hole"), ("the_hole", "bottomless_pit")]
)
def test_rooms_completed_together_are_counted_in_the_order_chosen(first: str, second: str) -> None:
    """The one resolved second makes the count even, and is the one scored again."""
    state = given("castles", castles=[PAIR], rewards=["bottomless_pit", "the_hole"])
    assert options(state) == ["claim bottomless_pit", "claim the_hole"], "the first one counts in any case"
    events = state.play(f"claim {first}")
    assert [(row["room"], row["count"]) for row in every(events, "counted")] == [(first, 1), (second, 2)]
    assert asked(state) == (0, "downstairs")
    assert find(state.play("as living"), "scored_again")["room"] == second


@rule("A23", "C10.4")
def test_several_pairs_in_one_turn() -> None:
    """Four completed rooms, the rewards of three are open: the second and the fourth both give something."""
    castle = [
        "stairs 6 2 r2", "armory 12 0 r2", "crypt 6 -4 r0", "hallway 4 -12 r1 dark",
        "bottomless_pit -2 -12 r1", "the_hole -2 -6 r3",
    ]  # fmt: skip
    state = given("castles", castles=[castle], rewards=["crypt", "bottomless_pit", "the_hole"])
    before = state.points()[0]
    events = state.play("claim crypt")
    assert [row["count"] for row in every(events, "counted")] == [2]
    play(state, "as activity")
    events = state.play("claim the_hole")
    assert [row["count"] for row in every(events, "counted")] == [3, 4]
    assert asked(state) == (0, "downstairs")
    state.play("as activity")
    assert state.points()[0] == before + 10


@rule("P3", "C10.1")
def test_a_declined_downstairs_room_is_counted() -> None:
    """Declining the second one uses the pair up: the next one is odd."""
    state = given("castles", castles=[PAIR], rewards=["the_hole", "stairs 2"])
    assert "decline the_hole" in options(state)
    events = state.play("decline the_hole")
    assert find(events, "counted")["count"] == 2
    assert view(state)["players"][0]["downstairs"] == 2
    assert asked(state) == (0, "corridor")
