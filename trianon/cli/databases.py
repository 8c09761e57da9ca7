"""Which database a command works with; what is wrong with it is told in one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL

from trianon.kernel.errors import TrianonError
from trianon.table.storage import StorageError
from trianon.table.storage.directory import DataDirectory, DirectoryInUse
from trianon.table.storage.engines import address, file_url


def database_of(data: Path, database: str) -> URL:
    """The address of the database; TrianonError when it makes no sense, or its file is not there."""
    with clear_errors():
        url = address(database) if database else file_url(DataDirectory(data).database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        if database:
            raise TrianonError(f"there is no database {url.database}")
        raise TrianonError(f"there is no database in {data}; --data names another directory")
    return url


@contextmanager
def clear_errors() -> Iterator[None]:
    """Say TrianonError, which is told in one line."""
    try:
        yield
    except (StorageError, DirectoryInUse) as error:
        raise TrianonError(str(error)) from error


def moment(at: int) -> str:
    """Milliseconds since 1970, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="minutes")
