"""Positions in a line: `given("kabale", columns=[...])` fills in whatever a scenario does not care about."""

from collections.abc import Callable

import trianon
from trianon.kernel.state import State
from trianon.testing import kabale
from trianon.testing.chance import SEED

_COMPLETE: dict[str, Callable[[dict[str, object]], dict[str, object]]] = {"kabale": kabale.complete}


def given(game: str, **fields: object) -> State:
    """A position of a game. Fields are those of its position document; the rest is chosen sensibly."""
    doc = _COMPLETE[game](dict(fields))
    doc.setdefault("game", game)
    doc.setdefault("chance", SEED)
    return trianon.game(game).from_json(doc)
