"""Site: the built client. Files with a hash in their name are kept for ever, the page is always asked for."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from trianon.web.answers import refusal

KEPT = "public, max-age=31536000, immutable"
ASKED = "no-cache"
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/manifest+json"}
TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
NAMES = "/people/"  # a name may have a dot, and is no file all the same
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>trianon</title>
<h1>The client is not built yet</h1>
<p>The server runs, but it has nothing to draw with. Build it with <code>make client</code> and reload.</p>
</html>"""


class Site:
    """An ASGI app: files of the client, and its page for every address that the client itself understands."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(Request(scope))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        path = request.url.path
        if path == "/api" or path.startswith(("/api/", "/ws/")):
            return refusal("not_found", f"there is nothing at {path}")
        if request.method not in ("GET", "HEAD"):
            return refusal("not_found", "pages can only be read", 405)
        file = self._file(path)
        if file is not None:
            return _serve(request, file, KEPT if path.startswith("/assets/") else ASKED)
        if "." in path.rsplit("/", 1)[-1] and not path.startswith(NAMES):
            return refusal("not_found", f"there is nothing at {path}")
        page = self._file("/index.html")
        if page is None:
            return HTMLResponse(MISSING, 503, {"Cache-Control": "no-store"})
        return _serve(request, page, ASKED)

    def _file(self, path: str) -> Path | None:
        if "\0" in path or path.endswith("/"):
            return None
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except OSError:  # a name longer than any file can have
            return None


def _serve(request: Request, file: Path, caching: str) -> Response:
    kind, body, packed, tag = _read(file, file.stat().st_mtime_ns)
    headers = {"Cache-Control": caching, "ETag": tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, {**headers, "Content-Encoding": "gzip"}, media_type=kind)
    return Response(body, 200, headers, media_type=kind)


@lru_cache(maxsize=512)
def _read(file: Path, changed: int) -> tuple[str, bytes, bytes, str]:
    """Type, bytes, the same gzipped if that helps, and a tag; once for every change of the file."""
    body = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(TEXTS) else b""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return kind, body, packed if len(packed) < len(body) else b"", tag
