"""Fair line: a few things that many want to use; guests take turns, however much one of them asks for."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairLine(Generic[T]):
    """Lends each thing to one at a time. Among guests it goes round, for one guest by order of asking."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}  # the first guest is the next

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(len(places) for places in list(self._waiting.values()))

    async def take(self, guest: str) -> T:
        """The next thing that is free for this guest; it is to be given back."""
        if self._free:
            return self._free.popleft()
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guest, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back(place.result())  # it was handed over at the very moment
            else:
                self._leave(guest, place)
            raise

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

    def _leave(self, guest: str, place: "asyncio.Future[T]") -> None:
        places = self._waiting.get(guest)
        if places is not None and place in places:
            places.remove(place)
            if not places:
                del self._waiting[guest]
