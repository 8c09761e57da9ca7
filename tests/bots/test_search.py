"""Search: fair to all options, the same for the same luck, and stronger than what it is made of."""

import gc
import json

import pytest

import trianon
from tests.bots.support import possible_world
from tests.known import GAMES, TEMPLATE
from trianon.bots.judgements import judgement_of
from trianon.bots.search.node import SEAT, STEP, Node, question_of
from trianon.bots.search.rewards import Rewards
from trianon.bots.search.tree import Search
from trianon.games.kabale import KabaleState
from trianon.games.mercado.actions import EVALUATE_STEP, PLACE_STEP
from trianon.kernel.judgement import Judgement, margins
from trianon.testing import given


def search(state: trianon.State, luck: int = 1) -> Search:
    return Search(possible_world(state), judgement_of(state.game.id), trianon.Rng(luck))


def start(game: str, seats: int = 2) -> trianon.State:
    return trianon.game(game).start(seats=seats, seed=5)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_gives_the_same_answer_and_the_world_is_left_alone(game: str) -> None:
    state = start(game)
    one, two = search(state), search(state)
    before = json.dumps(one.root.to_json())
    assert one.best(4) == two.best(4)
    assert one.iterations == two.iterations
    assert json.dumps(one.root.to_json()) == before


@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_courtier_is_challenged_when_that_wins(seats: int) -> None:
    """A prince takes whatever was presented, and nothing comes after it."""
    state = given(TEMPLATE, late=True, hands=["", "prince", ""][:seats], presented="page")
    assert state.decision is not None
    options = [str(option) for option in state.decision.options]
    assert options[search(state).best(60)] == "challenge prince"


def test_time_that_is_up_gives_an_answer_at_once() -> None:
    state = start("kabale")
    hurried = search(state)
    assert state.decision is not None
    assert 0 <= hurried.best(1_000_000, seconds=0.0) < len(state.decision.options)
    assert hurried.iterations == 1


def test_the_root_drops_the_worse_half_round_by_round() -> None:
    """Of eight options: 4 tries for each, 8 for the better four, 16 for the best two: 96 in all."""
    state = start("kabale", seats=4)
    thought = search(state)
    thought.best(96)
    assert len(thought.worths) == 12
    assert 80 <= thought.iterations <= 96


def test_answers_are_opened_little_by_little_the_best_first() -> None:
    """After buying a tile in a castle of one's own, every spot for it is known."""
    thought = search(start("castles", seats=1))
    root = thought.root
    node = Node(question_of(root) | root.codes[0], 1.0)
    opened = []
    for _ in range(10):
        thought.iterate(node)
        opened.append(len(node.children))
    assert opened[:2] == [1, 1]
    assert 1 < opened[-1] <= 1 + thought.judgement.width * 10**0.5
    assert node.visits == 10 == sum(child.visits for child in node.children)
    assert node.children[0].promise == max(child.promise for child in node.children)


def test_options_are_compared_in_the_same_worlds() -> None:
    """Two names for the same answer are tried with the same luck, so they come out the same."""
    thought = search(start("kabale"))
    key = question_of(thought.root) | thought.root.codes[3]
    one, two = Node(key, 1.0), Node(key, 1.0)
    for _ in range(30):
        thought.iterate(one)
        thought.iterate(two)
    assert one.total == two.total


def test_opponents_are_deceived_where_a_policy_would_look_at_hidden_cards() -> None:
    """The card just laid lies face down: to who answers next it is any card that it may be."""
    thought = search(start("kabale"))
    s = thought.root.copy()
    s.answer(s.codes[0])
    assert s.seat != thought.root.seat
    seen = [thought._seen(s, trianon.Rng(luck)) for luck in range(8)]
    assert all(list(world.codes) == list(s.codes) for world in seen)
    assert len({world.fingerprint() for world in seen}) > 1
    assert thought._seen(thought.root, trianon.Rng(1)) is thought.root


def test_a_playout_goes_on_for_as_many_rounds_as_it_is_told() -> None:
    """By itself a playout of Louis XIV ends with the round."""
    state = start("louis")
    world = possible_world(state)
    judgement = judgement_of("louis")
    short, long = (Search(world, judgement, trianon.Rng(1), reach) for reach in (None, 1))
    s, rng = world.copy(), trianon.Rng(2)
    assert short._goes_on(s)
    while short._goes_on(s):
        s.answer(s.codes[judgement.policy(s, rng)])
    assert s.seat >= 0
    assert long._goes_on(s)


