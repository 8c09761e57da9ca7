"""Castles of Mad King Ludwig alone: the quick policy of the solo game, and that it is used there only."""

from collections.abc import Callable, Iterator

import pytest

import trianon
from tests.bots.support import possible_world
from trianon import bots
from trianon.bots.judgements import judgement_of
from trianon.games.castles import CastlesState, judgement, solo_weights
from trianon.games.castles.actions import PLACE, PLACE_STEP, REWARD_STEP, TURN_STEP
from trianon.games.castles.alone import choice_alone, worths_alone
from trianon.games.castles.components import LIVING, TYPE
from trianon.games.castles.geometry.notes import KEEPER
from trianon.games.castles.geometry.points import own_bonus, points_of, would_complete
from trianon.games.castles.planner import Planner
from trianon.games.castles.solo_weights import ALONE, SoloWeights
from trianon.kernel.frame import arg1
from trianon.kernel.rng import Rng

JUDGEMENT = judgement_of("castles")


def start(seed: int, seats: int = 1) -> CastlesState:
    state = trianon.game("castles").start(seats=seats, seed=seed)
    assert isinstance(state, CastlesState)
    return state


def positions(seed: int, seats: int = 1) -> Iterator[CastlesState]:
    """Every question of a game that the quick policy plays."""
    state = start(seed, seats)
    while state.seat >= 0:
        yield state
        state.play_at(JUDGEMENT.policy(state, Rng(seed)))


def without_promises() -> SoloWeights:
    """Nothing but points counts, and the rewards that are points or as good as points."""
    weights = SoloWeights()
    weights.welcome = weights.way_down = weights.beyond = weights.shy = 0.0
    weights.likely = [1.0, 0.0, 0.0, 0.0, 0.0]
    weights.few_doors = [0.0]
    return weights


def exact(planner: Planner, tile: int, spot: int) -> float:
    """Points at once and the rewards of completed rooms, by building the castle."""
    before = planner.castle
    after = before.laid(tile, spot)
    worth = float(points_of(before, tile, spot))
    for index in would_complete(before, tile, spot):
        room = after.tiles[index]
        again = float(after.figures.base[room] + own_bonus(after, index))
        worth += again if TYPE[room] == LIVING else planner.rewards[TYPE[room]]
    return worth


def test_a_spot_is_judged_as_if_the_castle_were_built() -> None:
    weights, spots = without_promises(), 0
    for state in positions(seed=6):
        if state.step != PLACE_STEP:
            continue
        planner = Planner(state, weights)
        planner.hand.per_door = 0.0
        tile = arg1(state.frames[-1])
        for code in state.codes:
            spot = PLACE.spot(code)
            completed = float(len(would_complete(planner.castle, tile, spot)))
            expected = exact(planner, tile, spot) + completed * planner.hand.per_completed
            assert planner.worth(tile, spot) == pytest.approx(expected)
            spots += 1
    assert spots > 60


def test_what_was_planned_before_changes_no_choice() -> None:
    """The plans that are noted at castles save time and nothing else."""
    for state in positions(seed=4):
        noted = choice_alone(state)
        KEEPER.forget()
        assert noted == choice_alone(state)


def test_a_plan_is_made_anew_when_the_hopes_change() -> None:
    """The same castle, but the game is nearly over: what is promised counts for less."""
    state = next(state for state in positions(seed=4) if state.step == TURN_STEP and state.round == 3)
    late = state.copy()
    late.deck = 0
    before, after = worths_alone(state), worths_alone(late)
    KEEPER.forget()
    assert worths_alone(late) == after != before


def test_the_quick_policy_takes_what_promises_most() -> None:
    for state in positions(seed=8):
        worths = worths_alone(state)
        assert worths[JUDGEMENT.policy(state, Rng(1))] == pytest.approx(max(worths))


def test_weights_of_the_solo_game_are_used_alone_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """With two nothing depends on them; alone something does."""
    for seats in (1, 2):
        state = start(3, seats)
        while state.step == REWARD_STEP or len(state.codes) < 3:
            state.play_at(0)
        before = JUDGEMENT.worths(state, Rng(1))
        with monkeypatch.context() as changed:
            changed.setattr(ALONE, "dear", ALONE.dear + 3.0)
            after = JUDGEMENT.worths(state, Rng(1))
        assert (before == after) == (seats == 2)


def test_alone_there_are_iterations_of_their_own_and_few_for_the_order_of_rewards() -> None:
    alone, together = start(3), start(3, seats=2)
    for level in range(len(JUDGEMENT.thinking)):
        assert JUDGEMENT.iterations(alone, level) == JUDGEMENT.alone[level]
        assert JUDGEMENT.iterations(together, level) == JUDGEMENT.thinking[level]
    assert JUDGEMENT.alone == sorted(set(JUDGEMENT.alone))
    claimed = next(state for seed in range(9) for state in positions(seed) if state.step == REWARD_STEP)
    assert JUDGEMENT.iterations(claimed, 1) < JUDGEMENT.alone[1]


def test_weights_are_of_the_present_rules() -> None:
    """Those of the solo game, and those for two and more."""
    assert trianon.game("castles").rules_version == solo_weights.RULES_VERSION == judgement.RULES_VERSION


def points_of_games(choose: Callable[[trianon.State], int], games: int) -> int:
    """What somebody makes in the first so many games, all together."""
    total = 0
    for seed in range(games):
        state = start(seed)
        while state.seat >= 0:
            state.play_at(choose(state))
        total += state.points()[0]
    return total


@pytest.mark.exhaustive
def test_the_quick_policy_builds_better_castles_than_greedy() -> None:
    """By some points; always in the same games, so there is no luck in it."""
    greedy, games = bots.get("castles", "greedy"), 24
    quick = points_of_games(lambda state: int(JUDGEMENT.policy(state, Rng(1))), games)
    assert quick >= points_of_games(lambda state: greedy.choose(state, Rng(1)), games) + 2 * games


@pytest.mark.exhaustive
def test_a_little_search_builds_much_better_castles_than_greedy() -> None:
    """With 24 iterations for an answer, by ten points and more."""
    greedy, thinker, games = bots.get("castles", "greedy"), bots.get("castles", "strong", 24), 8
    thought = points_of_games(lambda state: thinker.choose(possible_world(state), Rng(1)), games)
    assert thought >= points_of_games(lambda state: greedy.choose(state, Rng(1)), games) + 10 * games
