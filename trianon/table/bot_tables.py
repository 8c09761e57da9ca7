"""Bot tables: games that bots play among themselves. They wait for nobody, so nobody may run many."""

from collections.abc import Iterable
from dataclasses import dataclass

from trianon.table.match import Match
from trianon.table.problems import TableProblem


@dataclass(frozen=True)
class BotTableLimits:
    """How many such games may run at once; 0: any number."""

    per_guest: float = 4
    per_address: float = 8
    in_all: float = 64


class BotTables:
    """Who runs how many of them."""

    def __init__(self, limits: BotTableLimits) -> None:
        self._limits = limits
        self._addresses: dict[str, str] = {}  # of running ones, by table

    def admit(self, guest: str, address: str, matches: Iterable[Match]) -> None:
        """Refuse one more, by TableProblem, when this guest, this address or the house has enough."""
        running = [match.seating for match in matches if match.is_among_bots]
        ids = {seating.id for seating in running}
        self._addresses = {table: where for table, where in self._addresses.items() if table in ids}
        from_there = sum(where == address for where in self._addresses.values()) if address else 0
        limits = self._limits
        if (
            0 < limits.in_all <= len(running)
            or 0 < limits.per_guest <= sum(seating.host == guest for seating in running)
            or 0 < limits.per_address <= from_there
        ):
            raise TableProblem("too_many", "enough games among bots are running; wait until one is over")

    def opened(self, table: str, address: str) -> None:
        """One more runs, for whoever is at this address."""
        self._addresses[table] = address
