"""The database: who people are, which tables there are, and each table's log."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

CHANNEL = "megavolt"  # on which nodes notify each other (PostgreSQL)

# Moments are seconds since 1970 as floats: the same in every database.

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # folded; none for a guest
    Column("password", Text),  # argon2, with its parameters
    Column("language", String(8), nullable=False),
    Column("email", String(254)),
    Column("webhook", String(500)),
    Column("created", Float, nullable=False),
    Column("banned", Float),  # until when
    Column("verified", String(254)),  # the e-mail address whose link was opened
    Column("totp", String(64)),  # the secret of the second factor
    Column("progress", JSON(none_as_null=True)),  # lessons and puzzles: people/progress.py
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("agent", String(200)),  # the browser, as it calls itself
)

# Links that open one thing once: a new password, or the proof of an e-mail address.
one_time_links = Table(
    "one_time_links",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of what the link holds
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("purpose", String(8), nullable=False),  # password, email
    Column("about", String(254), nullable=False),  # the address to be proved
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),  # the rules version this table is played by
    Column("options", JSON, nullable=False),  # maps and decks as references: contents.py
    Column("seed", String(40), nullable=False),  # up to 128 bits; nobody sees it before the end
    Column("public", Boolean, nullable=False),
    Column("link", String(64), nullable=False, unique=True),  # the hash of the link to join by
    Column("hints", Boolean, nullable=False),  # may people ask the search bot?
    Column("clock", JSON, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("length", Integer, nullable=False),  # how many entries the log has
    Column("chats", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float),  # when the server itself must do something here, if nobody does
    Column("summary", JSON),  # Room.summary, for lists; none in rows of an older server
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_due", "due"),
)

# Further links to join by, which hosts have asked for on devices that do not know the first one.
invitations = Table(
    "invitations",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of what the link holds
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

# Public links to finished games. The link itself is kept, not its hash: everybody who sat at the
# table can look it up again.
shares = Table(
    "shares",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("token", String(40), nullable=False, unique=True),
    Column("language", String(8), nullable=False),  # of previews; that of whoever made the link
    Column("at", Float, nullable=False),
)

# Maps and decks of people's own, and which tables are played with them.
contents = Table(
    "contents",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("data", JSON, nullable=False),
)

table_contents = Table(
    "table_contents",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("hash", ForeignKey("contents.hash"), primary_key=True, index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),  # of the bot that plays it, empty for none
    Column("link", String(64), nullable=False, unique=True),  # the hash of the seat's private link
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # the entry after which the state was this
    Column("rules", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

# What a player has asked the server to do. Never shown to anybody else. The table keeps the
# name it had first, so that old databases open.
standing_orders = Table(
    "wishes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("data", JSON, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", Integer, index=True),  # none in rows of an older server
)

# One row, written to find out whether the database takes it.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

# One message per turn: whoever writes the row sends it.
notices = Table(
    "notices",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "number"),
)

# Maps that people have made and kept. The id is the link to a map: whoever has it can look.
maps = Table(
    "maps",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("data", JSON, nullable=False),
    Column("public", Boolean, nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

# What a map was at some time, by hash: tables are played with one of these.
map_versions = Table(
    "map_versions",
    metadata,
    Column("map_id", ForeignKey("maps.id"), primary_key=True),
    Column("hash", String(64), primary_key=True, index=True),
)

map_ratings = Table(
    "map_ratings",
    metadata,
    Column("map_id", String(60), primary_key=True),  # of somebody's own, or of a shipped one
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("stars", Integer, nullable=False),  # 1 to 5
    Column("at", Float, nullable=False),
)

# What somebody reports to the host of the server. The chat around it is read when it is looked at.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("reporter", ForeignKey("people.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),  # what the person was called then
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("chat", Integer),  # the number of the message; none: the name is reported
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("handled", Float),  # when
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("blocked", ForeignKey("people.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    UniqueConstraint("person", "blocked"),
)

# What the search bot found in finished games; the same game has the same review, whoever played it.
reviews = Table(
    "reviews",
    metadata,
    Column("fingerprint", String(64), primary_key=True),  # of the game: storage/reviews.py
    Column("version", Integer, nullable=False),  # of the form of the data
    Column("data", JSON, nullable=False),  # without names, and in no language
    Column("at", Float, nullable=False),
)
