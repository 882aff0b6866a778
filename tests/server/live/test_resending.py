"""An action that is sent again is done once and answered the same, from whichever tab, in whatever order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.harness.resending import Resending
from tests.server.harness.serving import serving
from townwright.server.live.table_actor import TableActor


def resend(folder: Path) -> Resending:
    async def scene() -> Resending:
        async with serving(folder) as server:
            resending = Resending(server, Random(5))
            await resending.play(rounds=4)
            return resending

    return asyncio.run(scene())


def test_whatever_is_sent_again_is_done_once_and_answered_the_same(tmp_path: Path) -> None:
    resending = resend(tmp_path)
    assert resending.sends > 3 * resending.ids
    assert resending.cuts > 0


def test_a_server_that_does_not_remember_ids_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TableActor.handle

    async def handle(self: TableActor, sender: Any, message: Any, _action_id: str | None = None, **more: Any) -> Any:
        return await honest(self, sender, message, None, **more)

    monkeypatch.setattr(TableActor, "handle", handle)
    with pytest.raises(AssertionError, match="several answers"):
        resend(tmp_path)
