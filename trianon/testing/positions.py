"""Positions in a line: `given("kabale", columns=[...])` fills in whatever a scenario does not care about."""

import trianon
from trianon.kernel.state import State
from trianon.testing.chance import SEED
from trianon.testing.help import help_of


def given(game: str, **fields: object) -> State:
    """A position of a game. Fields are those of its position document; the rest is chosen sensibly."""
    doc = help_of(game).complete(dict(fields))
    doc.setdefault("game", game)
    doc.setdefault("chance", SEED)
    return trianon.game(game).from_json(doc)
