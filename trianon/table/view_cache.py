"""View cache: the views of a position as JSON, each part encoded once, and what changed in a step."""

from typing import Any

from msgspec import Raw

import trianon
from trianon.table.codec import dump

View = dict[str, Any]
Seen = dict[str, Raw]  # a view, every top-level key as JSON
Viewpoint = int | None  # a seat, or None for a spectator


class ViewCache:
    """The views of the present version and, while it is published, of the one before.

    What everybody sees alike is built and encoded once for all of them.
    """

    def __init__(self, state: trianon.State) -> None:
        self._state = state
        self._shared: View | None = None
        self._parts: Seen = {}  # of the shared view
        self._now: dict[Viewpoint, Seen] = {}
        self._before: dict[Viewpoint, Seen] = {}

    def advance(self, state: trianon.State) -> None:
        """The game has made a step."""
        self._state = state
        self._shared = None
        self._before = self._now
        self._now = {}

    def settle(self) -> None:
        """Everybody was told: what the views were made from, and compared with, need not stay in memory."""
        self._shared = None
        self._before = {}

    def view(self, viewpoint: Viewpoint) -> Seen:
        seen = self._now.get(viewpoint)
        if seen is None:
            seen = self._now[viewpoint] = self._seen_from(viewpoint)
        return seen

    def before(self, viewpoint: Viewpoint) -> Seen | None:
        """The view of the version before; None when nobody looked from there."""
        return self._before.get(viewpoint)

    def changes(self, viewpoint: Viewpoint) -> Seen | None:
        """The changed top-level keys; None when nobody looked from there before."""
        before = self._before.get(viewpoint)
        if before is None:
            return None
        now = self.view(viewpoint)
        if not before.keys() <= now.keys():
            return None  # something disappeared: only the whole view can say so
        return differences(before, now)

    def _seen_from(self, viewpoint: Viewpoint) -> Seen:
        shared, parts = self._shared, self._parts
        if shared is None:
            shared = self._shared = self._state.shared_view()
            parts = self._parts = self._encoded(shared, parts)
        own = self._state.view_from(shared, viewpoint)
        return {
            key: parts[key] if key in parts and shared[key] is value else Raw(dump(value))
            for key, value in own.items()
        }

    def _encoded(self, shared: View, before: Seen) -> Seen:
        """The shared view as JSON. What is as before stays the same object: compared at once, kept once."""
        parts: Seen = {}
        for key, value in shared.items():
            part, known = Raw(dump(value)), before.get(key)
            parts[key] = known if known is not None and known == part else part
        return parts


def differences(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The top-level keys of `now` that are not as before."""
    return {key: value for key, value in now.items() if key not in before or before[key] != value}
