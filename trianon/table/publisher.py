"""Publisher: what each client at one table is sent."""

from collections.abc import Sequence
from typing import Any

from trianon.table.attendance import Attendance
from trianon.table.client import Client
from trianon.table.codec import encode, once
from trianon.table.draft import Draft
from trianon.table.live_game import LiveGame
from trianon.table.messages import (
    Chat,
    ChatLine,
    OrderChanged,
    Question,
    Step,
    TableChanged,
    TableInfo,
    Timing,
    Update,
    Welcome,
)
from trianon.table.table_state import TableState
from trianon.table.view_cache import ViewCache, Viewpoint

NOBODY = "nobody"  # no guest has this id


class _News:
    """What an update says to everybody alike."""

    def __init__(self, version: int, waiting: int | None, ask: str, timing: Any) -> None:
        self.version = version
        self.waiting = waiting
        self.ask = ask
        self.timing = timing  # encoded


class Publisher:
    """The clients at one table. A frame is encoded once for all of them that may see the same."""

    def __init__(self, table: TableState, attendance: Attendance) -> None:
        self.clients: list[Client] = []
        self._attendance = attendance
        self._published = table.version
        self.show(table)

    def show(self, table: TableState) -> None:
        """From now on publish this state of the table."""
        self._table = table
        self._seating = table.seating
        self._game = table.game
        self._views = None if table.game is None else ViewCache(table.game.state)
        self._question: tuple[int, Question | None] = (-1, None)

    def greeted(self) -> Sequence[Client]:
        """The clients that have said hello."""
        return [client for client in self.clients if client.greeted]

    def info(self, guest: str) -> TableInfo:
        """The table as this guest sees it, with who is online."""
        return self._seating.info(guest, *self._presence())

    def _presence(self) -> tuple[frozenset[str], int]:
        """Who is online, and how many of them only look on."""
        greeted = self.greeted()
        online = frozenset(client.guest for client in greeted)
        return online, len({client.guest for client in greeted if not client.seats})

    # --- sending ------------------------------------------------------------------------------------------

    def announce(self, but: Client | None = None) -> None:
        """Chairs, presence or status changed: tell everybody. All who have no part in it read the same."""
        greeted = self.greeted()
        for client in greeted:
            client.sit(self._seating.seats_of(client.guest))
        presence, timing = self._presence(), self._timing()
        frames: dict[str, bytes] = {}
        for client in greeted:
            if client is but:
                continue
            reader = client.guest if client.seats or client.guest == self._seating.host else NOBODY
            frame = frames.get(reader)
            if frame is None:
                frame = frames[reader] = encode(TableChanged(self._seating.info(reader, *presence), timing))
            client.send(frame)

    def say(self) -> None:
        """The newest line of chat, for everybody who is to read it."""
        line, author = self._table.chat[-1], self._table.said[-1].guest
        frame = encode(Chat(line))
        for client in self.greeted():
            if self._reads(client, line, author):
                client.send(frame)

    def say_afterwards(self) -> None:
        """The game is over: the players hear what the spectators said meanwhile."""
        for client in self.greeted():
            if client.seats:
                for line in self._chat(client):
                    if line.apart:
                        client.tell(Chat(line))

    def _chat(self, client: Client) -> list[ChatLine]:
        said = zip(self._table.chat, self._table.said, strict=True)
        return [line for line, entry in said if self._reads(client, line, entry.guest)]

    def _reads(self, client: Client, line: ChatLine, author: str) -> bool:
        """Not whom it blocks; nor, while it plays, what spectators say: they see more than one seat does."""
        is_over = self._seating.status == "over"
        return author not in client.blocked and (is_over or not (line.apart and client.seats))

    def tell_order(self, seat: int) -> None:
        """A standing order changed: only windows that show the view of this seat hear of it."""
        for client in self.greeted():
            if client.viewpoint == seat:
                client.tell(OrderChanged(seat, self._order(seat)))

    def tell_draft(self, draft: Draft, id: str) -> None:
        """A draft changed: only windows that show the view of its seat hear of it."""
        told = [client for client in self.greeted() if client.viewpoint == draft.seat]
        frame = encode(draft.message(id)) if told else b""
        for client in told:
            client.send(frame)

    def publish(self) -> None:
        """The game made a step or several (or began): everybody gets what they changed for them."""
        game, views = self._game, self._views
        if game is None or views is None:
            return
        since, self._published = self._published, game.version
        views.advance(game.state)
        asked, undoer = self._table.answering, game.undoer
        news = _News(game.version, game.asked, game.ask, once(self._timing()))
        knowers = game.knowers_after(since)
        told_to_all = [once(step) for step in game.steps_after(since, None)]
        frames: dict[tuple[Viewpoint, bool, bool, bool], bytes] = {}
        for client in self.clients:
            if not client.greeted:
                continue
            before = client.viewpoint
            client.turn_to(asked)
            viewpoint, is_shared = client.viewpoint, client.is_shared
            if is_shared and before is not None and viewpoint is None:
                client.tell(self._without_secrets(views, since, before))
                before = None
            key = (viewpoint, viewpoint == before, viewpoint == asked, undoer in client.seats)
            frame = frames.get(key)
            if frame is None:
                steps = game.steps_after(since, viewpoint) if viewpoint in knowers else told_to_all
                update = self._update(game, views, steps, news, viewpoint, key[1], key[2], key[3])
                frame = frames[key] = encode(update)
            client.send(frame)
            if is_shared:
                views.view(None)  # what everybody at this device may see, when the next step passes it on
        views.settle()
        game.rest()
        self._question = (-1, None)  # for whoever comes later it is built anew

    def welcome(self, client: Client, have: int) -> None:
        """Everything one client needs to draw the table, as the one sees it who is asked."""
        game, views = self._game, self._views
        client.sit(self._seating.seats_of(client.guest))
        asked = self._table.answering
        if asked in client.seats:
            client.viewpoint = asked
        if views and client.is_shared:
            views.view(None)
        viewpoint = client.viewpoint
        client.tell(
            Welcome(
                table=self.info(client.guest),
                version=self._table.version,
                seat=viewpoint,
                view=views.view(viewpoint) if views else None,
                steps=game.steps_after(have, viewpoint) if game else [],
                question=self._asked(game, game.version) if game and asked in client.seats else None,
                waiting=game.asked if game else None,
                ask=game.ask if game else "",
                can_undo=game is not None and game.undoer in client.seats,
                order=self._order(viewpoint),
                chat=self._chat(client),
                timing=self._timing(),
            )
        )

    def welcome_again(self) -> None:
        """After a table was read anew: bring everybody to where it really stands."""
        for client in self.greeted():
            self.welcome(client, self._published)
        self._published = self._table.version

    # --- inside -------------------------------------------------------------------------------------------

    def _update(
        self,
        game: LiveGame,
        views: ViewCache,
        steps: list[Step],
        news: "_News",
        viewpoint: Viewpoint,
        same_viewpoint: bool,
        asked: bool,
        can_undo: bool,
    ) -> Update:
        changes = views.changes(viewpoint) if same_viewpoint else None
        return Update(
            version=news.version,
            seat=viewpoint,
            view=views.view(viewpoint) if changes is None else changes,
            whole=changes is None,
            steps=steps,
            question=self._asked(game, news.version) if asked else None,
            waiting=news.waiting,
            ask=news.ask,
            can_undo=can_undo,
            timing=news.timing,
        )

    def _without_secrets(self, views: ViewCache, version: int, mover: int) -> Update:
        """The position before a step as a spectator saw it, so that the step is shown to everybody."""
        seen = views.before(None)
        return Update(
            version=version,
            seat=None,
            view=views.view(None) if seen is None else seen,
            whole=True,
            steps=[],
            question=None,
            waiting=mover,
            ask="",
            can_undo=False,
            timing=self._timing(),
        )

    def _timing(self) -> Timing:
        return self._attendance.timing(self._table)

    def _order(self, viewpoint: Viewpoint) -> dict[str, Any] | None:
        """The standing order of this seat; spectators have none."""
        return None if viewpoint is None else self._table.orders.get(viewpoint)

    def _asked(self, game: LiveGame, version: int) -> Question | None:
        """The question of this version, built once."""
        if self._question[0] != version:
            self._question = (version, game.question_once())
        return self._question[1]
