"""Every test that asks for ``store`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from townwright.server.store import open_store
from townwright.server.store.contract import Store

from . import postgresql


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """The address of an empty PostgreSQL."""
    postgresql.empty(postgres)
    return postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty storage."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    address: str = request.getfixturevalue("fresh_postgres")
    return address


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def store(url: str, runner: asyncio.Runner) -> Iterator[Store]:
    store = runner.run(open_store(url))
    yield store
    runner.run(store.close())
