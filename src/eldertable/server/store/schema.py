"""The tables. Heads and seats are written once; the log is only ever appended to. What processes tell each other (the last two)
comes and goes with them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(64), nullable=False),
    Column("content", String(128), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("seed_given", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(32)),
    Column("token_hash", String(64)),
)

# The key is what makes it safe for any process to serve any match: of two rows with one number only one is stored.
log = Table(
    "log",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Integer),
    Column("bot", String(32), key="word"),  # people's names came later than those of bots
    Column("stored", Float, nullable=False),
    sqlite_with_rowid=False,
)

# What people said at the table. No part of the match: a record does not have it.
talk = Table(
    "talk",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("said", Float, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("note", Text, nullable=False),
    Column("view", Text, nullable=False),
    Column("record", Text, nullable=False),
)

# Processes that have the database open, each with a counter that goes up whenever its signs change, and now and then anyway.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beats", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Somebody sits at this seat at that process (`reminded_by` is NOBODY), or was just reminded there by that seat.
signs = Table(
    "signs",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("reminded_by", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
