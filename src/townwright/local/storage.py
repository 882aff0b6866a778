"""What tables on a device are stored in: an interface for whatever the device has, and one in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol


class OtherTabAhead(Exception):
    """Raised when another tab has stored more of a table than the caller knows."""


class NotStored(Exception):
    """Raised when the device could not store something; nothing of it has happened."""


@dataclass(frozen=True, slots=True)
class DeviceFact:
    """One fact of a table as it is stored; the body is JSON that the storage never looks into."""

    number: int
    at: int
    kind: str
    body: str
    action_id: str | None = None
    """The page's id of the command that led to it; on the first fact of a command only."""


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """What is stored of a table beside its facts; but for the seed it could be made from them again."""

    id: str
    seed: str
    """The dealer's seed."""
    names: Mapping[str, str]
    """The names of the friends at the table by their ids."""
    listed: Mapping[str, Any]
    """The table as lists show it."""
    solo: Mapping[str, Any] | None = None
    """How a game alone ended."""


class DeviceStorage(Protocol):
    """Keeps tables and settings on a device. What a call has stored when it returns survives the end of the process."""

    async def rows(self) -> Sequence[DeviceRow]:
        """Return every table on the device."""

    async def row(self, table_id: str) -> DeviceRow | None:
        """Return one table, or None."""

    async def facts(self, table_id: str, after: int) -> Sequence[DeviceFact]:
        """The facts of a table after this number, in order."""

    async def append(self, row: DeviceRow, after: int, facts: Sequence[DeviceFact]) -> None:
        """Store the facts that follow fact ``after`` and the table's row, all or nothing.

        Raises ``OtherTabAhead`` if there are facts after that one, and ``NotStored`` if the device fails.
        """

    async def replied(self, table_id: str, action_id: str) -> int | None:
        """The number of the fact that a command with this id led to, or None."""

    async def setting(self, name: str) -> str | None:
        """Return a setting, or None."""

    async def change_setting(self, name: str, value: str) -> None:
        """Store a setting under its name."""

    def alone(self, table_id: str) -> AbstractAsyncContextManager[None]:
        """While the block lasts, nobody else on the device is in one for the same table."""


@dataclass
class MemoryStorage:
    """Keeps tables as long as the process lives."""

    kept_rows: dict[str, DeviceRow] = field(default_factory=dict)
    kept_facts: dict[str, list[DeviceFact]] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    locks: dict[str, asyncio.Lock] = field(default_factory=dict)

    async def rows(self) -> Sequence[DeviceRow]:
        """Return every table on the device."""
        return tuple(self.kept_rows.values())

    async def row(self, table_id: str) -> DeviceRow | None:
        """Return one table, or None."""
        return self.kept_rows.get(table_id)

    async def facts(self, table_id: str, after: int) -> Sequence[DeviceFact]:
        """The facts of a table after this number, in order."""
        return tuple(self.kept_facts.get(table_id, ())[after:])

    async def append(self, row: DeviceRow, after: int, facts: Sequence[DeviceFact]) -> None:
        """Keep the facts that follow fact ``after``; raises ``OtherTabAhead`` if there are others."""
        kept = self.kept_facts.setdefault(row.id, [])
        if len(kept) != after:
            raise OtherTabAhead(row.id)
        kept.extend(facts)
        self.kept_rows[row.id] = row

    async def replied(self, table_id: str, action_id: str) -> int | None:
        """The number of the fact that a command with this id led to, or None."""
        found = (fact.number for fact in self.kept_facts.get(table_id, ()) if fact.action_id == action_id)
        return next(found, None)

    async def setting(self, name: str) -> str | None:
        """Return a setting, or None."""
        return self.settings.get(name)

    async def change_setting(self, name: str, value: str) -> None:
        """Keep a setting under its name."""
        self.settings[name] = value

    @asynccontextmanager
    async def alone(self, table_id: str) -> AsyncIterator[None]:
        """While it lasts, nobody else is in it for the same table."""
        async with self.locks.setdefault(table_id, asyncio.Lock()):
            yield
