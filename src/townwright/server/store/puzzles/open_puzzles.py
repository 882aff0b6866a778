"""The part of the store that is about puzzles, over either backend."""

from __future__ import annotations

from townwright.server.store.backend_calls import BackendCalls
from townwright.server.store.puzzles import queries
from townwright.server.store.puzzles.models import PuzzleCount, PuzzleTry
from townwright.server.store.queries import joined_guests
from townwright.server.store.transaction import Transaction


class OpenPuzzles(BackendCalls):
    """The operations on answers to puzzles; see ``puzzles.contract`` for what each method promises."""

    async def note_answer(self, person_id: str, game: str, number: int, solved: bool | None, now: int) -> None:
        """Store an answer; None for giving up. Later ones of a person only tell that the puzzle was solved.

        A first answer is counted for the puzzle if it comes from an account, from a guest who has finished a game, or
        from one who has solved a puzzle before. Giving up is never counted.


        Who has logged in since it was asked gets it with the account; of who is forgotten meanwhile nothing is stored.
        """

        def note(transaction: Transaction) -> None:
            if (person := joined_guests.person_behind(transaction, person_id)) is not None:
                queries.note(transaction, person, game, number, solved, now)

        await self._write(note)

    async def puzzle_count(self, game: str, number: int) -> PuzzleCount:
        """How many have tried a puzzle, and how many have solved it at once."""
        return await self._read(lambda transaction: queries.count(transaction, game, number))

    async def puzzle_counts(self, game: str) -> dict[int, PuzzleCount]:
        """The same for every puzzle of a game that somebody has tried, by number."""
        return await self._read(lambda transaction: queries.counts(transaction, game))

    async def puzzle_tries(self, person_id: str, game: str | None = None) -> tuple[PuzzleTry, ...]:
        """All that a person has made of puzzles, by game and number."""
        return await self._read(lambda transaction: queries.of_person(transaction, person_id, game))
