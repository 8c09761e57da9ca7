"""Packed logs: one compressed entry in the place of many, for games that are over.

It stands at number 0. Numbers go on after those that it holds, so whoever continues such a log need not know.
In front stand the guests that it names, readable: whoever wants to be forgotten is found in packed logs too.
"""

import re
import zlib
from base64 import b85decode, b85encode
from collections.abc import Iterable, Sequence

import msgspec

MARK = "packed "
LEVEL = 9
GUEST = re.compile(r'"(?:guest|host)":"((?:[^"\\]|\\.)+)"')


def pack(bodies: Sequence[str]) -> str:
    """All entries as one; each of them is a line of JSON."""
    text = "\n".join(bodies)
    guests = msgspec.json.encode(sorted(set(GUEST.findall(text)))).decode()
    return f"{MARK}{guests} {b85encode(zlib.compress(text.encode(), LEVEL)).decode()}"


def is_packed(body: str) -> bool:
    return body.startswith(MARK)


def unpack(bodies: Iterable[str]) -> list[str]:
    """The entries of a log, whether its beginning is packed or not; ValueError when that is damaged."""
    found: list[str] = []
    for body in bodies:
        found += _entries(body) if is_packed(body) else [body]
    return found


def _entries(body: str) -> list[str]:
    try:
        return zlib.decompress(b85decode(body.rpartition(" ")[2])).decode().split("\n")
    except (zlib.error, UnicodeError) as error:
        raise ValueError(f"its packed log is damaged: {error}") from error
