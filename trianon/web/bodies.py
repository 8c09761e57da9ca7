"""Bodies of requests, read and checked."""

from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from trianon.table.codec import read
from trianon.table.messages import MAX_MESSAGE_BYTES
from trianon.table.problems import TableProblem

T = TypeVar("T")


async def read_body(request: Request, kind: type[T], longest: int = MAX_MESSAGE_BYTES) -> T:
    """Read and check the body, never more of it than it may have."""
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > longest:
                raise TableProblem("too_large", f"a request may have {longest} bytes")
    except ClientDisconnect:
        raise TableProblem("malformed", "the request broke off") from None
    return read(body, kind, longest)
