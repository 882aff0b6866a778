"""The versions of the database that are about tables: their logs, lists, results and reviews, and who may sit there."""

from __future__ import annotations

BEGINNING = (
    "CREATE TABLE about (word TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules BIGINT NOT NULL, created_at BIGINT NOT NULL,
        host TEXT, commitment TEXT, head BIGINT NOT NULL, hash TEXT NOT NULL)""",
    """CREATE TABLE events (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, at BIGINT NOT NULL,
        seat BIGINT, action_id TEXT, hash TEXT NOT NULL, PRIMARY KEY (table_id, number))""",
    "CREATE UNIQUE INDEX events_by_action ON events (table_id, seat, action_id) WHERE action_id IS NOT NULL",
    """CREATE TABLE answers (
        table_id TEXT NOT NULL, speaker TEXT NOT NULL, action_id TEXT NOT NULL, number BIGINT, refusal TEXT,
        PRIMARY KEY (table_id, speaker, action_id))""",
    "CREATE TABLE seeds (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL)",
    """CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, body TEXT NOT NULL, hash TEXT NOT NULL)""",
    """CREATE TABLE listings (
        table_id TEXT PRIMARY KEY, stage TEXT NOT NULL, changed_at BIGINT NOT NULL, public BIGINT NOT NULL,
        due_at BIGINT, summary TEXT NOT NULL, seats TEXT NOT NULL, to_act TEXT NOT NULL,
        has_room BIGINT NOT NULL, waits_for_bot BIGINT NOT NULL)""",
    "CREATE INDEX listings_in_lobby ON listings (changed_at) WHERE stage = 'open' AND public = 1 AND has_room = 1",
    "CREATE INDEX listings_due ON listings (due_at) WHERE due_at IS NOT NULL",
    "CREATE INDEX listings_for_bots ON listings (changed_at) WHERE stage = 'running' AND waits_for_bot = 1",
    "CREATE TABLE sittings (person_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person_id, table_id))",
    "CREATE INDEX sittings_at_tables ON sittings (table_id)",
    """CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at BIGINT NOT NULL)""",
    """CREATE TABLE accounts (
        person_id TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT NOT NULL UNIQUE,
        password_hash TEXT NOT NULL, created_at BIGINT NOT NULL)""",
    """CREATE TABLE sessions (
        hash TEXT PRIMARY KEY, id TEXT NOT NULL, person_id TEXT NOT NULL,
        created_at BIGINT NOT NULL, used_at BIGINT NOT NULL)""",
    "CREATE INDEX sessions_of_people ON sessions (person_id)",
    """CREATE TABLE invitations (
        hash TEXT PRIMARY KEY, id TEXT NOT NULL, table_id TEXT NOT NULL, seat BIGINT, created_by TEXT NOT NULL,
        created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, used_by TEXT)""",
    "CREATE INDEX invitations_to_tables ON invitations (table_id)",
    "CREATE INDEX tables_of_hosts ON tables (host) WHERE host IS NOT NULL",
)

TICKETS = ("CREATE TABLE tickets (nonce TEXT PRIMARY KEY, until BIGINT NOT NULL)",)

NO_SNAPSHOTS = ("DROP TABLE snapshots",)
"""Nothing ever kept one of this form."""

SNAPSHOTS = (
    """CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, maker TEXT NOT NULL, body TEXT NOT NULL,
        hash TEXT NOT NULL)""",
)

SEATS_OF_OFFERS = ()
"""The same tables. Offers and votes tell since then from which seat they came, which no older Townwright can read."""

SHORT_LISTS = (
    "ALTER TABLE listings ADD COLUMN shown TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE listings ADD COLUMN seat_count BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE listings ADD COLUMN solo_options TEXT",
    "ALTER TABLE listings ADD COLUMN solo_total BIGINT",
    "ALTER TABLE listings ADD COLUMN solo_won BIGINT",
    "ALTER TABLE listings ADD COLUMN solo_aids BIGINT",
    "ALTER TABLE sittings ADD COLUMN seats TEXT NOT NULL DEFAULT '[]'",
)
"""The few seats that lists show, each person's own, and results alone: lists read no more than they show."""

RUNNING_MOVES = (
    "CREATE TABLE running_moves (number BIGINT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (number, table_id))",
    "CREATE INDEX running_moves_at_tables ON running_moves (table_id)",
    "CREATE INDEX tables_by_commitment ON tables (commitment) WHERE commitment IS NOT NULL",
)
"""By which moves a running game that hides something is known again."""

REVIEWS = (
    """CREATE TABLE reviews (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, engine TEXT NOT NULL, body TEXT NOT NULL,
        made_at BIGINT NOT NULL, PRIMARY KEY (table_id, seat))""",
    "CREATE TABLE running_deals (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL)",
    "CREATE INDEX running_deals_by_number ON running_deals (number)",
)
"""Reviews of finished games, and by which deal a running game is known again, so that nobody has it reviewed."""

RESULTS = (
    """CREATE TABLE results (
        person_id TEXT NOT NULL, table_id TEXT NOT NULL, seat BIGINT NOT NULL, total BIGINT NOT NULL,
        rank BIGINT NOT NULL, won BIGINT NOT NULL, counts BIGINT NOT NULL, parts TEXT NOT NULL,
        PRIMARY KEY (person_id, table_id))""",
    "CREATE INDEX results_of_tables ON results (table_id)",
)
"""How each finished game ended for each person, and what the points came from."""

PACKED_LOGS = (
    "CREATE TABLE packed_logs (table_id TEXT PRIMARY KEY, body TEXT NOT NULL)",
    "ALTER TABLE listings ADD COLUMN packed BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX listings_to_pack ON listings (changed_at) WHERE stage = 'ended' AND packed = 0",
)
"""Logs of games that are over take one row instead of one for each event."""
