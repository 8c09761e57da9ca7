"""Mercado: what only a master foresees, and that it foresees better than the others."""

from librt.vecs import vec

import trianon
from trianon.bots.judgements import judgement_of, mastery_of
from trianon.games.mercado.foresight import HAVING, HOPING, ROW, TRAITS, Foresight, outline, rival_of
from trianon.games.mercado.neurons import NEURONS, RULES_VERSION
from trianon.games.mercado.tableau import Tableau
from trianon.testing import given

GAMES = 60


def table(**fields: object) -> Tableau:
    state = given("mercado", **fields)
    assert isinstance(state, Tableau)
    return state


def traits(state: Tableau, seat: int) -> dict[str, float]:
    return dict(zip((*HAVING, *HOPING), outline(state, seat), strict=True))


def test_every_trait_has_its_weights_for_the_present_rules() -> None:
    assert trianon.game("mercado").rules_version == RULES_VERSION
    assert len(HAVING) + len(HOPING) == TRAITS
    assert (len(NEURONS) - ROW) % (ROW + 1) == 0


def test_the_network_adds_up_what_its_neurons_say() -> None:
    """A straight part that counts seals, and a neuron: twice what the rival made beyond 10."""
    straight, neuron = [0.0] * ROW, [0.0] * ROW
    straight[2 + HAVING.index("seals")] = 1.5
    neuron[0], neuron[2 + TRAITS + HAVING.index("progress")] = -10.0, 1.0
    network = Foresight([*straight, *neuron, 2.0])
    own, rival = [0.0] * TRAITS, [0.0] * TRAITS
    own[HAVING.index("seals")] = 2.0
    for progress, expected in ((8.0, 3.0), (13.0, 9.0)):
        rival[HAVING.index("progress")] = progress
        assert network.gain(vec[float](own), vec[float](rival), 0.0) == expected


def test_traits_tell_what_a_seat_may_hope_for() -> None:
    state = table(market=["gold_goblet: 2 gold", "letter_opener: gold", "necklace"])
    found = traits(state, int(state.seat))
    assert found["tiles that lack one coin"] == 2.0
    assert found["coins beside tiles"] == 3.0
    assert found["the best hope"] >= found["the second best"] > 0.0
    assert traits(state, 1 - int(state.seat))["coins beside tiles"] == 0.0


def test_the_rival_is_who_is_ahead() -> None:
    state = table(seats=3, progress=[4, 9, 6])
    assert [rival_of(state, seat) for seat in range(3)] == [1, 2, 1]


def test_a_master_foresees_how_games_end_better_than_the_others_do() -> None:
    missed = {"master": 0.0, "others": 0.0}
    judges = {"master": mastery_of("mercado"), "others": judgement_of("mercado")}
    rng = trianon.Rng(5)
    for seed in range(GAMES):
        state = trianon.game("mercado").start(seats=2, seed=seed)
        last, told = state.copy(), []
        while state.seat >= 0:
            if judges["others"].may_stop(state, last, 0):
                last = state.copy()
                told.append({name: judge.expected(state) for name, judge in judges.items()})
            state.play_at(judges["others"].policy(state, rng))
        lead = state.points()[0] - state.points()[1]
        for name in missed:
            missed[name] += sum((lead - one[name][0] + one[name][1]) ** 2 for one in told)
    assert missed["master"] < missed["others"]
