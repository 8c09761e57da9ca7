"""Load on one server: many tables of scripted socket players, each game from the deal to its end.

    python -m bench.load                             all games, mixed tables, mixed tables with spectators
    python -m bench.load louis mixed --tables 100    some of them
    python -m bench.load --peer                      by turns with boardgame.io as the yardstick (from npm)
    python -m bench.load --memory                    what a table and a socket take
    python -m bench.load --tempo 10+15               with clocks running
    python -m bench.load --workers 2                 two processes on PostgreSQL and NATS
    python -m bench.load kabale --masters 20         people's moves while bots think
    PYTHONPATH=build/compiled python -m bench.load   with compiled rules

A move counts when the server has acknowledged it, that is, when it is on disk. First every table answers as
soon as it is asked, until as many games have ended as there are tables; then at a pace, with latencies from
the moment when a move was due. With --peer both servers are there and take turns in doing that: every round
has its ratio, and the sheet gives their median and quartiles. With --masters it goes on at that pace while at
so many further tables masters play each other.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from statistics import quantiles
from types import MappingProxyType

import uvloop
from rich.console import Console
from rich.table import Table as Sheet

import trianon
from bench.load.house import House, house_server, rules
from bench.load.peer import Peer, peer_server
from bench.load.play import Play, Tally, total
from bench.load.processes import cpu_seconds
from bench.load.weight import Weight, weigh

GAMES = trianon.games()
WATCHED = "watched"  # mixed, with spectators
WORKLOADS = (*GAMES, "mixed", WATCHED)
PEER = "boardgame.io"


class Workload:
    """What is played on one server, and what came out, round by round."""

    def __init__(self, name: str, arguments: argparse.Namespace) -> None:
        self.name = name
        self.games = (name,) if name in GAMES else GAMES
        self.spectators = arguments.spectators if name == WATCHED else 0
        self.sockets = arguments.seats + self.spectators
        self.wholes: list[Tally] = []
        self.paces: list[Tally] = []
        self.beside_masters: Tally | None = None
        self.ended = 0
        self._arguments = arguments

    @property
    def whole(self) -> Tally:
        return total(self.wholes)

    @property
    def paced(self) -> Tally:
        return total(self.paces)

    async def begin(self, process: int, host: "House | Peer") -> None:
        """Some games to warm up."""
        self._play = Play(lambda: cpu_seconds(process))
        self._host = host
        warm_up = max(1, self._arguments.tables // 4)
        await self._open(warm_up)
        await self._play.whole_games(warm_up, self._arguments.most_seconds)

    async def whole_games(self) -> None:
        """A round: one game at every table."""
        await self._open(self._arguments.tables)
        ended = self._play.games
        self.wholes.append(await self._play.whole_games(self._arguments.tables, self._arguments.most_seconds))
        self.ended += self._play.games - ended

    async def to_the_middle(self) -> None:
        """Other games, whose first halves are not counted."""
        await self._open(self._arguments.tables)
        await self._play.some_moves(self.wholes[-1].moves // 2, self._arguments.most_seconds)

    async def at_a_pace(self) -> None:
        """A round: these games and those that follow them, at the given pace."""
        self.paces.append(await self._play.paced(self._arguments.rate, self._arguments.seconds))

    async def beside(self, masters: int) -> None:
        """The same while at so many further tables masters play."""
        if isinstance(self._host, House):
            await self._host.seat_masters(masters, self.games[0])
            self.beside_masters = await self._play.paced(self._arguments.rate, self._arguments.seconds)

    async def end(self) -> None:
        await self._play.close()
        await self._host.close()

    async def _open(self, tables: int) -> None:
        self._host.leave()
        for number in range(tables):
            await self._host.open(self._play, self.games[number % len(self.games)])


async def run(hosts: Mapping[Workload, tuple[int, "House | Peer"]], rounds: int, masters: int) -> None:
    """Servers take turns in every round, so that one plays while the others have nothing to do.

    A host that becomes slower or quicker meanwhile does so for all of them; who is first changes too.
    """
    turns = list(hosts)
    for workload, (process, host) in hosts.items():
        await workload.begin(process, host)
    for _ in range(rounds):
        for workload in turns:
            await workload.whole_games()
        turns.reverse()
    for workload in hosts:
        await workload.to_the_middle()
    for _ in range(rounds):
        for workload in turns:
            await workload.at_a_pace()
        turns.reverse()
    for workload in hosts:
        if masters:
            await workload.beside(masters)
        await workload.end()


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


def measure(name: str, arguments: argparse.Namespace) -> list[Workload]:
    """One workload on a fresh server, and by turns with it boardgame.io if wanted."""
    ours = Workload(name, arguments)
    with ExitStack() as stack:
        options = stack.enter_context(shared_by(arguments.workers))
        process, address = stack.enter_context(house_server(*options))
        house = House(address, arguments.seats, ours.spectators, arguments.tempo)
        hosts: dict[Workload, tuple[int, House | Peer]] = {ours: (process, house)}
        if arguments.peer:
            process, address = stack.enter_context(peer_server())
            hosts[Workload(PEER, arguments)] = process, Peer(address, arguments.seats)
        uvloop.run(run(hosts, arguments.rounds if arguments.peer else 1, arguments.masters))
    return list(hosts)


def sheet(measured: Sequence[Sequence[Workload]], arguments: argparse.Namespace) -> Sheet:
    clock = f"clock {arguments.tempo}" if arguments.tempo else "no clock"
    where = f"{arguments.workers} processes on PostgreSQL" if arguments.workers else "SQLite"
    made = Sheet(title=f"{arguments.tables} tables of {arguments.seats}, {rules()} rules, {clock}, {where}")
    made.add_column("")
    for column in ("sockets", "games", "moves", "moves/s", "us/move", "of peer"):
        made.add_column(column, justify="right")
    columns_before = len(made.columns)
    for column in ("us/move", "p50 ms", "p99 ms", "p99\nof peer"):
        made.add_column(f"{arguments.rate:.0f}/s\n{column}", justify="right")
    made.add_column("problems", justify="right")
    for workloads in measured:
        peer = workloads[-1]
        for workload in workloads:
            whole = workload.whole
            is_ours = workload is not peer  # and there is one
            made.add_row(
                workload.name,
                str(workload.sockets),
                str(workload.ended),
                f"{whole.moves:,}",
                f"{whole.moves / whole.seconds:,.0f}",
                f"{whole.cpu_of_a_move:.0f}",
                ratios(workload.wholes, peer.wholes, lambda tally: tally.cpu_of_a_move) if is_ours else "",
                *cells_of_pace(
                    workload.paced,
                    whole.problems,
                    ratios(workload.paces, peer.paces, lambda tally: tally.percentile(0.99))
                    if is_ours
                    else "",
                ),
            )
        if workloads[0].beside_masters is not None:
            empty = [""] * (columns_before - 1)
            made.add_row("beside masters", *empty, *cells_of_pace(workloads[0].beside_masters))
    return made


def ratios(ours: Sequence[Tally], theirs: Sequence[Tally], figure: Callable[[Tally], float]) -> str:
    """Of every round one: their median and quartiles."""
    found = [figure(one) / figure(other) for one, other in zip(ours, theirs, strict=True)]
    if len(found) == 1:
        return f"{found[0]:.2f}"
    first, median, third = quantiles(found, n=4, method="inclusive")
    return f"{median:.2f} ({first:.2f}-{third:.2f})"


def cells_of_pace(
    paced: Tally, earlier: Mapping[str, int] = MappingProxyType({}), of_peer: str = ""
) -> Iterator[str]:
    """The last columns of a row."""
    yield f"{paced.cpu_of_a_move:.0f}"
    yield f"{paced.percentile(0.5):.2f}"
    yield f"{paced.percentile(0.99):.2f}"
    yield of_peer
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
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too, by turns")
    parser.add_argument("--rounds", type=int, default=5, help="of turns with boardgame.io")
    parser.add_argument("--memory", action="store_true", help="measure what tables and sockets take instead")
    arguments = parser.parse_args()
    wanted = arguments.workloads or list(WORKLOADS)
    if unknown := set(wanted) - set(WORKLOADS):
        parser.error(f"unknown workloads: {', '.join(sorted(unknown))}")
    if arguments.memory:
        weights = [measure_weight(name, arguments) for name in wanted if name in GAMES]
        Console(width=120).print(weight_sheet(weights, arguments))
        return
    Console(width=140).print(sheet([measure(name, arguments) for name in wanted], arguments))


if __name__ == "__main__":
    main()
