"""Days in UTC: when a moment belongs to which day, and until when a try at its deal counts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Final

from townwright.core.refusals import Unknown

DAY_MS: Final = 86_400_000
GRACE_MS: Final = 3 * 3_600_000
"""How long after midnight a deal is closed at the earliest, and its seed shown: when nobody plays it any more."""
LONGEST_MS: Final = DAY_MS
"""How long after midnight a try that was begun before can still count; then its deal is closed in any case."""
WRITTEN: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def day_of(now: int) -> str:
    """The day of a moment in milliseconds since 1970.

    >>> day_of(0), day_of(86_399_999), day_of(1_800_000_000_000)
    ('1970-01-01', '1970-01-01', '2027-01-15')
    """
    return datetime.fromtimestamp(now // 1000, UTC).date().isoformat()


def first_open_day(now: int) -> str:
    """The earliest day whose deal stays open whoever plays; those of days before it wait only for tries that run.

    >>> first_open_day(2 * 86_400_000 + 10_799_999), first_open_day(2 * 86_400_000 + 10_800_000)
    ('1970-01-02', '1970-01-03')
    """
    return day_of(now - GRACE_MS)


def first_awaited_day(now: int) -> str:
    """The earliest day whose tries may still be finished; the deals of all days before it are closed.

    >>> first_awaited_day(2 * 86_400_000 - 1), first_awaited_day(2 * 86_400_000)
    ('1970-01-01', '1970-01-02')
    """
    return day_of(now - LONGEST_MS)


def ends_at(day: str) -> int:
    """When a day ends: the midnight after it."""
    return int(datetime.fromisoformat(shifted(day, 1)).replace(tzinfo=UTC).timestamp()) * 1000


def closes_at(day: str) -> int:
    """When the deal of a day is closed at the latest."""
    return ends_at(day) + LONGEST_MS


def shifted(day: str, days: int) -> str:
    """The day so many days later.

    >>> shifted("2026-12-31", 1)
    '2027-01-01'
    """
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def read_day(text: str) -> str:
    """A day as somebody writes it; refused unless it is one: ``2026-11-16``."""
    try:
        if not WRITTEN.fullmatch(text):
            raise ValueError(text)
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Unknown("daily-no-day", "'{text}' is no day; write it as 2026-11-16", text=text[:40]) from None


def streaks(days: Iterable[str], today: str) -> tuple[int, int]:
    """How many days in a row up to today or yesterday are among these, and the most that ever were.

    >>> streaks(["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-15"], "2026-11-16")
    (1, 3)
    """
    longest = run = 0
    before = ""
    for day in sorted(set(days)):
        run = run + 1 if before and shifted(before, 1) == day else 1
        longest, before = max(longest, run), day
    return (run if before and before >= shifted(today, -1) else 0), longest
