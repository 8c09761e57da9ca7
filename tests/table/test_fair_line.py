"""Fair turns: whoever asks for much waits as long for each thing as whoever asks for little."""

import asyncio

import pytest

from tests.table.support import settle
from trianon.table.fair_line import FairLine, Ticket

pytestmark = pytest.mark.anyio


class Party:
    """Guests who want the one spoon, and the order in which they got it."""

    def __init__(self) -> None:
        self.line = FairLine(["spoon"])
        self.served: list[str] = []

    async def want(self, guest: str) -> None:
        await self.line.take(guest)
        self.served.append(guest)

    async def serve(self) -> None:
        """Whoever has the spoon gives it back, until nobody wants it."""
        for _ in range(20):
            await settle()
            if len(self.line._free) == 1:
                return
            self.line.give_back("spoon")


async def test_guests_take_turns() -> None:
    party = Party()
    guests = ("first", "greedy", "greedy", "greedy", "ann", "bob", "ann")
    wants = [asyncio.ensure_future(party.want(guest)) for guest in guests]
    await party.serve()
    assert all(want.done() for want in wants)
    assert party.served == ["first", "greedy", "ann", "bob", "greedy", "ann", "greedy"]


async def test_a_ticket_tells_how_many_come_first() -> None:
    line = FairLine(["spoon"])
    guests = ("first", "greedy", "greedy", "greedy", "ann", "bob", "ann")
    tickets = [Ticket() for _ in guests]
    wants = [asyncio.ensure_future(line.take(*one)) for one in zip(guests, tickets, strict=True)]
    await settle()
    assert [ticket.ahead for ticket in tickets] == [0, 1, 4, 6, 2, 3, 5]  # as they take turns
    line.give_back("spoon")
    await settle()
    assert [ticket.ahead for ticket in tickets] == [0, 0, 3, 5, 1, 2, 4]
    assert [want.done() for want in wants] == [True, True, *[False] * 5]


async def test_whoever_leaves_the_line_loses_nothing_for_others() -> None:
    party = Party()
    wants = [asyncio.ensure_future(party.want(guest)) for guest in ("first", "ann", "ann", "bob")]
    await settle()
    wants[1].cancel()
    await settle()
    await party.serve()
    assert party.served == ["first", "ann", "bob"]


async def test_a_thing_handed_to_somebody_who_just_left_goes_on() -> None:
    party = Party()
    wants = [asyncio.ensure_future(party.want(guest)) for guest in ("first", "ann", "bob")]
    await settle()
    party.line.give_back("spoon")  # ann has it, but does not know yet
    wants[1].cancel()
    await settle()
    assert party.served == ["first", "bob"]
