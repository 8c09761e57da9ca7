"""Guard: headers that keep a page to itself, and requests that other sites' pages send."""

import logging
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trianon.table.messages import PROTOCOL
from trianon.web.answers import refusal
from trianon.web.hosts import Hosts
from trianon.web.logs import begin_request

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",  # boards place things by style attributes
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Trianon-Protocol": str(PROTOCOL),  # a page from before an upgrade finds another one than its own
}
ONLY_TLS = {"Strict-Transport-Security": "max-age=31536000"}
HARMLESS = frozenset(("GET", "HEAD", "OPTIONS"))
UNKNOWN_HOST = "this server has another name; its operator can add one with TRIANON_HOSTS"
UNTRUSTED_PROXY = (
    "requests come through a proxy that TRIANON_TRUSTED_PROXIES does not name: all its visitors count as one"
)

log = logging.getLogger(__name__)


def is_foreign(headers: Mapping[str, str], origins: Iterable[str] = ()) -> bool:
    """Whether a browser sends this for a page of another site. Other programs send no Origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return False
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no browser writes this
        return True
    return site.lower() != headers.get("host", "").lower()


class Guard:
    """Around everything that is HTTP, the answers to our own faults included."""

    def __init__(
        self, app: ASGIApp, hosts: Hosts, origins: Iterable[str] = (), proxied: bool = False
    ) -> None:
        self._app = app
        self._hosts = hosts
        self._origins = tuple(origins)
        self._warned = proxied

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        added = {**HEADERS, "X-Request-Id": begin_request()}
        if scope["scheme"] == "https":
            added |= ONLY_TLS

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        self._look_for_proxy(headers)
        if not self._hosts.is_ours(headers):
            await refusal("forbidden", UNKNOWN_HOST, 421)(scope, receive, send_guarded)
        elif scope["method"] not in HARMLESS and is_foreign(headers, self._origins):
            response = refusal("forbidden", "this request comes from another site")
            await response(scope, receive, send_guarded)
        else:
            await self._app(scope, receive, send_guarded)

    def _look_for_proxy(self, headers: Headers) -> None:
        """Say once that a proxy is not set up; without it limits and secure cookies do not work."""
        if not self._warned and "x-forwarded-for" in headers:
            self._warned = True
            log.warning(UNTRUSTED_PROXY)
