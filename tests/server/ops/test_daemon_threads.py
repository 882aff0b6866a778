"""What runs in a thread of its own comes back, and never keeps a loop from ending."""

from __future__ import annotations

import asyncio
import threading

import pytest

from townwright.server.ops.daemon_threads import in_daemon_thread


def test_a_result_and_an_error_come_back() -> None:
    def fail() -> None:
        raise KeyError("wrong")

    assert asyncio.run(in_daemon_thread(lambda: 4)) == 4
    with pytest.raises(KeyError):
        asyncio.run(in_daemon_thread(fail))


def test_a_loop_ends_while_the_thread_goes_on() -> None:
    going = threading.Event()

    async def scene() -> None:
        waiting = asyncio.ensure_future(in_daemon_thread(going.wait))
        await asyncio.sleep(0)
        waiting.cancel()

    asyncio.run(scene())  # would wait for ever for a thread of the loop's own
    going.set()
