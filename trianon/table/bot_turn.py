"""Bot turn: when a bot is asked, it thinks for a while and answers like anybody else."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import trianon
from trianon.table.bot_workers import BotWorkers
from trianon.table.live_game import LiveGame
from trianon.table.table_state import TableState

Answer = Callable[[int, int, str], Awaitable[None]]  # version, seat, action


class BotTurn:
    """At most one thought at a time; a new question makes the old thought unwanted."""

    def __init__(self, bot_workers: BotWorkers, pause: float, answer: Answer) -> None:
        self._bot_workers = bot_workers
        self._pause = pause
        self._answer = answer
        self._thought: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._thought is not None

    def wake(self, table: TableState) -> None:
        """If a bot is asked now, let it think."""
        self.cancel()
        if any(chair.kind == "bot" for chair in table.seating.chairs):
            self._bot_workers.prepare()
        game = table.game
        if game is None or game.asked is None:
            return
        chair = table.seating.chairs[game.asked]
        if chair.kind == "bot":
            thought = self._think(game, game.version, chair.bot)
            self._thought = asyncio.get_running_loop().create_task(thought)

    def cancel(self) -> None:
        """Whatever it was about to answer is not wanted any more."""
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None

    async def _think(self, game: LiveGame, version: int, bot: str) -> None:
        if self._pause:
            await asyncio.sleep(self._pause)
        if game.version != version:
            return  # a step is being stored; when it is, or when it fails, whoever is asked then is woken
        decision = game.state.decision
        assert decision is not None
        options = list(decision.options)
        luck = trianon.Rng(secrets.randbits(63))  # the table's own chance stays secret
        world = game.state.determinize(decision.seat, luck).to_json()
        choice = await self._bot_workers.choose(bot, world, len(options))
        self._thought = None  # from here on it is a move like any other
        await self._answer(version, decision.seat, str(options[choice]))
