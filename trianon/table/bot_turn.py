"""Bot turn: when a bot is asked, it thinks for a while and answers like anybody else."""

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable

import trianon
from trianon.table.bot_process import WorldDoc
from trianon.table.bot_workers import BotWorkers
from trianon.table.fair_line import Ticket
from trianon.table.live_game import LiveGame
from trianon.table.messages import Pace
from trianon.table.seating import Seating
from trianon.table.table_state import TableState

Answer = Callable[[int, int, str], Awaitable[None]]  # version, seat, action
Tell = Callable[[int], Awaitable[None]]  # how many bots of other tables are asked first

# Parts of its pause that a bot takes, as people do: now less, now more. It depends on nothing that is asked:
# how long somebody hesitates could tell the others what it holds.
HESITATION = (0.6, 1.4)
PACES: dict[Pace, float] = {"": 1.0, "quick": 0.0, "calm": 3.0}  # how many pauses a bot takes at a table
TELL_EVERY = 1.0  # seconds in which a place in line is not worth telling

log = logging.getLogger(__name__)


class BotTurn:
    """At most one thought at a time; a new question makes the old thought unwanted."""

    def __init__(self, bot_workers: BotWorkers, pause: float) -> None:
        self._bot_workers = bot_workers
        self._pause = pause
        self._thought: asyncio.Task[None] | None = None
        self._is_retired = False

    @property
    def is_thinking(self) -> bool:
        return self._thought is not None

    def wake(self, table: TableState, answer: Answer, tell: Tell) -> None:
        """If a bot is asked now, let it think; `answer` takes what it chooses, `tell` its place in line.

        Only the thought knows them: a table that nobody needs any more is not to hold on to itself.
        """
        self.cancel()
        if self._is_retired:
            return
        if table.has_bots:
            self._bot_workers.prepare()
        if table.is_bot_asked and table.game is not None:
            thought = self._think(table.game, table.game.version, table.seating, answer, tell)
            self._thought = asyncio.get_running_loop().create_task(thought)

    def cancel(self) -> None:
        """Whatever it was about to answer is not wanted any more."""
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None

    def retire(self) -> None:
        """Nobody is asked here any more: the table is left to the log, or to another process."""
        self._is_retired = True
        self.cancel()

    async def _think(
        self, game: LiveGame, version: int, seating: Seating, answer: Answer, tell: Tell
    ) -> None:
        if pause := self._pause * PACES[seating.pace]:
            await asyncio.sleep(pause * random.uniform(*HESITATION))
        if game.version != version:
            return  # a step is being stored; when it is, or when it fails, whoever is asked then is woken
        decision = game.state.decision
        assert decision is not None
        options = list(decision.options)
        try:
            luck = trianon.Rng(secrets.randbits(63))  # the table's own chance stays secret
            world = game.state.determinize(decision.seat, luck).to_json()
            bot, payer = seating.bot_at(decision.seat), seating.host or seating.id
            choice = await self._choice(bot, world, len(options), payer, tell)
        except Exception:  # our own fault; the people at this table are not to wait for it
            log.exception(
                "table %s: the bot could not be asked; playing at random",
                seating.id,
                extra={"table": seating.id},
            )
            choice = secrets.randbelow(len(options))
        self._thought = None  # from here on it is a move like any other
        await answer(version, decision.seat, str(options[choice]))

    async def _choice(self, bot: str, world: WorldDoc, options: int, payer: str, tell: Tell) -> int:
        """What a worker answers; while none is free, the table hears how many come first."""
        ticket, told = Ticket(), 0
        asking = asyncio.ensure_future(self._bot_workers.choose(bot, world, options, payer, ticket))
        try:
            while not (await asyncio.wait({asking}, timeout=TELL_EVERY))[0]:
                if ticket.ahead != told:
                    told = ticket.ahead
                    await tell(told)
        finally:
            asking.cancel()  # when it is not wanted any more; an answer stays one
        if told:
            await tell(0)
        return asking.result()
