"""View cache: the views of a position as JSON, each part encoded once, and what changed in a step."""

from typing import Any, Final

from msgspec import Raw

import trianon
from trianon.kernel.parts import Parts
from trianon.table.codec import dump

View = dict[str, Any]
Seen = dict[str, object]  # a view or a part of it, what is dear to encode as JSON
Prints = dict[str, object]  # the same, but of every key what tells whether it changed (`Parts.seen`)
Viewpoint = int | None  # a seat, or None for a spectator

ABSENT: Final = object()  # unlike anything that a view shows


class ViewCache:
    """The views of the present version, and what is needed to tell how they differ from those before.

    What everybody sees alike is built, encoded and compared once; for a viewpoint only what is its own. Of
    the parts that games name, as a castle or a tile of the market, only those are built that are made from
    something else than before (`Parts`). Of the version before little stays: kept parts, numbers and names,
    and of all else a hash, Python's own, whose key nobody knows.
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
        own, prints = self._own_part(viewpoint), self._own_prints[viewpoint]
        alike, alike_before = self._alike, self._alike_prints_before
        if self._has_less or not own_before.keys() <= own.keys():
            before, now = alike_before | own_before, self._alike_prints | prints
            if not before.keys() <= now.keys():
                return None  # something disappeared: only the whole view can say so
            whole = alike | own
            return {key: whole[key] for key, print in now.items() if before.get(key, ABSENT) != print}
        changed = self._news.copy()
        for key, part in own.items():
            known = own_before.get(key, alike_before.get(key, ABSENT))
            if known != prints[key]:
                changed[key] = part
            else:
                changed.pop(key, None)  # others see something new there
        return changed

    def _own_part(self, viewpoint: Viewpoint) -> Seen:
        """What this viewpoint sees otherwise than everybody, or alone."""
        own = self._own.get(viewpoint)
        if own is None:
            view = self._state.own_view(self._share(), viewpoint, self._parts)
            prints = self._own_prints[viewpoint] = {}
            own = self._own[viewpoint] = self._parts.seen(view, prints)
        return own

    def _share(self) -> View:
        """The shared view of this version, and what is new in it."""
        shared = self._shared
        if shared is None:
            shared = self._shared = self._state.shared_view(self._parts)
            prints, before = self._alike_prints, self._alike_prints_before
            alike = self._alike = self._parts.seen(shared, prints)
            for key, print in prints.items():
                if before.get(key, ABSENT) != print:
                    self._news[key] = self._parts.once(alike[key])
            self._has_less = not before.keys() <= alike.keys()
        return shared


def differences(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The top-level keys of `now` that are not as before."""
    return {key: value for key, value in now.items() if key not in before or before[key] != value}