@pytest.mark.parametrize("is_on", [True, False])
def test_garbage_is_collected_after_a_search_as_before(is_on: bool) -> None:
    was_on = gc.isenabled()
    try:
        (gc.enable if is_on else gc.disable)()
        search(start("kabale")).best(4)
        assert gc.isenabled() == is_on
    finally:
        (gc.enable if was_on else gc.disable)()


@pytest.mark.parametrize("steps", [0, 9, 30])
def test_prospects_are_the_features_by_their_weights(steps: int) -> None:
    """Kabale & Hiebe adds them up in a quicker way."""
    state, judgement, rng = start("kabale"), judgement_of("kabale"), trianon.Rng(steps)
    for _ in range(steps):
        state.play_at(int(rng.below(len(state.codes))))
    for seat in range(2):
        weighed = Judgement.prospects(judgement, state, seat)
        assert judgement.prospects(state, seat) == pytest.approx(weighed)


def test_cards_that_were_kept_are_worth_something() -> None:
    """By what was learned: who has lost king and beggar expects less."""
    state = given("kabale", columns=["art 5:", "trade 1:"], hands=["king beggar", "squire romeo"])
    assert isinstance(state, KabaleState)
    judgement = judgement_of("kabale")
    before = judgement.prospects(state, 0)
    state.hands[0] = 0
    assert judgement.prospects(state, 0) < before - 1.0


def test_an_outlook_is_exact_at_the_end_and_even_when_nothing_is_known() -> None:
    judgement = Judgement(thinking=[1], scale=10.0, width=1.0, trust=1.0)
    state = start(TEMPLATE)
    assert judgement.outlook(state).shares == [0.5, 0.5]
    rng = trianon.Rng(1)
    while state.decision is not None:
        state.play_at(judgement.policy(state, rng))
    outlook, points = judgement.outlook(state), state.points()
    assert outlook.margins == [points[0] - points[1], points[1] - points[0]]
    assert sum(outlook.shares) == 1.0


def test_a_reward_is_the_win_and_the_margin_of_every_seat() -> None:
    """Of ends of games of three: more points are more, whoever wins has most, and a narrow win is less."""
    judgement, rng, won = judgement_of(TEMPLATE), trianon.Rng(4), []
    for _ in range(20):
        state = start(TEMPLATE, seats=3)
        rewards = Rewards(state, judgement)
        while state.decision is not None:
            state.play_at(rng.below(len(state.codes)))
        gains, points = rewards.of(state), state.points()
        assert all(0.0 <= gain <= 1.0 for gain in gains)
        assert sorted(range(3), key=gains.__getitem__) == sorted(
            range(3), key=lambda seat: (points[seat], gains[seat])
        )
        assert state.outcome is not None
        if len(state.outcome.winners) == 1:
            won.append((margins([float(own) for own in points])[state.outcome.winners[0]], max(gains)))
    assert len({margin for margin, _ in won}) > 2
    assert [gain for _, gain in sorted(won)] == sorted(gain for _, gain in won)


def below(nodes: list[Node]) -> list[Node]:
    """All answers of a tree that follow these."""
    children = [child for node in nodes for child in node.children]
    return children + below(children) if children else []


def test_in_mercado_a_tree_ends_where_coins_are_drawn() -> None:
    """With other coins the same answer means something else, so the policy goes on from there."""
    drawing = search(start("mercado"))
    drawing.best(40)
    assert below(drawing.tried) == []


def test_in_mercado_all_coins_of_a_turn_are_planned() -> None:
    state = given("mercado", market=["cloth: gold", "gold_goblet: gold"], drawn="gold turquoise")
    laying = search(state)
    laying.best(60)
    planned = below(laying.tried)
    assert planned != []
    assert {node.seat for node in planned} == {state.seat}
    assert {(node.key >> STEP) & ((1 << (SEAT - STEP)) - 1) for node in planned} <= {
        PLACE_STEP,
        EVALUATE_STEP,
    }


def test_in_mercado_a_search_sets_out_from_what_the_policy_thinks() -> None:
    state = given("mercado", market=["cloth: gold", "gold_goblet: gold"], drawn="gold turquoise")
    world, judgement = possible_world(state), judgement_of("mercado")
    found = Search(world, judgement, trianon.Rng(1)).worths
    assert found == judgement.hunches(world, trianon.Rng(1))
    assert found != judgement.worths(world, trianon.Rng(1))
