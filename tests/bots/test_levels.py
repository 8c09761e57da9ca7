"""Levels: novices err like people, thinkers get better with time, and clocks end thinking."""

import time

import pytest

import trianon
from tests.bots.support import possible_world
from trianon import arena, bots
from trianon.bots.crew import Crew, Effort, Findings, agreed
from trianon.bots.judgements import judgement_of, mastery_of
from trianon.bots.levels import SEARCHING, SILLY, Thinker
from trianon.games.castles import knowledge
from trianon.kernel.rng import Rng


def state_of(game: str, steps: int) -> trianon.State:
    """A position some random answers after the beginning."""
    state, rng = trianon.game(game).start(seats=2, seed=3), Rng(3)
    for _ in range(steps):
        assert state.decision is not None
        state.play_at(rng.below(len(state.decision.options)))
    return state


@pytest.mark.parametrize("game", trianon.games())
def test_novices_differ_and_are_never_silly(game: str) -> None:
    world = possible_world(state_of(game, 9))
    judgement, novice = judgement_of(game), bots.get(game, "novice")
    worths = judgement.first_glance(world, Rng(1))
    chosen = {novice.choose(world, Rng(luck)) for luck in range(8)}
    assert all(max(worths) - worths[index] < SILLY * judgement.scale for index in chosen)
    assert len(chosen) > 1 or len(worths) == 1


def test_levels_differ_in_nothing_but_time() -> None:
    """Those that may not take more than a few iterations, in one search, think alike."""
    world = possible_world(state_of("kabale", 4))
    names = [level.name for level in SEARCHING if level.searches == 1]
    assert len(names) > 1
    assert len({bots.get("kabale", name, 20).choose(world, Rng(2)) for name in names}) == 1


@pytest.mark.parametrize("game", trianon.games())
def test_every_level_thinks_longer_than_the_one_below(game: str) -> None:
    thinking = judgement_of(game).thinking
    assert len(thinking) == len(SEARCHING)
    assert thinking == sorted(set(thinking))
    assert len(judgement_of(game).reaches) == len(SEARCHING)


@pytest.mark.parametrize("game", trianon.games())
def test_iterations_go_by_the_number_of_seats(game: str) -> None:
    """What follows an answer takes longer to play the more there are; a master's time is as long."""
    two, four = (trianon.game(game).start(seats=seats, seed=3) for seats in (2, 4))
    for judgement in (judgement_of(game), mastery_of(game)):
        for level in range(len(SEARCHING)):
            assert judgement.iterations(two, level) == judgement.thinking[level]
            assert judgement.iterations(four, level) == judgement.crowd[level]
        assert judgement.crowd == sorted(set(judgement.crowd))


def test_several_processes_come_to_the_same_choice_as_one() -> None:
    """A master thinks over a question in two searches: one after the other, or both at once."""
    master = bots.get("kabale", "master", 30)
    assert isinstance(master, Thinker)
    assert master.searches > 1
    crew = Crew(2)
    try:
        for steps in (0, 5):
            world = possible_world(state_of("kabale", steps))
            assert master.choose(world, Rng(3), crew) == master.choose(world, Rng(3))
    finally:
        crew.close()


@pytest.fixture
def efforts(monkeypatch: pytest.MonkeyPatch) -> list[Effort]:
    """Those of searches that were begun; each finds the first option."""
    taken: list[Effort] = []

    def explore(world: trianon.State, seed: int, effort: Effort) -> Findings:
        taken.append(effort)
        return Findings(0, [(0, 1, 1.0)])

    monkeypatch.setattr("trianon.bots.levels.explore", explore)
    return taken


def test_a_limit_holds_for_all_searches_together(efforts: list[Effort]) -> None:
    bots.get("kabale", "master", 30).choose(possible_world(state_of("kabale", 4)), Rng(1))
    assert [effort.iterations for effort in efforts] == [15, 15]


def test_a_master_of_louis_looks_farther_than_the_levels_below(efforts: list[Effort]) -> None:
    for name in ("player", "strong", "master"):
        bots.get("louis", name).choose(possible_world(state_of("louis", 0)), Rng(1))
    assert [effort.reach for effort in efforts] == [0, 0, 1, 1]


@pytest.mark.parametrize("seats", [3, 4])
def test_at_a_large_table_of_louis_it_looks_no_farther_and_thinks_more(
    efforts: list[Effort], seats: int
) -> None:
    """What others do until the next round ends is too much to foresee."""
    world = possible_world(trianon.game("louis").start(seats=seats, seed=1))
    bots.get("louis", "master").choose(world, Rng(1))
    assert [(effort.iterations, effort.reach) for effort in efforts] == [(2000, 0), (2000, 0)]


def test_one_answer_is_thought_over_where_it_is_a_secret(efforts: list[Effort]) -> None:
    """How long a bot takes shows nothing that its hand hides: in Louis XIV about intrigue (P7)."""
    steps = 0
    while len(state_of("louis", steps).codes) > 1:
        steps += 1
    assert bots.get("louis", "strong", 7).choose(possible_world(state_of("louis", steps)), Rng(1)) == 0
    assert [effort.iterations for effort in efforts] == [7]


def test_searches_agree_on_what_did_best_in_all_of_them() -> None:
    """The option 2 was chosen once and did well twice; 0 did better still, but nobody chose it."""
    one = Findings(2, [(0, 10, 9.0), (1, 10, 1.0), (2, 10, 6.0)])
    two = Findings(1, [(0, 10, 9.0), (1, 10, 5.0), (2, 10, 5.0)])
    assert agreed([one, two]) == 2


def test_at_a_table_the_clock_ends_thinking() -> None:
    """The slowest of them; without a clock these rules would need minutes where they are not compiled."""
    world = possible_world(state_of("castles", 4))
    began = time.process_time()
    bots.get("castles", "strong", is_timed=True).choose(world, Rng(1))
    assert time.process_time() - began < 10.0


@pytest.mark.exhaustive
def test_thinking_beats_random_answers() -> None:
    report = arena.Report().add_all(arena.run(arena.pairings("kabale", ["player", "random"], 6, seed=1)))
    assert report.lines[0].bot == "player"
    assert report.lines[0].rate >= 0.75


@pytest.mark.exhaustive
def test_thinking_beats_greed_in_kabale() -> None:
    """It wins three games of four; few are enough to see that nothing is broken."""
    report = arena.Report().add_all(arena.run(arena.pairings("kabale", ["strong", "greedy"], 16, seed=7)))
    assert report.lines[0].bot == "strong"


@pytest.mark.exhaustive
def test_little_thinking_beats_greed_in_louis() -> None:
    """Hundredths of a second for an answer win nearly always; few games are enough."""
    thinker, greedy, won = bots.get("louis", "strong"), bots.get("louis", "greedy"), 0
    for number in range(4):
        state, own = trianon.game("louis").start(seats=2, seed=number), number % 2
        while state.decision is not None:
            world = possible_world(state, number)
            state.play_at((thinker if state.decision.seat == own else greedy).choose(world, Rng(number)))
        assert state.outcome is not None
        won += state.outcome.winners == (own,)
    assert won >= 3


@pytest.mark.parametrize("seats", [1, 2])
def test_a_novice_of_castles_has_learned_nothing(seats: int) -> None:
    """It sees what `greedy` sees; what search has learned since is for those who think ahead."""
    world = possible_world(trianon.game("castles").start(seats=seats, seed=8))
    judgement = judgement_of("castles")
    seen = judgement.first_glance(world, Rng(1))
    assert seen == knowledge.worth(world, Rng(1))
    assert seen != judgement.worths(world, Rng(1))
