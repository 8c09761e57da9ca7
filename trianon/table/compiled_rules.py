"""Compiled rules that appear while the server runs: `make play` builds them beside it for the bot workers."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

FOLDER: Final = "TRIANON_COMPILED"  # environment: where they will lie
STAMP: Final = "TRIANON_COMPILED_STAMP"  # environment: the fingerprint they must have, that of our own rules


def ready() -> str | None:
    """The folder with the compiled form of the very rules that run here, or None while there is none."""
    folder, wanted = os.environ.get(FOLDER), os.environ.get(STAMP)
    if not folder or not wanted:
        return None
    try:
        found = Path(folder, ".sources").read_text("utf-8")
    except OSError:
        return None
    return folder if found.strip() == wanted else None


@contextmanager
def imported_from(folder: str | None) -> Iterator[None]:
    """Processes started inside import trianon from this folder: each begins with a copy of our path."""
    if folder is None:
        yield
        return
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.path.remove(folder)
