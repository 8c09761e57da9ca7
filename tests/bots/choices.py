"""Writes down what greedy chooses along random games and its own, one line per choice."""

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
    for game, seats in (
        ("castles", 1),
        ("castles", 3),
        ("louis", 2),
        ("louis", 4),
        ("mercado", 2),
        ("mercado", 4),
    ):
        follow(game, seats)


def follow(game: str, seats: int) -> None:
    """A game that greedy plays with itself."""
    state, greedy = trianon.game(game).start(seats=seats, seed=seats), bots.get(game, "greedy")
    while (decision := state.decision) is not None:
        chosen = greedy.choose(state.view(decision.seat), decision.to_json(), trianon.Rng(seats))
        print(game, seats, decision.ask, decision.options[chosen])
        state.play_at(chosen)


if __name__ == "__main__":
    main()
