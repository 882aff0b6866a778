"""The queue of deliveries: a few at the same time, fewer to one place, each with a time-out.

Half of what may be under way is kept for places whose last delivery was quick. However many others there are, slow or
never tried, they delay only each other. A place that was quick and becomes slow holds what it has until the time-out.
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
"""Deliveries to one place at the same time, if its last one was quick; one if not."""
AT_ONCE_UNPROVEN: Final = 8
"""Deliveries at the same time to all places together that were slow at last or have not been tried."""
QUICK_S: Final = 2.0
"""A place whose last delivery took no longer is quick."""
KNOWN: Final = 1_000
"""Places that are remembered as quick, those used last."""
QUEUED: Final = 2_000
"""Deliveries that wait; nobody is told of further turns until some are done."""
QUEUED_IN_LANE: Final = 200
"""Deliveries that wait for one place; further ones are refused, since it is slower than turns come."""
QUEUED_OF_OWNER: Final = 20
"""Deliveries of one owner that wait for one place, so that nobody fills it for all others."""
SECONDS: Final = 30.0
"""After so long a delivery is given up."""
GRACE_S: Final = 0.1
"""How long deliveries in progress may go on when the server stops, and how long they have to end then."""

Label = TypeVar("Label")


@dataclass(frozen=True, slots=True)
class Delivery(Generic[Label]):
    """Something that is sent somewhere."""

    lane: str
    """Where it goes: deliveries of one lane wait for each other."""
    owner: str
    """For whom it is."""
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
        self._quick: dict[str, None] = {}
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
        """Send something when its turn comes; return False if too much waits already, for its place or its owner."""
        waiting = self._lanes[delivery.lane].waiting if delivery.lane in self._lanes else ()
        own = sum(other.owner == delivery.owner for other in waiting)
        if self._stopped or len(waiting) >= QUEUED_IN_LANE or own >= QUEUED_OF_OWNER:
            return False
        self._lanes.setdefault(delivery.lane, Lane()).waiting.append(delivery)
        self._fill()
        return True

    def _fill(self) -> None:
        """Begin what may begin; a lane that gets its turn goes to the end of the line."""
        while not self._stopped and len(self._tasks) < AT_ONCE and (name := self._next()) is not None:
            lane = self._lanes[name] = self._lanes.pop(name)
            lane.running += 1
            task = asyncio.ensure_future(self._run(lane.waiting.popleft()))
            self._tasks.add(task)
            task.add_done_callback(partial(self._ended, name, asyncio.get_running_loop().time()))

    def _next(self) -> str | None:
        """The first lane with something that may begin."""
        unproven = sum(lane.running for name, lane in self._lanes.items() if name not in self._quick)
        for name, lane in self._lanes.items():
            most = AT_ONCE_IN_LANE if name in self._quick else int(unproven < AT_ONCE_UNPROVEN)
            if lane.waiting and lane.running < most:
                return name
        return None

    def _ended(self, name: str, begun: float, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._quick.pop(name, None)
        if asyncio.get_running_loop().time() - begun <= QUICK_S:
            self._quick[name] = None
            while len(self._quick) > KNOWN:
                del self._quick[next(iter(self._quick))]
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

    def close(self) -> list[Label]:
        """Begin nothing more, and return what has not begun."""
        self._stopped = True
        return [delivery.label for lane in self._lanes.values() for delivery in lane.waiting]

    async def end(self) -> None:
        """Begin nothing more, and end what is in progress after a moment; one that does not end is left to itself."""
        self._stopped = True
        try:
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=GRACE_S)
        finally:
            for task in self._tasks:
                task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GRACE_S)
