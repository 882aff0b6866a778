"""Deliveries: a few at once, fewer to one place, each for so long, and a stop that tells what has not begun."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from townwright.server.notices.delivery_queue import AT_ONCE, AT_ONCE_IN_LANE, QUEUED_IN_LANE, Delivery, DeliveryQueue


class Sent:
    """What was begun and what was ended; places that are slow wait until the test lets them go on."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.go_on = asyncio.Event()

    def to(self, lane: str, label: str, slow: bool = False) -> Delivery[str]:
        async def send() -> None:
            self.begun.append(label)
            if slow:
                await self.go_on.wait()
            self.ended.append(label)

        return Delivery(lane, label, send)


async def settled() -> None:
    """Let everything happen that can happen now."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_slow_place_delays_nobody_else() -> None:
    queue, sent = DeliveryQueue[str](), Sent()
    for number in range(50):
        queue.put(sent.to("slow", f"slow {number}", slow=True))
    for number in range(5):
        queue.put(sent.to("quick", f"quick {number}"))
    await settled()

    assert sent.ended == [f"quick {number}" for number in range(5)]
    assert sent.begun[:2] == ["slow 0", "slow 1"]
    assert (queue.running, queue.waiting) == (AT_ONCE_IN_LANE, 48)

    sent.go_on.set()
    await queue.wait()
    assert len(sent.ended) == 55
    assert (queue.running, queue.waiting) == (0, 0)


async def test_only_so_many_are_under_way_and_every_place_has_its_turn() -> None:
    queue, sent = DeliveryQueue[str](), Sent()
    for lane in range(AT_ONCE):
        for number in range(3):
            queue.put(sent.to(f"slow {lane}", f"{lane} {number}", slow=True))
    queue.put(sent.to("late", "late"))
    await settled()
    assert queue.running == len(sent.begun) == AT_ONCE

    sent.go_on.set()
    await queue.wait()

    assert sorted(sent.ended) == sorted(
        [*(f"{lane} {number}" for lane in range(AT_ONCE) for number in range(3)), "late"]
    )
    assert sent.ended.index("late") < len(sent.ended) - AT_ONCE, "who came last does not wait for all the others"


async def test_what_takes_too_long_is_given_up_and_what_fails_is_not_repeated() -> None:
    queue, sent = DeliveryQueue[str](seconds=0.01), Sent()

    async def fail() -> None:
        sent.begun.append("fails")
        raise ValueError("on purpose")

    failing: Callable[[], Awaitable[None]] = fail
    for delivery in (sent.to("a", "slow", slow=True), Delivery("a", "fails", failing), sent.to("a", "next")):
        queue.put(delivery)
    await queue.wait()

    assert sorted(sent.begun) == ["fails", "next", "slow"]
    assert sent.ended == ["next"]


async def test_beyond_so_many_for_one_place_more_are_dropped() -> None:
    queue, sent = DeliveryQueue[str](), Sent()
    taken = [queue.put(sent.to("slow", str(number), slow=True)) for number in range(QUEUED_IN_LANE + 9)]

    assert taken.count(True) == QUEUED_IN_LANE + AT_ONCE_IN_LANE
    assert queue.put(sent.to("other", "other")), "others still get in"
    await queue.stop()


async def test_a_stop_ends_what_hangs_and_tells_what_has_not_begun() -> None:
    queue, sent = DeliveryQueue[str](), Sent()
    for number in range(5):
        queue.put(sent.to("slow", str(number), slow=True))
    await settled()

    left = await queue.stop()

    assert (sent.begun, left) == (["0", "1"], ["2", "3", "4"])
    assert queue.running == 0
    assert not queue.put(sent.to("other", "other"))
