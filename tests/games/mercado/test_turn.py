"""Turns, the privilege step, extra turns and coins back (M2, M3, M12, M13)."""

import pytest

import trianon
from tests.games.mercado.look import (
    asked,
    buying,
    character,
    doc,
    every,
    find,
    kinds,
    options,
    privileges,
    progress,
    purse,
    view,
)
from trianon.testing import given, rule, script


@rule("M2.1", "M2.4", "M12.2")
def test_turns_go_round_from_the_starting_player() -> None:
    """Everybody once, then a new round; the starting player stays the same."""
    state = given("mercado", seats=3, first=1, active=1, characters=["gold", "gold", "gold"])
    turns = []
    for _ in range(3):
        turns.append((asked(state)[0], view(state)["round"]))
        state.play("refill")
    turns.append((asked(state)[0], view(state)["round"]))
    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2)]
    assert view(state)["first"] == 1


@rule("M2.2", "M3.1", "D2", "D4")
def test_a_turn_begins_with_the_privilege_step() -> None:
    """First a privilege or none, then the action."""
    state = given("mercado", privileges=["three two 2 one_wild"], characters=["gold"])
    assert asked(state) == (0, "privilege")
    assert options(state) == ["play three", "play two", "play one_wild", "keep"]
    assert kinds(state.play("keep")) == ["kept"]
    assert asked(state) == (0, "action")
    assert options(state) == ["draw", "refill"]


@rule("M2.3", "D4")
@pytest.mark.parametrize(
    ("purse_", "tile", "expected"),
    [("3 gold", "black", ["draw", "refill"]), ("2 gold", "3 gold", ["refill"]), ("5 black", "", ["draw"])],
)
def test_which_actions_are_allowed(purse_: str, tile: str, expected: list[str]) -> None:
    """Drawing needs three coins in the purse, the other action a coin on the character tile."""
    rest = {"3 gold": "2 gold 5 silver 5 copper 5 turquoise", "2 gold": "5 silver 5 copper 5 turquoise"}
    row = "candlestick"
    fields: dict[str, object] = {"purses": [purse_], "characters": [f"{tile} {rest.get(purse_, '')}"]}
    if purse_ == "5 black":
        fields = {}
    assert options(given("mercado", market=[row], step="action", **fields)) == expected


# Twenty coins at the edges of seat 1 and none complete.
CROWDED = [
    "book: / gold 2 silver",
    "ring: / gold 2 copper",
    "vase: / copper 2 turquoise",
    "tapestry: / gold silver turquoise",
    "orange_blossom: / gold silver copper",
    "vanilla: / silver copper turquoise",
    "head_merchant: / gold turquoise",
]


@rule("M2.3", "Q3")
def test_who_can_do_nothing_passes() -> None:
    """Fewer than three coins in the purse and none on the character tile."""
    state = given("mercado", market=CROWDED, purses=["rest", ""], characters=["gold", ""])
    script(state, "coin gold", "coin gold", "coin gold")
    events = state.play("refill")
    assert find(events, "passed") == {"seat": 1}
    assert view(state)["turn"] == 0
    assert view(state)["round"] == 2


@rule("M2.3")
def test_an_action_that_is_not_allowed_is_refused() -> None:
    state = given("mercado", step="action")
    with pytest.raises(trianon.IllegalAction, match="character tile"):
        state.play("refill")
    state = given("mercado", purses=["2 gold"])
    with pytest.raises(trianon.IllegalAction, match="three coins"):
        state.play("draw")


# --- privileges (M3) ----------------------------------------------------------------------------------------


@rule("M3.1", "M3.2", "M3.4", "Q11", "Q17")
def test_a_privilege_moves_the_marker_and_is_discarded() -> None:
    state = given("mercado", privileges=["two three"], characters=["gold"])
    events = state.play("play two")
    assert kinds(events) == ["privilege_played", "privilege_shown", "moved"]
    assert find(events, "moved")["steps"] == 2
    assert progress(state) == [2, 0]
    assert privileges(state, 0) == "three"
    assert doc(state)["played"] == "two"
    assert asked(state) == (0, "action"), "at most one privilege in a turn"


@rule("M3.2", "M9.5", "D3")
@pytest.mark.parametrize("answer", ["take", "ignore"])
def test_the_symbol_reached_is_a_choice(answer: str) -> None:
    """A3 gives a seal to who wants it."""
    state = given("mercado", privileges=["three"], characters=["gold"])
    state.play("play three")
    assert asked(state) == (0, "symbol")
    assert options(state) == ["take", "ignore"]
    assert view(state)["asking"] == {"effect": "seal", "count": 1, "space": 3}
    events = state.play(answer)
    assert kinds(events) == (["symbol", "took_seal"] if answer == "take" else ["ignored"])
    assert doc(state)["seals"][0] == (1 if answer == "take" else 0)


