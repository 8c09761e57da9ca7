"""The conformance checks over random games: every game, every number of seats, every variant."""

import functools
import json
from collections.abc import Iterator

import pytest

import trianon
from tests.known import GAMES, IS_COMPILED
from trianon import Event, Rng, State
from trianon.testing import conformance as promises
from trianon.testing import random_answer, visibility

LOOKED_AT = 45  # positions of a game
MANY = 40 if IS_COMPILED else 4  # whole games
# Other ways to play a game: its name here, the seats, the options.
VARIANTS: list[tuple[str, str, int, dict[str, object]]] = [
    ("kabale", "french", 2, {"variant": "french"}),
    ("mercado", "side-b", 3, {"side": "B", "disc": 17}),
    ("mercado", "promo", 2, {"promo": "yes"}),
]

SAMPLE = 3  # seats; all others are looked at on the compiled rules only
TABLES = [
    pytest.param(
        game, seats, {}, id=f"{game}-{seats}", marks=() if seats == SAMPLE else pytest.mark.exhaustive
    )
    for game in GAMES
    for seats in range(trianon.game(game).min_seats, trianon.game(game).max_seats + 1)
] + [
    pytest.param(game, seats, options, id=f"{game}-{name}", marks=pytest.mark.exhaustive)
    for game, name, seats, options in VARIANTS
]

table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def games(game: str, seats: int, options: dict[str, object], count: int) -> Iterator[tuple[State, Rng]]:
    for seed in range(count):
        yield trianon.game(game).start(seats=seats, seed=seed, **options), Rng(1000 + seed)


@functools.cache
def length(game: str, seats: int) -> int:
    """How many decisions a random game has, about."""
    state, rng = trianon.game(game).start(seats=seats, seed=0), Rng(0)
    count = 0
    while state.decision is not None:
        state.play_at(random_answer(state, rng))
        count += 1
    return count


def is_passed_over(state: State, rng: Rng) -> bool:
    """Play on without checks: of a long game only so many positions are looked at, here and there."""
    if rng.below(length(state.game.id, state.seats)) < LOOKED_AT:
        return False
    state.play_at(random_answer(state, rng))
    return True


@table
def test_every_position_keeps_every_promise(game: str, seats: int, options: dict[str, object]) -> None:
    """All checks on many positions of a few games."""
    for state, rng in games(game, seats, options, 3):
        while state.decision is not None:
            if is_passed_over(state, rng):
                continue
            promises.check_decision(state)
            promises.check_copy(state, rng)
            promises.check_json(state, rng)
            promises.check_components(state)
            promises.check_scores(state)
            state.play_at(random_answer(state, rng))
        promises.check_over(state)
        promises.check_json(state, rng)
        promises.check_components(state)


@table
def test_seats_see_only_their_own(game: str, seats: int, options: dict[str, object]) -> None:
    """Views, decisions and events are the same in worlds that a seat cannot tell apart."""
    for state, rng in games(game, seats, options, 3):
        while state.decision is not None:
            if is_passed_over(state, rng):
                continue
            visibility.check_worlds(state, rng)
            visibility.check_no_news_tells_nothing(state, rng)
            visibility.check_step(state, random_answer(state, rng), rng)
        visibility.check_worlds(state, rng)


@table
def test_whole_games_can_be_replayed(game: str, seats: int, options: dict[str, object]) -> None:
    """Many games: the record replays to the same end and tells the same events; components are conserved."""
    for start, rng in games(game, seats, options, MANY):
        state = start.copy()
        played: list[list[Event]] = []
        while (decision := state.decision) is not None:
            played.append(state.play(decision.options[random_answer(state, rng)]))
        promises.check_over(state)
        promises.check_scores(state)
        promises.check_components(state)
        promises.check_record(state)
        promises.check_replay(start, played, state)
        half = len(played) // 2
        assert (
            trianon.game(game).replay(state.record, upto=half).record.actions == state.record.actions[:half]
        )


@table
def test_a_game_set_up_in_the_middle_has_a_record(game: str, seats: int, options: dict[str, object]) -> None:
    """A position read from a document starts a record of its own, which replays."""
    for first, rng in games(game, seats, options, 3):
        play_some(first, rng, 20)
        start = trianon.game(game).from_json(json.loads(json.dumps(first.to_json())))
        state = start.copy()
        played: list[list[Event]] = []
        while (decision := state.decision) is not None:
            played.append(state.play(decision.options[random_answer(state, rng)]))
        assert state.record.start is not None
        promises.check_record(state)
        promises.check_replay(start, played, state)


@table
def test_the_same_seed_gives_the_same_game(game: str, seats: int, options: dict[str, object]) -> None:
    """Same seed, same options, same answers: same game; another seed, another one."""
    ends = set()
    for seed in range(10):
        one, two = (trianon.game(game).start(seats=seats, seed=seed, **options) for _ in range(2))
        assert promises.whole(one) == promises.whole(two)
        play_some(one, Rng(seed), 1000)
        play_some(two, Rng(seed), 1000)
        assert promises.whole(one) == promises.whole(two)
        ends.add(one.fingerprint())
    assert len(ends) == 10


@table
def test_the_deal_is_told_without_secrets(game: str, seats: int, options: dict[str, object]) -> None:
    """The same game as without telling, and every seat hears only of its own cards."""
    for seed in range(5):
        state, events = trianon.game(game).start_with_events(seats, seed, **options)
        assert promises.whole(state) == promises.whole(trianon.game(game).start(seats, seed, **options))
        assert events
        visibility.check_secrets(events, seats)
        assert not any(event.reveals for event in events)


@table
def test_playouts_are_repeatable_and_real(game: str, seats: int, options: dict[str, object]) -> None:
    """The same seed gives the same results, and the state itself does not change."""
    state = trianon.game(game).start(seats=seats, seed=1, **options)
    before = promises.whole(state)
    results = trianon.playouts(state, 10, seed=5)
    assert results == trianon.playouts(state, 10, seed=5)
    assert results != trianon.playouts(state, 10, seed=6)
    assert [len(points) for points in results] == [seats] * 10
    assert promises.whole(state) == before


def play_some(state: State, rng: Rng, most: int) -> None:
    for _ in range(most):
        if state.decision is None:
            return
        state.play_at(random_answer(state, rng))
