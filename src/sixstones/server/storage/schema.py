"""The database: what is kept, and in which form.

Changes come with a migration in `migrations/versions`.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# One row per table, for the lists of the lobby. Of `status`, `seats` and the rest the journal is the truth;
# they are written in the same transaction as the entry that changes them.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("owner_name", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("seats", Text, nullable=False),
    Column("open_seats", Integer, nullable=False, server_default="0"),
    Column("result", Text),
    Column("terms", Text, nullable=False, server_default="{}"),
    Column("closed", String(8)),
    Column("due", BigInteger),
    Column("commitment", String(64)),
    Column("same_as", String(32)),
    Column("lesson", String(64)),
    Index("tables_by_commitment", "commitment"),
    Index("tables_by_status", "status", "created"),
    Index("tables_by_due", "due"),
)

# The secret that decides the chance of a table, in hexadecimal digits. Nobody reads it before the end of the game, and
# not while another table plays the same deal, unless it was `known` when that table was opened.
luck = Table(
    "luck",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("known", Boolean, nullable=False),
)

# Who may see a table: its owner, who sits or sat there, who was invited to watch.
members = Table(
    "members",
    metadata,
    Column("identity", String(32), primary_key=True),
    Column("table", String(32), primary_key=True),
)

# Tables whose entries name somebody who may be no member there: kicked, banned, muted or removed by the owner.
mentions = Table(
    "mentions",
    metadata,
    Column("identity", String(32), primary_key=True),
    Column("table", String(32), primary_key=True),
)

# People who are forgotten, by the id that is left of them. `due`: when their names are looked for once more, because
# a server that had not heard of it may have written one meanwhile; null when that is done.
forgotten = Table(
    "forgotten",
    metadata,
    Column("identity", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger),
)

# Who is connected to a table through which server process, or when they were last seen there. A row that says `here`
# counts only as long as its process renews it.
presence = Table(
    "presence",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("identity", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("presence_by_process", "process", "here"),
    sqlite_with_rowid=False,
)

# Append-only, but for the names of people who are forgotten. The primary key decides which of two competing entries
# is the next one, the second key that nothing sent under one client id is done twice.
journal = Table(
    "journal",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("by", String(32)),
    Column("client", String(100)),
    Column("body", Text, nullable=False),
    UniqueConstraint("table", "client", name="journal_client"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("identity", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("client", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Column("room", String(8), nullable=False, server_default="table"),
    UniqueConstraint("table", "client", name="chat_client"),
    sqlite_with_rowid=False,
)

# Analyses of finished games, as JSON.
analyses = Table(
    "analyses",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

# Analyses that were asked for and are not there yet: how far they are, and when that was last said. One of which
# nothing has been heard for a while was lost with its server; the next request starts it again.
analysing = Table(
    "analysing",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("progress", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# A finished table, whole and compressed: its entries, and what was shown of them by the rules it was played with.
archive = Table(
    "archive",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

# Who has signed out everywhere: cookies of this identity made before are void.
signouts = Table(
    "signouts",
    metadata,
    Column("identity", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What signs cookies and invites, shared by all servers on this database: the newest signs, all are believed.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
    Column("made", BigInteger, nullable=False, server_default="0"),
)

# Links to another device, by the hash of their token: row 0 is the link, row 1 says that it was used.
moves = Table(
    "moves",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("use", Integer, primary_key=True),
    Column("identity", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("table", String(32)),
    Column("seat", Integer),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# The server processes on this database, and when each was last seen: a dead one's bots are driven by another.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

# The time of all servers, one row: how far it is ahead of the reference, and the last moment a server was seen.
server_time = Table(
    "server_time",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("ahead", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# When no server ran, or none could reach the database: the clocks of players stand for most of it.
absences = Table(
    "absences",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
