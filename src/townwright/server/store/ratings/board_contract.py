"""The part of the store's contract that is about boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from townwright.server.store.ratings.board_models import BoardChoice, BoardGroup, BoardLine, DailyLine


class BoardStore(Protocol):
    """The operations on boards, on who wants to be seen there, and on groups."""

    async def board_choice(self, person_id: str) -> BoardChoice | None:
        """How somebody wants to be seen; None for who is seen nowhere."""

    async def choose_board(self, person_id: str, choice: BoardChoice, now: int) -> None:
        """Store how somebody wants to be seen; refused with ``store-name-taken`` if others are called so."""

    async def rating_board(self, game: str, kind: str, people: Sequence[str] | None = None) -> tuple[BoardLine, ...]:
        """The best ratings of all who want to be seen by everybody, or the ratings of these people."""

    async def daily_board(self, first: str, people: Sequence[str] | None = None) -> tuple[DailyLine, ...]:
        """The closed daily deals since a day of all who want to be seen by everybody, or of these people."""

    async def seen_names(self, people: Sequence[str]) -> dict[str, str]:
        """What those of a few people are called who want to be seen by everybody."""

    async def friends_of(self, person_id: str) -> tuple[str, ...]:
        """A person and those who have finished a game with them, if all of them want to be seen so."""

    async def make_group(self, group: BoardGroup) -> None:
        """Store a new group with its maker in it."""

    async def board_group(self, group_id: str) -> BoardGroup | None:
        """The group of an id."""

    async def groups_of(self, person_id: str) -> tuple[BoardGroup, ...]:
        """The groups that somebody is in, the earliest first."""

    async def group_members(self, group_id: str) -> tuple[str, ...]:
        """The people of a group."""

    async def join_group(self, group_id: str, person_id: str, now: int) -> None:
        """Let somebody into a group; refused if it is not there or full, or they are in too many."""

    async def leave_group(self, group_id: str, person_id: str) -> None:
        """Let somebody out of a group; one without people is deleted."""

    async def close_group(self, group_id: str) -> None:
        """Delete a group with its list of people."""
