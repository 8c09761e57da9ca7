"""Messages to JSON and back; the only place that knows how."""

import re
from typing import TypeVar, cast

import msgspec

from trianon.table.messages import MAX_MESSAGE_BYTES, FromBrowser, ToBrowser
from trianon.table.problems import TableProblem

T = TypeVar("T")

DEEPEST = 32  # arrays and objects inside each other; no message of ours comes near
_brackets = re.compile(rb'"(?:[^"\\]|\\.)*"?|([\[{])|([\]}])', re.DOTALL)

_encoder = msgspec.json.Encoder()
_from_browser: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


def encode(message: ToBrowser) -> bytes:
    """A message as one text frame."""
    return _encoder.encode(message)


def once(part: T) -> T:
    """A part of messages, encoded here and now: every message that holds it takes it over as it is."""
    return cast(T, msgspec.Raw(_encoder.encode(part)))


def decode(frame: str | bytes) -> FromBrowser:
    """What a browser said; TableProblem when it is too long or no message."""
    body = frame.encode(errors="surrogatepass") if isinstance(frame, str) else frame
    _check(body, "a message")
    try:
        return _from_browser.decode(body)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise TableProblem("malformed", f"not a message: {error}") from error


def read(body: bytes, kind: type[T], longest: int = MAX_MESSAGE_BYTES) -> T:
    """The body of a request; TableProblem when it is too long or does not fit."""
    _check(body, "a request", longest)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise TableProblem("malformed", f"not a {kind.__name__}: {error}") from error


def _check(body: bytes, what: str, longest: int = MAX_MESSAGE_BYTES) -> None:
    """Whatever passes can be decoded, shown and written again without exhausting the stack."""
    if len(body) > longest:
        raise TableProblem("too_large", f"{what} may have {longest} bytes, this one has {len(body)}")
    if body.count(b"[") + body.count(b"{") > DEEPEST and _depth(body) > DEEPEST:
        raise TableProblem("malformed", f"{what} may be nested {DEEPEST} deep")


def _depth(body: bytes) -> int:
    """How deep arrays and objects stand inside each other, strings left out."""
    depth = deepest = 0
    for found in _brackets.finditer(body):
        depth += (found[1] is not None) - (found[2] is not None)
        deepest = max(deepest, depth)
    return deepest


dump = _encoder.encode  # anything of ours as JSON
