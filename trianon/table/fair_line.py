"""Fair line: a few things that many want to use; guests take turns, however much one of them asks for."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeVar

T = TypeVar("T")


class Ticket:
    """Tells whoever holds it how long the line before it is."""

    def __init__(self) -> None:
        self._count: Callable[[], int] | None = None

    def waits(self, count: Callable[[], int]) -> None:
        """From now on, with so many before it."""
        self._count = count

    def is_served(self) -> None:
        """It waits no more."""
        self._count = None

    @property
    def ahead(self) -> int:
        """How many come first, counting those that are served now as one; 0 when it does not wait."""
        return 0 if self._count is None else self._count()


class FairLine(Generic[T]):
    """Lends each thing to one at a time. Among guests it goes round, for one guest by order of asking."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}  # the first guest is the next

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(len(places) for places in list(self._waiting.values()))

    async def take(self, guest: str, ticket: Ticket | None = None) -> T:
        """The next thing that is free for this guest; it is to be given back."""
        if self._free:
            return self._free.popleft()
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guest, deque()).append(place)
        if ticket is not None:
            ticket.waits(partial(self._ahead, guest, place))
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back(place.result())  # it was handed over at the very moment
            else:
                self._leave(guest, place)
            raise
        finally:
            if ticket is not None:
                ticket.is_served()

    def take_idle(self, count: int) -> list[T]:
        """So many things for which nobody waits, to be given back; none where there are fewer."""
        return [self._free.popleft() for _ in range(count)] if len(self._free) >= count else []

    def give_back(self, thing: T) -> None:
        """To the next one in line, if anybody waits."""
        while self._waiting:
            guest, places = next(iter(self._waiting.items()))
            del self._waiting[guest]
            place = places.popleft()
            if places:
                self._waiting[guest] = places  # everybody else first
            if not place.done():
                place.set_result(thing)
                return
        self._free.append(thing)

    def _ahead(self, guest: str, place: "asyncio.Future[T]") -> int:
        """As long as nobody new comes: of others by turns, and of the same guest who came before."""
        if guest not in self._waiting or place not in self._waiting[guest]:
            return 0  # its turn has come
        turn, ahead, is_later = self._waiting[guest].index(place), 1, False
        for other, places in self._waiting.items():
            is_later = is_later or other == guest
            ahead += min(len(places), turn if is_later else turn + 1)
        return ahead

    def _leave(self, guest: str, place: "asyncio.Future[T]") -> None:
        places = self._waiting.get(guest)
        if places is not None and place in places:
            places.remove(place)
            if not places:
                del self._waiting[guest]
