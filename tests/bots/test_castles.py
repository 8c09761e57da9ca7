"""Castles of Mad King Ludwig: what greedy knows, that it sees nothing else, and how well it plays."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec

import trianon
from tests.bots.support import chosen
from tests.games.castles.look import FOODS
from trianon import arena
from trianon.games.castles import CastlesState
from trianon.games.castles.appraisal import GREEDY, Appraiser, leading
from trianon.games.castles.components import BONUS_CARD_IDS, OUTDOOR, TILE_IDS
from trianon.games.castles.knowledge import weighed, worth
from trianon.testing import given

ASKS = {"return", "arrange", "turn", "place", "reward", "corridor", "downstairs", "stack", "pick", "bonus"}


def positions(seats: int, seed: int, every: int) -> Iterator[trianon.State]:
    """Every so many positions of a game, and all those with a question that is asked rarely.

    Castles grow at random, but rewards are taken: only so the rare questions come up.
    """
    state, rng = trianon.game("castles").start(seats=seats, seed=seed), trianon.Rng(seed)
    number = 0
    while (decision := state.decision) is not None:
        if number % every == 0 or decision.ask not in ("arrange", "turn", "place"):
            yield state
        number += 1
        taken = [at for at, option in enumerate(decision.options) if option.kind in ("claim", "take", "buy")]
        choices = taken or range(len(decision.options))
        state.play_at(choices[rng.below(len(choices))])


# --- in haste ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_who_is_in_haste_judges_as_everybody_else(seats: int) -> None:
    for state in positions(seats, seats + 30, 4):
        assert isinstance(state, CastlesState)
        expected = pytest.approx(weighed(state, GREEDY), abs=1e-9)
        assert weighed(state.copy(), GREEDY, in_haste=True) == expected


# --- what it sees -----------------------------------------------------------------------------------------


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_hidden_things_do_not_change_a_choice(seats: int) -> None:
    for number, state in enumerate(positions(seats, seats + 20, 9)):
        assert state.decision is not None
        expected = chosen(state)
        for world in range(2):
            other = state.determinize(state.decision.seat, trianon.Rng(1000 * number + world))
            assert chosen(other) == expected, state.decision


def test_every_question_is_weighed_and_nothing_is_changed() -> None:
    seen = set()
    for seed in range(60):
        for state in positions(3, seed, 40):
            assert state.decision is not None
            if state.decision.ask in seen:
                continue
            seen.add(state.decision.ask)
            before = state.to_json()
            assert len(worth(state, trianon.Rng(1))) == len(state.decision.options)
            assert state.to_json() == before
        if seen == ASKS:
            return
    assert seen == ASKS


# --- what it knows ----------------------------------------------------------------------------------------


def judge(state: trianon.State) -> Appraiser:
    assert isinstance(state, CastlesState)
    return Appraiser(state, state.seat)


def test_the_better_spot_is_taken() -> None:
    """W7: at the dining room the gallery scores 6, completes it and brings an extra turn."""
    state = given("castles", castles=[["dining_room 6 0 r0"]], ask="place gallery_of_mirrors")
    state.play(chosen(state))
    assert isinstance(state, CastlesState)
    assert state.castles[0].completed(1)


def test_the_better_room_is_bought_at_the_same_price() -> None:
    """The pink cabinet scores 5 points, the powder room 1; the coins on it make their prices equal."""
    market = ["sauna", "panic_room", "washroom", "pink_cabinet +2000", "powder_room"]
    state = given("castles", market=market)
    assert state.decision is not None
    bought = dict(zip(map(str, state.decision.options), worth(state, trianon.Rng(1)), strict=True))
    assert bought["buy pink_cabinet"] > bought["buy powder_room"]
    assert chosen(given("castles", market=market, last_round=True)) == "buy pink_cabinet"


def test_who_has_no_money_takes_some() -> None:
    state = given("castles", money=[3000, 15000], market=["sauna", "washroom", "dirt_room", "panic_room"])
    assert chosen(state) == "money"


def test_money_is_worth_less_and_less_and_least_in_the_end() -> None:
    early, late = given("castles"), given("castles", last_round=True)
    rich = given("castles", money=[90000, 15000])
    assert judge(early).money(5000.0) > judge(rich).money(5000.0) >= judge(late).money(5000.0) > 0.0
    assert judge(early).reward(OUTDOOR) > judge(late).reward(OUTDOOR)


def test_the_card_that_fits_the_castle_is_kept() -> None:
    tiles = ["parlor 6 0 r0", "study 12 0 r0", "sitting_room 18 0 r0"]
    state = given("castles", castles=[tiles], ask="bonus", drawn="type_living type_food")
    assert chosen(state) == "keep type_living"
    judged = judge(state)
    assert judged.prospect(BONUS_CARD_IDS["size_150"]) > judged.prospect(BONUS_CARD_IDS["size_600"])


def test_bonus_cards_and_favors_make_a_room_dearer() -> None:
    tile = TILE_IDS["cloak_room"]
    plain = judge(given("castles")).best(tile, 5).worth
    card = judge(given("castles", bonus=["type_utility"])).best(tile, 5).worth
    favor = judge(given("castles", favors=["count_utility", "large"])).best(tile, 5).worth
    assert card == pytest.approx(plain + 2.0)
    assert favor > plain


def test_a_stack_that_runs_out_makes_its_rooms_dearer() -> None:
    tile = TILE_IDS["cloak_room"]
    plain = judge(given("castles")).best(tile, 5).worth
    depleted = judge(given("castles", stacks={"100": ""})).best(tile, 5).worth
    assert depleted == pytest.approx(plain + 2.0, abs=0.2)


def test_the_master_builder_asks_much_for_what_the_others_want() -> None:
    """The other seat has a living room with a door for the dining room, so that one is not cheap."""
    market = ["powder_room", "dirt_room", "utility_room", "panic_room", "dining_room"]
    castles = [[], ["gallery_of_mirrors 6 0 r0"]]
    state = given("castles", ask="arrange", castles=castles, market=market, last_round=True)
    assert chosen(state) != "keep"
    while state.decision is not None and state.decision.ask == "arrange":
        state.play(chosen(state))
    assert isinstance(state, CastlesState)
    assert state.slot_of(TILE_IDS["dining_room"]) <= 1


def test_rewards_are_taken_and_cards_before_an_extra_turn() -> None:
    state = given("castles", castles=[[*FOODS, "cloak_room 2 -4 r0"]], rewards=["pantry", "cloak_room"])
    assert state.decision is not None
    claimed = dict(zip(map(str, state.decision.options), worth(state, trianon.Rng(1)), strict=True))
    assert chosen(state) == "claim cloak_room"
    assert max(claimed["decline pantry"], claimed["decline cloak_room"]) < claimed["claim pantry"]


def test_the_leading_places_come_first_and_equal_ones_from_everywhere() -> None:
    assert list(leading(vec[float]([1.0, 5.0, 3.0]), 2)) == [1, 2]
    assert list(leading(vec[float]([2.0, 2.0, 7.0, 2.0, 3.0]), 9)) == [2, 4, 0, 3, 1]
    assert max(leading(vec[float]([0.0] * 200), 8)) > 100


# --- how well it plays ------------------------------------------------------------------------------------


@pytest.mark.exhaustive
def test_greedy_beats_random_with_two() -> None:
    """It wins 399 of 400 games; the bound leaves room for other luck."""
    report = arena.Report().add_all(arena.run(arena.pairings("castles", ["greedy", "random"], 12, seed=5)))
    assert report.lines[0].bot == "greedy"
    assert report.lines[0].wins >= 11


@pytest.mark.exhaustive
def test_greedy_alone_is_a_mason_on_average() -> None:
    """A mason has 60 points (C13.6)."""
    (line,) = arena.Report().add_all(arena.run(arena.pairings("castles", ["greedy"], 16, seed=5))).lines
    assert line.points >= 60


def test_greedy_plays_with_four() -> None:
    result = arena.play(arena.pairings("castles", ["greedy"] * 4, 1, seed=3)[0])
    assert min(result.points) > 30