@rule("M3.3", "M3.2")
def test_extras_follow_the_symbol_and_are_not_optional() -> None:
    """A11 and then the white coin of the token itself."""
    state = given("mercado", privileges=["one_wild"], progress=[10], characters=["gold"])
    state.play("play one_wild")
    events = state.play("take")
    assert kinds(events) == ["symbol", "took_white", "took_white"]
    assert purse(state, 0)["white"] == 2
    assert doc(state)["played"] == "one_wild"


@rule("M3.3")
@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("two_seal", "took_seal"),
        ("two_purge", "purged"),
        ("one_wild", "took_white"),
        ("one_fake", "took_black"),
        ("one_again", "extra_turn"),
    ],
)
def test_every_kind_of_extra(token: str, expected: str) -> None:
    state = given("mercado", privileges=[token], characters=["gold"])
    assert expected in kinds(state.play(f"play {token}"))


@rule("M3.4")
def test_a_token_is_not_in_the_discard_before_it_is_settled() -> None:
    """The stack is empty and A13 gives a privilege: the token just played is not among those shuffled."""
    every_token = "4 three 2 two 3 two_purge 2 two_seal 3 one_wild one_fake one_again"
    state = given("mercado", privileges=["three", every_token], progress=[10], played="one_fake")
    state.play("play three")
    events = state.play("take")
    assert find(events, "took_privilege")["privilege"] == "one_fake"
    assert doc(state)["played"] == "three"


@rule("M3.5", "M13.1")
def test_a_new_privilege_can_be_played_in_the_next_turn() -> None:
    """Gained in this turn it waits; an extra turn is a next turn."""
    state = buying("cloth: 2 gold 2 turquoise", extra=1)
    script(state, "privilege two", "tile clock")
    state.play("evaluate cloth")
    assert asked(state) == (0, "privilege")
    assert options(state) == ["play two", "keep"]


# --- action B (M12) -----------------------------------------------------------------------------------------


@rule("M12.1", "M12.2")
def test_coins_back_takes_everything_and_ends_the_turn() -> None:
    state = given("mercado", characters=["2 gold 3 black", "gold"], seals=[2])
    events = state.play("refill")
    assert find(events, "refilled")["coins"] == ["gold", "gold", "black", "black", "black"]
    assert kinds(events) == ["refilled", "turn_began"]
    assert character(state, 0) == ""
    assert dict(purse(state, 0)) == {"gold": 5, "silver": 5, "copper": 5, "turquoise": 5, "black": 5}
    assert asked(state) == (1, "action")


# --- extra turns (M13) --------------------------------------------------------------------------------------


@rule("M13.1", "M2.4", "M10.6")
def test_an_extra_turn_is_a_complete_turn() -> None:
    """Privilege, action and seal again, before the left neighbour is next."""
    state = given(
        "mercado", privileges=["two"], characters=["gold", "gold"], extra=1, step="action", seals=[1]
    )
    events = state.play("refill")
    assert find(events, "turn_began") == {"seat": 0, "extra": True}
    assert asked(state) == (0, "privilege")
    state.play("keep")
    assert asked(state) == (0, "seal")
    assert view(state)["extra_turns"] == 0


@rule("M13.2", "Q7")
def test_two_extra_turns_are_played_one_after_the_other() -> None:
    """The tapestry and the token with `again` in one turn."""
    state = given("mercado", market=["tapestry: gold silver copper"], privileges=["one_again"], seals=[0])
    state.play("play one_again")
    doc_ = doc(state) | {"step": "evaluate", "drawn": "", "placed": 0, "purses": None}
    del doc_["purses"]
    doc_["market"][0] = "tapestry: gold silver copper turquoise"
    doc_["characters"] = ["", ""]
    state = trianon.game("mercado").from_json(doc_)
    state.play("evaluate tapestry")
    assert view(state)["turn"] == 0
    assert view(state)["extra_turns"] == 1


@rule("M13.3", "Q16")
def test_extra_turns_are_played_in_the_last_round_too() -> None:
    state = given(
        "mercado", active=1, progress=[31, 3], extra=1, characters=["", "gold"], privileges=["", "two"]
    )
    state.play("keep")
    events = state.play("refill")
    assert every(events, "turn_began") == [{"seat": 1, "extra": True}]
    assert view(state)["over"] is False
