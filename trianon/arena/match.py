"""One game between bots. Everything here travels between processes, so it is plain data."""

import time
from dataclasses import dataclass, field

from trianon import bots
from trianon.games.registry import game
from trianon.kernel.rng import Rng


@dataclass(frozen=True)
class Pairing:
    """A game to be played: who sits where, and its luck."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: int
    luck: int  # of the bots
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Result:
    """A game that was played; tuples are by seat."""

    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # of thinking
    rank: str = ""  # where the end of a game gives one, as to a single player


def play(pairing: Pairing) -> Result:
    """Play one game to its end; every bot gets its own luck, and worlds that its seat thinks possible."""
    seats = len(pairing.bots)
    players = [bots.get(pairing.game, name) for name in pairing.bots]
    luck = [Rng(pairing.luck * seats + seat) for seat in range(seats)]
    decisions, seconds = [0] * seats, [0.0] * seats
    state = game(pairing.game).start(seats=seats, seed=pairing.seed, **pairing.options)
    while (decision := state.decision) is not None:
        seat = decision.seat
        world = state.determinize(seat, luck[seat])
        before = time.process_time()
        choice = players[seat].choose(world, luck[seat])
        seconds[seat] += time.process_time() - before
        decisions[seat] += 1
        state.play_at(choice)
    assert state.outcome is not None
    return Result(
        pairing.bots,
        tuple(state.points()),
        state.outcome.winners,
        tuple(decisions),
        tuple(seconds),
        str(state.view(None).get("rank", "")),
    )
