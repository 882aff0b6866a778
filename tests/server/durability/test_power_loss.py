"""A short form of ``dev soak durability_power``."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import apsw
import pytest

from .disk import Disk, Promised
from .power import power_failures, reopened


def test_a_power_failure_loses_nothing_that_was_promised() -> None:
    findings = power_failures(75, seed=1)

    assert (findings.trials, findings.spoilt) == (76, 0)
    assert findings.promised > 1_000


def test_a_failing_disk_and_then_a_power_failure_lose_nothing_that_was_promised() -> None:
    findings = power_failures(50, seed=1, disk_faults=True, moves=40)

    assert findings.spoilt == 0
    assert findings.faults > 2
    assert findings.promised > 1_000


def test_a_store_that_lost_its_power_while_it_was_made_can_be_opened() -> None:
    assert reopened(30, seed=1) == 30


@pytest.mark.parametrize(
    "planted", ["NORMAL", *(pytest.param(each, marks=pytest.mark.planted) for each in ("OFF", "swallow"))]
)
def test_the_check_notices_commits_that_are_not_safe(planted: str) -> None:
    findings = power_failures(50, seed=1, planted=planted, disk_faults=planted == "swallow")

    assert findings.lost + findings.corrupt > 0


def test_scratch_files_of_sqlite_stand_in_no_diary(tmp_path: Path) -> None:
    """A batch that is taken back in parts may need one; it is gone when the power is."""
    disk = Disk("diary-scratch")
    try:
        with closing(apsw.Connection(str(tmp_path / "games.db"), vfs=disk.name)) as connection:
            connection.execute("PRAGMA temp_store = FILE; CREATE TEMP TABLE scratch (text)")
            connection.executemany("INSERT INTO scratch VALUES (?)", [(bytes(1 << 20),)] * 8)
            connection.execute("CREATE TABLE events (text); INSERT INTO events VALUES ('kept')").fetchall()
    finally:
        disk.close()

    assert {entry.file for entry in disk.diary if not isinstance(entry, Promised)} == {"games.db", "games.db-journal"}
