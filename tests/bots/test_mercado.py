"""Mercado: what greedy knows, that it sees only its own seat, and how strong it is."""

import json
from collections.abc import Iterator
from itertools import combinations

import pytest

import trianon
from tests.bots.support import chosen, possible_world
from trianon import arena
from trianon.games.mercado.chances import Hands, completing
from trianon.games.mercado.components import BLACK, COIN_IDS, TILE_IDS, WHITE
from trianon.games.mercado.figures import PACKAGED
from trianon.games.mercado.knowledge import worth
from trianon.games.mercado.prices import fits, missing
from trianon.kernel.bags import count, some, total
from trianon.testing import given

OPTIONS: list[dict[str, object]] = [{}, {"side": "B", "promo": "yes", "disc": 7}]


def laid(state: trianon.State) -> list[str]:
    """All coins that greedy lays in this turn."""
    placed = []
    while (decision := state.decision) is not None and decision.ask == "place":
        placed.append(chosen(state))
        state.play(placed[-1])
        if placed[-1] == "done":
            break
    return sorted(text for text in placed if text != "done")


def positions(seats: int, seed: int, every: int, **options: object) -> Iterator[trianon.State]:
    """Every so many positions of a game of greedy and random answers, and all with a rare question."""
    state, rng = trianon.game("mercado").start(seats=seats, seed=seed, **options), trianon.Rng(seed)
    number = 0
    while (decision := state.decision) is not None:
        if number % every == 0 or decision.ask not in ("place", "action", "seal", "privilege"):
            yield state
        text = chosen(state) if number % 4 else str(decision.options[rng.below(len(decision.options))])
        state.play(text)
        number += 1


# --- coins and tiles ----------------------------------------------------------------------------------------


def test_the_better_of_two_tiles_is_completed() -> None:
    state = given("mercado", market=["gold_goblet: 2 gold", "letter_opener: gold"], drawn="gold")
    assert chosen(state) == "gold > gold_goblet"


def test_two_tiles_are_completed_rather_than_one() -> None:
    """Each coin alone would fit the goblet or the jug; only one way pays for both."""
    state = given(
        "mercado",
        market=["gold_goblet: 2 gold", "shoes: gold silver", "silver_jug: silver"],
        drawn="gold silver",
    )
    placed = laid(state)
    assert "silver > silver_jug" in placed
    assert "gold > gold_goblet" in placed or "gold > shoes" in placed


def test_coins_gather_where_they_can_complete_something() -> None:
    """Two turquoise coins beside one necklace are worth more than one here and one there."""
    state = given("mercado", market=["necklace", "cloth", "gold_goblet", "clock"], drawn="2 turquoise")
    assert laid(state) == ["turquoise > necklace", "turquoise > necklace"]


def test_a_wild_coin_completes_the_dear_tile() -> None:
    state = given("mercado", market=["jewel_casket: 3 silver", "letter_opener: gold"], drawn="white")
    assert chosen(state) == "white > jewel_casket"


def test_a_wild_coin_is_not_spent_where_a_plain_one_will_do() -> None:
    state = given("mercado", market=["necklace: 2 turquoise"], drawn="white turquoise")
    assert "turquoise > necklace" in laid(state)


def test_a_lost_race_is_left() -> None:
    """Blue needs one more silver coin for the cutlery and has a purse full of them."""
    others = ["painting", "sandalwood", "violet"]
    both = ["silver > silver_cutlery", "silver > silver_cutlery"]
    full = "2 gold 3 silver"
    race = given(
        "mercado", market=["silver_cutlery: / 2 silver", *others], drawn="2 silver", purses=["rest", full]
    )
    assert laid(race) != both
    free = given("mercado", market=["silver_cutlery", *others], drawn="2 silver", purses=["rest", full])
    assert laid(free) == both


def test_a_tile_is_taken_from_who_would_get_it() -> None:
    """Both bring 5 points; at one of them blue needs a single coin."""
    market = ["mirror: 2 copper", "candlestick: 2 turquoise / 2 gold"]
    state = given("mercado", market=market, drawn="turquoise", purses=["rest", "3 gold 2 silver"])
    assert chosen(state) == "turquoise > candlestick"


def test_points_by_position_are_taken_before_moving_ahead() -> None:
    state = given(
        "mercado",
        market=["gold_goblet: 3 gold", "lute: silver copper turquoise"],
        progress=[10, 12],
        step="evaluate",
    )
    assert chosen(state) == "evaluate lute"


# --- purse, seals, privileges -------------------------------------------------------------------------------


def test_a_thin_purse_is_filled() -> None:
    state = given("mercado", purses=["3 black gold"])
    assert chosen(state) == "refill"


def test_a_full_purse_is_drawn_from() -> None:
    state = given("mercado", purses=["5 gold 4 silver 5 copper 5 turquoise 5 black"])
    assert chosen(state) == "draw"


def test_nobody_fills_the_purse_in_the_last_turn() -> None:
    state = given("mercado", purses=["3 black gold"], market=["letter_opener: gold"], progress=[20, 31])
    assert chosen(state) == "draw"


def test_a_seal_is_used_when_two_coins_can_complete_a_tile() -> None:
    state = given(
        "mercado",
        market=["jewel_casket: 3 gold"],
        drawn="silver copper",
        purses=["2 gold silver"],
        seals=[1],
        step="seal",
    )
    assert chosen(state) == "seal"


