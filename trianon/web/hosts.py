"""Hosts: the names under which this server may be asked.

Another site can give its own name this server's address (DNS rebinding); a browser then takes us for that
site. What it cannot do is ask under one of our names.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

from starlette.datastructures import Headers

LONGEST = 300
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::[0-9]{1,5})?")


class Hosts:
    """Ours are the given names, localhost, the machine's own name, and every address written in figures."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine.partition('.')[0]}.local"}
        self._names.update(name.lower() for name in names)

    def is_ours(self, headers: Headers) -> bool:
        """Whether a request is addressed to this server."""
        host = headers.get("host", "")
        found = HOST.fullmatch(host.lower()) if len(host) <= LONGEST else None
        if found is None:
            return False
        figures, name = found.groups()
        if name is None:
            return _is_address(figures)
        name = name.removesuffix(".")
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
