"""The tables and columns that a backup holds."""

from __future__ import annotations

from typing import Final

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
