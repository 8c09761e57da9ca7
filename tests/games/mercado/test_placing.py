"""Drawing, placing and prices (M4, M5)."""

import pytest

import trianon
from tests.games.mercado.look import (
    asked,
    character,
    doc,
    edge,
    find,
    kinds,
    market,
    options,
    purse,
    seals,
    view,
)
from trianon.games.mercado.components import TILE_IDS
from trianon.games.mercado.figures import PACKAGED
from trianon.games.mercado.prices import can_lie, fits, missing
from trianon.kernel.bags import some
from trianon.testing import given, rule, script

COINS = ("gold", "silver", "copper", "turquoise", "white", "black")


def bag(text: str) -> int:
    return sum(some(COINS.index(coin)) for coin in text.split())


def takes(tile: str, laid: str) -> list[str]:
    """Which coins fit beside a tile where these lie already."""
    return [coin for number, coin in enumerate(COINS) if fits(PACKAGED, TILE_IDS[tile], bag(laid), number)]


@rule("M4.1", "M4.3")
def test_three_coins_are_drawn_and_black_ones_laid_aside() -> None:
    state = given("mercado", step="action")
    script(state, "coin black", "coin gold", "coin turquoise")
    events = state.play("draw")
    assert find(events, "drew")["coins"] == ["black", "gold", "turquoise"]
    assert character(state, 0) == "black"
    assert doc(state)["drawn"] == "gold turquoise"
    assert sum(purse(state, 0).values()) == 22


@rule("M4.2", "Q1", "D5")
def test_a_seal_is_decided_after_the_coins_are_seen() -> None:
    state = given("mercado", step="action", seals=[2])
    script(state, "coin gold", "coin gold", "coin black", "coin silver", "coin black")
    state.play("draw")
    assert asked(state) == (0, "seal")
    assert options(state) == ["seal", "spare"]
    assert doc(state)["drawn"] == "2 gold"
    events = state.play("seal")
    assert find(events, "drew") == {"seat": 0, "coins": ["silver", "black"], "sealed": True}
    assert asked(state) == (0, "place"), "not more than one seal in a turn"
    assert doc(state)["drawn"] == "2 gold silver"
    assert character(state, 0) == "2 black"
    assert seals(state)[0] == 1
    assert view(state)["supply"]["seals"] == 14


@rule("M4.2", "D5")
def test_the_seal_can_be_spared() -> None:
    state = given("mercado", step="seal", drawn="2 gold", seals=[1])
    assert kinds(state.play("spare")) == ["spared"]
    assert asked(state) == (0, "place")
    assert seals(state) == [1, 0]


@rule("M4.2", "Q2")
def test_a_seal_with_one_coin_left_draws_that_one() -> None:
    state = given("mercado", purses=["4 gold"], step="action", seals=[1])
    script(state, "coin gold", "coin gold", "coin gold", "coin gold")
    state.play("draw")
    events = state.play("seal")
    assert find(events, "drew")["coins"] == ["gold"]


@rule("M4.2")
def test_no_seal_with_an_empty_purse() -> None:
    state = given("mercado", purses=["3 gold"], step="action", seals=[1])
    state.play("draw")
    assert asked(state) == (0, "place")


@rule("M4.4", "D6")
def test_at_least_one_coin_must_be_placed_then_any_number() -> None:
    """Coin by coin: which coin beside which tile, or done."""
    state = given(
        "mercado", market=["cloth", "ring", "hat", "clock", "musk", "violet"], drawn="gold turquoise"
    )
    tiles = ["cloth", "ring", "hat", "musk", "violet", "head_merchant", "coin_changer"]
    others = ["cloth", "hat", "head_merchant", "coin_changer"]
    assert options(state) == [f"gold > {tile}" for tile in tiles] + [f"turquoise > {tile}" for tile in others]
    with pytest.raises(trianon.IllegalAction, match="at least one"):
        state.play("done")
    state.play("gold > cloth")
    assert edge(state, "cloth", 0) == "gold"
    assert options(state) == [f"turquoise > {tile}" for tile in others] + ["done"]


@rule("M4.4")
def test_equal_coins_are_one_option() -> None:
    state = given("mercado", market=["gold_goblet"], drawn="3 gold")
    assert len(options(state)) == len(set(options(state)))
    for _ in range(2):
        state.play("gold > gold_goblet")
    assert edge(state, "gold_goblet", 0) == "2 gold"


@rule("M4.4", "D6")
def test_the_turn_is_confirmed_after_the_last_coin() -> None:
    """Nothing is left to choose, but until `done` the coins can be taken back."""
    state = given("mercado", drawn="gold")
    state.play("gold > coin_changer")
    assert options(state) == ["done"]
    assert state.is_irreversible is False


@rule("M4.4", "M4.5")
def test_coins_that_fit_nowhere_go_back_without_a_question() -> None:
    """All silver is refused: the prices ask for other colours, or have silver already."""
    rows = ["gold_goblet", "clock", "necklace", "mirror", "violet", "rose: silver"]
    state = given(
        "mercado",
        market=[*rows, "head_merchant: silver", "coin_changer: gold"],
        purses=["3 silver"],
        characters=["4 gold 5 copper 5 turquoise", "gold"],
        step="action",
    )
    events = state.play("draw")
    assert kinds(events) == ["drew", "put_back", "turn_began"]
    assert purse(state, 0)["silver"] == 3
    assert asked(state)[0] == 1


