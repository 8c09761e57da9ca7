"""What a bot is: a name, and a choice in a possible world."""

from typing import Protocol

from trianon.kernel.rng import Rng
from trianon.kernel.state import State


class Bot(Protocol):
    """A player without hands. The same world and the same luck give the same choice."""

    @property
    def name(self) -> str:
        """The name by which `trianon.bots.get` finds it."""

    def choose(self, world: State, rng: Rng) -> int:
        """The index of the chosen option of `world.decision`.

        The world is `state.determinize(seat, luck)` for the seat asked: all that this seat knows is true in
        it, the rest is made up. It may be asked for views, options, copies, playouts and more such worlds.
        """
