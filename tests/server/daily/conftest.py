"""What tests of daily deals share: a server whose clock they set."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness.daily import Place, SetClock
from tests.server.harness.town import town


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    clock = SetClock()
    with town(tmp_path_factory.mktemp("daily"), now=clock, bot_workers=0) as place:
        yield Place(place, clock)


@pytest.fixture
def place(opened: Place, monkeypatch: pytest.MonkeyPatch) -> Place:
    """The same server; what programs make of a deal is not computed here."""
    monkeypatch.setattr(opened.server.services.bot_directory, "names", lambda _game: ())
    monkeypatch.setattr("townwright.study.games", lambda: ())
    return opened
