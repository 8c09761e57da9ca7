"""The promo: the cutpurse (M16)."""

import pytest

import trianon
from tests.games.mercado.look import (
    asked,
    buying,
    character,
    doc,
    edge,
    find,
    kinds,
    market,
    options,
    progress,
    purse,
    seals,
    view,
)
from trianon.testing import given, rule, script


@rule("M16.1")
def test_a_third_market_tile() -> None:
    state = given("mercado", promo=True)
    assert market(state)[6:] == ["head_merchant", "coin_changer", "cutpurse"]
    assert view(state)["market"][8]["price"] == {"kind": "black", "size": 3, "coins": []}


@rule("M16.2")
def test_drawn_black_coins_are_laid_beside_it() -> None:
    state = given("mercado", promo=True, step="action")
    script(state, "coin black", "coin gold", "coin black")
    events = state.play("draw")
    assert find(events, "counterfeits") == {"seat": 0, "count": 2, "where": "cutpurse"}
    assert edge(state, "cutpurse", 0) == "2 black"
    assert character(state, 0) == ""
    assert "done" not in options(state), "they do not count as placed"


@rule("M16.2")
def test_it_takes_no_other_coins() -> None:
    state = given("mercado", promo=True, drawn="gold white")
    assert not any("cutpurse" in option for option in options(state))
    with pytest.raises(trianon.InvalidAction):
        state.play("white > cutpurse")


@rule("M16.3", "M6.2")
def test_complete_with_three_black_coins() -> None:
    """Evaluated together with the other complete tiles."""
    state = buying("cutpurse: 4 black / 2 black", market=["letter_opener: 2 gold"], seals=[0, 1])
    assert options(state) == ["evaluate letter_opener", "evaluate cutpurse"]


@rule("M16.3")
def test_three_black_coins_at_once_complete_it() -> None:
    state = given("mercado", promo=True, step="action", seals=[0, 1], characters=["", "gold"])
    script(state, "coin black", "coin black", "coin black")
    events = state.play("draw")
    assert "used" in kinds(events)
    assert asked(state) == (0, "cutpurse")


@rule("M16.4", "D11")
def test_a_seal_from_the_nearest_player_who_has_one() -> None:
    state = buying("cutpurse: 3 black", seals=[0, 0, 2, 1])
    state.play("evaluate cutpurse")
    assert options(state) == ["steal", "points"]
    assert view(state)["asking"] == {"from": 2, "points": 0}
    events = state.play("steal")
    assert find(events, "stole") == {"seat": 2, "by": 0}
    assert seals(state) == [1, 0, 1, 1]


@rule("M16.4", "D11", "M9.4")
def test_points_for_white_coins_in_the_market() -> None:
    """Whoever owns them; the marker moves with the symbol."""
    rows = ["cloth: white / white", "rose: white"]
    state = buying("cutpurse: 3 black", market=rows, seals=[0, 1])
    state.play("evaluate cutpurse")
    events = state.play("points")
    assert find(events, "cutpurse_points") == {"seat": 0, "points": 3}
    assert find(events, "moved")["why"] == "cutpurse"
    assert progress(state)[0] == 3
    assert seals(state)[0] == 1, "A3"


@rule("M16.5", "Q21")
def test_own_black_coins_go_to_the_character_tile() -> None:
    """The others' coins stay, and nobody gets a seal for second place."""
    state = buying("cutpurse: 4 black / 2 black", seals=[0, 1])
    state.play("evaluate cutpurse")
    events = state.play("steal")
    assert character(state, 0) == "4 black"
    assert edge(state, "cutpurse", 0) == ""
    assert edge(state, "cutpurse", 1) == "2 black"
    assert "second_seal" not in kinds(events)


@rule("M16.5", "Q21")
def test_also_when_it_brings_nothing() -> None:
    """No seal to take and no white coin out: evaluation is compulsory and unasked."""
    state = buying("cutpurse: 3 black")
    events = state.play("evaluate cutpurse")
    assert find(events, "cutpurse_points") == {"seat": 0, "points": 0}
    assert "moved" not in kinds(events)
    assert character(state, 0) == "3 black"


@rule("M16.6")
def test_black_coins_beside_it_are_out_of_reach() -> None:
    """Neither a purge nor coins back reach them."""
    purses = ["3 gold 5 silver 5 copper 5 turquoise", "rest"]
    state = buying("lavender: 2 gold", market=["cutpurse: 2 black"], purses=purses, characters=["", "copper"])
    events = state.play("evaluate lavender")
    assert find(events, "nothing") == {"seat": 0, "effect": "purge"}
    assert edge(state, "cutpurse", 0) == "2 black"
    state = given("mercado", market=["cutpurse: 2 black"], characters=["gold", "gold"])
    state.play("refill")
    assert edge(state, "cutpurse", 0) == "2 black"
    assert purse(state, 0)["black"] == 3
    assert doc(state)["options"]["promo"] == "yes"