@rule("M4.5")
def test_coins_not_placed_go_back_white_ones_too() -> None:
    state = given("mercado", drawn="gold silver white", characters=["", "gold"])
    before = purse(state, 0)
    state.play("gold > coin_changer")
    events = state.play("done")
    assert find(events, "put_back")["coins"] == ["silver", "white"]
    assert purse(state, 0)["white"] == 1
    assert purse(state, 0)["silver"] == before["silver"] + 1


@rule("M4.6")
def test_coins_of_earlier_turns_stay() -> None:
    """No option moves or takes back a coin that lies in the market."""
    state = given("mercado", market=["cloth: gold / gold"], drawn="silver")
    state.play("silver > head_merchant")
    assert options(state) == ["done"]
    state.play("done")
    assert edge(state, "cloth", 0) == "gold"


# --- prices (M5) --------------------------------------------------------------------------------------------


@rule("M5.1", "M5.1b")
def test_a_fixed_price_takes_what_it_lists() -> None:
    assert takes("cloth", "") == ["gold", "turquoise", "white"]
    assert takes("cloth", "gold gold") == ["turquoise", "white"]
    assert takes("shoes", "gold silver") == ["gold", "white"]
    assert takes("musk", "") == ["gold", "silver", "white"]
    assert takes("musk", "gold silver") == ["white"], "a white slot takes nothing else"


@rule("M5.1a", "M5.5")
@pytest.mark.parametrize(
    ("tile", "laid"),
    [
        ("cloth", "gold gold turquoise turquoise"),
        ("candlestick", "gold gold gold"),
        ("rose", "gold white white"),
    ],
)
def test_a_complete_price_takes_no_more(tile: str, laid: str) -> None:
    assert takes(tile, laid) == []
    assert missing(PACKAGED, TILE_IDS[tile], bag(laid)) == 0


@rule("M5.1a")
@pytest.mark.parametrize("tile", ["cloth", "candlestick", "rose", "head_merchant", "coin_changer"])
def test_black_coins_pay_nothing(tile: str) -> None:
    assert "black" not in takes(tile, "")
    assert not can_lie(PACKAGED, TILE_IDS[tile], bag("black"))


@rule("M5.1c", "X1")
def test_same_colour() -> None:
    """Any colour at first, then only that one or white."""
    assert takes("candlestick", "") == ["gold", "silver", "copper", "turquoise", "white"]
    assert takes("candlestick", "gold") == ["gold", "white"]
    assert takes("candlestick", "white gold") == ["gold", "white"]
    assert missing(PACKAGED, TILE_IDS["candlestick"], bag("gold gold gold")) == 0


@rule("M5.1d", "X2")
def test_different_colours() -> None:
    """No colour twice; white is no colour."""
    assert takes("rose", "gold") == ["silver", "copper", "turquoise", "white"]
    assert takes("rose", "gold silver") == ["copper", "turquoise", "white"]
    assert takes("rose", "white") == ["gold", "silver", "copper", "turquoise", "white"]
    assert missing(PACKAGED, TILE_IDS["rose"], bag("gold silver turquoise")) == 0


@rule("M5.2", "Q9")
def test_white_coins_are_not_bound_to_a_colour() -> None:
    """A white coin laid first for gold may later stand for turquoise."""
    assert takes("cloth", "white") == ["gold", "turquoise", "white"]
    assert takes("cloth", "white gold gold") == ["turquoise", "white"]
    assert takes("cloth", "white gold turquoise") == ["gold", "turquoise", "white"]
    assert takes("musk", "white white") == ["gold", "silver", "white"]
    assert "white" not in takes("cutpurse", "")


@rule("M5.3", "Q9")
@pytest.mark.parametrize("tile", ["cloth", "candlestick", "rose", "musk", "head_merchant"])
def test_white_coins_alone_complete_any_price(tile: str) -> None:
    laid = ""
    while missing(PACKAGED, TILE_IDS[tile], bag(laid)):
        assert "white" in takes(tile, laid)
        laid += " white"
    assert can_lie(PACKAGED, TILE_IDS[tile], bag(laid))


@rule("M5.4", "X5", "Q15")
def test_every_edge_is_judged_by_itself() -> None:
    """Three players, each with another colour at the same tile."""
    state = given("mercado", market=["jewel_casket: 3 silver / 2 gold / 2 silver"], drawn="silver gold")
    assert "silver > jewel_casket" in options(state)
    assert "gold > jewel_casket" not in options(state)
    state = given(
        "mercado", market=["jewel_casket: 3 silver / 2 gold / 2 silver"], drawn="silver gold", active=1
    )
    assert "gold > jewel_casket" in options(state)
    assert market(state)[0] == "jewel_casket"


@rule("M5.1", "M5.1b")
def test_a_coin_that_does_not_fit_is_refused_with_the_reason() -> None:
    state = given("mercado", market=["gold_goblet: 2 gold", "clock"], drawn="gold silver")
    with pytest.raises(trianon.IllegalAction, match="fixed price of clock"):
        state.play("silver > clock")
    with pytest.raises(trianon.IllegalAction, match="no copper coin"):
        state.play("copper > clock")
    with pytest.raises(trianon.IllegalAction, match="not in the market"):
        state.play("gold > ring")
    state.play("gold > gold_goblet")
    with pytest.raises(trianon.IllegalAction, match="no gold coin"):
        state.play("gold > gold_goblet")
