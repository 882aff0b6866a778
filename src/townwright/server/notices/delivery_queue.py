"""The queue of deliveries: a few at the same time, fewer to one place, each with a time-out.

A push service or mail server that is slow delays what goes there, and nobody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Generic, TypeVar

log = logging.getLogger(__name__)

AT_ONCE: Final = 16
"""Deliveries at the same time."""
AT_ONCE_IN_LANE: Final = 2
"""Deliveries to one place at the same time."""
QUEUED: Final = 2_000
"""Deliveries that wait; nobody is told of further turns until some are done."""
QUEUED_IN_LANE: Final = 200
"""Deliveries that wait for one place; further ones are dropped, since it is slower than turns come."""
SECONDS: Final = 30.0
"""After so long a delivery is given up."""
GRACE_S: Final = 0.1
"""How long deliveries in progress may go on when the server stops."""

Label = TypeVar("Label")


@dataclass(frozen=True, slots=True)
class Delivery(Generic[Label]):
    """Something that is sent somewhere."""

    lane: str
    """Where it goes: deliveries of one lane wait for each other."""
    label: Label
    """What it belongs to."""
    send: Callable[[], Awaitable[None]]


@dataclass(slots=True)
class Lane(Generic[Label]):
    """The deliveries to one place."""

    waiting: deque[Delivery[Label]] = field(default_factory=deque)
    running: int = 0


class DeliveryQueue(Generic[Label]):
    """Sends deliveries in tasks of its own, lane after lane in turn."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._lanes: dict[str, Lane[Label]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def waiting(self) -> int:
        """How many deliveries have not begun."""
        return sum(len(lane.waiting) for lane in self._lanes.values())

    @property
    def running(self) -> int:
        """How many deliveries are in progress."""
        return len(self._tasks)

    @property
    def is_full(self) -> bool:
        """Whether nothing more should be put in for now."""
        return self.waiting >= QUEUED

    def put(self, delivery: Delivery[Label]) -> bool:
        """Send something when its turn comes; return False if too much waits for its place already."""
        lane = self._lanes.setdefault(delivery.lane, Lane())
        if self._stopped or len(lane.waiting) >= QUEUED_IN_LANE:
            return False
        lane.waiting.append(delivery)
        self._fill()
        return True

    def _fill(self) -> None:
        """Begin what may begin; a lane that gets its turn goes to the end of the line."""
        for name in list(self._lanes):
            lane = self._lanes[name]
            if len(self._tasks) >= AT_ONCE or self._stopped:
                return
            if lane.waiting and lane.running < AT_ONCE_IN_LANE:
                self._lanes[name] = self._lanes.pop(name)
                lane.running += 1
                task = asyncio.ensure_future(self._run(lane.waiting.popleft()))
                self._tasks.add(task)
                task.add_done_callback(partial(self._ended, name))

    def _ended(self, name: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        lane = self._lanes[name]
        lane.running -= 1
        if not lane.running and not lane.waiting:
            del self._lanes[name]
        self._fill()

    async def _run(self, delivery: Delivery[Label]) -> None:
        try:
            async with asyncio.timeout(self._seconds):
                await delivery.send()
        except Exception:
            log.exception("a delivery failed")

    async def wait(self) -> None:
        """Wait until everything that was put in is delivered or given up."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> list[Label]:
        """Begin nothing more, end what is in progress after a moment, and return what has not begun."""
        self._stopped = True
        left = [delivery.label for lane in self._lanes.values() for delivery in lane.waiting]
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GRACE_S)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return left
