"""Boards inside one transaction: who wants to be seen, groups, and the best of each board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from townwright.core.refusals import NotNow, Unknown
from townwright.server.store import display_names
from townwright.server.store.ratings.board_models import BoardChoice, BoardGroup, BoardLine, DailyLine
from townwright.server.store.ratings.queries import WHOLE
from townwright.server.store.transaction import Transaction, row

MOST_MEMBERS: Final = 100
MOST_GROUPS: Final = 20
"""Groups that somebody is in, and people of one group."""
LINES: Final = 100
"""Lines of a board."""
LEAST_GAMES: Final = 5
"""Games that must have counted for a place on a board, and tries at daily deals."""
STREAK: Final = 366
"""Days that are looked through for how many there are in a row."""
FRIENDS: Final = 1_000
"""Games that are looked through for people to be compared with, the latest."""


def choice_of(transaction: Transaction, person_id: str) -> BoardChoice | None:
    """How somebody wants to be seen."""
    found = row(transaction, "SELECT name, everybody, friends FROM board_people WHERE person_id = ?", person_id)
    return None if found is None else BoardChoice(found[0], bool(found[1]), bool(found[2]))


def choose(transaction: Transaction, person_id: str, choice: BoardChoice, now: int) -> None:
    """Write how somebody wants to be seen; refused if somebody else has an account of that name."""
    skeleton = display_names.skeleton(choice.name)
    taken = transaction.rows("SELECT 1 FROM accounts WHERE skeleton = ? AND person_id <> ?", skeleton, person_id)
    if taken:
        raise NotNow("store-name-taken", "the name '{name}' is taken", name=choice.name)
    transaction.rows(
        "INSERT INTO board_people (person_id, name, everybody, friends, changed_at) "
        "SELECT id, ?, ?, ?, ? FROM people WHERE id = ? AND name <> '' ON CONFLICT (person_id) DO UPDATE SET "
        "name = excluded.name, everybody = excluded.everybody, "
        "friends = excluded.friends, changed_at = excluded.changed_at",
        *(choice.name, int(choice.everybody), int(choice.friends), now, person_id),
    )
    transaction.rows("UPDATE ratings SET listed = ? WHERE person_id = ?", int(choice.everybody), person_id)


def best(transaction: Transaction, game: str, kind: str) -> tuple[BoardLine, ...]:
    """The board of the server: whose rating is surely highest comes first."""
    found = transaction.rows(
        "SELECT r.person_id, b.name, r.mean, r.spread, r.games FROM ratings r "
        "JOIN board_people b ON b.person_id = r.person_id "
        "WHERE r.game = ? AND r.kind = ? AND r.listed = 1 AND b.everybody = 1 AND r.games >= ? "
        "ORDER BY r.low DESC, r.person_id LIMIT ?",
        *(game, kind, LEAST_GAMES, LINES),
    )
    return tuple(BoardLine(who, name, mean / WHOLE, spread / WHOLE, games) for who, name, mean, spread, games in found)


def best_of(transaction: Transaction, game: str, kind: str, people: Sequence[str]) -> tuple[BoardLine, ...]:
    """The board of a few people: whose rating is surely highest comes first."""
    found = [
        line
        for person in people
        for line in transaction.rows(
            "SELECT r.low, r.person_id, b.name, r.mean, r.spread, r.games FROM ratings r "
            "JOIN board_people b ON b.person_id = r.person_id WHERE r.person_id = ? AND r.game = ? AND r.kind = ?",
            *(person, game, kind),
        )
    ]
    found.sort(key=lambda line: (-line[0], line[1]))
    return tuple(
        BoardLine(who, name, mean / WHOLE, spread / WHOLE, games) for _, who, name, mean, spread, games in found
    )


def daily(transaction: Transaction, first: str, people: Sequence[str] | None) -> tuple[DailyLine, ...]:
    """The closed daily deals since a day: of everybody who wants to be seen by all, or of a few people."""
    select = (
        "SELECT b.person_id, b.name, COUNT(*), AVG(t.better) FROM daily_tries t "
        "JOIN board_people b ON b.person_id = t.person_id WHERE t.better IS NOT NULL AND t.day >= ? "
    )
    rest = "GROUP BY b.person_id, b.name HAVING COUNT(*) >= ? ORDER BY AVG(t.better) DESC, b.person_id LIMIT ?"
    if people is None:
        found = transaction.rows(select + "AND b.everybody = 1 " + rest, first, LEAST_GAMES, LINES)
    else:
        found = [
            line
            for person in people
            for line in transaction.rows(select + "AND t.person_id = ? " + rest, first, person, 1, 1)
        ]
        found.sort(key=lambda line: (-line[3], line[0]))
    return tuple(
        DailyLine(who, name, tries, float(better) / 1000, days_of(transaction, who))
        for who, name, tries, better in found
    )


def days_of(transaction: Transaction, person_id: str) -> tuple[str, ...]:
    """The last days with a try of somebody that counts, the latest first."""
    found = transaction.rows(
        "SELECT DISTINCT day FROM daily_tries WHERE person_id = ? AND counts = 1 ORDER BY day DESC LIMIT ?",
        *(person_id, STREAK),
    )
    return tuple(day for (day,) in found)


def seen_names(transaction: Transaction, people: Sequence[str]) -> dict[str, str]:
    """What those of a few people are called who want to be seen by everybody."""
    marks = ", ".join("?" * len(people))
    sql = f"SELECT person_id, name FROM board_people WHERE everybody = 1 AND person_id IN ({marks})"  # noqa: S608  our own
    return dict(transaction.rows(sql, *people)) if people else {}


def friends_of(transaction: Transaction, person_id: str) -> tuple[str, ...]:
    """The person, and those who have finished a game with them, if all of them want to be seen so."""
    own = choice_of(transaction, person_id)
    if own is None or not own.friends:
        return ()
    found = transaction.rows(
        "SELECT DISTINCT o.person_id FROM (SELECT r.table_id FROM results r LEFT JOIN listings l "
        "ON l.table_id = r.table_id WHERE r.person_id = ? ORDER BY COALESCE(l.changed_at, 0) DESC LIMIT ?) mine "
        "JOIN results o ON o.table_id = mine.table_id JOIN board_people b ON b.person_id = o.person_id "
        "WHERE b.friends = 1 AND o.person_id <> ? ORDER BY o.person_id LIMIT ?",
        *(person_id, FRIENDS, person_id, LINES - 1),
    )
    return (person_id, *(person for (person,) in found))


# Groups

GROUP: Final = (
    "SELECT g.id, g.name, g.made_by, g.made_at, (SELECT COUNT(*) FROM board_members m WHERE m.group_id = g.id) "
    "FROM board_groups g "
)


def make_group(transaction: Transaction, group: BoardGroup) -> None:
    """Write a new group with its maker in it."""
    transaction.rows(
        "INSERT INTO board_groups (id, name, made_by, made_at) VALUES (?, ?, ?, ?)",
        *(group.id, group.name, group.made_by, group.made_at),
    )
    join_group(transaction, group.id, group.made_by, group.made_at)


def group(transaction: Transaction, group_id: str) -> BoardGroup | None:
    """The group of an id."""
    found = row(transaction, GROUP + "WHERE g.id = ?", group_id)
    return None if found is None else BoardGroup(*found)


def groups_of(transaction: Transaction, person_id: str) -> tuple[BoardGroup, ...]:
    """The groups that somebody is in, the earliest first."""
    found = transaction.rows(
        GROUP + "JOIN board_members o ON o.group_id = g.id WHERE o.person_id = ? ORDER BY g.made_at, g.id", person_id
    )
    return tuple(BoardGroup(*each) for each in found)


def members(transaction: Transaction, group_id: str) -> tuple[str, ...]:
    """The people of a group."""
    found = transaction.rows(
        "SELECT person_id FROM board_members WHERE group_id = ? ORDER BY person_id LIMIT ?", group_id, MOST_MEMBERS
    )
    return tuple(person for (person,) in found)


def join_group(transaction: Transaction, group_id: str, person_id: str, now: int) -> None:
    """Let somebody into a group; refused if they have not said how to be called, or there are too many."""
    # Whoever else joins this group, leaves or closes it waits, and so does who lets the same person into another.
    if not transaction.rows("UPDATE board_people SET name = name WHERE person_id = ? RETURNING 1", person_id):
        raise NotNow("boards-no-name", "say first how you want to be called on boards")
    if not lock(transaction, group_id):
        raise Unknown("boards-no-group", "there is no such group, or you are not in it")
    there = members(transaction, group_id)
    if person_id in there:
        return
    if len(there) >= MOST_MEMBERS:
        raise NotNow("boards-group-full", "this group has {most} people already", most=MOST_MEMBERS)
    if len(groups_of(transaction, person_id)) >= MOST_GROUPS:
        raise NotNow("boards-many-groups", "you are in {most} groups already; leave one first", most=MOST_GROUPS)
    transaction.rows(
        "INSERT INTO board_members (group_id, person_id, joined_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        *(group_id, person_id, now),
    )


def lock(transaction: Transaction, group_id: str) -> bool:
    """Let other transactions that change a group wait for this one; return whether it is still there."""
    return bool(transaction.rows("UPDATE board_groups SET made_at = made_at WHERE id = ? RETURNING 1", group_id))


def leave_group(transaction: Transaction, group_id: str, person_id: str) -> None:
    """Let somebody out of a group; one without people is deleted."""
    lock(transaction, group_id)
    transaction.rows("DELETE FROM board_members WHERE group_id = ? AND person_id = ?", group_id, person_id)
    if not members(transaction, group_id):
        close_group(transaction, group_id)


def close_group(transaction: Transaction, group_id: str) -> None:
    """Delete a group; nobody's rating changes."""
    lock(transaction, group_id)
    transaction.rows("DELETE FROM board_members WHERE group_id = ?", group_id)
    transaction.rows("DELETE FROM board_groups WHERE id = ?", group_id)


def export(transaction: Transaction, person_id: str) -> dict[str, object]:
    """What is stored about somebody on boards."""
    choice = choice_of(transaction, person_id)
    return {
        "shown": None
        if choice is None
        else {"name": choice.name, "everybody": choice.everybody, "friends": choice.friends},
        "groups": [
            {"name": each.name, "made": each.made_by == person_id} for each in groups_of(transaction, person_id)
        ],
    }


def forget(transaction: Transaction, person_id: str) -> None:
    """Take somebody off all boards and out of all groups; groups that they made stay with the others in them."""
    transaction.rows("DELETE FROM board_people WHERE person_id = ?", person_id)
    found = transaction.rows("SELECT group_id FROM board_members WHERE person_id = ? ORDER BY group_id", person_id)
    for (group_id,) in found:
        leave_group(transaction, group_id, person_id)


def sweep(transaction: Transaction) -> None:
    """Take people off all boards who can never come back: without an account, and without a session."""
    gone = transaction.rows(
        "SELECT person_id FROM board_people WHERE person_id NOT IN (SELECT person_id FROM accounts) "
        "AND person_id NOT IN (SELECT person_id FROM sessions) LIMIT 1000"
    )
    for (person_id,) in gone:
        forget(transaction, person_id)
