"""The Levee for tests; in the house it would be trianon/testing/<game>.py."""

from typing import cast

from template.game.components import ALL
from template.game.tableau import Tableau
from template.game.view import names
from trianon.kernel.state import State


def complete(fields: dict[str, object]) -> dict[str, object]:
    """A position for as many seats as there are hands. `late`: the deck is used up, seat 0 took it all."""
    doc = dict(fields)
    hands = cast("list[str]", doc["hands"])
    if doc.pop("late", False):
        rest = names(ALL)
        for courtier in f"{doc.get('presented', '')} {' '.join(hands)}".split():
            rest.remove(courtier)
        doc.update(deck="", seen=[" ".join(rest), *[""] * (len(hands) - 1)])
    return {"seats": len(hands), **doc}


def check_components(state: State) -> None:
    """Every courtier lies somewhere, once."""
    assert isinstance(state, Tableau)
    held = sum([state.hands[seat] + state.pile(seat) for seat in range(state.seats)])
    assert held + state.deck + state.presented == ALL
