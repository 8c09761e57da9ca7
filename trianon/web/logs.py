"""Logs: lines for people, or one JSON object for each when TRIANON_LOG=json."""

import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

# The request or socket that is being served; a task that is started meanwhile belongs to it.
REQUEST: ContextVar[str] = ContextVar("request", default="")


def begin_request() -> str:
    """The id of a request: in every line of the log about it, and in the header of its answer."""
    id = secrets.token_hex(6)
    REQUEST.set(id)
    return id


class JsonLines(logging.Formatter):
    """Time, level, place and words, with the request and the table they are about."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "request": REQUEST.get(),
            "table": getattr(record, "table", ""),
            "trace": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return msgspec.json.encode({key: value for key, value in line.items() if value}).decode()


def write_json() -> None:
    """From now on every line of the log is a JSON object on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
