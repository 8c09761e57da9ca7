"""One game between bots. Everything here travels between processes, so it is plain data."""

import time
from dataclasses import dataclass, field

from trianon import bots
from trianon.arena.seer import SEER, Seer
from trianon.bots.program import Program
from trianon.bots.protocol import Bot
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
    seconds: tuple[float, ...]  # of thinking: of a processor, for programs by the clock
    rank: str = ""  # where the end of a game gives one, as to a single player


def play(pairing: Pairing) -> Result:
    """Play one game to its end; every bot gets its own luck, and worlds that its seat thinks possible.

    Only the seer, which plays nowhere else, gets the game itself.
    """
    seats = len(pairing.bots)
    players = [player(pairing.game, name) for name in pairing.bots]
    luck = [Rng(pairing.luck * seats + seat) for seat in range(seats)]
    # Programs think in processes of their own: their time is what passes until they answer.
    watches = [time.monotonic if isinstance(one, Program) else time.process_time for one in players]
    decisions, seconds = [0] * seats, [0.0] * seats
    state = game(pairing.game).start(seats=seats, seed=pairing.seed, **pairing.options)
    while (decision := state.decision) is not None:
        seat = decision.seat
        world = state if pairing.bots[seat] == SEER else state.determinize(seat, luck[seat])
        before = watches[seat]()
        choice = players[seat].choose(world, luck[seat])
        seconds[seat] += watches[seat]() - before
        decisions[seat] += 1
        state.play_at(choice)
    assert state.outcome is not None
    return Result(
        pairing.bots,
        tuple(state.points()),
        state.outcome.winners,
        tuple(decisions),
        tuple(round(value, 4) for value in seconds),
        str(state.view(None).get("rank", "")),
    )


def player(game_id: str, name: str) -> Bot:
    """Who plays under this name here; InvalidOption when the game has no such bot."""
    return Seer(game_id) if name == SEER else bots.get(game_id, name)
