"""The tables of the database, and how each version of them is made from the one before.

A version is a tuple of statements; what they cannot compute is filled in by a function. Versions that were released
never change; a change of the schema is one more version. Each is applied in a transaction together with its number, so
that a crash leaves either the old version or the new one.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Final

from townwright.server.store.errors import Unusable
from townwright.server.store.operations import backfill
from townwright.server.store.transaction import Transaction, row

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

DAILY = (
    """CREATE TABLE daily_deals (
        day TEXT NOT NULL, game TEXT NOT NULL, seed TEXT NOT NULL, commitment TEXT NOT NULL, plan TEXT NOT NULL,
        number BIGINT NOT NULL, made_at BIGINT NOT NULL, closed_at BIGINT, best BIGINT, bound BIGINT,
        PRIMARY KEY (day, game))""",
    "CREATE INDEX daily_deals_running ON daily_deals (game, number) WHERE closed_at IS NULL",
    """CREATE TABLE daily_tries (
        day TEXT NOT NULL, game TEXT NOT NULL, person_id TEXT NOT NULL, table_id TEXT NOT NULL UNIQUE,
        begun_at BIGINT NOT NULL, ended_at BIGINT, score BIGINT, won BIGINT NOT NULL, counts BIGINT NOT NULL,
        PRIMARY KEY (day, game, person_id))""",
    "CREATE INDEX daily_tries_of_people ON daily_tries (person_id, day)",
    """CREATE TABLE daily_programs (
        day TEXT NOT NULL, game TEXT NOT NULL, program TEXT NOT NULL, score BIGINT NOT NULL, won BIGINT NOT NULL,
        PRIMARY KEY (day, game, program))""",
)
"""Deals of days, one try of everybody at each, and what programs made of them. Tables tell since then of which day."""

RESULTS = (
    """CREATE TABLE results (
        person_id TEXT NOT NULL, table_id TEXT NOT NULL, seat BIGINT NOT NULL, total BIGINT NOT NULL,
        rank BIGINT NOT NULL, won BIGINT NOT NULL, counts BIGINT NOT NULL, parts TEXT NOT NULL,
        PRIMARY KEY (person_id, table_id))""",
    "CREATE INDEX results_of_tables ON results (table_id)",
)
"""How each finished game ended for each person, and what the points came from."""

JOINED = (
    "CREATE TABLE joined_guests (guest_id TEXT PRIMARY KEY, person_id TEXT NOT NULL, joined_at BIGINT NOT NULL)",
    "ALTER TABLE daily_tries ADD COLUMN second BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX daily_deals_open ON daily_deals (day) WHERE closed_at IS NULL",
)
"""Guests who logged in to an account, so that they have one try with it. Results that are nobody's own are mended."""

PACKED_LOGS = (
    "CREATE TABLE packed_logs (table_id TEXT PRIMARY KEY, body TEXT NOT NULL)",
    "ALTER TABLE listings ADD COLUMN packed BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX listings_to_pack ON listings (changed_at) WHERE stage = 'ended' AND packed = 0",
)
"""Logs of games that are over take one row instead of one for each event."""

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

PUZZLES = (
    """CREATE TABLE puzzle_tries (
        person_id TEXT NOT NULL, game TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,
        first BIGINT NOT NULL, solved BIGINT NOT NULL, PRIMARY KEY (person_id, game, number))""",
    """CREATE TABLE puzzle_counts (
        game TEXT NOT NULL, number BIGINT NOT NULL, people BIGINT NOT NULL, solved BIGINT NOT NULL,
        PRIMARY KEY (game, number))""",
)
"""Who has tried which puzzle, and how many have solved each."""

RATINGS = (
    """CREATE TABLE rated_results (
        table_id TEXT PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL, ended_at BIGINT NOT NULL,
        day TEXT NOT NULL, seats TEXT NOT NULL, done BIGINT NOT NULL)""",
    "CREATE INDEX rated_results_waiting ON rated_results (ended_at, table_id) WHERE done = 0 AND day = ''",
    "CREATE INDEX rated_results_of_days ON rated_results (day, game) WHERE done = 0 AND day <> ''",
    "CREATE TABLE hinted_people (table_id TEXT NOT NULL, person_id TEXT NOT NULL, PRIMARY KEY (table_id, person_id))",
    """CREATE TABLE ratings (
        person_id TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, mean BIGINT NOT NULL,
        spread BIGINT NOT NULL, low BIGINT NOT NULL, games BIGINT NOT NULL, trend TEXT NOT NULL,
        changed_at BIGINT NOT NULL, listed BIGINT NOT NULL, PRIMARY KEY (person_id, game, kind))""",
    "CREATE INDEX ratings_listed ON ratings (game, kind, low) WHERE listed = 1",
    "ALTER TABLE daily_tries ADD COLUMN better BIGINT",
    """CREATE TABLE board_people (
        person_id TEXT PRIMARY KEY, name TEXT NOT NULL, everybody BIGINT NOT NULL,
        friends BIGINT NOT NULL, changed_at BIGINT NOT NULL)""",
    """CREATE TABLE board_groups (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, made_by TEXT NOT NULL, made_at BIGINT NOT NULL)""",
    """CREATE TABLE board_members (
        group_id TEXT NOT NULL, person_id TEXT NOT NULL, joined_at BIGINT NOT NULL,
        PRIMARY KEY (group_id, person_id))""",
    "CREATE INDEX board_members_by_person ON board_members (person_id)",
)
"""Results that count for ratings, who asked for hints in which game, the rating of each person, what share of the field
each try at a closed deal was better than, who wants to be seen on boards, and groups with boards of their own."""

