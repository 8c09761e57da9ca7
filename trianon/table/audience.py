"""Audience: the windows that look at one table, and what each of them is sent."""

from collections.abc import Iterable

from trianon.table.codec import encode
from trianon.table.messages import (
    Chat,
    ChatLine,
    Question,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from trianon.table.progress import Progress
from trianon.table.room import Room
from trianon.table.sight import Eye, Sight
from trianon.table.watcher import Watcher


class Audience:
    """Everybody who looks on. A frame is encoded once for all windows that may see the same."""

    def __init__(self, room: Room) -> None:
        self.watchers: list[Watcher] = []
        self._published = room.version
        self.show(room)

    def show(self, room: Room) -> None:
        """From now on look at this room."""
        self._room = room
        self._seating = room.seating
        self._progress = room.progress
        self._sight = None if room.progress is None else Sight(room.progress.state)
        self._question: tuple[int, Question | None] = (-1, None)

    def greeted(self) -> Iterable[Watcher]:
        return [watcher for watcher in self.watchers if watcher.greeted]

    def info(self, guest: str) -> TableInfo:
        """The table as this guest sees it, with who is online."""
        greeted = self.greeted()
        online = frozenset(watcher.guest for watcher in greeted)
        looking = {watcher.guest for watcher in greeted if not watcher.seats}
        return self._seating.info(guest, online, len(looking))

    # --- sending ------------------------------------------------------------------------------------------

    def announce(self, but: Watcher | None = None) -> None:
        """Chairs, presence or status changed: tell everybody."""
        frames: dict[str, str] = {}
        for watcher in self.greeted():
            self._look(watcher)
            if watcher is but:
                continue
            frame = frames.get(watcher.guest)
            if frame is None:
                frame = frames[watcher.guest] = encode(TableChanged(self.info(watcher.guest)))
            watcher.send(frame)

    def say(self, line: ChatLine) -> None:
        frame = encode(Chat(line))
        for watcher in self.greeted():
            watcher.send(frame)

    def publish(self) -> None:
        """The game made a step (or began): everybody gets what it changed for them."""
        progress, sight = self._progress, self._sight
        if progress is None or sight is None:
            return
        self._published = progress.version
        sight.advance(progress.state)
        asked, undoer = progress.asked, progress.undoer
        frames: dict[tuple[Eye, bool, bool, bool], str] = {}
        for watcher in self.watchers:
            if not watcher.greeted:
                continue
            eye = watcher.eye
            watcher.look(asked)
            key = (watcher.eye, watcher.eye == eye, asked in watcher.seats, undoer in watcher.seats)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = encode(self._update(progress, sight, *key))
            watcher.send(frame)

    def welcome(self, watcher: Watcher, have: int) -> None:
        """Everything one window needs to draw the table."""
        self._look(watcher)
        progress, sight = self._progress, self._sight
        eye = watcher.eye
        playing = progress is not None and sight is not None
        watcher.tell(
            Welcome(
                table=self.info(watcher.guest),
                version=progress.version if progress else -1,
                seat=eye,
                view=sight.view(eye) if sight else None,
                steps=progress.steps_after(have, eye) if progress else [],
                question=self._asked(progress) if playing and self._is_asked(watcher) else None,
                waiting=progress.asked if progress else None,
                can_undo=progress is not None and progress.undoer in watcher.seats,
                chat=list(self._room.chat),
            )
        )

    def welcome_again(self) -> None:
        """After a table was read anew: bring everybody to where it really stands."""
        for watcher in self.greeted():
            self.welcome(watcher, self._published)

    # --- inside -------------------------------------------------------------------------------------------

    def _look(self, watcher: Watcher) -> None:
        watcher.sit(self._seating.seats_of(watcher.guest))
        watcher.look(self._progress.asked if self._progress else None)

    def _is_asked(self, watcher: Watcher) -> bool:
        return self._progress is not None and self._progress.asked in watcher.seats

    def _update(
        self, progress: Progress, sight: Sight, eye: Eye, same_eye: bool, asked: bool, can_undo: bool
    ) -> Update:
        changes = sight.changes(eye) if same_eye else None
        version = progress.version
        return Update(
            version=version,
            seat=eye,
            view=sight.view(eye) if changes is None else changes,
            whole=changes is None,
            step=progress.history[version].step(version, eye),
            question=self._asked(progress) if asked else None,
            waiting=progress.asked,
            can_undo=can_undo,
        )

    def _asked(self, progress: Progress | None) -> Question | None:
        """The question of this version, built once."""
        if progress is None:
            return None
        version, question = self._question
        if version != progress.version:
            question = progress.question()
            self._question = (progress.version, question)
        return question
