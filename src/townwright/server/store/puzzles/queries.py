"""Answers to puzzles: one row for each person and puzzle, and one with the counts of each puzzle."""

from __future__ import annotations

from typing import Final

from townwright.server.store.puzzles.models import PuzzleCount, PuzzleTry
from townwright.server.store.transaction import Transaction, row

RIGHT: Final = 1
UNCOUNTED: Final = 2
"""What the number of a first answer is the sum of: it was right, and it was not counted for its puzzle."""


def note(transaction: Transaction, person_id: str, game: str, number: int, solved: bool | None, now: int) -> None:
    """Store an answer, or None for giving up; a later one only tells that the puzzle was solved."""
    counted = solved is not None and is_known(transaction, person_id)
    new = row(
        transaction,
        "INSERT INTO puzzle_tries (person_id, game, number, at, first, solved) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING RETURNING 1",
        person_id,
        game,
        number,
        now,
        RIGHT * bool(solved) + UNCOUNTED * (not counted),
        int(bool(solved)),
    )
    if new is None and solved:
        transaction.rows(
            "UPDATE puzzle_tries SET solved = 1 WHERE person_id = ? AND game = ? AND number = ?",
            person_id,
            game,
            number,
        )
    if new is not None and counted:
        transaction.rows(
            "INSERT INTO puzzle_counts (game, number, people, solved) VALUES (?, ?, 1, ?) "
            "ON CONFLICT (game, number) DO UPDATE SET people = puzzle_counts.people + 1, "
            "solved = puzzle_counts.solved + excluded.solved",
            game,
            number,
            int(bool(solved)),
        )


def is_known(transaction: Transaction, person_id: str) -> bool:
    """Whether somebody has an account, a finished game or a solved puzzle: a new cookie alone costs nothing."""
    found = row(
        transaction,
        "SELECT 1 FROM people WHERE id = ? AND (EXISTS (SELECT 1 FROM accounts WHERE person_id = ?) "
        "OR EXISTS (SELECT 1 FROM results WHERE person_id = ?) "
        "OR EXISTS (SELECT 1 FROM puzzle_tries WHERE person_id = ? AND solved = 1))",
        *(person_id,) * 4,
    )
    return found is not None


def count(transaction: Transaction, game: str, number: int) -> PuzzleCount:
    """How many have tried a puzzle, and how many have solved it at once."""
    found = row(transaction, "SELECT people, solved FROM puzzle_counts WHERE game = ? AND number = ?", game, number)
    return PuzzleCount(*found) if found else PuzzleCount()


def counts(transaction: Transaction, game: str) -> dict[int, PuzzleCount]:
    """The same for every puzzle of a game that somebody has tried, by number."""
    found = transaction.rows("SELECT number, people, solved FROM puzzle_counts WHERE game = ?", game)
    return {number: PuzzleCount(people, solved) for number, people, solved in found}


def of_person(transaction: Transaction, person_id: str, game: str | None = None) -> tuple[PuzzleTry, ...]:
    """All that a person has made of puzzles, by game and number."""
    found = transaction.rows(
        "SELECT game, number, at, first, solved FROM puzzle_tries WHERE person_id = ? ORDER BY game, number", person_id
    )
    tries = (
        PuzzleTry(name, number, at, bool(first & RIGHT), bool(solved)) for name, number, at, first, solved in found
    )
    return tuple(one for one in tries if game in (None, one.game))


def join(transaction: Transaction, guest_id: str, person_id: str) -> None:
    """Give what a guest has made of puzzles to an account; where both have tried one, the earlier answer is the first.

    The later one is counted no more, for it came from somebody who knew the puzzle. What either has solved is solved.
    """
    doubles = transaction.rows(
        "SELECT own.game, own.number, own.at, own.first, own.solved, guests.at, guests.first, guests.solved "
        "FROM puzzle_tries own JOIN puzzle_tries guests ON guests.game = own.game AND guests.number = own.number "
        "WHERE own.person_id = ? AND guests.person_id = ?",
        person_id,
        guest_id,
    )
    for game, number, at, first, solved, guest_at, guest_first, guest_solved in doubles:
        kept, gone = ((at, first), guest_first) if at <= guest_at else ((guest_at, guest_first), first)
        if not gone & UNCOUNTED:
            transaction.rows(
                "UPDATE puzzle_counts SET people = people - 1, solved = solved - ? WHERE game = ? AND number = ?",
                gone & RIGHT,
                game,
                number,
            )
        transaction.rows(
            "UPDATE puzzle_tries SET at = ?, first = ?, solved = ? WHERE person_id = ? AND game = ? AND number = ?",
            *kept,
            max(solved, guest_solved),
            person_id,
            game,
            number,
        )
    transaction.rows(
        "UPDATE puzzle_tries SET person_id = ? WHERE person_id = ? AND NOT EXISTS (SELECT 1 FROM puzzle_tries own "
        "WHERE own.person_id = ? AND own.game = puzzle_tries.game AND own.number = puzzle_tries.number)",
        person_id,
        guest_id,
        person_id,
    )
    forget(transaction, guest_id)


def forget(transaction: Transaction, person_id: str) -> None:
    """Delete what a person has made of puzzles; the counts stay."""
    transaction.rows("DELETE FROM puzzle_tries WHERE person_id = ?", person_id)


def sweep(transaction: Transaction) -> None:
    """Delete what people have made of puzzles who can never come back: without an account, and without a session."""
    transaction.rows(
        "DELETE FROM puzzle_tries WHERE person_id NOT IN (SELECT person_id FROM accounts) "
        "AND person_id NOT IN (SELECT person_id FROM sessions)"
    )
