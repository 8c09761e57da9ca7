"""View cache: the views of a position as JSON, each part encoded once, and what changed in a step."""

from typing import Any

from msgspec import Raw

import trianon
from trianon.table.codec import dump

View = dict[str, Any]
Seen = dict[str, Raw]  # a view or a part of it, every top-level key as JSON
Viewpoint = int | None  # a seat, or None for a spectator


class ViewCache:
    """The views of the present version and, while it is published, of the one before.

    What everybody sees alike is built, encoded and compared once; for a viewpoint only what is its own.
    """

    def __init__(self, state: trianon.State) -> None:
        self._state = state
        self._shared: View | None = None
        self._kept: View = {}  # what the state keeps of the shared view from version to version
        self._alike: Seen = {}  # the shared view
        self._alike_before: Seen = {}
        self._news: Seen = {}  # of the shared view, since the version before
        self._own: dict[Viewpoint, Seen] = {}  # what is not as in the shared view
        self._own_before: dict[Viewpoint, Seen] = {}

    def advance(self, state: trianon.State) -> None:
        """The game has made a step."""
        self._state = state
        self._shared = None
        self._own_before = self._own
        self._own = {}

    def settle(self) -> None:
        """Everybody was told: what the views were made from, and compared with, need not stay in memory."""
        self._shared = None
        self._alike_before = {}
        self._news = {}
        self._own_before = {}

    def view(self, viewpoint: Viewpoint) -> Seen:
        """The whole view."""
        own = self._own_part(viewpoint)
        return self._alike | own

    def before(self, viewpoint: Viewpoint) -> Seen | None:
        """The view of the version before; None when nobody looked from there."""
        own = self._own_before.get(viewpoint)
        if own is None:
            return None
        self._share()
        return self._alike_before | own

    def changes(self, viewpoint: Viewpoint) -> Seen | None:
        """The changed top-level keys; None when nobody looked from there before."""
        own_before = self._own_before.get(viewpoint)
        if own_before is None:
            return None
        own = self._own_part(viewpoint)
        alike, alike_before = self._alike, self._alike_before
        if not (alike_before.keys() <= alike.keys() and own_before.keys() <= own.keys()):
            whole, now = self.before(viewpoint) or {}, alike | own
            # Something disappeared: only the whole view can say so.
            return differences(whole, now) if whole.keys() <= now.keys() else None
        changed = self._news.copy()
        for key, part in own.items():
            known = own_before.get(key, alike_before.get(key))
            if known != part:
                changed[key] = part
            else:
                changed.pop(key, None)  # others see something new there
        return changed

    def _own_part(self, viewpoint: Viewpoint) -> Seen:
        own = self._own.get(viewpoint)
        if own is None:
            parts = self._state.own_view(self._share(), viewpoint)
            own = self._own[viewpoint] = {key: Raw(dump(value)) for key, value in parts.items()}
        return own

    def _share(self) -> View:
        """The shared view of this version. What is as before stays the same object, compared at once."""
        shared = self._shared
        if shared is None:
            shared = self._shared = self._state.shared_view()
            before, alike, news = self._alike, {}, {}
            kept = {key: value for key, value in shared.items() if isinstance(value, tuple)}
            for key, value in shared.items():
                known = before.get(key)
                if known is not None and key in kept and self._kept.get(key) is value:
                    alike[key] = known
                    continue
                part = Raw(dump(value))
                if known is not None and known == part:
                    alike[key] = known
                else:
                    alike[key] = news[key] = part
            self._kept = kept
            self._alike_before, self._alike, self._news = before, alike, news
        return shared


def differences(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The top-level keys of `now` that are not as before."""
    return {key: value for key, value in now.items() if key not in before or before[key] != value}
