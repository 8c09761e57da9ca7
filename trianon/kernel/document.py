"""What the position documents of all games have in common: their head, and that no field is unknown."""

from collections.abc import Sequence
from typing import Final

from trianon.kernel.about import spelled_out
from trianon.kernel.errors import InvalidPosition
from trianon.kernel.record import FORMAT
from trianon.kernel.state import State

HEAD: Final = ("format", "game", "rules", "seats", "options", "chance")


def head(state: State) -> dict[str, object]:
    """The first fields of a document; the game adds its table, and `chance` at the end."""
    return {
        "format": FORMAT,
        "game": state.game.id,
        "rules": state.game.rules_version,
        "seats": state.seats,
        "options": spelled_out(state.settings),
    }


def check_fields(doc: dict[str, object], table: Sequence[str]) -> None:
    """There is nothing in a document but its head and the fields of the game's table."""
    for name in doc:
        if name not in HEAD and name not in table:
            raise InvalidPosition(f"{name}: unknown field")
    if doc.get("format", FORMAT) != FORMAT:
        raise InvalidPosition(f"format: {doc['format']!r} is not {FORMAT}")
