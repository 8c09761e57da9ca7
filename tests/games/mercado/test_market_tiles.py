"""Head merchant and coin changer (M8)."""

import pytest

import trianon
from tests.games.mercado.look import (
    asked,
    buying,
    character,
    edge,
    every,
    find,
    kinds,
    market,
    options,
    privileges,
    progress,
    seals,
    view,
)
from trianon.testing import rule, script


@rule("M8.1", "M8.2", "M8.5", "M8.6")
def test_head_merchant() -> None:
    """A privilege, then the payment; the tile and the others' coins stay, no seal, no points."""
    state = buying("head_merchant: gold silver white / gold copper")
    script(state, "privilege two")
    events = state.play("evaluate head_merchant")
    assert kinds(events)[:3] == ["used", "took_privilege", "paid"]
    assert privileges(state, 0) == "two"
    assert character(state, 0) == "gold silver"
    assert view(state)["supply"]["white"] == 14
    assert edge(state, "head_merchant", 0) == ""
    assert edge(state, "head_merchant", 1) == "gold copper"
    assert market(state)[6] == "head_merchant"
    assert seals(state) == [0, 0]
    assert progress(state) == [0, 0]


@rule("M8.3", "D8")
def test_coin_changer_offers_every_other_tile_where_white_fits() -> None:
    """Not itself, and no tile that is complete."""
    rows = ["letter_opener: 2 gold", "clock", "ring", "hat", "rose", "musk"]
    state = buying("coin_changer: 3 silver", market=rows)
    state.play("evaluate coin_changer")
    assert asked(state) == (0, "changer")
    places = ["clock", "ring", "hat", "rose", "musk", "head_merchant"]
    assert options(state) == [f"white > {tile}" for tile in places]
    with pytest.raises(trianon.IllegalAction, match="another tile"):
        state.play("white > coin_changer")
    with pytest.raises(trianon.IllegalAction, match="white coin"):
        state.play("gold > ring")
    events = state.play("white > ring")
    assert find(events, "placed") == {"seat": 0, "coin": "white", "tile": "ring"}
    assert edge(state, "ring", 0) == "white"
    assert "3 silver" in character(state, 0)


@rule("M8.3", "M6.2")
def test_a_tile_that_the_white_coin_completes_is_evaluated_too() -> None:
    state = buying("coin_changer: 3 silver", market=["letter_opener: gold"])
    state.play("evaluate coin_changer")
    events = state.play("white > letter_opener")
    assert [data["tile"] for data in every(events, "bought")] == ["letter_opener"]
    assert kinds(events)[:3] == ["placed", "paid", "bought"], "the changer is paid first"
    assert progress(state)[0] == 3


@rule("M8.3", "M8.2")
def test_the_head_merchant_may_be_completed_by_the_changer() -> None:
    state = buying("coin_changer: 3 silver", market=["head_merchant: gold copper"])
    state.play("evaluate coin_changer")
    assert "took_privilege" in kinds(state.play("white > head_merchant"))


@rule("M8.4", "Q10")
def test_without_a_white_coin_the_service_is_void() -> None:
    """The payment stands, and its own white coins arrive too late."""
    purses = ["4 gold 3 silver 5 copper 5 turquoise 13 white", "rest"]
    state = buying("coin_changer: 2 silver white", purses=purses, characters=["gold", "copper"])
    events = state.play("evaluate coin_changer")
    assert kinds(events)[:3] == ["used", "nothing", "paid"]
    assert view(state)["supply"]["white"] == 1
    assert character(state, 0) == "gold 2 silver"


@rule("M8.4")
def test_a_white_coin_that_fits_nowhere_stays_in_the_supply() -> None:
    """All other tiles are complete."""
    rows = ["letter_opener: 2 gold", "silver_jug: 2 silver", "pewter_cup: 2 copper", "fan: 2 turquoise"]
    rows += ["violet: gold copper", "myrrh: silver turquoise", "head_merchant: gold 2 white"]
    state = buying("coin_changer: copper 2 white", market=rows)
    events = state.play("evaluate coin_changer")
    assert kinds(events)[:3] == ["used", "nothing", "paid"]
    assert view(state)["supply"]["white"] == 12


@rule("M8.1")
def test_market_tiles_can_be_used_again_and_again() -> None:
    state = buying("head_merchant: gold silver copper", extra=1)
    script(state, "privilege two", "coin gold", "coin silver", "coin copper", "privilege three")
    state.play("evaluate head_merchant")
    state.play("keep")
    state.play("draw")
    for coin in ("gold", "silver", "copper"):
        state.play(f"{coin} > head_merchant")
    state.play("done")
    assert privileges(state, 0) == "three two"
    assert market(state)[6] == "head_merchant"
