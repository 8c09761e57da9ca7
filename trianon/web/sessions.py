"""Sessions: who a browser is. A random guest id, a nickname and a time in a signed cookie."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from trianon.table.clean_text import clean_name
from trianon.web.revocations import LIFE, Revocations

COOKIE = "trianon"

Tell = Callable[[str, int], Awaitable[None]]  # a guest, and from before when cookies are void


@dataclass(frozen=True)
class Guest:
    """One browser. `fresh`: it does not have its cookie yet, or one that is to be signed anew."""

    id: str
    name: str
    fresh: bool = False


class Sessions:
    """Reads and writes the cookie."""

    def __init__(self, keys: Sequence[str], revoked: Path | None = None, tell: Tell | None = None) -> None:
        """The last key signs; cookies that the others signed are believed too, and get a new signature.

        Other processes of the house are told what is void.
        """
        self._newest = URLSafeSerializer(keys[-1], salt="guest")
        self._any = URLSafeSerializer(list(keys), salt="guest")
        self._revocations = Revocations(revoked, _now())
        self._tell = tell

    def guest(self, connection: HTTPConnection) -> Guest:
        """Who is asking; somebody new without a cookie, or with one that is void or not ours."""
        cookie = connection.cookies.get(COOKIE, "")
        known = _read(self._newest, cookie)
        old = _read(self._any, cookie) if known is None else None
        found = known or old
        if found is None or self._revocations.is_void(found[0], found[2]):
            return stranger()
        id, name, issued = found
        is_old = known is None or issued < _now() - LIFE // 2
        return Guest(id, clean_name(name, "Guest"), fresh=is_old)

    def remember(self, connection: HTTPConnection, response: Response, guest: Guest) -> None:
        response.set_cookie(
            COOKIE,
            str(self._newest.dumps([guest.id, guest.name, _now()])),
            max_age=LIFE // 1000,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    async def revoke(self, guest: Guest) -> None:
        """All cookies of this guest are void, except those that are given from now on."""
        before = _now()
        await asyncio.to_thread(self._revocations.add, guest.id, before)
        if self._tell is not None:
            await self._tell(guest.id, before)

    def learn(self, guest: str, before: int) -> None:
        """Another process has revoked them."""
        self._revocations.learn(guest, before)


def stranger() -> Guest:
    """Somebody who was never here."""
    return Guest(secrets.token_urlsafe(16), f"Guest {secrets.randbelow(9000) + 1000}", fresh=True)


def _read(signer: URLSafeSerializer, cookie: str) -> tuple[str, str, int] | None:
    """Guest, name and time of issue; the first cookies told no time."""
    try:
        id, name, *issued = signer.loads(cookie)
        return str(id), str(name), _whole(issued)
    except (BadSignature, ValueError, TypeError):
        return None


def _whole(issued: list[Any]) -> int:
    return int(issued[0]) if issued else 0


def _now() -> int:
    return time.time_ns() // 1_000_000
