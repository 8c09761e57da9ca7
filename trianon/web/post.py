"""Post: brings letters to the mail server that the operator named."""

import logging
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import aiosmtplib

PATIENCE = 30.0  # seconds for a mail server
PORTS = {"smtp": 587, "smtps": 465}

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed in."""

    host: str
    port: int
    tls: bool  # from the first byte; otherwise as soon as the server offers it
    username: str | None
    password: str | None

    @classmethod
    def at(cls, url: str) -> "MailServer":
        """From smtp://user:password@host:587 or smtps://...; ValueError for anything else."""
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError("a mail server is written like smtp://user:password@mail.example.org:587")
        username = unquote(parts.username) if parts.username else None
        password = unquote(parts.password) if parts.password else None
        port = parts.port or PORTS[parts.scheme]
        return cls(parts.hostname, port, parts.scheme == "smtps", username, password)


class Post:
    """Hands letters in, one after the other."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def send(self, letter: EmailMessage) -> bool:
        """Whether the mail server took it; why not is for the operator. No address is logged."""
        server = self._server
        try:
            await aiosmtplib.send(
                letter,
                hostname=server.host,
                port=server.port,
                username=server.username,
                password=server.password,
                use_tls=server.tls,
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            log.error("a letter could not be sent: %s", type(error).__name__)
            return False
        return True
