"""Set-up (M1)."""

import pytest

import trianon
from tests.games.mercado.look import asked, doc, purse, view
from trianon.games.mercado.components import OBJECTS, TILE_IDS
from trianon.games.mercado.figures import PACKAGED
from trianon.testing import rule

GAME = trianon.game("mercado")
FULL = {"gold": 5, "silver": 5, "copper": 5, "turquoise": 5, "black": 5}


@rule("M1.1", "D1")
def test_two_to_four_players_each_with_an_own_colour() -> None:
    for seats in (2, 3, 4):
        players = view(GAME.start(seats, 1))["players"]
        assert [player["colour"] for player in players] == ["red", "blue", "green", "yellow"][:seats]
    chosen = view(GAME.start(2, 1, colours=["yellow", "red"]))["players"]
    assert [player["colour"] for player in chosen] == ["yellow", "red"]
    for seats in (1, 5):
        with pytest.raises(trianon.InvalidOption):
            GAME.start(seats, 1)


@rule("M1.2", "M1.3", "M1.4", "M1.6", "Q20")
@pytest.mark.parametrize(("seats", "black", "seals"), [(2, 28, 13), (3, 23, 12), (4, 18, 11)])
def test_purses_seals_and_supply(seats: int, black: int, seals: int) -> None:
    """25 coins and a seal each; the rest is supply, black coins of absent players too."""
    state = GAME.start(seats, 3, first=0)
    seen = view(state)
    assert [player["seals"] for player in seen["players"]] == [1] * seats
    assert dict(purse(state, 1)) == FULL
    assert seen["supply"] == {"white": 14, "black": black, "seals": seals}
    assert seen["piles"]["privileges"] == 18


@rule("M1.5")
def test_the_market_at_the_start() -> None:
    state = GAME.start(3, 5)
    tiles = view(state)["market"]
    assert [tile["kind"] for tile in tiles] == ["object"] * 4 + ["perfume"] * 2 + ["market"] * 2
    assert [tile["tile"] for tile in tiles[6:]] == ["head_merchant", "coin_changer"]
    assert all(len(tile["edges"]) == 3 for tile in tiles)
    assert view(state)["piles"]["objects"] == 20
    assert view(state)["piles"]["perfumes"] == 10


@rule("M1.7", "D1")
@pytest.mark.parametrize(("side", "disc"), [("A", 0), ("A", 5), ("B", 20), ("B", 2)])
def test_the_disc_hides_the_symbol_under_it(side: str, disc: int) -> None:
    board = view(GAME.start(2, 1, side=side, disc=disc))["board"]
    printed = PACKAGED.symbols["AB".index(side)]
    assert board["disc"] == disc
    assert board["symbols"][disc] is None
    shown = [space for space in range(30) if board["symbols"][space] is not None]
    assert shown == [space for space in range(30) if printed[space] and space != disc]


@rule("M1.8", "D1")
def test_the_starting_player_is_chosen_or_random() -> None:
    assert {view(GAME.start(3, seed))["first"] for seed in range(30)} == {0, 1, 2}
    state = GAME.start(4, 1, first=2)
    assert view(state)["first"] == view(state)["turn"] == asked(state)[0] == 2
    with pytest.raises(trianon.InvalidOption):
        GAME.start(2, 1, first=2)


@rule("M1.9")
def test_the_starting_player_stands_on_top() -> None:
    """Below the others in turn order, the last player at the bottom."""
    state = GAME.start(4, 1, first=2, disc=7)
    assert view(state)["track"]["stacks"] == [{"space": 7, "seats": [1, 0, 3, 2]}]
    assert doc(state)["progress"] == [0, 0, 0, 0]


@rule("D1", "M16.1")
def test_the_promo_is_an_option() -> None:
    assert view(GAME.start(2, 1))["promo"] is False
    assert view(GAME.start(2, 1, promo="yes"))["market"][8]["tile"] == "cutpurse"


@rule("M1.5")
def test_fixed_prices_of_objects_ask_equally_for_all_colours() -> None:
    """The colour check of the rules: 14 coins of each colour."""
    fixed = [
        coin
        for tile in range(OBJECTS)
        if PACKAGED.price_kind[tile] == 0
        for coin in PACKAGED.price_coins[tile]
    ]
    assert [fixed.count(coin) for coin in range(5)] == [14, 14, 14, 14, 0]
    assert len(TILE_IDS) == 39


@rule("M1.6", "Q11")
def test_the_stack_is_one_and_shuffled() -> None:
    """Which token comes is decided when it is drawn."""
    seen = set()
    for seed in range(40):
        state = GAME.start(2, seed, first=0)
        doc_ = doc(state) | {"step": "evaluate", "drawn": "", "placed": 0, "pending": []}
        doc_["market"][6] = "head_merchant: gold silver copper"
        for name in ("purses", "characters"):
            del doc_[name]
        square = GAME.from_json(doc_)
        square.play("evaluate head_merchant")
        seen.add(doc(square)["privileges"][0])
    assert len(seen) > 4
