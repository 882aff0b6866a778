"""One release is rolled in while two people play: the heart of ``dev soak upgrades``, without a proxy and a browser."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.hosting.debian import free_port
from tests.hosting.upgrading import roll
from tests.server.store import postgresql


def test_a_release_is_rolled_in_and_nobody_loses_a_move_or_reloads(postgres: str, tmp_path: Path) -> None:
    postgresql.drop(postgres)
    ports = (free_port(), free_port())
    origins = [f"http://127.0.0.1:{port}" for port in ports]

    findings = asyncio.run(roll(postgres, tmp_path, ports, origins, upgrades=1, people=2))

    postgresql.drop(postgres)
    assert (findings.upgrades, findings.wrong, findings.refused) == (1, [], {})
    assert findings.answered >= 10
    assert findings.reconnects >= 2