CONTESTS = (
    """CREATE TABLE contests (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, plan TEXT NOT NULL, title TEXT NOT NULL,
        made_by TEXT NOT NULL, made_at BIGINT NOT NULL, ends_at BIGINT NOT NULL, closed_at BIGINT)""",
    "CREATE INDEX contests_of_people ON contests (made_by)",
    """CREATE TABLE contest_deals (
        contest_id TEXT NOT NULL, number BIGINT NOT NULL, seed TEXT NOT NULL, commitment TEXT NOT NULL,
        known BIGINT NOT NULL, PRIMARY KEY (contest_id, number))""",
    "CREATE INDEX contest_deals_known ON contest_deals (known)",
    """CREATE TABLE contest_tries (
        contest_id TEXT NOT NULL, deal BIGINT NOT NULL, person_id TEXT NOT NULL, table_id TEXT NOT NULL UNIQUE,
        begun_at BIGINT NOT NULL, ended_at BIGINT, score BIGINT, won BIGINT NOT NULL, counts BIGINT NOT NULL,
        second BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (contest_id, deal, person_id))""",
    "CREATE INDEX contest_tries_of_people ON contest_tries (person_id)",
)
"""Challenges and tournaments, their deals, and one try of everybody at each. An older process would show draws."""

VERSIONS: Final[tuple[tuple[str, ...], ...]] = (
    BEGINNING,
    TICKETS,
    NO_SNAPSHOTS,
    SNAPSHOTS,
    SEATS_OF_OFFERS,
    SHORT_LISTS,
    RUNNING_MOVES,
    REVIEWS,
    DAILY,
    RESULTS,
    JOINED,
    PACKED_LOGS,
    NOTICES,
    MAIL_QUESTIONS,
    PUZZLES,
    RATINGS,
    CONTESTS,
)

FILLED: Final[Mapping[int, Callable[[Transaction], None]]] = {
    6: backfill.short_lists,
    7: backfill.running_moves,
    8: backfill.running_deals,
    10: backfill.results_alone,
    11: backfill.mended_results,
}
"""By version: writes into its new columns and tables what follows from the old ones."""

ADDITIVE: Final[frozenset[int]] = frozenset({15, 16})
"""Versions beside which a process that knows only the version before may go on: it reads all that they store, its own
rows are right without their columns, and nothing that they store contradicts what it believes."""

COLUMNS: Final = {
    "tables": ("id", "game", "rules", "created_at", "host", "commitment", "head", "hash"),
    "events": ("table_id", "number", "kind", "body", "at", "seat", "action_id", "hash"),
    "answers": ("table_id", "speaker", "action_id", "number", "refusal"),
    "packed_logs": ("table_id", "body"),
    "seeds": ("table_id", "seed"),
    "listings": (
        *("table_id", "stage", "changed_at", "public", "due_at", "summary"),
        *("seats", "to_act", "has_room", "waits_for_bot", "shown", "seat_count"),
        *("solo_options", "solo_total", "solo_won", "solo_aids", "packed"),
    ),
    "sittings": ("person_id", "table_id", "seats"),
    "running_moves": ("number", "table_id"),
    "running_deals": ("table_id", "number"),
    "daily_deals": (*("day", "game", "seed", "commitment", "plan", "number", "made_at", "closed_at", "best", "bound"),),
    "daily_tries": (
        *("day", "game", "person_id", "table_id", "begun_at", "ended_at", "score", "won", "counts", "second", "better"),
    ),
    "daily_programs": ("day", "game", "program", "score", "won"),
    "joined_guests": ("guest_id", "person_id", "joined_at"),
    "results": ("person_id", "table_id", "seat", "total", "rank", "won", "counts", "parts"),
    "people": ("id", "name", "created_at"),
    "accounts": ("person_id", "name", "skeleton", "password_hash", "created_at"),
    "sessions": ("hash", "id", "person_id", "created_at", "used_at"),
    "mail_addresses": ("id", "person_id", "address", "language", "created_at", "confirmed_at"),
    "mail_questions": ("id", "person_id", "address", "language", "created_at"),
    "asked_addresses": ("hash", "asked_at", "never"),
    "kept_secrets": ("name", "value"),
    "told_turns": ("table_id", "person_id", "turn", "head", "at"),
    "puzzle_tries": ("person_id", "game", "number", "at", "first", "solved"),
    "rated_results": ("table_id", "game", "kind", "ended_at", "day", "seats", "done"),
    "hinted_people": ("table_id", "person_id"),
    "ratings": (*("person_id", "game", "kind", "mean", "spread", "low", "games", "trend", "changed_at", "listed"),),
    "board_people": ("person_id", "name", "everybody", "friends", "changed_at"),
    "board_groups": ("id", "name", "made_by", "made_at"),
    "board_members": ("group_id", "person_id", "joined_at"),
    "puzzle_counts": ("game", "number", "people", "solved"),
    "contests": ("id", "kind", "game", "plan", "title", "made_by", "made_at", "ends_at", "closed_at"),
    "contest_deals": ("contest_id", "number", "seed", "commitment", "known"),
    "contest_tries": (
        *("contest_id", "deal", "person_id", "table_id", "begun_at", "ended_at", "score", "won", "counts", "second"),
    ),
    "invitations": ("hash", "id", "table_id", "seat", "created_by", "created_at", "expires_at", "used_by"),
}
"""What a backup holds: no snapshots and reviews, which follow from the rest, no used tickets, no count of this hour's
mails, and no subscriptions of browsers, which belong to a secret of the storage that no backup holds; browsers
subscribe anew."""


