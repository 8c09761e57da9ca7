"""View cache: the views of a position, each built once, and what changed since the version before."""

from typing import Any

import trianon

View = dict[str, Any]
Viewpoint = int | None  # a seat, or None for a spectator


class ViewCache:
    """The views of the present version and of the one before."""

    def __init__(self, state: trianon.State) -> None:
        self._state = state
        self._now: dict[Viewpoint, View] = {}
        self._before: dict[Viewpoint, View] = {}

    def advance(self, state: trianon.State) -> None:
        """The game has made a step."""
        self._state = state
        self._before = self._now
        self._now = {}

    def view(self, viewpoint: Viewpoint) -> View:
        seen = self._now.get(viewpoint)
        if seen is None:
            seen = self._now[viewpoint] = self._state.view(viewpoint)
        return seen

    def before(self, viewpoint: Viewpoint) -> View | None:
        """The view of the version before; None when nobody looked from there."""
        return self._before.get(viewpoint)

    def changes(self, viewpoint: Viewpoint) -> View | None:
        """The changed top-level keys; None when nobody looked from there before."""
        before = self._before.get(viewpoint)
        if before is None:
            return None
        now = self.view(viewpoint)
        if not before.keys() <= now.keys():
            return None  # something disappeared: only the whole view can say so
        return differences(before, now)


def differences(before: View, now: View) -> View:
    """The top-level keys of `now` that are not as before."""
    return {key: value for key, value in now.items() if key not in before or before[key] != value}
