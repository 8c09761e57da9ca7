"""Bot turn: when a bot is asked, it thinks for a while and answers like anybody else."""

import asyncio
from collections.abc import Callable

import msgspec

from trianon.table.progress import Progress
from trianon.table.room import Room
from trianon.table.thinkers import Thinkers

Answer = Callable[[int, int, str], None]  # version, seat, action


class BotTurn:
    """At most one thought at a time; a new question makes the old thought unwanted."""

    def __init__(self, thinkers: Thinkers, pause: float, answer: Answer) -> None:
        self._thinkers = thinkers
        self._pause = pause
        self._answer = answer
        self._thought: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._thought is not None

    def wake(self, room: Room) -> None:
        """If a bot is asked now, let it think."""
        self.cancel()
        if any(place.kind == "bot" for place in room.seating.places):
            self._thinkers.prepare()
        progress = room.progress
        if progress is None or progress.asked is None:
            return
        place = room.seating.places[progress.asked]
        if place.kind == "bot":
            thought = self._think(progress, room.seating.game, place.bot)
            self._thought = asyncio.get_running_loop().create_task(thought)

    def cancel(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None

    async def _think(self, progress: Progress, game: str, bot: str) -> None:
        if self._pause:
            await asyncio.sleep(self._pause)
        version, question = progress.version, progress.question()
        assert question is not None
        view = progress.state.view(question.seat)
        choice = await self._thinkers.choose(game, bot, view, msgspec.to_builtins(question))
        self._thought = None
        self._answer(version, question.seat, question.options[choice].text)
