"""Writes down what bots choose, greedy in whole games and search at their beginning: one line per choice."""

import trianon
import trianon.kernel.state
from tests.bots.support import chosen, positions, possible_world
from trianon.bots.judgements import judgement_of
from trianon.bots.search.tree import Search


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
        think(game, seats)


def follow(game: str, seats: int) -> None:
    """A game that greedy plays with itself."""
    state = trianon.game(game).start(seats=seats, seed=seats)
    while (decision := state.decision) is not None:
        text = chosen(state, luck=seats)
        print(game, seats, decision.ask, text)
        state.play(text)


def think(game: str, seats: int) -> None:
    """What a few iterations of search come to in the first questions of a game."""
    state = trianon.game(game).start(seats=seats, seed=seats)
    for luck in range(3):
        decision = state.decision
        assert decision is not None
        index = Search(possible_world(state), judgement_of(game), trianon.Rng(luck)).best(6)
        print(game, seats, decision.ask, "after thinking", decision.options[index])
        state.play_at(index)


if __name__ == "__main__":
    main()
