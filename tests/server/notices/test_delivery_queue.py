"""Deliveries: a few at once, fewer to one place, each for so long, and a stop that tells what has not begun."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import pytest

from townwright.server.notices import delivery_queue
from townwright.server.notices.delivery_queue import (
    AT_ONCE,
    AT_ONCE_IN_LANE,
    AT_ONCE_UNPROVEN,
    QUEUED_IN_LANE,
    QUEUED_OF_OWNER,
    Delivery,
    DeliveryQueue,
)


class Sent:
    """What was begun and what was ended; places that are slow wait until the test lets them go on."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.go_on = asyncio.Event()

    def to(self, lane: str, label: str, slow: bool = False, owner: str = "") -> Delivery[str]:
        async def send() -> None:
            self.begun.append(label)
            if slow:
                await self.go_on.wait()
            self.ended.append(label)

        return Delivery(lane, owner or label, label, send)


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
    assert [each for each in sent.begun if each.startswith("slow")] == ["slow 0"]
    assert (queue.running, queue.waiting) == (1, 49)

    sent.go_on.set()
    await queue.wait()
    assert len(sent.ended) == 55
    assert (queue.running, queue.waiting) == (0, 0)


async def test_however_many_places_are_slow_those_that_were_quick_are_not_delayed() -> None:
    queue, sent = DeliveryQueue[str](), Sent()
    queue.put(sent.to("quick", "first"))
    await settled()
    for lane in range(AT_ONCE):
        for number in range(2):
            queue.put(sent.to(f"slow {lane}", f"{lane} {number}", slow=True))
    for number in range(20):
        queue.put(sent.to("quick", f"quick {number}"))
    queue.put(sent.to("new", "new"))
    await settled()

    assert queue.running == AT_ONCE_UNPROVEN
    assert sent.ended == ["first", *(f"quick {number}" for number in range(20))]

    sent.go_on.set()
    await queue.wait()
    assert "new" in sent.ended
    assert sent.ended.index("new") < len(sent.ended) - 1, "who came last does not wait for all the others"


async def test_a_place_that_was_quick_has_two_at_once_and_one_that_became_slow_has_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queue, sent = DeliveryQueue[str](), Sent()
    queue.put(sent.to("place", "first"))
    await queue.wait()
    for number in range(6):
        queue.put(sent.to("place", str(number), slow=True))
    await settled()
    assert queue.running == AT_ONCE_IN_LANE

    monkeypatch.setattr(delivery_queue, "QUICK_S", -1.0)  # however quick, it is slow from now on
    sent.go_on.set()
    await settled()
    sent.go_on.clear()
    for number in range(6, 9):
        queue.put(sent.to("place", str(number), slow=True))
    await settled()
    assert queue.running == 1
    sent.go_on.set()
    await queue.wait()


async def test_only_so_many_are_under_way_in_all() -> None:
    queue, sent = DeliveryQueue[str](), Sent()
    for lane in range(AT_ONCE):
        queue.put(sent.to(f"lane {lane}", "first"))
    await queue.wait()
    for lane in range(AT_ONCE):
        for number in range(3):
            queue.put(sent.to(f"lane {lane}", f"{lane} {number}", slow=True))
    await settled()
    assert queue.running == len(sent.begun) - AT_ONCE == AT_ONCE

    sent.go_on.set()
    await queue.wait()

    assert len(sent.ended) == 4 * AT_ONCE


async def test_what_takes_too_long_is_given_up_and_what_fails_is_not_repeated() -> None:
    queue, sent = DeliveryQueue[str](seconds=0.01), Sent()

    async def fail() -> None:
        sent.begun.append("fails")
        raise ValueError("on purpose")

    failing: Callable[[], Awaitable[None]] = fail
    for delivery in (sent.to("a", "slow", slow=True), Delivery("a", "ada", "fails", failing), sent.to("a", "next")):
        queue.put(delivery)
    await queue.wait()

    assert sorted(sent.begun) == ["fails", "next", "slow"]
    assert sent.ended == ["next"]


async def test_beyond_so_many_for_one_place_or_one_person_more_are_refused() -> None:
    queue, sent = DeliveryQueue[str](), Sent()
    own = [queue.put(sent.to("slow", "ada's", slow=True, owner="ada")) for _ in range(QUEUED_OF_OWNER + 9)]
    assert own.count(True) == QUEUED_OF_OWNER + 1, "one has begun"
    assert queue.put(sent.to("other", "ada's", slow=True, owner="ada")), "for another place she has a share too"

    taken = [queue.put(sent.to("slow", str(number), slow=True)) for number in range(QUEUED_IN_LANE)]
    assert taken.count(True) == QUEUED_IN_LANE - QUEUED_OF_OWNER
    assert queue.put(sent.to("third", "third")), "others still get in"
    await queue.end()


async def test_a_stop_tells_what_has_not_begun_at_once_and_ends_what_hangs() -> None:
    queue, sent = DeliveryQueue[str](), Sent()
    for number in range(5):
        queue.put(sent.to("slow", str(number), slow=True))
    await settled()

    assert (sent.begun, queue.close()) == (["0"], ["1", "2", "3", "4"])
    assert not queue.put(sent.to("other", "other"))
    await queue.end()
    assert queue.running == 0


async def test_a_stop_waits_only_a_moment_for_what_does_not_let_itself_be_ended() -> None:
    queue, over = DeliveryQueue[str](), asyncio.Event()

    async def stubborn() -> None:
        while not over.is_set():
            with contextlib.suppress(asyncio.CancelledError):
                await over.wait()

    queue.put(Delivery("a", "ada", "stubborn", stubborn))
    await settled()

    async with asyncio.timeout(10):
        await queue.end()

    assert queue.running == 1
    over.set()
    await queue.wait()
