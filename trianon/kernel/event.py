"""Events: what happened, and who may know all of it. Log, animation and statistics live on them."""

from typing import TYPE_CHECKING, Final

from trianon.kernel.field import Field

if TYPE_CHECKING:
    from trianon.kernel.state import State

EVERYBODY: Final = -1


class Event:
    """Something that happened. `secret` names the part of `data` that only the seat `knower` sees."""

    def __init__(
        self,
        kind: str,
        data: dict[str, object],
        secret: str = "",
        knower: int = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.data = data
        self.secret = secret
        self.knower = knower
        self.reveals = reveals  # shows everybody something that was hidden until now

    def view(self, seat: int | None) -> dict[str, object]:
        """The event as a seat (None: a spectator) may see it."""
        seen: dict[str, object] = {"event": self.kind}
        for key, value in self.data.items():
            if key != self.secret or seat == self.knower:
                seen[key] = value
        return seen

    def to_json(self) -> dict[str, object]:
        """The whole event, secrets included."""
        whole: dict[str, object] = {"event": self.kind}
        whole.update(self.data)
        return whole

    def __repr__(self) -> str:
        inside = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"<{self.kind} {inside}>"


class EventKind:
    """A kind of event with its fields, in the order in which `state.tell` gets their values.

    A secret field is seen only by the seat in the first field.
    """

    def __init__(
        self, name: str, fields: tuple[Field, ...] = (), secret: str = "", reveals: bool = False
    ) -> None:
        self.name = name
        self.fields: list[Field] = list(fields)
        self.secret = secret
        self.reveals = reveals

    def event(self, s: "State", values: list[int]) -> Event:
        """Such an event."""
        data: dict[str, object] = {}
        for place in range(len(self.fields)):
            self.fields[place].show(s, values[place], data)
        knower = values[0] if self.secret else EVERYBODY
        return Event(self.name, data, self.secret, knower, self.reveals)


GAME_ENDED: Final = EventKind("game_ended", reveals=True)
