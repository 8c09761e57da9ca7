"""What only masters know: instinct sees no more than its seat and plays better than the careless policy."""

from typing import Any

import pytest

import trianon
from tests.bots.support import choice, positions, possible_world
from trianon.bots.crew import Effort, explore
from trianon.bots.judgements import judgement_of, mastery_of
from trianon.bots.levels import SEARCHING, Thinker
from trianon.bots.search.tree import FOREVER
from trianon.games.kabale import KabaleState
from trianon.games.kabale.components import CARDS
from trianon.games.kabale.habits import HABITS, KEPT, RULES_VERSION
from trianon.games.kabale.instinct import TRAITS, Instinct
from trianon.games.kabale.scoring import counts_plainly
from trianon.games.kabale.sight import NOTHING, Sights
from trianon.kernel.judgement import Judgement
from trianon.testing import given

GAMES = 24


def weighed(state: trianon.State) -> dict[str, float]:
    """What instinct makes of every option."""
    assert isinstance(state, KabaleState)
    assert state.decision is not None
    options = [str(option) for option in state.decision.options]
    return dict(zip(options, Instinct(HABITS).weigh(state), strict=True))


def position(**fields: Any) -> trianon.State:
    return trianon.game("kabale").from_json({"game": "kabale", "seats": 2, **fields})


def test_habits_are_of_the_present_rules() -> None:
    assert trianon.game("kabale").rules_version == RULES_VERSION


def test_every_trait_and_every_card_has_its_weight() -> None:
    assert len(HABITS) == TRAITS
    assert len(KEPT) == len(judgement_of("kabale").weights)


@pytest.mark.parametrize("seats", [2, 4])
def test_instinct_sees_what_its_seat_sees(seats: int) -> None:
    """In every world that the seat thinks possible all options weigh the same."""
    state, rng = trianon.game("kabale").start(seats=seats, seed=seats), trianon.Rng(seats)
    while state.seat >= 0:
        found = weighed(state)
        assert all(weighed(state.determinize(state.seat, rng)) == found for _ in range(2))
        state.play_at(rng.below(len(state.codes)))


def test_instinct_plays_far_better_than_the_careless_policy() -> None:
    quick, careless, rng, lead = mastery_of("kabale"), judgement_of("kabale"), trianon.Rng(3), 0
    for number in range(GAMES):
        own = number % 2
        state = trianon.game("kabale").start(seats=2, seed=number // 2)
        while state.seat >= 0:
            state.play_at((quick if state.seat == own else careless).policy(state, rng))
        points = state.points()
        lead += points[own] - points[1 - own]
    assert lead > 2 * GAMES


def test_nobody_lays_a_good_card_on_the_own_assassin() -> None:
    weights = weighed(
        given("kabale", columns=["art 4: [0:assassin]", "trade 4:"], hands=["king queen", "mage"])
    )
    assert weights["king > 2"] > weights["king > 1"]


def test_the_card_that_wins_the_round_weighs_most() -> None:
    columns = ["art 5: 1:queen 1:merchant 1:farmer 0:juliet", "trade 1: 1:squire"]
    weights = weighed(
        position(round=6, columns=columns, hands=["king squire disguise", "romeo hermit dragon"])
    )
    assert max(weights, key=lambda option: weights[option]) == "king > 1"


@pytest.mark.parametrize(("here", "there", "choice"), [(2, 5, "swap 2"), (5, 2, "decline")])
def test_a_traitor_takes_the_better_goal_card(here: int, there: int, choice: str) -> None:
    state = position(
        active=1,
        columns=[f"art {here}: 0:king 0:traitor [1:squire]", f"trade {there}: 1:king 1:queen"],
        hands=["queen mage beggar", "hermit dragon"],
        pending={"ask": "traitor", "column": 1, "place": 1},
    )
    weights = weighed(state)
    assert max(weights, key=lambda option: weights[option]) == choice


def test_only_masters_ask_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Judgement] = []

    class Noted:
        def __init__(self, world: trianon.State, judgement: Judgement, *_: object) -> None:
            asked.append(judgement)

        def best(self, *_: object) -> int:
            return 0

        def tally(self) -> list[tuple[int, int, float]]:
            return [(0, 1, 0.0)]

    monkeypatch.setattr("trianon.bots.crew.Search", Noted)
    world = possible_world(trianon.game("kabale").start(seats=2, seed=1))
    for level in SEARCHING:
        explore(world, 1, Thinker("kabale", level, None, is_timed=False).effort(world, FOREVER))
    usual = judgement_of("kabale")
    assert asked == [usual, usual, mastery_of("kabale")]
    assert mastery_of("kabale") is not usual
    assert mastery_of("louis") is judgement_of("louis")


def test_efforts_read_as_before() -> None:
    """Kept games name the efforts of their bots."""
    assert str(Effort(5, 1.0, 0, is_masterly=True)) == str(Effort(5, 1.0, 0))


@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_things_do_not_change_the_choice_of_a_master(seats: int) -> None:
    """It does not think like the other levels, so their proof says nothing about it."""
    for number, state in enumerate(positions(seats, seats, 8)):
        other = state.determinize(state.seat, trianon.Rng(1000 + number))
        assert choice(other, "master", number) == choice(state, "master", number)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_instinct_sees_at_a_glance_who_leads(seats: int) -> None:
    """What it finds for a card without evaluating its column is what an evaluation finds."""
    state, rng = trianon.game("kabale").start(seats=seats, seed=9), trianon.Rng(9)
    instinct, plainly = Instinct(HABITS), 0
    while state.seat >= 0:
        assert isinstance(state, KabaleState)
        for column in range(seats):
            sight, goal = Sights().of(state, column, state.seat), state.goals[column]
            for card in range(CARDS):
                if counts_plainly(sight.kinds | 1 << card) and sight.bottom == NOTHING:
                    instinct.look_after(state, sight, card, goal)
                    glance = (instinct.sign, instinct.lead)
                    instinct.look(state, sight.entries, goal)
                    assert glance == (instinct.sign, instinct.lead)
                    plainly += 1
        state.play_at(rng.below(len(state.codes)))
    assert plainly > 500


def test_what_instinct_remembers_changes_nothing() -> None:
    """Every position is weighed as by an instinct that has seen no other."""
    state, rng, instinct = trianon.game("kabale").start(seats=4, seed=5), trianon.Rng(5), Instinct(HABITS)
    while state.seat >= 0:
        assert isinstance(state, KabaleState)
        assert list(instinct.weigh(state)) == list(Instinct(HABITS).weigh(state))
        state.play_at(rng.below(len(state.codes)))
