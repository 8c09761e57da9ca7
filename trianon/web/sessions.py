"""Sessions: who a browser is. A random guest id and a nickname in a signed cookie, nothing stored here."""

import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from trianon.table.clean_text import clean_name

COOKIE = "trianon"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Guest:
    """One browser. `fresh`: it does not have its cookie yet."""

    id: str
    name: str
    fresh: bool = False


class Sessions:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def guest(self, connection: HTTPConnection) -> Guest:
        """Who is asking; somebody new when there is no cookie, or one that we did not sign."""
        try:
            id, name = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except (BadSignature, ValueError, TypeError):
            return Guest(secrets.token_urlsafe(16), f"Guest {secrets.randbelow(900) + 100}", fresh=True)
        return Guest(str(id), clean_name(str(name), "Guest"))

    def remember(self, connection: HTTPConnection, response: Response, guest: Guest) -> None:
        response.set_cookie(
            COOKIE,
            str(self._signer.dumps([guest.id, guest.name])),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )
