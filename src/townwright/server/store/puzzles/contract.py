"""The part of the store's contract that is about puzzles."""

from __future__ import annotations

from typing import Protocol

from townwright.server.store.puzzles.models import PuzzleCount, PuzzleTry


class PuzzleStore(Protocol):
    """The operations on answers to puzzles."""

    async def note_answer(self, person_id: str, game: str, number: int, solved: bool | None, now: int) -> None:
        """Store an answer; None for giving up. Later ones of a person only tell that the puzzle was solved.

        A first answer is counted for the puzzle if it comes from an account, from a guest who has finished a game, or
        from one who has solved a puzzle before. Giving up is never counted.
        """

    async def puzzle_count(self, game: str, number: int) -> PuzzleCount:
        """How many have tried a puzzle, and how many have solved it at once."""

    async def puzzle_counts(self, game: str) -> dict[int, PuzzleCount]:
        """The same for every puzzle of a game that somebody has tried, by number."""

    async def puzzle_tries(self, person_id: str, game: str | None = None) -> tuple[PuzzleTry, ...]:
        """All that a person has made of puzzles, by game and number."""
