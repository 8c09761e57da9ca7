"""Load on one server: many tables of scripted socket players, each game from the deal to its end.

    python -m bench.load                             all games, mixed tables, mixed tables with spectators
    python -m bench.load louis mixed --tables 100    some of them
    python -m bench.load --peer                      and a boardgame.io server as the yardstick (from npm)
    python -m bench.load --memory                    what a table and a socket take
    python -m bench.load --tempo 10+15               with clocks running
    python -m bench.load --workers 2                 two processes on PostgreSQL and NATS
    python -m bench.load kabale --masters 20         people's moves while bots think
    PYTHONPATH=build/compiled python -m bench.load   with compiled rules

A move counts when the server has acknowledged it, that is, when it is on disk. First every table answers as
soon as it is asked, until as many games have ended as there are tables; then at a pace, with latencies from
the moment when a move was due. With --masters it goes on at that pace while at so many further tables masters
play each other.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from types import MappingProxyType

import uvloop
from rich.console import Console
from rich.table import Table as Sheet

import trianon
from bench.load.house import House, house_server, rules
from bench.load.peer import Peer, peer_server
from bench.load.play import Play, Tally
from bench.load.processes import cpu_seconds
from bench.load.weight import Weight, weigh

GAMES = trianon.games()
WATCHED = "watched"  # mixed, with spectators
WORKLOADS = (*GAMES, "mixed", WATCHED)
PEER = "boardgame.io"


class Workload:
    """What is played, and what came out."""

    def __init__(self, name: str, arguments: argparse.Namespace) -> None:
        self.name = name
        self.games = (name,) if name in GAMES else GAMES
        self.spectators = arguments.spectators if name == WATCHED else 0
        self.sockets = arguments.seats + self.spectators
        self.whole = Tally()
        self.paced = Tally()
        self.beside_masters: Tally | None = None
        self.ended = 0

    async def run(self, arguments: argparse.Namespace, process: int, host: "House | Peer") -> None:
        """Some games to warm up, one at every table that is counted, then others from their middle on."""
        tables, most = arguments.tables, arguments.most_seconds
        play = Play(lambda: cpu_seconds(process))
        warm_up = max(1, tables // 4)
        await self._open(play, host, warm_up)
        await play.whole_games(warm_up, most)
        await self._open(play, host, tables)
        warmed_up = play.games
        self.whole = await play.whole_games(tables, most)
        self.ended = play.games - warmed_up
        await self._open(play, host, tables)
        await play.some_moves(self.whole.moves // 2, most)
        self.paced = await play.paced(arguments.rate, arguments.seconds)
        if arguments.masters and isinstance(host, House):
            await host.seat_masters(arguments.masters, self.games[0])
            self.beside_masters = await play.paced(arguments.rate, arguments.seconds)
        await play.close()
        await host.close()

    async def _open(self, play: Play, host: "House | Peer", tables: int) -> None:
        host.leave()
        for number in range(tables):
            await host.open(play, self.games[number % len(self.games)])


@contextmanager
def shared_by(workers: int) -> Iterator[tuple[str, ...]]:
    """A database and a broker for so many processes, as settings of the server."""
    if not workers:
        yield ()
        return
    from tests.table.postgres import running_postgres
    from tests.web.nats import running_nats

    with running_postgres() as database, running_nats() as broker:
        yield ("--workers", str(workers), "--database", database, "--broker", broker.address)


def measure(name: str, arguments: argparse.Namespace) -> Workload:
    """One workload on a fresh server."""
    workload = Workload(name, arguments)
    with ExitStack() as stack:
        if name == PEER:
            process, address = stack.enter_context(peer_server())
            host: House | Peer = Peer(address, arguments.seats)
        else:
            options = stack.enter_context(shared_by(arguments.workers))
            process, address = stack.enter_context(house_server(*options))
            host = House(address, arguments.seats, workload.spectators, arguments.tempo)
        uvloop.run(workload.run(arguments, process, host))
    return workload


def sheet(workloads: Sequence[Workload], arguments: argparse.Namespace) -> Sheet:
    clock = f"clock {arguments.tempo}" if arguments.tempo else "no clock"
    where = f"{arguments.workers} processes on PostgreSQL" if arguments.workers else "SQLite"
    made = Sheet(title=f"{arguments.tables} tables of {arguments.seats}, {rules()} rules, {clock}, {where}")
    made.add_column("")
    for column in ("sockets", "games", "moves", "moves/s", "us/move", "of peer"):
        made.add_column(column, justify="right")
    columns_before = len(made.columns)
    for column in ("us/move", "p50 ms", "p99 ms", "problems"):
        made.add_column(
            f"{arguments.rate:.0f}/s\n{column}" if column != "problems" else column, justify="right"
        )
    yardstick = next((w.whole.cpu_of_a_move for w in workloads if w.name == PEER), None)
    for workload in workloads:
        whole, paced = workload.whole, workload.paced
        made.add_row(
            workload.name,
            str(workload.sockets),
            str(workload.ended),
            f"{whole.moves:,}",
            f"{whole.moves / whole.seconds:,.0f}",
            f"{whole.cpu_of_a_move:.0f}",
            "" if yardstick is None else f"{whole.cpu_of_a_move / yardstick:.2f}",
            *cells_of_pace(paced, whole.problems),
        )
        if workload.beside_masters is not None:
            empty = [""] * (columns_before - 1)
            made.add_row("beside masters", *empty, *cells_of_pace(workload.beside_masters))
    return made


def cells_of_pace(paced: Tally, earlier: Mapping[str, int] = MappingProxyType({})) -> Iterator[str]:
    """The last columns of a row."""
    yield f"{paced.cpu_of_a_move:.0f}"
    yield f"{paced.percentile(0.5):.2f}"
    yield f"{paced.percentile(0.99):.2f}"
    problems = Counter(earlier) + Counter(paced.problems)
    yield ", ".join(f"{code} {count}" for code, count in problems.items()) or "none"


def measure_weight(game: str, arguments: argparse.Namespace) -> Weight:
    """One game on a fresh server."""
    with house_server() as (process, address):
        house = House(address, arguments.seats, 1)
        return uvloop.run(weigh(game, arguments.tables, arguments.most_seconds, process, house))


def weight_sheet(weights: Sequence[Weight], arguments: argparse.Namespace) -> Sheet:
    made = Sheet(title=f"{arguments.tables} tables of {arguments.seats} and a spectator, {rules()} rules, kB")
    made.add_column("")
    for column in ("table, middle of the game", "table, end of the game", "socket"):
        made.add_column(column, justify="right")
    for weight in weights:
        made.add_row(weight.game, f"{weight.middle:.0f}", f"{weight.end:.0f}", f"{weight.socket:.0f}")
    return made


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("workloads", nargs="*", metavar="WORKLOAD", help=f"of {', '.join(WORKLOADS)}")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--spectators", type=int, default=4, help="at each of the watched tables")
    parser.add_argument("--seconds", type=float, default=8, help="of play at a pace")
    parser.add_argument("--most-seconds", type=float, default=60, help="for the whole games")
    parser.add_argument("--rate", type=float, default=150, help="moves a second of the pace")
    parser.add_argument("--tempo", default="", help="the clock of every table, for example 10+15")
    parser.add_argument("--workers", type=int, default=0, help="so many on PostgreSQL and NATS; 0: SQLite")
    parser.add_argument("--masters", type=int, default=0, help="tables where masters play each other")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too")
    parser.add_argument("--memory", action="store_true", help="measure what tables and sockets take instead")
    arguments = parser.parse_args()
    wanted = arguments.workloads or list(WORKLOADS)
    if unknown := set(wanted) - set(WORKLOADS):
        parser.error(f"unknown workloads: {', '.join(sorted(unknown))}")
    if arguments.memory:
        weights = [measure_weight(name, arguments) for name in wanted if name in GAMES]
        Console(width=120).print(weight_sheet(weights, arguments))
        return
    workloads = [measure(name, arguments) for name in [*wanted, *([PEER] if arguments.peer else [])]]
    Console(width=120).print(sheet(workloads, arguments))


if __name__ == "__main__":
    main()
