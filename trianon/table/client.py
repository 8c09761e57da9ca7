"""Client: one browser window at a table, playing or looking on."""

from collections.abc import Callable, Collection

from trianon.table.codec import encode
from trianon.table.messages import Problem, ToBrowser
from trianon.table.meter import METER


class Client:
    """Where the messages for one window go. `send` only queues: nobody ever waits for a slow socket."""

    __slots__ = (
        "blocked",
        "close",
        "greeted",
        "guest",
        "hurries",
        "may_chat",
        "name",
        "seats",
        "send",
        "stays",
        "told",
        "viewpoint",
    )

    def __init__(
        self,
        guest: str,
        name: str,
        send: Callable[[bytes], None],
        close: Callable[[], None],
        may_chat: Callable[[], bool] = lambda: True,
        blocked: Collection[str] = (),
    ) -> None:
        self.guest = guest
        self.name = name
        self.send = send
        self.close = close
        self.seats: tuple[int, ...] = ()
        self.viewpoint: int | None = None  # the seat whose view it was sent last
        self.greeted = False  # has said hello
        self.stays = False  # asked for it in its hello
        self.hurries = False  # the same
        self.may_chat = may_chat  # asked before every line
        self.blocked = blocked  # the guests whom it does not want to read
        self.told = 0  # length of what was said to this window alone

    def tell(self, message: ToBrowser) -> None:
        if isinstance(message, Problem):
            METER.problems[message.code] += 1
        frame = encode(message)
        self.told += len(frame)
        self.send(frame)

    def hang_up(self) -> None:
        """Close it without another word: its browser comes again and repeats what was not answered."""
        self.send = lambda frame: None
        self.close()

    @property
    def is_shared(self) -> bool:
        """Several people look at this window: it shows the secrets of one only when that one says hello."""
        return self.stays and len(self.seats) > 1

    def sit(self, seats: tuple[int, ...]) -> None:
        """These seats are played from this window."""
        self.seats = seats
        if self.viewpoint not in seats:
            self.viewpoint = seats[0] if seats and not self.is_shared else None

    def turn_to(self, asked: int | None) -> None:
        """Show the asked seat's view if that is an own seat, else the last one.

        When the next person at a shared device is asked, everybody looks: it shows what a spectator sees.
        """
        if asked in self.seats and asked != self.viewpoint:
            self.viewpoint = None if self.is_shared else asked
