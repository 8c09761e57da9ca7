"""Device codes: one-time words with which another browser becomes the same guest."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from trianon.table.new_tables import LETTERS
from trianon.web.sessions import Guest

LENGTH = 10  # of 31 letters each: fifty bits, to be guessed in ten minutes under a limit
LIFE = 600  # seconds
MOST_KEPT = 10_000


class DeviceCodes:
    """The codes that are good now. They are kept in memory only: after a restart one asks for another."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._given: OrderedDict[str, tuple[Guest, float]] = OrderedDict()  # oldest first

    def make(self, guest: Guest) -> str:
        """A new code for this guest; the one before is void."""
        self.forget(guest.id)
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._given[code] = (guest, self._clock() + LIFE)
        if len(self._given) > MOST_KEPT:
            self._given.popitem(last=False)
        return code

    def redeem(self, code: str) -> Guest | None:
        """Whose code this is, once and in time; spaces, dashes and capital letters do not matter."""
        self._expire()
        found = self._given.pop("".join(sign for sign in code.lower() if sign in LETTERS), None)
        return None if found is None else found[0]

    def forget(self, guest: str) -> None:
        """No code of this guest is good any more."""
        self._expire()
        for code in [code for code, (owner, _) in self._given.items() if owner.id == guest]:
            del self._given[code]

    def _expire(self) -> None:
        now = self._clock()
        while self._given and next(iter(self._given.values()))[1] < now:
            self._given.popitem(last=False)
