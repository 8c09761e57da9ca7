"""What a server can be told."""

from dataclasses import dataclass, field
from pathlib import Path

from trianon.table.bot_tables import BotTableLimits

CLIENT = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Config:
    """Settings of one server; without a data directory it forgets everything when it stops."""

    data: Path | None = None
    database: str = ""  # a SQLAlchemy URL instead of the SQLite file in the data directory
    client: Path = CLIENT
    bot_pause: float = 0.6  # seconds before a bot answers, so that people can follow
    bot_workers: int = 1
    bot_patience: float = 20.0  # seconds that a bot may think about one answer
    bot_tables: BotTableLimits = field(default_factory=BotTableLimits)  # games among bots
    messages_per_second: float = 30.0  # from one socket; 0: as many as come
    tables_per_minute: float = 20.0  # by one browser; 0: as many as wanted
    idle_seconds: float = 600.0  # until a table that nobody looks at leaves the memory
    open_days: float = 7.0  # until a table whose game never began is removed
    origins: tuple[str, ...] = ()  # further sites whose pages may talk to this server
    lan_address: str = ""