def test_a_seal_is_spared_when_only_counterfeits_are_left() -> None:
    state = given(
        "mercado",
        market=["jewel_casket: 3 gold"],
        drawn="gold",
        purses=["5 black"],
        seals=[1],
        step="seal",
    )
    assert chosen(state) == "spare"


def test_a_privilege_is_played_to_reach_the_finish_ahead() -> None:
    state = given("mercado", privileges=["three"], progress=[28, 15])
    assert chosen(state) == "play three"


def test_who_is_behind_does_not_end_the_game() -> None:
    state = given("mercado", privileges=["two"], progress=[28, 29], seals=[0, 6])
    assert chosen(state) == "keep"


def test_a_privilege_is_played_onto_a_good_space() -> None:
    """Two steps lead to the space that gives a privilege (A13), three to one without a symbol."""
    state = given("mercado", privileges=["two three"], progress=[11, 3])
    assert chosen(state) == "play two"


def test_bad_symbols_are_ignored_and_good_ones_taken() -> None:
    bad = given("mercado", privileges=["two"], progress=[7, 1])
    bad.play("play two")
    assert chosen(bad) == "ignore"
    good = given("mercado", privileges=["two"], progress=[9, 1])
    good.play("play two")
    assert chosen(good) == "take"


def test_the_least_privilege_is_given_up() -> None:
    state = given(
        "mercado",
        market=["jasmine: gold silver copper"],
        privileges=["", "three one_wild two_seal"],
        pending=["buying jasmine 5", "giveup 1 1"],
    )
    assert chosen(state) == "give one_wild"


# --- chances ------------------------------------------------------------------------------------------------


def test_chances_are_those_of_counting_all_handfuls() -> None:
    coins = ["gold"] * 3 + ["silver"] * 2 + ["turquoise"] * 2 + ["white"] + ["black"] * 2
    purse = sum(some(COIN_IDS[coin]) for coin in coins)
    for tile, edge in (("cloth", ["gold"]), ("lute", ["gold"]), ("candlestick", ["silver"]), ("musk", [])):
        id, bag = TILE_IDS[tile], sum(some(COIN_IDS[coin]) for coin in edge)
        hands = list(combinations(coins, 4))
        good = sum(completes(id, bag, hand) for hand in hands)
        assert completing(PACKAGED, id, bag, purse, 4) == pytest.approx(good / len(hands)), tile


def completes(tile: int, edge: int, hand: tuple[str, ...]) -> bool:
    """Coloured coins first: a white one fits whatever is missing."""
    for coin in sorted(hand, key=COIN_IDS.__getitem__):
        if fits(PACKAGED, tile, edge, COIN_IDS[coin]):
            edge += some(COIN_IDS[coin])
    return bool(missing(PACKAGED, tile, edge) == 0)


def test_handfuls_are_complete() -> None:
    purse = some(0, 5) + some(1, 2) + some(WHITE) + some(BLACK, 4)
    hands = Hands(purse, 3)
    assert sum(hands.chances) == pytest.approx(1.0)
    assert {total(bag) for bag in hands.bags} == {3}
    mean = sum(chance * float(count(bag, 0)) for bag, chance in zip(hands.bags, hands.chances, strict=True))
    assert mean == pytest.approx(3 * 5 / 12)


# --- honesty and strength -----------------------------------------------------------------------------------


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_hidden_things_do_not_change_a_choice(seats: int, options: dict[str, object]) -> None:
    for number, state in enumerate(positions(seats, seats, 11, **options)):
        assert state.decision is not None
        expected = chosen(state, luck=number)
        for world in range(2):
            other = state.determinize(state.decision.seat, trianon.Rng(100 * number + world))
            assert chosen(other, luck=number) == expected, state.decision


def test_the_worlds_of_this_test_do_differ() -> None:
    """The proof above would be empty if reshuffling changed nothing."""
    state = given("mercado", privileges=["three", "two two_seal", "one_again"])
    worlds = {state.determinize(0, trianon.Rng(seed)).fingerprint() for seed in range(20)}
    assert len(worlds) > 5


def test_a_worth_for_every_option_and_nothing_is_changed() -> None:
    asked = set()
    for state in positions(3, 12, 3, promo="yes"):
        decision = state.decision
        assert decision is not None
        world = possible_world(state)
        before = json.dumps(world.to_json())
        assert len(worth(world, trianon.Rng(1))) == len(decision.options)
        assert json.dumps(world.to_json()) == before
        asked.add(decision.ask)
    assert {"action", "seal", "place", "privilege"} <= asked


@pytest.mark.exhaustive
def test_bots_play_whole_games() -> None:
    for seats in (2, 3, 4):
        row = arena.pairings("mercado", ["greedy", "random", "greedy", "random"][:seats], 1, seed=seats)[0]
        result = arena.play(row)
        assert result.bots[result.winners[0]] == "greedy"


@pytest.mark.exhaustive
def test_greedy_beats_random_with_two() -> None:
    """It wins nearly always; the bound is that of the promise, 95 %."""
    report = arena.Report().add_all(arena.run(arena.pairings("mercado", ["greedy", "random"], 16, seed=11)))
    assert report.lines[0].bot == "greedy"
    assert report.lines[0].rate >= 0.95
