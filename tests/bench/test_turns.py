"""The turns of a table alone, as they are measured."""

import pytest

import trianon
from bench.turns import Tell, play


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.parametrize("game", trianon.games())
async def test_the_same_seed_gives_the_same_frames(game: str) -> None:
    """Else nobody could compare what two states of the code send."""
    hashes = set()
    for _ in range(2):
        tell = Tell(None)
        moves, _ = await play(game, 3, 1, tell)
        assert moves > 10
        hashes.add(tell.hash.hexdigest())
    assert len(hashes) == 1
