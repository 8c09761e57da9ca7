"""Refusals: nothing happened, and one clear reason why."""

from trianon.table.messages import ErrorCode


class TableProblem(Exception):
    """Carries the code and the words that a browser gets."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code: ErrorCode = code
        self.message = message


def unavailable() -> TableProblem:
    return TableProblem("unavailable", "the table could not store this; nothing happened, try again")
