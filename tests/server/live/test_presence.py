"""What processes tell each other about the people at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import msgspec

from townwright.core.seats import Seat
from townwright.server.live.connection import Connection
from townwright.server.live.ephemeral.presence import SILENT_MS, PresenceNotice, PresenceTracker


class Page:
    """A page whose person holds some seats."""

    def __init__(self, *seats: Seat) -> None:
        self.seats, self.told, self.asked = seats, 0, 0

    def seats_at(self, _table_id: str) -> tuple[Seat, ...]:
        self.asked += 1
        return self.seats

    def tell_presence(self, _table_id: str) -> None:
        self.told += 1


class Process:
    """A process whose clock is moved by hand, and what it told the others."""

    def __init__(self) -> None:
        self.now, self.said = 0, list[PresenceNotice]()
        self.presence = PresenceTracker(lambda _table_id, company: self.said.append(company), lambda: self.now)

    def comes(self, *seats: Seat) -> Page:
        page = Page(*seats)
        self.presence.came("table", cast(Connection, page))
        return page

    def sees(self) -> tuple[tuple[Seat, ...], int]:
        presence = self.presence.of("table")
        return presence.here, presence.watching


def test_who_opens_a_table_asks_the_others_and_is_answered() -> None:
    one, other = Process(), Process()
    one.comes(0)
    other.comes()
    assert other.said == [PresenceNotice((), 1, asking=True)]
    one.presence.handle("table", "other", other.said[-1])
    other.presence.handle("table", "one", one.said[-1])

    assert one.said[-1] == PresenceNotice((0,), 0)
    assert one.sees() == other.sees() == ((0,), 1)


def test_only_a_change_is_told_and_shown() -> None:
    process = Process()
    page = process.comes(1)
    said, told = len(process.said), page.told
    process.presence.refresh("table")
    process.presence.handle("table", "other", PresenceNotice())
    assert (len(process.said), page.told) == (said, told)
    page.seats = (1, 2)
    process.presence.refresh("table")
    assert process.said[said:] == [PresenceNotice((1, 2), 0)]
    assert page.told == told + 1


def test_presence_is_counted_once_for_each_change_and_written_once_for_all_pages() -> None:
    process = Process()
    pages = [process.comes(seat) for seat in range(20)]
    changes: tuple[Callable[[], None], ...] = (
        lambda: process.presence.refresh("table"),
        lambda: process.presence.handle("table", "other", PresenceNotice((30,), 2, asking=True)),
        lambda: process.presence.went("table", cast(Connection, pages.pop())),
        lambda: asyncio.run(process.presence.repeat()),
    )
    for change in changes:
        before = [page.asked for page in pages]
        change()
        written = [process.presence.encoded("table") for _ in pages]
        assert all(page.asked - asked <= 1 for page, asked in zip(pages, before, strict=False))
        assert all(one is written[0] for one in written)
        assert written[0] == msgspec.json.encode(process.presence.of("table"))
    assert process.sees() == ((*range(19), 30), 2)


def test_a_table_that_nobody_looks_at_is_not_remembered_by_being_asked_for() -> None:
    process = Process()

    assert process.presence.encoded("table") is not process.presence.encoded("table")


def test_a_process_that_falls_silent_is_counted_no_longer() -> None:
    process = Process()
    process.comes(0)
    process.presence.handle("table", "other", PresenceNotice((1,), 3))
    assert process.sees() == ((0, 1), 3)
    process.now = SILENT_MS
    asyncio.run(process.presence.repeat())
    assert process.sees() == ((0, 1), 3)
    process.now += 1
    asyncio.run(process.presence.repeat())

    assert process.sees() == ((0,), 0)


def test_a_table_that_nobody_looks_at_is_forgotten() -> None:
    process = Process()
    page = process.comes(0)
    process.presence.handle("table", "other", PresenceNotice((1,), 0))
    process.presence.went("table", cast(Connection, page))
    assert process.said[-1] == PresenceNotice()
    process.presence.handle("table", "other", PresenceNotice((1,), 0))

    assert "table" not in process.presence
    assert process.sees() == ((), 0)
