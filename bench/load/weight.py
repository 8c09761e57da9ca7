"""What tables and sockets take of the server's memory."""

from typing import NamedTuple

from bench.load.house import House
from bench.load.play import Play
from bench.load.processes import resident

WARM_UP = 4  # tables
MORE = 3  # sockets at every table, to tell them from the tables


class Weight(NamedTuple):
    """In kB; a table without its sockets."""

    game: str
    middle: float
    end: float
    socket: float


async def weigh(game: str, tables: int, most_seconds: float, process: int, house: House) -> Weight:
    """Tables are played to the middle, further spectators come, and the games are played to their end."""
    play = Play(lambda: 0.0)
    for _ in range(WARM_UP):
        await house.open(play, game)
    moves = (await play.whole_games(WARM_UP, most_seconds)).moves // WARM_UP
    house.leave()
    empty = resident(process)
    for _ in range(tables):
        await house.open(play, game)
    sockets = house.sockets
    await play.some_moves(moves // 2 * tables, most_seconds)
    middle = resident(process)
    await house.look_on(MORE)
    crowded = resident(process)
    socket = (crowded - middle) / (house.sockets - sockets)
    await play.whole_games(tables - (play.games - WARM_UP), most_seconds)
    end = resident(process)
    taken = house.sockets
    await house.close()
    return Weight(
        game,
        (middle - empty - sockets * socket) / tables,
        (end - empty - taken * socket) / tables,
        socket,
    )
