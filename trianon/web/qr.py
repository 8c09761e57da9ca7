"""Links that other devices can open, and pictures of them."""

import io
from functools import lru_cache

import segno
from starlette.requests import Request

LOCAL = ("localhost", "127.0.0.1", "[::1]")


def outside_link(request: Request, lan_address: str, path: str) -> str:
    """A link that works from other devices, when this server can be reached from them."""
    base = str(request.base_url).rstrip("/")
    if lan_address and (request.url.hostname or "") in LOCAL:
        base = lan_address
    return f"{base}{path}"


@lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    """A picture of a link."""
    svg = io.BytesIO()
    segno.make(link).save(svg, kind="svg", scale=4, border=2, xmldecl=False, light="white")
    return svg.getvalue()
