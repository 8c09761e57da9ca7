"""A watcher: one browser window at a table, playing or looking on."""

from collections.abc import Callable

from trianon.table.codec import encode
from trianon.table.messages import ToBrowser
from trianon.table.pace import Pace

CHAT_RATE, CHAT_BURST = 0.5, 6.0  # lines a second


class Watcher:
    """Where the messages for one window go. `send` only queues: nobody ever waits for a slow socket."""

    __slots__ = ("chat_pace", "close", "eye", "greeted", "guest", "name", "seats", "send")

    def __init__(
        self,
        guest: str,
        name: str,
        send: Callable[[str], None],
        close: Callable[[], None],
        limited: bool = True,
    ) -> None:
        self.guest = guest
        self.name = name
        self.send = send
        self.close = close
        self.seats: tuple[int, ...] = ()
        self.eye: int | None = None  # through whose eyes it looked last
        self.greeted = False  # has said hello
        self.chat_pace = Pace(CHAT_RATE if limited else 0, CHAT_BURST)

    def tell(self, message: ToBrowser) -> None:
        self.send(encode(message))

    def sit(self, seats: tuple[int, ...]) -> None:
        """These seats are played from this window."""
        self.seats = seats
        if self.eye not in seats:
            self.eye = seats[0] if seats else None

    def look(self, asked: int | None) -> None:
        """Look through the asked seat if it is an own one, else through the last."""
        if asked in self.seats:
            self.eye = asked
