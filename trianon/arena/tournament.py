"""Many games, on one or several processors, with the same result on any number of them."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from trianon.arena.match import Pairing, Result, play
from trianon.kernel.errors import InvalidOption


def pairings(
    game: str, names: Sequence[str], games: int, seed: int = 0, options: dict[str, object] | None = None
) -> list[Pairing]:
    """The games of a tournament: every deal is played with every order of sitting in turn."""
    if games < 1:
        raise InvalidOption(f"games={games}: play at least one")
    rows: list[Pairing] = []
    for number in range(games):
        turn = number % len(names)
        seated = (*names[turn:], *names[:turn])
        rows.append(Pairing(game, seated, seed + number // len(names), seed + number, options or {}))
    return rows


def run(rows: Sequence[Pairing], jobs: int = 1) -> Iterator[Result]:
    """The results in the order of the pairings."""
    if jobs <= 1:
        yield from map(play, rows)
        return
    pool = ProcessPoolExecutor(
        jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_parent
    )
    try:
        yield from pool.map(play, rows, chunksize=max(1, min(8, len(rows) // (4 * jobs))))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
