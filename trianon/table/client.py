"""Client: one browser window at a table, playing or looking on."""

from collections.abc import Callable

from trianon.table.codec import encode
from trianon.table.messages import ToBrowser
from trianon.table.rate_limit import RateLimit

CHAT_RATE, CHAT_BURST = 0.5, 6.0  # lines a second


class Client:
    """Where the messages for one window go. `send` only queues: nobody ever waits for a slow socket."""

    __slots__ = ("chat_limit", "close", "greeted", "guest", "name", "seats", "send", "stays", "viewpoint")

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
        self.viewpoint: int | None = None  # the seat whose view it was sent last
        self.greeted = False  # has said hello
        self.stays = False  # a neighbour who is asked gets the view by saying hello
        self.chat_limit = RateLimit(CHAT_RATE if limited else 0, CHAT_BURST)

    def tell(self, message: ToBrowser) -> None:
        self.send(encode(message))

    def sit(self, seats: tuple[int, ...]) -> None:
        """These seats are played from this window."""
        self.seats = seats
        if self.viewpoint not in seats:
            self.viewpoint = seats[0] if seats else None

    def turn_to(self, asked: int | None) -> None:
        """Show the asked seat's view if that is an own seat, else the last one."""
        if asked in self.seats:
            self.viewpoint = asked
