"""Parcels between processes, over a real NATS: in order, whole, and few messages for many of them."""

import asyncio

import pytest

from tests.web.nats import running_nats
from tests.web.support import PATIENCE
from trianon.web.broker import LARGEST_BUNDLE, Broker, BrokerSettings

pytestmark = pytest.mark.anyio


async def test_parcels_arrive_in_order_whatever_their_size() -> None:
    sizes = [20, 3000, LARGEST_BUNDLE + 1, 1, LARGEST_BUNDLE, 500, *[40] * 300]
    parcels = [f"{number}:".encode().ljust(size, b".") for number, size in enumerate(sizes)]
    heard: list[bytes] = []

    async def hear(parcel: bytes) -> None:
        heard.append(parcel)

    async def cut() -> None:
        raise AssertionError("nothing is cut here")

    with running_nats() as nats:
        settings = BrokerSettings(nats.address)
        ann, bob = Broker(settings, hear, cut), Broker(settings, hear, cut)
        await ann.connect("ann")
        await bob.connect("bob")
        for parcel in parcels:
            await ann.send("bob", parcel)
        async with asyncio.timeout(PATIENCE):
            while len(heard) < len(parcels):
                await asyncio.sleep(0.01)
        assert heard == parcels
        assert bob._nats.stats["in_msgs"] < 10  # hundreds of parcels
        await ann.send("bob", b"the last words")
        await ann.close()  # which are on their way by then
        async with asyncio.timeout(PATIENCE):
            while heard[-1] != b"the last words":
                await asyncio.sleep(0.01)
        await bob.close()
