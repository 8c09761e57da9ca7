"""The SQL tables."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Column("bot_asked", Boolean, nullable=False, server_default=false()),
    Column("wake_at", BigInteger),
)
# A list reads one status, listed or not, from the newest on: no more rows than it shows.
Index("tables_by_age", tables.c.status, tables.c.listed, tables.c.created, tables.c.id)
Index(
    "tables_of_a_game",
    tables.c.game,
    tables.c.status,
    tables.c.listed,
    tables.c.created,
    tables.c.id,
)
Index(
    "tables_asking_bots",
    tables.c.id,
    sqlite_where=tables.c.bot_asked,
    postgresql_where=tables.c.bot_asked,
)
Index("tables_by_alarm", tables.c.wake_at)

# Who has a chair where.
people = Table(
    "people",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("people_by_table", "table_id"),
    sqlite_with_rowid=False,
)

# The primary key is the only concurrency control: two writers of one log cannot both succeed.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# When servers ran; in between no player's time passes.
lives = Table(
    "lives",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("guest", String(64), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("guest", String(64), nullable=False, index=True),
    Column("key", String(128), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", String(256), nullable=False, unique=True),
    Column("password", String(256), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    Column("mail", String(254), nullable=False, server_default=""),
    Column("language", String(8), nullable=False, server_default="en"),
)

# Several processes on one database. A number is given once: it is the fence that every append checks.
processes = Table(
    "processes",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("name", String(32), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", Integer, nullable=False),
    Index("leases_of_a_process", "process"),
)

OF_THE_MOMENT = (processes, leases)  # nothing to keep in a backup

# Cookies of a guest from before that moment (milliseconds since 1970) are void; a single process has a file.
revoked = Table(
    "revoked",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("before", BigInteger, nullable=False),
)

# How strong an account is at a game, as of its last rated one.
ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_points", "game", "points"),
)

# What a finished game was for a person. That there is one says that the game was counted.
results = Table(
    "results",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("before", Float),
    Column("after", Float),
    Column("deviation", Float),
    Index("results_by_guest", "guest", "at"),
)

# Whom somebody follows or blocks.
ties = Table(
    "ties",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Index("ties_by_other", "other"),
)

# Tournaments of friends; their games are ordinary tables. `version` counts the changes of the body.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Index("tournaments_by_status", "status", "created"),
)

# Who takes part where, or organises it.
entrants = Table(
    "entrants",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("tournament", String(32), primary_key=True),
    Index("entrants_by_tournament", "tournament"),
    sqlite_with_rowid=False,
)

# Guests whom the operator does not let in, known to all processes; with SQLite they are a file instead.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
)
