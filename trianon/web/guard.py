"""Guard: headers that keep a page to itself, and requests that come from other sites' pages."""

from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trianon.web.answers import refusal

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
}
HARMLESS = frozenset(("GET", "HEAD", "OPTIONS"))


def is_foreign(headers: Mapping[str, str], origins: Iterable[str] = ()) -> bool:
    """Whether a browser sends this for a page of another site. Other programs send no Origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return False
    return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


class Guard:
    """Middleware around everything that is HTTP."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self._app = app
        self._origins = tuple(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["method"] not in HARMLESS and is_foreign(Headers(scope=scope), self._origins):
            response = refusal("forbidden", "this request comes from another site")
            await response(scope, receive, send_guarded)
            return
        await self._app(scope, receive, send_guarded)
