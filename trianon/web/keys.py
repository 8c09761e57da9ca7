"""Keys that sign the cookies: the last line of the file `secret`; the lines before it are still believed."""

import secrets
from collections.abc import Sequence

from trianon.table.storage.directory import DataDirectory, write_private


def read(directory: DataDirectory | None) -> Sequence[str]:
    """The keys of a server, oldest first; without a data directory one that is forgotten at the end."""
    return [secrets.token_urlsafe(48)] if directory is None else directory.secret().split()


def renew(directory: DataDirectory, forget_old: bool) -> None:
    """Sign with a new key from the next start on; cookies signed with forgotten keys are void."""
    keys = [] if forget_old else directory.secret().split()
    write_private(directory.path / "secret", "\n".join((*keys, secrets.token_urlsafe(48))))
