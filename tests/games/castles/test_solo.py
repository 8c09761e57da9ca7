"""The solo game (C13)."""

import pytest

import trianon
from tests.games.castles.look import (
    FOODS,
    asked,
    doc,
    every,
    find,
    kinds,
    lay_anywhere,
    market,
    money,
    options,
    play,
    view,
)
from trianon.games.castles.components import SIZES
from trianon.testing import given, play_out, rule, script

GAME = trianon.game("castles")


@rule("C13.1", "C1.7", "C1.8", "D1")
def test_set_up() -> None:
    """As for three players, but no favors, no choice of cards, no cards turned beforehand."""
    state, events = GAME.start_with_events(1, 3)
    seen = view(state, 0)
    assert seen["supply"] == {"hallway": 7, "stairs": 5}
    assert seen["favors"] == []
    assert len(seen["cards"]) == 2
    assert state.points() == [0]
    assert money(state) == [15000]
    assert [tile["room"] for tile in seen["castle_0"]] == ["foyer"]
    assert asked(state) == (0, "turn")
    assert "returned" not in kinds(events)
    turned = len(every(events, "card_turned"))
    assert seen["deck"]["cards"] == 33 - turned
    drawn = [row["size"] for row in every(events, "drawn")]
    for size in SIZES:
        assert seen["stacks"][str(size)] + drawn.count(size) == (7 if size <= 300 else 5)


@rule("C13.2")
def test_three_tiles_in_the_order_of_the_cards() -> None:
    """2,000, 4,000 and 6,000 marks; nothing is arranged."""
    state, events = GAME.start_with_events(1, 3)
    assert view(state)["prices"] == [2000, 4000, 6000]
    assert [row["price"] for row in every(events, "drawn")] == [2000, 4000, 6000]
    assert [slot["room"] for slot in view(state)["market"]] == [row["room"] for row in every(events, "drawn")]


@rule("C13.2", "C3.2", "C3.3", "A18")
def test_tiles_on_the_deck_come_first_and_empty_stacks_are_passed_over() -> None:
    state = given("castles", seats=1, laid=["kitchen", "sauna"], stacks={"200": ""})
    script(state, "card 200", "card 100", "tile pantry")
    events = state.play("money")
    assert market(state) == ["sauna", "kitchen", "pantry"]
    assert [row["empty"] for row in every(events, "card_turned")] == [True, False]


@rule("C13.3", "C5.1")
def test_everything_is_paid_to_the_bank() -> None:
    state = given("castles", seats=1, market=["parlor", "study", "shed"])
    assert options(state) == ["buy parlor", "buy study", "buy shed", "hallway", "stairs", "money"]
    other = state.copy()
    assert find(other.play("hallway"), "bought")["bank"] is True
    assert money(other) == [12000]
    event = find(state.play("buy study"), "bought")
    assert (event["price"], event["bank"], event["other_seat"]) == (4000, True, None)
    assert money(state) == [11000]
    state = given("castles", seats=1)
    state.play("money")
    assert money(state) == [20000]


@rule("C13.4")
def test_what_is_left_leaves_the_game() -> None:
    """No coins, and three new tiles."""
    state = given("castles", seats=1, market=["parlor", "study", "shed"])
    state.play("buy study")
    events = lay_anywhere(state)
    assert find(events, "offer_cleared") == {"rooms": ["parlor", "shed"]}
    assert sorted(doc(state)["gone"].split()) == ["parlor", "shed"]
    assert "coins_added" not in kinds(events)
    assert all("+" not in slot for slot in market(state))
    assert len(every(events, "drawn")) == 3
    assert (asked(state), doc(state)["round"]) == ((0, "turn"), 2)


@rule("A5", "C10.5", "C13.4")
def test_an_extra_turn_uses_what_is_left_of_the_three() -> None:
    state = given("castles", seats=1, castles=[FOODS[:1]], market=["larder", "study", "shed"])
    events = play(state, "buy larder", "10 -2 r0", "claim pantry")
    assert "drawn" not in kinds(events)
    assert options(state) == ["buy study", "buy shed", "hallway", "stairs", "money"]
    events = state.play("money")
    assert find(events, "offer_cleared")["rooms"] == ["study", "shed"]


@rule("C13.5", "C3.5")
def test_the_game_ends_with_the_turn_in_which_the_deck_runs_out() -> None:
    state = given("castles", seats=1, market=["parlor", "study", "shed"], deck=3, discard={"100": 2})
    script(state, "card 300", "tile sauna", "card 300", "tile kitchen", "card 250", "tile porch")
    events = state.play("money")
    assert "last_round" in kinds(events)
    assert asked(state) == (0, "turn")
    events = state.play("money")
    assert state.decision is None
    assert "final_favor" not in kinds(events)
    assert find(events, "final_money") == {"seat": 0, "money": 25000, "points": 2}
    assert state.points() == [2]


@rule("C13.5", "C3.4")
def test_the_discard_pile_fills_the_last_offer() -> None:
    state = given("castles", seats=1, market=["parlor", "study", "shed"], deck=1, discard={"100": 2})
    events = state.play("money")
    assert "reshuffled" in kinds(events)
    assert all(market(state))
    state.play("money")
    assert view(state)["over"] is True


@rule("C13.6")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "hod_carrier"), (59, "hod_carrier"), (60, "mason"), (80, "mason"), (81, "foreman"),
        (95, "foreman"), (96, "architect"), (110, "architect"), (111, "royal_builder"),
    ],
)  # fmt: skip
def test_ranks(points: int, rank: str) -> None:
    """Points by activity rewards, the rest by money, to reach each total exactly."""
    marks = [10000 * (points % 5)]
    state = given("castles", seats=1, over=True, activity=[points // 5 * 5], money=marks)
    assert state.points() == [points]
    assert view(state)["rank"] == rank
    assert view(state, 0)["winners"] == [0]


@rule("C13.6", "C13.5", "C13.1")
def test_a_whole_solo_game() -> None:
    """At most eleven turns without sleeping rewards; the rank is told at the end."""
    state = GAME.start(1, 8)
    for _ in range(10):
        assert view(state)["last_round"] is False
        state.play("money")
    assert view(state)["last_round"] is True
    events = state.play("money")
    assert find(events, "game_ended")["rank"] == view(state)["rank"] == "hod_carrier"
    assert view(state)["deck"]["cards"] == 0
    other = GAME.start(1, 9)
    play_out(other, trianon.Rng(4))
    assert view(other)["rank"] in ("hod_carrier", "mason")
