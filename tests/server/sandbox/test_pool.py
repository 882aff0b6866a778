"""The sandbox: whatever is computed there ends, and nobody takes it for himself alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from tests.server.sandbox import hostile_tasks as tasks
from townwright.core.refusals import NotNow, Refusal, TooMuch
from townwright.server.ops.metrics import Metrics
from townwright.server.sandbox.pool import MEMORY, MOST, MOST_EACH, Failed, SandboxPool
from townwright.server.sandbox.worker_main import ProcessLimits, serve
from townwright.server.workers import worker_queue
from townwright.server.workers.fair_queue import Busy, FairQueue, Requester
from townwright.server.workers.worker import Worker, quick_start
from townwright.server.workers.worker_queue import WaitingTask, WorkerQueue

T = TypeVar("T")


def in_pool(scene: Callable[[SandboxPool], Awaitable[T]], workers: int = 2, seconds: float = 0.5) -> T:
    """What a scene in a pool gives; a task there may compute for so long."""

    async def played() -> T:
        pool = SandboxPool("test", workers, Metrics(), seconds=seconds)
        try:
            return await scene(pool)
        finally:
            pool.end()

    return asyncio.run(played())


async def refusal(work: Awaitable[object]) -> str:
    """The key of the sentence with which something is refused."""
    try:
        await work
    except Refusal as refusal:
        return refusal.phrase.key
    return "done"


def test_what_is_computed_comes_back_and_so_does_a_refusal() -> None:
    async def scene(pool: SandboxPool) -> tuple[int, str]:
        return await pool.run("ada", len, "four"), await refusal(pool.run("ada", tasks.refuse))

    assert in_pool(scene) == (4, "table-over")


@pytest.mark.parametrize(
    ("task", "given", "key"),
    [
        (tasks.endless, (), "server-too-long"),
        (tasks.greedy, (), "server-too-much-memory"),
        (tasks.deep, (0,), "server-too-deep"),
    ],
)
def test_what_never_ends_or_grows_without_bound_is_refused_and_the_next_task_is_answered(
    task: Callable[..., object], given: tuple[int, ...], key: str
) -> None:
    async def scene(pool: SandboxPool) -> tuple[str, int]:
        return await refusal(pool.run("ada", task, *given)), await pool.run("ada", len, "four")

    assert in_pool(scene, workers=1) == (key, 4)


def test_an_error_of_the_rules_is_one_and_tells_no_values(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(pool: SandboxPool) -> None:
        with pytest.raises(Failed):
            await pool.run("ada", tasks.fail)

    in_pool(scene)
    assert "a secret" not in caplog.text


def test_endless_tasks_of_one_guest_do_not_keep_another_waiting() -> None:
    async def scene(pool: SandboxPool) -> list[str]:
        told: list[str] = []

        async def ask(who: str, task: Callable[[], object]) -> None:
            await refusal(pool.run(who, task))
            told.append(who)

        await pool.run("ben", tasks.process)  # both workers are there
        greedy = [asyncio.ensure_future(ask("ada", tasks.endless)) for _ in range(4)]
        await asyncio.sleep(0)
        await ask("ben", tasks.process)
        await asyncio.gather(*greedy)
        return told

    assert "ben" in in_pool(scene, seconds=0.3)[:2]


def test_whoever_asks_for_too_much_at_once_is_told_to_wait() -> None:
    async def scene(pool: SandboxPool) -> list[str]:
        asked = [asyncio.ensure_future(refusal(pool.run("ada", tasks.process))) for _ in range(MOST_EACH + 9)]
        return await asyncio.gather(*asked)

    told = in_pool(scene)
    assert told.count("server-busy-with-yours") >= 1
    assert told.count("done") >= MOST_EACH


def test_a_task_that_nobody_waits_for_is_ended_with_its_worker() -> None:
    async def scene(pool: SandboxPool) -> tuple[int, int]:
        before = await pool.run("ada", tasks.process)
        waiting = asyncio.ensure_future(pool.run("ada", tasks.endless))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await asyncio.wait([waiting])
        return before, await pool.run("ada", tasks.process)

    before, after = in_pool(scene, workers=1)
    assert before != after


def test_a_worker_that_nobody_needs_is_ended_and_the_next_task_gets_another() -> None:
    async def scene() -> tuple[int, int]:
        pool = SandboxPool("test", 1, Metrics(), idle=0.0)
        try:
            before = await pool.run("ada", tasks.process)
            while pool.pids:
                await asyncio.sleep(0.01)
            return before, await pool.run("ada", tasks.process)
        finally:
            pool.end()

    before, after = asyncio.run(scene())
    assert before != after


def test_when_the_server_stops_whoever_waits_is_refused_at_once() -> None:
    async def scene(pool: SandboxPool) -> list[str]:
        asked = [asyncio.ensure_future(refusal(pool.run("ada", tasks.endless))) for _ in range(3)]
        await asyncio.sleep(0.05)
        pool.end()
        return [*await asyncio.gather(*asked), await refusal(pool.run("ada", len, ""))]

    assert set(in_pool(scene, workers=1)) <= {"server-stopping", "server-too-long"}


def test_a_worker_that_is_ready_when_all_are_ended_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: FairQueue[WaitingTask] = FairQueue(most_each=1, most=1, at_once=1)
    queue = WorkerQueue(1, waiting)
    made: list[Worker] = []

    async def started_late(make: Callable[[], Worker], _is_over: Callable[[], bool]) -> Worker:
        made.append(make())
        queue.end()
        return made[0]

    async def scene() -> str:
        return await refusal(queue.start(lambda: Worker([(serve, (ProcessLimits(1.0, MEMORY),))], quick_start())))

    monkeypatch.setattr(worker_queue, "start_worker", started_late)

    assert asyncio.run(scene()) == "server-stopping"
    assert not any(process.is_alive() for process in made[0]._processes)
    assert made[0]._tasks.fileno() == made[0]._replies.fileno() == -1


def test_the_queue_gives_everybody_a_turn_before_anybody_a_second_one() -> None:
    queue: FairQueue[int] = FairQueue(most_each=3, most=5, at_once=9)
    for number in range(3):
        queue.put("ada", number)
    queue.put("ben", 10)
    with pytest.raises(Busy):
        queue.put("ada", 4)
    queue.put("eve", 20)

    order = [found[1] for found in iter(queue.next, None)]

    assert order == [0, 10, 20, 1, 2]


def test_in_a_full_queue_a_newcomer_takes_the_newest_place_of_whoever_has_most() -> None:
    queue: FairQueue[int] = FairQueue(most_each=3, most=4, at_once=9)
    for number in range(3):
        queue.put("ada", number)
    queue.put("ben", 10)

    assert queue.put("eve", 20) == 2
    assert queue.put("zoe", 30) == 1
    with pytest.raises(Busy, match="too much to compute"):
        queue.put("kim", 40)
    assert [found[1] for found in iter(queue.next, None)] == [0, 10, 20, 30]


def test_a_guest_is_answered_though_others_have_filled_the_queue() -> None:
    async def scene(pool: SandboxPool) -> tuple[str, list[str]]:
        await pool.run("ben", tasks.process)
        working = [asyncio.ensure_future(refusal(pool.run(who, tasks.endless))) for who in ("ada", "eve")]
        await asyncio.sleep(0)  # no worker is free now
        guests = [f"guest {number % 17}" for number in range(MOST + 8)]
        greedy = [asyncio.ensure_future(refusal(pool.run(guest, tasks.process))) for guest in guests]
        await asyncio.sleep(0)
        told = await refusal(pool.run("ben", len, "four"))
        await asyncio.gather(*working)
        return told, await asyncio.gather(*greedy)

    told, others = in_pool(scene)
    assert told == "done"
    assert others.count("server-busy") == 8 + 1


def test_the_queue_lets_nobody_have_more_under_way_than_his_share() -> None:
    queue: FairQueue[int] = FairQueue(most_each=3, most=5, at_once=1)
    queue.put("ada", 1)
    queue.put("ada", 2)

    assert queue.next() == (Requester("ada", "ada"), 1)
    assert queue.next() is None
    queue.done("ada")
    assert queue.next() == (Requester("ada", "ada"), 2)


def test_guests_of_one_network_cannot_fill_the_queue_for_others_nor_take_their_turns() -> None:
    queue: FairQueue[str] = FairQueue(most_each=MOST_EACH, most=MOST, at_once=9)
    for number in range(MOST):
        queue.put(Requester("one network", number), f"guest {number}")

    dropped = [queue.put(Requester("another", person), f"of {person}") for person in ("ada", "ben")]
    with pytest.raises(Busy, match="too much to compute"):
        queue.put(Requester("one network", "one more"), "too much")

    assert dropped == ["guest 0", "guest 1"]
    taken = [queue.next() for _ in range(4)]
    assert [each and each[1] for each in taken] == ["guest 2", "of ada", "guest 3", "of ben"]


def test_in_one_network_a_newcomer_takes_the_place_of_whoever_has_most() -> None:
    queue: FairQueue[int] = FairQueue(most_each=3, most=4, at_once=9)
    for number in range(3):
        queue.put(Requester("school", "ada"), number)
    queue.put(Requester("school", "ben"), 10)

    assert queue.put(Requester("school", "eve"), 20) == 2
    assert [found[1] for found in iter(queue.next, None)] == [0, 10, 20, 1]


def test_the_queue_lets_no_network_have_more_under_way_than_its_share() -> None:
    queue: FairQueue[int] = FairQueue(most_each=3, most=5, at_once=1)
    queue.put(Requester("school", "ada"), 1)
    queue.put(Requester("school", "ben"), 2)

    assert queue.next() == (Requester("school", "ada"), 1)
    assert queue.next() is None
    queue.done(Requester("school", "ada"))
    assert queue.next() == (Requester("school", "ben"), 2)


def test_a_task_that_is_forgotten_leaves_no_trace() -> None:
    queue: FairQueue[int] = FairQueue(most_each=3, most=5, at_once=1)
    queue.put(Requester("school", "ada"), 1)
    queue.forget(Requester("school", "ada"), 1)
    queue.forget(Requester("school", "ada"), 1)

    assert len(queue) == 0
    assert queue.next() is None


def test_too_much_and_not_now_are_refusals_that_people_understand() -> None:
    assert issubclass(Busy, NotNow)
    assert (
        str(TooMuch("server-too-long", "this takes too long to compute here")) == "this takes too long to compute here"
    )
