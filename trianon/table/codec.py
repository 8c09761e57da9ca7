"""Messages to JSON and back; the only place that knows how."""

from typing import Any, TypeVar

import msgspec

from trianon.table.messages import MAX_MESSAGE_BYTES, FromBrowser, ToBrowser
from trianon.table.problems import TableProblem

T = TypeVar("T")

_encoder = msgspec.json.Encoder()
_from_browser: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


def encode(message: ToBrowser) -> str:
    """A message as one text frame."""
    return _encoder.encode(message).decode()


def decode(frame: str | bytes) -> FromBrowser:
    """What a browser said; TableProblem when it is too long or no message."""
    size = len(frame.encode(errors="surrogatepass")) if isinstance(frame, str) else len(frame)
    if size > MAX_MESSAGE_BYTES:
        raise TableProblem("too_large", f"a message may have {MAX_MESSAGE_BYTES} bytes, this one has {size}")
    try:
        return _from_browser.decode(frame)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise TableProblem("malformed", f"not a message: {error}") from error


def read(body: bytes, kind: type[T], longest: int = MAX_MESSAGE_BYTES) -> T:
    """The body of a request; TableProblem when it is too long or does not fit."""
    if len(body) > longest:
        raise TableProblem("too_large", f"a request may have {longest} bytes, this one has {len(body)}")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise TableProblem("malformed", f"not a {kind.__name__}: {error}") from error


def dump(value: Any) -> bytes:
    """Anything of ours as JSON."""
    return _encoder.encode(value)
