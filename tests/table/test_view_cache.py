"""Views made from kept parts and from what others see, and told as changes, are the views built anew."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trianon
from trianon.table.codec import dump
from trianon.table.view_cache import Seen, ViewCache, Viewpoint

LONGEST = 600  # steps


def as_read(view: dict[str, Any] | Seen) -> Any:
    """As a browser reads it."""
    return json.loads(dump(view))


def as_text(view: dict[str, Any]) -> str:
    """In one order, so that equal texts are equal views; Python itself takes 1 and true for the same."""
    return json.dumps(view, sort_keys=True)


@pytest.mark.parametrize("game", trianon.games())
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_views_by_changes_equal_views_built_anew(game: str, seed: int) -> None:
    """For all numbers of seats over random play, whoever looks on meanwhile, with steps taken back."""
    luck = random.Random(seed)
    rules = trianon.game(game)
    seats = luck.randint(rules.min_seats, rules.max_seats)
    state = rules.start(seats=seats, seed=seed)
    viewpoints: list[Viewpoint] = [None, *range(seats)]
    cache, drawn = ViewCache(state), {viewpoint: as_read(state.view(viewpoint)) for viewpoint in viewpoints}
    for viewpoint in viewpoints:
        assert as_read(cache.view(viewpoint)) == drawn[viewpoint]
    for _ in range(LONGEST):
        if state.decision is None:
            break
        before = state.copy()
        state.play_at(luck.randrange(len(state.decision.options)))
        if luck.random() < 0.1:
            state = before  # taken back: the next version shows the position before
        cache.advance(state)
        for viewpoint in luck.sample(viewpoints, luck.randint(1, len(viewpoints))):
            fresh = as_read(state.view(viewpoint))
            changes = cache.changes(viewpoint)
            drawn[viewpoint] = fresh if changes is None else {**drawn[viewpoint], **as_read(changes)}
            assert as_text(drawn[viewpoint]) == as_text(fresh)
            assert as_text(as_read(cache.view(viewpoint))) == as_text(fresh)
        cache.settle()


@pytest.mark.parametrize("game", trianon.games())
def test_the_view_of_a_seat_leaves_what_is_shared_as_it_is(game: str) -> None:
    """Otherwise one seat would see what another knows."""
    luck = random.Random(7)
    state = trianon.game(game).start(seats=3, seed=7)
    while state.decision is not None:
        shared = state.shared_view()
        before = dump(shared)
        for seat in range(3):
            assert as_read(shared | state.own_view(shared, seat)) == as_read(state.view(seat))
        assert dump(shared) == before
        assert state.own_view(shared, None) == {}
        state.play_at(luck.randrange(len(state.decision.options)))


def test_what_nobody_changed_is_encoded_once() -> None:
    """Also for several windows, and for the next version."""
    state = trianon.game("castles").start(seats=4, seed=1)
    cache = ViewCache(state)
    one, two = cache.view(0), cache.view(1)
    alike = [key for key in one if one[key] is two[key]]
    assert {"market", "players", "castle_0"} <= set(alike)
    assert "cards" not in alike
    state.play_at(0)
    cache.advance(state)
    assert cache.view(0)["castle_0"] is one["castle_0"]
    changes = cache.changes(0)
    assert changes is not None
    assert "castle_0" not in changes
