"""A short form of ``dev soak durability_kills``."""

from __future__ import annotations

from pathlib import Path

from ..store import postgresql
from .kills import kills


def test_killing_the_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    findings = kills(f"sqlite:///{tmp_path}/games.db", count=5, seed=1)

    assert (findings.lost, findings.corrupt, findings.doubled) == (0, 0, 0)
    assert findings.promised > 40


def test_killing_one_of_two_servers_on_postgresql_loses_and_doubles_nothing(postgres: str) -> None:
    postgresql.empty(postgres)

    findings = kills(postgres, count=2, seed=1, servers=2)

    assert (findings.lost, findings.corrupt, findings.doubled) == (0, 0, 0)
    assert findings.promised > 40


def test_the_check_notices_promises_made_before_the_commit(tmp_path: Path) -> None:
    findings = kills(f"sqlite:///{tmp_path}/games.db", count=4, seed=1, fault=("promise-first",))

    assert findings.lost > 0
