"""What all tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .store import postgresql


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL, the same for the whole run."""
    with postgresql.running() as url:
        yield url
