"""Writes down what greedy chooses along random games and its own, one line per choice."""

import trianon
import trianon.kernel.state
from tests.bots.support import chosen, positions


def main() -> None:
    """The first line says which rules these are, interpreted or compiled."""
    print(trianon.kernel.state.__file__)
    for seats in (2, 4, 6):
        for number, state in enumerate(positions(seats, seats, 6)):
            decision = state.decision
            assert decision is not None
            print(seats, number, decision.ask, chosen(state, luck=number))
    for game, seats in (("castles", 1), ("castles", 2), ("louis", 2), ("mercado", 3), ("template", 3)):
        follow(game, seats)


def follow(game: str, seats: int) -> None:
    """A game that greedy plays with itself."""
    state = trianon.game(game).start(seats=seats, seed=seats)
    while (decision := state.decision) is not None:
        text = chosen(state, luck=seats)
        print(game, seats, decision.ask, text)
        state.play(text)


if __name__ == "__main__":
    main()
