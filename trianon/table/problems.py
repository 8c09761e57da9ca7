"""Refusals: nothing happened, and one clear reason why."""

from asyncio import Future

from trianon.table.messages import ErrorCode
from trianon.table.storage import StorageError


class TableProblem(Exception):
    """Carries the code and the words that a browser gets."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code: ErrorCode = code
        self.message = message


def unavailable() -> TableProblem:
    return TableProblem("unavailable", "the table could not store this; nothing happened, try again")


async def kept(writing: Future[None]) -> None:
    """Until it is on disk; TableProblem when it cannot be."""
    try:
        await writing
    except StorageError as error:
        raise unavailable() from error
