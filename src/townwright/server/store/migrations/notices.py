"""The versions of the database that are about telling people of their turns."""

from __future__ import annotations

NOTICES = (
    """CREATE TABLE push_subscriptions (
        endpoint TEXT PRIMARY KEY, person_id TEXT NOT NULL, session_id TEXT NOT NULL, p256dh TEXT NOT NULL,
        auth TEXT NOT NULL, language TEXT NOT NULL, created_at BIGINT NOT NULL)""",
    "CREATE INDEX push_subscriptions_of_people ON push_subscriptions (person_id)",
    """CREATE TABLE mail_addresses (
        id TEXT PRIMARY KEY, person_id TEXT NOT NULL UNIQUE, address TEXT NOT NULL, language TEXT NOT NULL,
        created_at BIGINT NOT NULL, confirmed_at BIGINT)""",
    """CREATE TABLE told_turns (
        table_id TEXT NOT NULL, person_id TEXT NOT NULL, turn BIGINT NOT NULL, head BIGINT NOT NULL,
        at BIGINT NOT NULL, PRIMARY KEY (table_id, person_id))""",
)
"""Where people want to be told of their turns, and of which turn each was told last."""

MAIL_QUESTIONS = (
    "ALTER TABLE push_subscriptions ADD COLUMN failures BIGINT NOT NULL DEFAULT 0",
    """CREATE TABLE mail_questions (
        id TEXT PRIMARY KEY, person_id TEXT NOT NULL UNIQUE, address TEXT NOT NULL, language TEXT NOT NULL,
        created_at BIGINT NOT NULL)""",
    """INSERT INTO mail_questions (id, person_id, address, language, created_at)
        SELECT id, person_id, address, language, created_at FROM mail_addresses WHERE confirmed_at IS NULL""",
    "DELETE FROM mail_addresses WHERE confirmed_at IS NULL",
    "CREATE TABLE asked_addresses (hash TEXT PRIMARY KEY, asked_at BIGINT NOT NULL, never BIGINT NOT NULL)",
    "CREATE TABLE mail_hours (hour BIGINT PRIMARY KEY, questions BIGINT NOT NULL)",
    "CREATE TABLE kept_secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "INSERT INTO kept_secrets (name, value) SELECT 'mail', value FROM about WHERE word = 'secret mail links'",
    "DELETE FROM about WHERE word = 'secret mail links'",
)
"""Addresses that were asked and have not agreed stand apart from those that have; which were asked lately or never want
to be; how often a push service failed in a row; and secrets that a backup holds."""
