"""What a table takes is told apart from its sockets, whatever gaps play leaves in the memory of a server."""

import asyncio

import pytest

from bench.load import weight
from bench.load.house import House
from bench.load.play import Play

EMPTY, TABLE, SOCKET, GAP = 100_000, 40, 30, 60  # kB; a gap is what play leaves at each table
MOVES = 10  # of a game


class Scales(House):
    """A server on paper, with four players at each table. Whoever comes after play takes its gaps first."""

    def __init__(self) -> None:
        super().__init__("", 4, 0)
        self.played = self.late = 0
        self.seats_taken = 0
        self.opened = 0

    @property
    def sockets(self) -> int:
        return self.seats_taken

    def resident(self, process: int) -> int:
        gaps = max(0, self.played * GAP - self.late * SOCKET)
        return EMPTY + self.opened * TABLE + self.seats_taken * SOCKET + gaps

    async def open(self, play: Play, game: str) -> None:
        self.opened += 1
        await self.look_on_at(1, 4)
        play.asked(Game(self, play))

    async def look_on(self, spectators: int) -> None:
        await self.look_on_at(self.opened, spectators)

    async def look_on_at(self, tables: int, sockets: int) -> None:
        self.seats_taken += tables * sockets
        self.late += tables * sockets if self.played else 0

    def leave(self) -> None:
        self.opened = self.seats_taken = self.played = self.late = 0


class Game:
    """One at these scales."""

    def __init__(self, scales: Scales, play: Play) -> None:
        self._scales = scales
        self._play = play
        self._moves = 0

    def answer(self, due: float) -> None:
        self._moves += 1
        self._play.accepted(due)
        if self._moves < MOVES:
            self._play.asked(self)
        else:
            self._scales.played += 1
            self._play.over(self)

    async def again(self) -> None:
        raise AssertionError("one game at each table")


def test_gaps_are_not_taken_for_small_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """They count once, at the table; were sockets weighed after play, they would count five times more."""
    scales = Scales()
    monkeypatch.setattr(weight, "resident", scales.resident)
    monkeypatch.setattr(weight, "QUIET", 0.0)
    weighed = asyncio.run(weight.weigh("kabale", 20, 5.0, 0, scales))
    assert weighed == weight.Weight("kabale", TABLE + GAP, TABLE + GAP, SOCKET)
