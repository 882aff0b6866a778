"""The part of the store that is about boards, over either backend."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.server.store.backend_calls import BackendCalls
from townwright.server.store.ratings import boards
from townwright.server.store.ratings.board_models import BoardChoice, BoardGroup, BoardLine, DailyLine


class OpenBoards(BackendCalls):
    """The operations on boards; see ``ratings.board_contract`` for what each method promises."""

    async def board_choice(self, person_id: str) -> BoardChoice | None:
        """How somebody wants to be seen; None for who is seen nowhere."""
        return await self._read(lambda transaction: boards.choice_of(transaction, person_id))

    async def choose_board(self, person_id: str, choice: BoardChoice, now: int) -> None:
        """Store how somebody wants to be seen; refused with ``store-name-taken`` if others are called so."""
        await self._write(lambda transaction: boards.choose(transaction, person_id, choice, now))

    async def rating_board(self, game: str, kind: str, people: Sequence[str] | None = None) -> tuple[BoardLine, ...]:
        """The best ratings of all who want to be seen by everybody, or the ratings of these people."""
        if people is None:
            return await self._read(lambda transaction: boards.best(transaction, game, kind))
        return await self._read(lambda transaction: boards.best_of(transaction, game, kind, people))

    async def daily_board(self, first: str, people: Sequence[str] | None = None) -> tuple[DailyLine, ...]:
        """The closed daily deals since a day of all who want to be seen by everybody, or of these people."""
        return await self._read(lambda transaction: boards.daily(transaction, first, people))

    async def seen_names(self, people: Sequence[str]) -> dict[str, str]:
        """What those of a few people are called who want to be seen by everybody."""
        return await self._read(lambda transaction: boards.seen_names(transaction, people))

    async def friends_of(self, person_id: str) -> tuple[str, ...]:
        """A person and those who have finished a game with them, if all of them want to be seen so."""
        return await self._read(lambda transaction: boards.friends_of(transaction, person_id))

    async def make_group(self, group: BoardGroup) -> None:
        """Store a new group with its maker in it."""
        await self._write(lambda transaction: boards.make_group(transaction, group))

    async def board_group(self, group_id: str) -> BoardGroup | None:
        """The group of an id."""
        return await self._read(lambda transaction: boards.group(transaction, group_id))

    async def groups_of(self, person_id: str) -> tuple[BoardGroup, ...]:
        """The groups that somebody is in, the earliest first."""
        return await self._read(lambda transaction: boards.groups_of(transaction, person_id))

    async def group_members(self, group_id: str) -> tuple[str, ...]:
        """The people of a group."""
        return await self._read(lambda transaction: boards.members(transaction, group_id))

    async def join_group(self, group_id: str, person_id: str, now: int) -> None:
        """Let somebody into a group; refused if it is full or they are in too many."""
        await self._write(lambda transaction: boards.join_group(transaction, group_id, person_id, now))

    async def leave_group(self, group_id: str, person_id: str) -> None:
        """Let somebody out of a group; one without people is deleted."""
        await self._write(lambda transaction: boards.leave_group(transaction, group_id, person_id))

    async def close_group(self, group_id: str) -> None:
        """Delete a group with its list of people."""
        await self._write(lambda transaction: boards.close_group(transaction, group_id))
