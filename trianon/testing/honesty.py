"""A bot knows what its seat knows: what a seat cannot tell apart gives it the same worlds and choices."""

import trianon
from trianon import bots
from trianon.bots.levels import SEARCHING
from trianon.kernel.rng import Rng
from trianon.kernel.state import State
from trianon.testing.conformance import seats_and_spectator

LUCKS = 1 << 30
ITERATIONS = 2  # of bots that think ahead: what they look at does not depend on how long they look
ALIKE = [level.name for level in SEARCHING[1:]]  # they think like the first level, only longer


def check_same_worlds(state: State, rng: Rng) -> None:
    """For everybody at the table and the same luck: the identical document, whichever the real world is."""
    for seat in seats_and_spectator(state):
        twin = state.determinize(seat, rng)
        luck = int(rng.below(LUCKS))
        one, two = (real.determinize(seat, Rng(luck)).to_json() for real in (state, twin))
        assert one == two, f"seat {seat}: {differences(one, two)} keep traces of the real world"


def check_same_choices(state: State, rng: Rng) -> None:
    """Every bot of the house gives the identical answer in the worlds that it gets of either."""
    decision = state.decision
    assert decision is not None
    twin = state.determinize(decision.seat, rng)
    luck = int(rng.below(LUCKS))
    for name in set(bots.house_names(state.game.id)).difference(ALIKE):
        one, two = (choice(real, name, luck) for real in (state, twin))
        assert one == two, f"{name} answers {decision.options[one]} or {decision.options[two]}"


def choice(real: State, name: str, luck: int) -> int:
    """The index that a bot chooses in a world of the seat asked; it travels as it does at a table."""
    decision = real.decision
    assert decision is not None
    document = real.determinize(decision.seat, Rng(luck)).to_json()
    world = trianon.game(real.game.id).from_json(document)
    return bots.get(real.game.id, name, ITERATIONS).choose(world, Rng(luck))


def differences(one: dict[str, object], two: dict[str, object]) -> list[str]:
    """The fields of two documents that are not the same."""
    return [field for field in one if one[field] != two.get(field)]
