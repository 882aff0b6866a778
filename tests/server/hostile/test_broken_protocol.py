"""A page that breaks the protocol of sockets while the server speaks to it goes; nothing is an error for that."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.server.harness.fuzzing import Errors
from tests.server.harness.serving import serving


def masked(text: str) -> bytes:
    """A text frame as a browser sends it, with a mask of zeros."""
    body = text.encode()
    assert 125 < len(body) < 65_536
    return bytes((0x81, 0x80 | 126)) + len(body).to_bytes(2, "big") + bytes(4) + body


NO_FRAME = bytes((0x83, 0x80)) + bytes(4)
"""A frame of a kind that there is none of."""


def test_a_page_that_asks_and_breaks_the_protocol_in_one_breath_is_no_error(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        with Errors() as errors:
            async with serving(tmp_path) as server:
                ada = await server.page("Ada")
                table = await ada.table(seats=[{"who": "you"}] * 2)
                for _ in range(3):
                    await ada.connect()
                    asked = json.dumps({"say": "watch", "table": table, "after": 0, "key": "x" * 60})
                    ada.socket.transport.write(masked(asked.ljust(130)) * 3 + NO_FRAME)
                    await ada.socket.wait_closed()
                await asyncio.sleep(0.1)
                assert await ada.get("/health/live") == "alive"
        return errors.messages

    assert asyncio.run(scene()) == []
