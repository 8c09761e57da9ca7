"""The ring of spaces (M9)."""

import pytest

from tests.games.mercado.look import (
    asked,
    buying,
    find,
    kinds,
    options,
    privileges,
    progress,
    purse,
    seals,
    view,
)
from trianon.testing import given, rule


@rule("M9.1", "M17.5")
def test_markers_move_clockwise_one_space_per_point() -> None:
    state = buying("letter_opener: 2 gold", progress=[7], disc=25)
    moved = find(state.play("evaluate letter_opener"), "moved")
    assert (moved["from"], moved["to"], moved["steps"], moved["space"]) == (7, 10, 3, 5)


@rule("M9.2", "X9", "M9.4", "M10.3")
def test_occupied_spaces_are_counted() -> None:
    """Red on A2 moves 4 past yellow on A4, ends on A6 and loses a black coin."""
    state = buying("cloth: 2 gold 2 turquoise", progress=[2, 4])
    events = state.play("evaluate cloth")
    assert progress(state) == [6, 4]
    assert find(events, "symbol")["effect"] == "purge"
    assert find(events, "purged") == {"seat": 0, "place": "purse"}
    assert purse(state, 0)["black"] == 4


@rule("M9.2")
def test_markers_above_stay_where_they_are() -> None:
    """The bottom marker leaves; those above it keep their order."""
    state = buying("hat: 2 turquoise gold", progress=[8, 8, 8], order=[0, 2, 1])
    state.play("evaluate hat")
    assert view(state)["track"]["stacks"] == [{"space": 8, "seats": [2, 1]}, {"space": 12, "seats": [0]}]


@rule("M9.3", "X11")
def test_a_marker_on_an_occupied_space_goes_on_top_without_the_symbol() -> None:
    """Yellow on A5: red stays there on top."""
    state = buying("letter_opener: 2 gold", progress=[2, 5])
    events = state.play("evaluate letter_opener")
    assert progress(state) == [5, 5]
    assert find(events, "moved")["on"] == [1]
    assert "symbol" not in kinds(events)
    assert view(state)["track"]["ranking"] == [0, 1]


@rule("M9.3", "Q13")
def test_a_marker_of_another_lap_occupies_the_space() -> None:
    """Somebody with progress 33 stands on A3."""
    state = buying("letter_opener: 2 gold", progress=[0, 33])
    events = state.play("evaluate letter_opener")
    assert "symbol" not in kinds(events)
    assert seals(state) == [0, 0]


@rule("M9.4")
def test_a_free_symbol_is_carried_out_without_a_question() -> None:
    state = buying("letter_opener: 2 gold", progress=[0])
    events = state.play("evaluate letter_opener")
    assert find(events, "symbol")["effect"] == "seal"
    assert seals(state) == [1, 0]


@rule("M9.5", "D3")
def test_after_a_privilege_the_symbol_is_a_choice() -> None:
    state = given("mercado", privileges=["three"], progress=[10])
    state.play("play three")
    assert asked(state) == (0, "symbol")
    state.play("ignore")
    assert privileges(state, 0) == ""


@rule("M9.6", "X10", "M10.7")
def test_a_chain() -> None:
    """Red on A2 moves 3: A5 sends it to A8."""
    state = buying("letter_opener: 2 gold", progress=[2, 20])
    events = state.play("evaluate letter_opener")
    assert progress(state)[0] == 8
    assert [kind for kind in kinds(events) if kind in ("moved", "symbol")] == ["moved", "symbol", "moved"]


@rule("M9.6")
def test_chains_may_be_longer() -> None:
    """Side B: 3 sends to 6, and 6 on to 9 with its white coin."""
    state = buying("letter_opener: 2 gold", side="B")
    state.play("evaluate letter_opener")
    assert progress(state)[0] == 9
    assert purse(state, 0)["white"] == 1


@rule("M9.6", "M9.3")
def test_a_chain_ends_on_an_occupied_space() -> None:
    state = buying("letter_opener: 2 gold", side="B", progress=[0, 6])
    state.play("evaluate letter_opener")
    assert progress(state) == [6, 6]


@rule("M9.5", "Q6", "D3")
def test_every_symbol_of_a_chain_started_by_a_privilege_is_a_choice() -> None:
    """Side B: 3, 6 and 9 are asked one by one."""
    state = given("mercado", side="B", privileges=["three"])
    state.play("play three")
    state.play("take")
    assert (progress(state)[0], asked(state)) == (6, (0, "symbol"))
    state.play("take")
    assert (progress(state)[0], options(state)) == (9, ["take", "ignore"])
    state.play("ignore")
    assert purse(state, 0)["white"] == 0


@rule("M9.7", "Q18", "M14.1")
def test_the_disc_reached_exactly() -> None:
    """No symbol there, and the last round has come."""
    state = buying("letter_opener: 2 gold", progress=[27], disc=3)
    events = state.play("evaluate letter_opener")
    assert progress(state)[0] == 30
    assert "symbol" not in kinds(events)
    assert find(events, "finish_reached") == {"seat": 0}
    assert view(state)["last_round"] is True


@rule("M9.7")
@pytest.mark.parametrize("token", [False, True])
def test_after_the_disc_symbols_have_no_effect(token: bool) -> None:
    """Progress 33 stands on A3."""
    if token:
        state = given("mercado", privileges=["three"], progress=[30, 1], characters=["gold"])
        events = state.play("play three")
        assert asked(state) == (0, "action")
    else:
        state = buying("letter_opener: 2 gold", progress=[30, 1])
        events = state.play("evaluate letter_opener")
    assert "symbol" not in kinds(events)
    assert seals(state)[0] == 0


@rule("M9.8")
def test_positions() -> None:
    """Higher progress is ahead; on one space the upper marker."""
    state = given("mercado", progress=[4, 9, 4, 4], order=[2, 1, 0, 3])
    assert view(state)["track"]["ranking"] == [1, 3, 0, 2]


@rule("M9.1")
def test_the_preview_says_where_a_purchase_would_lead() -> None:
    """Points, the space, its symbol, and who would take the second-place seal."""
    state = given(
        "mercado",
        market=["letter_opener: gold / gold", "ring: gold", "musk"],
        drawn="gold",
        progress=[0, 4, 3],
    )
    previews = {preview["tile"]: preview for preview in view(state, 0)["previews"]}
    first = previews["letter_opener"]
    assert (first["points"], first["to"], first["occupied"], first["second"]) == (3, 3, True, [1])
    assert previews["ring"]["rank"] == previews["ring"]["points"] == 3
    assert previews["musk"]["points"] is None
    alone = {preview["tile"]: preview for preview in view(state, 2)["previews"]}["letter_opener"]
    assert (alone["to"], alone["symbol"], alone["second"]) == (6, {"effect": "purge", "count": 1}, [0, 1])
