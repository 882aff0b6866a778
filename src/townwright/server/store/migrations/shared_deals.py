"""The versions of the database that are about deals which many people play: of days, of contests, puzzles, ratings."""

from __future__ import annotations

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

JOINED = (
    "CREATE TABLE joined_guests (guest_id TEXT PRIMARY KEY, person_id TEXT NOT NULL, joined_at BIGINT NOT NULL)",
    "ALTER TABLE daily_tries ADD COLUMN second BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX daily_deals_open ON daily_deals (day) WHERE closed_at IS NULL",
)
"""Guests who logged in to an account, so that they have one try with it. Results that are nobody's own are mended."""

PUZZLES = (
    """CREATE TABLE puzzle_tries (
        person_id TEXT NOT NULL, game TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,
        first BIGINT NOT NULL, solved BIGINT NOT NULL, PRIMARY KEY (person_id, game, number))""",
    """CREATE TABLE puzzle_counts (
        game TEXT NOT NULL, number BIGINT NOT NULL, people BIGINT NOT NULL, solved BIGINT NOT NULL,
        PRIMARY KEY (game, number))""",
)
"""Who has tried which puzzle, and how many have solved each."""

# A result is done once it has counted: then it holds one more than the games of the person that had counted before.
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

PROGRESS_OF_RESULTS = ()
"""The same tables. Results tell since then how far a lost game came and what its deal allowed, which no older
Townwright can read."""
