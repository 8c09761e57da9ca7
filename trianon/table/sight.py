"""Sight: what each pair of eyes sees now, computed once, and what changed since the version before."""

from typing import Any

import trianon

View = dict[str, Any]
Eye = int | None  # a seat, or None for a spectator


class Sight:
    """The views of the present version and of the one before."""

    def __init__(self, state: trianon.State) -> None:
        self._state = state
        self._now: dict[Eye, View] = {}
        self._before: dict[Eye, View] = {}

    def advance(self, state: trianon.State) -> None:
        """The game has made a step."""
        self._state = state
        self._before = self._now
        self._now = {}

    def view(self, eye: Eye) -> View:
        seen = self._now.get(eye)
        if seen is None:
            seen = self._now[eye] = self._state.view(eye)
        return seen

    def changes(self, eye: Eye) -> View | None:
        """The changed top-level keys; None when the version before was not looked at through this eye."""
        before = self._before.get(eye)
        if before is None:
            return None
        now = self.view(eye)
        if not before.keys() <= now.keys():
            return None  # something disappeared: only the whole view can say so
        return differences(before, now)


def differences(before: View, now: View) -> View:
    """The top-level keys of `now` that are not as before."""
    return {key: value for key, value in now.items() if key not in before or before[key] != value}
