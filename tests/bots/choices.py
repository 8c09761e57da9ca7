"""Writes down what greedy chooses along random games, one line per choice."""

import trianon
import trianon.kernel.state
from tests.bots.support import positions
from trianon import bots


def main() -> None:
    """The first line says which rules these are, interpreted or compiled."""
    print(trianon.kernel.state.__file__)
    greedy = bots.get("kabale", "greedy")
    for seats in (2, 4, 6):
        for number, state in enumerate(positions(seats, seats, 6)):
            decision = state.decision
            assert decision is not None
            chosen = greedy.choose(state.view(decision.seat), decision.to_json(), trianon.Rng(number))
            print(seats, number, decision.ask, decision.options[chosen])


if __name__ == "__main__":
    main()
