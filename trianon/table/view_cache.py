"""View cache: the views of a position as JSON, each part encoded once, and what changed in a step."""

from typing import Any, Final

from msgspec import Raw

import trianon
from trianon.kernel.parts import Parts
from trianon.kernel.state import NOBODY
from trianon.table.codec import dump

View = dict[str, Any]
Seen = dict[str, object]  # a view or a part of it, what is dear to encode as JSON
Prints = dict[str, object]  # the same, but of every key what tells whether it changed (`Parts.seen`)
Viewpoint = int | None  # a seat, or None for a spectator

ABSENT: Final = object()  # unlike anything that a view shows
UNKNOWN: Final = 0  # no mark


class ViewCache:
    """The views of the present version, and what is needed to tell how they differ from those before.

    What everybody sees alike is built, encoded and compared once; for a viewpoint only what is its own, and
    nothing where that is made from the same as before (`State.own_mark`). Of the parts that games name, as a
    castle or a tile of the market, only those are built that are made from something else than before
    (`Parts`). Of the version before little stays: kept parts, numbers and names, and of all else a hash,
    Python's own, whose key nobody knows.
    """

    def __init__(self, state: trianon.State) -> None:
        self._state = state
        self._parts = Parts(dump, Raw)
        self._shared: View | None = None
        self._alike: Seen = {}  # the shared view, while this version is published
        self._news: Seen = {}  # of the shared view, since the version before
        self._has_less = False  # something of the shared view disappeared since then
        self._own: dict[Viewpoint, Seen] = {}  # what is not as in the shared view
        self._alike_prints: Prints = {}
        self._alike_prints_before: Prints = {}
        self._own_prints: dict[Viewpoint, Prints] = {}
        self._own_prints_before: dict[Viewpoint, Prints] = {}
        self._own_marks: dict[Viewpoint, int] = {}  # of what these were made from
        self._open: Seen | None = None  # what a spectator sees, once somebody asked for all of it
        self._open_before: Seen | None = None

    def advance(self, state: trianon.State) -> None:
        """The game has made a step."""
        self._forget()
        self._state = state
        self._open_before, self._open = self._open, None
        self._alike_prints_before, self._alike_prints = self._alike_prints, {}
        self._own_prints_before, self._own_prints = self._own_prints, {}

    def settle(self) -> None:
        """Everybody was told: what the views were made from, and compared with, need not stay in memory."""
        self._forget()
        self._alike_prints_before = {}
        self._own_prints_before = {}
        self._open_before = None
        self._state.rest()

    def _forget(self) -> None:
        self._shared = None
        self._alike = {}
        self._news = {}
        self._own = {}

    def view(self, viewpoint: Viewpoint) -> Seen:
        """The whole view."""
        own = self._own_part(viewpoint)
        whole = self._alike | own
        if viewpoint is None:
            self._open = whole
        return whole

    def before(self, viewpoint: None) -> Seen | None:
        """What a spectator saw in the version before; None when nobody asked for all of it."""
        return self._open_before

    def changes(self, viewpoint: Viewpoint) -> Seen | None:
        """The changed top-level keys; None when nobody looked from there before."""
        own_before = self._own_prints_before.get(viewpoint)
        if own_before is None:
            return None
        if self._is_as_before(viewpoint):
            return self._changes_of_others(viewpoint, own_before)
        own, prints = self._own_part(viewpoint), self._own_prints[viewpoint]
        alike_before = self._alike_prints_before
        changed, again = self._news.copy(), 0
        for key, print in prints.items():
            known = own_before.get(key, ABSENT)
            if known is ABSENT:
                known = alike_before.get(key, ABSENT)
            else:
                again += 1
            if known != print:
                changed[key] = own[key]
            elif key in changed:
                del changed[key]  # others see something new there
        if again < len(own_before) or self._has_less:
            return self._all_changes(own, own_before, prints)
        return changed

    def _is_as_before(self, viewpoint: Viewpoint) -> bool:
        """Whether what is this viewpoint's own is certainly as in the version before."""
        if viewpoint is None or viewpoint in self._own or self._state.seat == NOBODY:
            return False
        mark = self._state.own_mark(viewpoint)
        if mark != UNKNOWN and self._own_marks.get(viewpoint, UNKNOWN) == mark:
            self._share()
            return not self._has_less
        return False

    def _changes_of_others(self, viewpoint: Viewpoint, prints: Prints) -> Seen:
        """What is new for everybody, where what is the viewpoint's own is as it was."""
        self._own_prints[viewpoint] = prints
        return {key: part for key, part in self._news.items() if key not in prints}

    def _all_changes(self, own: Seen, own_before: Prints, own_prints: Prints) -> Seen | None:
        """The same where something disappeared that the viewpoint, or everybody, has seen."""
        before, now = self._alike_prints_before | own_before, self._alike_prints | own_prints
        if not before.keys() <= now.keys():
            return None  # only the whole view can say so
        whole = self._alike | own
        return {key: whole[key] for key, print in now.items() if before.get(key, ABSENT) != print}

    def _own_part(self, viewpoint: Viewpoint) -> Seen:
        """What this viewpoint sees otherwise than everybody, or alone."""
        own = self._own.get(viewpoint)
        if own is None:
            state = self._state
            own = self._own[viewpoint] = state.own_view(self._share(), viewpoint, self._parts)
            self._own_prints[viewpoint] = self._parts.seen(own)
            if viewpoint is not None:
                self._own_marks[viewpoint] = state.own_mark(viewpoint)
        return own

    def _share(self) -> View:
        """The shared view of this version, and what is new in it."""
        shared = self._shared
        if shared is None:
            shared = self._shared = self._state.shared_view(self._parts)
            before, again = self._alike_prints_before, 0
            alike = self._alike = shared.copy()
            prints = self._alike_prints = self._parts.seen(alike)
            for key, print in prints.items():
                known = before.get(key, ABSENT)
                if known is not ABSENT:
                    again += 1
                if known != print:
                    self._news[key] = self._parts.once(alike[key])
            self._has_less = again < len(before)
        return shared


def differences(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The top-level keys of `now` that are not as before."""
    return {key: value for key, value in now.items() if key not in before or before[key] != value}
