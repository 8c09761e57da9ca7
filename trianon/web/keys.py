"""Keys: what signs cookies (the last line of the file `secret`; those before are believed) and messages."""

import secrets
from collections.abc import Sequence

from py_vapid import Vapid02  # type: ignore[import-untyped]

from trianon.table.storage.directory import DataDirectory, write_private


def read(directory: DataDirectory | None) -> Sequence[str]:
    """The keys of a server, oldest first; without a data directory one that is forgotten at the end."""
    return [secrets.token_urlsafe(48)] if directory is None else directory.secret().split()


def renew(directory: DataDirectory, forget_old: bool) -> None:
    """Sign with a new key from the next start on; cookies signed with forgotten keys are void."""
    keys = [] if forget_old else directory.secret().split()
    write_private(directory.path / "secret", "\n".join((*keys, secrets.token_urlsafe(48))))


def of_push(directory: DataDirectory | None) -> Vapid02:
    """What signs messages to devices, made once: after another one they would have to subscribe anew."""
    fresh = Vapid02()
    fresh.generate_keys()
    if directory is None:
        return fresh
    path = directory.path / "push-key"
    if not path.exists():
        write_private(path, fresh.private_pem().decode())
    return Vapid02.from_pem(path.read_bytes())
