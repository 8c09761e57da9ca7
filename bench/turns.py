"""A table's own part of a move: random games of four, each with a window, without sockets and disk.

    python -m bench.turns kabale                      processor time of a move, and a hash of all frames
    python -m bench.turns kabale --frames frames.txt  and the frames, to compare two states of the code

The same seeds give the same games, so frames may be compared and instructions be counted:

    PYTHONHASHSEED=0 PYTHONPATH=build/compiled:. valgrind --tool=callgrind \
        --collect-atstart=no --toggle-collect=CPyPy_errand___Errand____go_on \
        .venv/bin/python -P -m bench.turns kabale
"""

import argparse
import asyncio
import hashlib
import random
import time
from contextvars import copy_context
from pathlib import Path

import msgspec

import trianon
from trianon.table import entries as log_entries
from trianon.table.bot_workers import BotsInline
from trianon.table.client import Client
from trianon.table.codec import decode
from trianon.table.entries import ChairState, Created, Started
from trianon.table.errand import Errand
from trianon.table.house_time import HouseTime
from trianon.table.match import Match
from trianon.table.messages import Hello
from trianon.table.seating import palette
from trianon.table.storage.memory import MemoryStore
from trianon.table.table_state import TableState

SEATS = 4
BEGAN = 1_700_000_000_000  # milliseconds since 1970
BETWEEN = 1234  # milliseconds of table time between two moves


class Window:
    """A browser window, and what it was sent."""

    def __init__(self, match: Match, guest: str) -> None:
        self.match = match
        self.frames: list[bytes] = []
        self.client = Client(guest, guest, self.frames.append, lambda: None)
        match.join(self.client)


class Question(msgspec.Struct):
    """As much of a question."""

    options: list[dict[str, object]]
    seat: int


class Update(msgspec.Struct):
    """As much of a message as a scripted player needs."""

    question: Question | None = None
    version: int = 0


async def play(game: str, seed: int, spectators: int, tell: "Tell") -> tuple[int, float]:
    """One game to its end; the number of moves, and their processor time."""
    moves, seconds, context = 0, 0.0, copy_context()
    clock = HouseTime(lambda: BEGAN + moves * BETWEEN)
    match = await _match(game, seed, clock)
    guests = [f"guest {seat}" for seat in range(SEATS)] + ["nobody"] * spectators
    windows = [Window(match, guest) for guest in guests]
    for window in windows:
        await match.receive(window.client, Hello())
    rng = random.Random(seed)
    while True:
        asked = [(window, update) for window in windows if (update := _asked(window)) is not None]
        tell(windows)
        if not asked:
            return moves, seconds
        [(window, update)] = asked
        assert update.question is not None
        move = {
            "type": "move",
            "id": f"{game}{seed}{update.version}",
            "version": update.version,
            "seat": update.question.seat,
            "action": rng.choice(update.question.options)["text"],
        }
        body = msgspec.json.encode(move)
        begun = time.process_time()
        Errand(match.receive(window.client, decode(body)), _done, context)
        seconds += time.process_time() - begun
        moves += 1


async def _match(game: str, seed: int, clock: HouseTime) -> Match:
    rules = trianon.game(game)
    colours = palette(rules)
    chairs = [
        ChairState("person", guest=f"guest {seat}", name=f"Guest {seat}", colour=colours[seat])
        for seat in range(SEATS)
    ]
    created = Created(game, {}, True, "guest 0", chairs, clock.now())
    started = Started(f"{seed:064x}", rules.rules_version, clock.now(), None, rules.figures_id)
    table = TableState("table", created)
    table.fold(started)
    store = MemoryStore()
    await store.create_table(table.seating.row(False, None, True), log_entries.write([created, started]))
    return Match(table, store, BotsInline(), time=clock)


def _asked(window: Window) -> Update | None:
    for frame in window.frames:
        update = msgspec.json.decode(frame, type=Update)
        if update.question is not None:
            return update
    return None


def _done(fault: BaseException | None) -> None:
    if fault is not None:
        raise fault


class Tell:
    """Takes the frames of all windows, for a hash and possibly a file."""

    def __init__(self, file: Path | None) -> None:
        self.hash = hashlib.sha256()
        self._file = None if file is None else file.open("wb")

    def __call__(self, windows: list[Window]) -> None:
        for number, window in enumerate(windows):
            for frame in window.frames:
                line = b"%d %s\n" % (number, frame)
                self.hash.update(line)
                if self._file is not None:
                    self._file.write(line)
            window.frames.clear()


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=trianon.games())
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--frames", type=Path, help="write them here")
    arguments = parser.parse_args()
    moves, seconds, tell = 0, 0.0, Tell(arguments.frames)
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        played = await play(arguments.game, seed, arguments.spectators, tell)
        moves, seconds = moves + played[0], seconds + played[1]
    print(f"{moves} moves, {seconds / moves * 1e6:.0f} us each, frames {tell.hash.hexdigest()[:16]}")


if __name__ == "__main__":
    asyncio.run(main())
