"""The matches that tell how strong the levels are, what each should come to, and the games played so far."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import trianon
from trianon import arena
from trianon.arena.ledger import Ledger
from trianon.arena.match import Pairing, Result
from trianon.arena.seer import SEER

FOLDER = Path(__file__).parent
SEED = 1_000  # deals that nobody learned from or tuned for


@dataclass(frozen=True)
class Match:
    """A row of the table: who plays, how many games are wanted, and the share or the points to reach."""

    game: str
    bots: tuple[str, ...]
    games: int
    goal: float | None = None

    @property
    def is_alone(self) -> bool:
        """Whether points count instead of wins."""
        return len(self.bots) == 1

    @property
    def title(self) -> str:
        """As the table names it."""
        first, *others = self.bots
        if not others:
            return f"`{first}` alone"
        return f"`{first}` against {'three ' if len(others) == 3 else ''}`{others[0]}`"

    def played(self, ledger: Ledger) -> list[Result]:
        """The games of this line-up that are known."""
        return [result for row, result in ledger if sorted(row.bots) == sorted(self.bots) and not row.options]

    def next_round(self, ledger: Ledger) -> list[Pairing]:
        """The games of the first deal that was not played in every seating ; none when there are enough."""
        if len(self.played(ledger)) >= self.games:
            return []
        known = {(row.bots, row.seed, row.luck) for row, _ in ledger}
        rows = arena.pairings(self.game, self.bots, self.games, SEED)
        left = [row for row in rows if (row.bots, row.seed, row.luck) not in known]
        return [row for row in left if row.seed == left[0].seed]


# player, strong against greedy; master against strong; one master with three greedy.
GOALS = {
    "castles": (0.55, 0.80, 0.60, 0.60),
    "louis": (0.55, 0.80, 0.60, 0.60),
    "kabale": (0.55, 0.75, 0.55, 0.45),
    "mercado": (0.55, 0.75, 0.55, 0.50),
}
ALONE = {"castles": (95.0, 110.0)}  # strong, master


def matches(game: str) -> Iterator[Match]:
    """All matches of a game; of those that are equally far, the first is played first."""
    player, strong, master, crowd = GOALS[game]
    yield Match(game, ("master", "strong"), 100, master)
    yield Match(game, ("strong", "greedy"), 200, strong)
    yield Match(game, ("master", "greedy", "greedy", "greedy"), 100, crowd)
    for name, goal in zip(("strong", "master"), ALONE.get(game, ()), strict=False):
        yield Match(game, (name,), 200, goal)
    if game in ALONE:
        yield Match(game, ("greedy",), 200)
        yield Match(game, (SEER,), 30)
    yield Match(game, ("player", "greedy"), 400, player)
    yield Match(game, ("novice", "greedy"), 200)
    yield Match(game, ("strong", "player"), 60)
    yield Match(game, (SEER, "greedy"), 60)


def ledger_of(game: str) -> Ledger:
    """The games of one game that were played so far."""
    return Ledger(FOLDER / f"{game}.jsonl")


def all_games() -> tuple[str, ...]:
    """Those of the house for which there are goals."""
    return tuple(game for game in trianon.games() if game in GOALS)
