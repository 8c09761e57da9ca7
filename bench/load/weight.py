"""What tables and sockets take of the server's memory."""

import asyncio
from typing import NamedTuple

from bench.load.house import House
from bench.load.play import Play
from bench.load.processes import resident

WARM_UP = 4  # tables
MORE = 3  # sockets at every table, to tell them from the tables
QUIET = 0.5  # seconds in which a server does what was asked of it last


class Weight(NamedTuple):
    """In kB; a table without its sockets."""

    game: str
    middle: float
    end: float
    socket: float


async def weigh(game: str, tables: int, most_seconds: float, process: int, house: House) -> Weight:
    """Tables open, further spectators come, and then the games are played to the middle and to their end.

    The spectators come before anything is played. Later they would fill gaps that play has left, and what a
    socket seems to take less by that, a table seems to take more as often as it has sockets.
    """
    play = Play(lambda: 0.0)
    for _ in range(WARM_UP):
        await house.open(play, game)
    moves = (await play.whole_games(WARM_UP, most_seconds)).moves // WARM_UP
    house.leave()
    empty = await _taken(process)
    for _ in range(tables):
        await house.open(play, game)
    opened, players = await _taken(process), house.sockets
    await house.look_on(MORE)
    sockets = house.sockets
    socket = (await _taken(process) - opened) / (sockets - players)
    empty_but_for_sockets = empty + sockets * socket
    await play.some_moves(moves // 2 * tables, most_seconds)
    middle = await _taken(process)
    await play.whole_games(tables - (play.games - WARM_UP), most_seconds)
    end = await _taken(process)
    await house.close()
    return Weight(
        game, (middle - empty_but_for_sockets) / tables, (end - empty_but_for_sockets) / tables, socket
    )


async def _taken(process: int) -> int:
    """By a server that has nothing to do any more."""
    await asyncio.sleep(QUIET)
    return resident(process)
