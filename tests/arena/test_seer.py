"""The seer: nothing is hidden from it, and no table offers it."""

import pytest

import trianon
from trianon import arena, bots
from trianon.arena.seer import SEER, Seer
from trianon.bots.judgements import judgement_of
from trianon.bots.search.tree import Search
from trianon.kernel.rng import Rng


@pytest.mark.parametrize("game", trianon.games())
def test_nobody_is_offered_a_seer(game: str) -> None:
    assert SEER not in bots.names(game)
    with pytest.raises(trianon.InvalidOption):
        bots.get(game, SEER)


def test_its_only_world_is_the_real_one() -> None:
    state = trianon.game("kabale").start(seats=2, seed=4)
    for is_certain in (True, False):
        thought = Search(state, judgement_of("kabale"), Rng(1), is_certain=is_certain)
        thought.best(24)
        assert all((world is state) == is_certain for world in thought._worlds)


def test_in_the_arena_it_plays_the_real_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world would have luck of its own; the game keeps that of its seed."""
    real = trianon.game("kabale").start(seats=2, seed=5)
    seen = []

    def first(self: Seer, world: trianon.State, rng: Rng) -> int:
        seen.append(world.fingerprint())
        return 0

    monkeypatch.setattr(Seer, "choose", first)
    result = arena.play(arena.pairings("kabale", [SEER, SEER], 1, seed=5)[0])
    assert seen[0] == real.fingerprint()
    assert len(seen) == sum(result.decisions)
