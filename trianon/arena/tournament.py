"""Many games, on one or several processors, with the same result on any number of them."""

from collections.abc import Iterator, Sequence

from trianon.arena.match import Pairing, Result, play
from trianon.arena.workforce import Processes
from trianon.kernel.errors import InvalidOption


def pairings(
    game: str, names: Sequence[str], games: int, seed: int = 0, options: dict[str, object] | None = None
) -> list[Pairing]:
    """The games of a tournament: every deal is played again with everybody one seat further."""
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
    return Processes(jobs).run(play, rows)