def check(version: int, where: str, oldest: int | None = None) -> None:
    """Refuse a database of a newer version, unless ``oldest``, the oldest Townwright that it allows, is not newer."""
    if version > len(VERSIONS) and (oldest is None or oldest > len(VERSIONS)):
        raise Unusable(
            f"{where} was written by a newer Townwright (storage version {version}, "
            f"this one knows up to {len(VERSIONS)}); nothing was changed. Install a newer Townwright to use it."
        )


def oldest_beside(version: int) -> int:
    """The oldest version whose processes may use a database of this version."""
    while version in ADDITIVE:
        version -= 1
    return version


def migrate(transaction: Transaction, version: int) -> None:
    """Bring an older or empty database (version 0) to the newest version; one of a newer version stays as it is."""
    if version >= len(VERSIONS):
        return
    for number, statements in enumerate(VERSIONS[version:], version + 1):
        for statement in statements:
            transaction.rows(statement)
        if number in FILLED:
            FILLED[number](transaction)
    if version == 0:
        transaction.rows("INSERT INTO about (word, value) VALUES ('instance', ?)", secrets.token_hex(16))
        transaction.rows("INSERT INTO about (word, value) VALUES ('version', ?)", str(len(VERSIONS)))
    else:
        transaction.rows("UPDATE about SET value = ? WHERE word = 'version'", str(len(VERSIONS)))
    transaction.rows("DELETE FROM about WHERE word = 'oldest'")
    transaction.rows("INSERT INTO about (word, value) VALUES ('oldest', ?)", str(oldest_beside(len(VERSIONS))))


def version_of(transaction: Transaction) -> int:
    """The version of a database that has the table ``about``."""
    found = row(transaction, "SELECT value FROM about WHERE word = 'version'")
    return int(found[0]) if found else 0


def oldest_of(transaction: Transaction) -> int:
    """The oldest version of Townwright that may use a database; its own where no version says so."""
    found = row(transaction, "SELECT value FROM about WHERE word = 'oldest'")
    return int(found[0]) if found else version_of(transaction)


def rewrite(transaction: Transaction) -> None:
    """Write once more what stands there: a commit that changes nothing."""
    transaction.rows("UPDATE about SET value = value WHERE word = 'instance'")


def instance_of(transaction: Transaction) -> str:
    """The id that the database got when it was made."""
    found = row(transaction, "SELECT value FROM about WHERE word = 'instance'")
    return str(found[0]) if found else ""


def secret(transaction: Transaction, name: str) -> str | None:
    """A secret of this database, if it has been made."""
    found = row(transaction, "SELECT value FROM about WHERE word = ?", f"secret {name}")
    return str(found[0]) if found else None


def made_secret(transaction: Transaction, name: str) -> str:
    """A secret of this database: of several processes that make it at once, the first makes it for all."""
    transaction.rows(
        "INSERT INTO about (word, value) VALUES (?, ?) ON CONFLICT DO NOTHING", f"secret {name}", secrets.token_hex(32)
    )
    return secret(transaction, name) or ""


def kept_secret(transaction: Transaction, name: str) -> str | None:
    """A secret that moves along with a backup, if it has been made."""
    found = row(transaction, "SELECT value FROM kept_secrets WHERE name = ?", name)
    return str(found[0]) if found else None


def made_kept_secret(transaction: Transaction, name: str) -> str:
    """A secret that moves along with a backup: of several processes that make it at once, the first makes it."""
    transaction.rows(
        "INSERT INTO kept_secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, secrets.token_hex(32)
    )
    return kept_secret(transaction, name) or ""


def is_empty(transaction: Transaction) -> bool:
    """Whether nobody has used the database yet; who objects to mail is known by it alone, and must stay so."""
    used = ("people", "tables", "asked_addresses WHERE never = 1")
    return not any(transaction.rows(f"SELECT 1 FROM {each} LIMIT 1") for each in used)  # noqa: S608  our own
