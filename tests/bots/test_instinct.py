"""The quick policy of playouts: far better than chance, and what it knows of Mercado."""

from math import comb

import pytest

import trianon
from trianon.bots.judgements import judgement_of
from trianon.games.louis.components import PERSON_IDS
from trianon.games.louis.instinct import Court
from trianon.games.louis.tableau import Tableau
from trianon.games.mercado.components import BLACK, TILE_IDS
from trianon.games.mercado.figures import PACKAGED
from trianon.games.mercado.instinct import MOST_COINS, Purse
from trianon.kernel.bags import some
from trianon.testing import given

GAMES = 8
HANDS = [
    "conde conde mazarin turenne",
    "colbert colbert mazarin turenne",
    "valliere valliere louvois anne",
    "dauphin dauphin louvois anne",
]
PHILIPPE = PERSON_IDS["philippe"]


@pytest.mark.parametrize("game", ["louis", "mercado"])
def test_quick_play_beats_random_answers(game: str) -> None:
    judgement, won = judgement_of(game), 0
    for number in range(GAMES):
        state, rng, quick = trianon.game(game).start(seats=2, seed=number), trianon.Rng(number), number % 2
        while state.seat >= 0:
            is_quick = state.seat == quick
            state.play_at(judgement.policy(state, rng) if is_quick else rng.below(len(state.codes)))
        assert state.outcome is not None
        won += state.outcome.winners == (quick,)
    assert won >= GAMES - 2


# --- Louis XIV ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "is_better"), [(2, False), (4, True)])
def test_in_a_crowd_two_stones_on_one_tile_are_better_than_one_on_each_of_two(
    seats: int, is_better: bool
) -> None:
    """Somebody will come along with a card that beats a single stone."""
    state = given("louis", seats=seats, louis=1, money=[0] * seats, hands=HANDS[:seats])
    assert isinstance(state, Tableau)
    court = Court(state, state.seat, 2)
    assert (court.gain(PHILIPPE, 2) > 2 * court.gain(PHILIPPE, 1)) == is_better


def test_only_among_two_it_pays_to_stand_in_the_way() -> None:
    """A tile that somebody else leads is worth as much as an empty one, where two more share the damage."""
    gains = []
    for seats in (2, 4):
        state = given(
            "louis", seats=seats, louis=1, tiles={2: [0, 1] + [0] * (seats - 2)}, hands=HANDS[:seats]
        )
        assert isinstance(state, Tableau)
        court = Court(state, 0, 3)
        gains.append(court.gain(PHILIPPE, 3) - court.taste.worths[PHILIPPE])
    assert gains[0] > gains[1]


# --- Mercado ------------------------------------------------------------------------------------------------


def at_a_glance(state: trianon.State) -> str:
    """What the quick policy answers."""
    decision = state.decision
    assert decision is not None
    return str(decision.options[judgement_of(state.game.id).policy(state, trianon.Rng(1))])


def at_least(need: int, draws: int, held: int, useful: int) -> float:
    """How likely so many draws from a purse, in three turns, give enough of its useful coins."""
    purse = Purse(some(0, useful) + some(BLACK, held - useful), draws // 3)
    purse.look_ahead(PACKAGED, TILE_IDS["gold_goblet"], some(0, 3 - need))  # three of gold
    return purse.latest


@pytest.mark.parametrize(("need", "draws", "held", "useful"), [(1, 3, 25, 5), (2, 6, 14, 4), (3, 9, 12, 3)])
def test_chances_are_those_of_coins_that_do_not_go_back(
    need: int, draws: int, held: int, useful: int
) -> None:
    good = sum(
        comb(useful, drawn) * comb(held - useful, draws - drawn)
        for drawn in range(need, min(useful, draws) + 1)
    )
    assert at_least(need, draws, held, useful) == pytest.approx(good / comb(held, draws))


def test_chances_of_a_purse_that_is_fuller_than_the_table() -> None:
    assert at_least(1, 3, 2 * MOST_COINS, MOST_COINS) == at_least(1, 3, MOST_COINS, MOST_COINS // 2)


def test_a_coin_goes_where_a_rival_will_buy() -> None:
    """Second place is a seal (M7.3)."""
    market = ["gold_goblet: / 2 gold", "letter_opener", "clock"]
    state = given("mercado", market=market, drawn="gold")
    assert at_a_glance(state) == "gold > gold_goblet"
