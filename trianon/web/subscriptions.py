"""Subscriptions: which browsers show news of whom."""

from trianon.table.problems import kept, unavailable
from trianon.table.storage import StorageError, Store, Subscription

MOST_OF_ONE_GUEST = 10  # browsers; the one that subscribed first gives way


class Subscriptions:
    """The browsers of every guest. Every refusal is a TableProblem."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def has(self, wanted: Subscription) -> bool:
        """Whether this browser is known as it is, so that there is nothing to write."""
        return any(
            (one.endpoint, one.key, one.language) == (wanted.endpoint, wanted.key, wanted.language)
            for one in await self._of(wanted.guest)
        )

    async def add(self, wanted: Subscription) -> None:
        """This browser too, or in another way."""
        others = [one.endpoint for one in await self._of(wanted.guest) if one.endpoint != wanted.endpoint]
        await kept(self._store.put_subscription(wanted))
        if len(others) >= MOST_OF_ONE_GUEST:
            await kept(self._store.remove_subscriptions(others[:1]))

    async def end(self, guest: str, endpoint: str = "") -> None:
        """Not this browser any more, if it is the guest's; without one, none of them."""
        gone = [one.endpoint for one in await self._of(guest) if endpoint in ("", one.endpoint)]
        if gone:
            await kept(self._store.remove_subscriptions(gone))

    async def _of(self, guest: str) -> list[Subscription]:
        try:
            return await self._store.list_subscriptions(guest)
        except StorageError as error:
            raise unavailable() from error
