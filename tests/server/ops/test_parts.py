"""The server's smaller parts: limits, tickets, metrics, logs, the table of rights."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sys
from collections import Counter

import pytest

from townwright.core.refusals import NotYours
from townwright.server.auth.tickets import SECONDS, SKEW_MS, Tickets
from townwright.server.http import rate_limits
from townwright.server.http.rate_limits import Bucket, RateLimit, TooManyRequests
from townwright.server.ops.json_logging import JsonLines
from townwright.server.ops.metrics import Metrics
from townwright.server.run import listening
from townwright.server.settings import Limits, Settings, read, write


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_gives_what_it_holds_and_then_what_it_gains() -> None:
    hand = Hand()
    bucket = Bucket(2, 0.5, hand)
    assert [bucket.take(), bucket.take()] == [0, 0]
    assert bucket.take() == 2
    hand.time = 2
    assert bucket.take() == 0
    assert bucket.wait() == 2
    assert bucket.wait() == 4
    hand.time = 100
    assert [bucket.take(), bucket.take(), bucket.take()] == [0, 0, 2]
    bucket.give_back()
    assert bucket.take() == 0


def test_a_gate_counts_everybody_alone_and_says_when_to_come_again() -> None:
    hand = Hand()
    gate = RateLimit(1, 10, hand)
    gate.enter("ada")
    gate.enter("ben")
    with pytest.raises(TooManyRequests) as many:
        gate.enter("ada")
    assert many.value.seconds == 10
    hand.time = 10
    gate.enter("ada")
    gate.give_back("ada")
    gate.enter("ada")


def test_a_gate_forgets_whoever_came_longest_ago_and_keeps_whoever_goes_on_asking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate_limits, "KEPT", 100)
    gate = RateLimit(1, 3_600, Hand())
    for visitor in ("patient", "stubborn", *range(98)):
        gate.enter(visitor)
    for visitor in range(98, 1_000):
        gate.enter(visitor)
        with pytest.raises(TooManyRequests):
            gate.enter("stubborn")
    assert len(gate._buckets) == 100
    gate.enter("patient")


def test_a_new_visitor_costs_as_much_when_all_buckets_are_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: each new visitor looks at one bucket, not at all of them."""
    looked = Counter[str]()

    class Counted(Bucket):
        def _fill(self) -> None:
            looked["fill"] += 1
            super()._fill()

    monkeypatch.setattr(rate_limits, "Bucket", Counted)
    monkeypatch.setattr(rate_limits, "KEPT", 1_000)
    gate = RateLimit(5, 3_600, Hand())
    for visitor in range(3_000):
        gate.enter(visitor)
    assert (looked["fill"], len(gate._buckets)) == (3_000, 1_000)


def test_a_ticket_is_good_once_for_its_session_and_for_half_a_minute() -> None:
    now, used = [0], set[str]()

    async def use(nonce: str, _until: int) -> bool:
        first = nonce not in used
        used.add(nonce)
        return first

    async def scene() -> None:
        tickets = Tickets("key", lambda: now[0], use)
        ticket = tickets.give("session")
        bent = ticket[:-2] + ("AA" if ticket[-2:] != "AA" else "BB")
        for bad, session in ((ticket, "other"), (bent, "session"), ("", "session"), ("x" * 40, "session")):
            with pytest.raises(NotYours):
                await tickets.take(bad, session)
        await tickets.take(ticket, "session")
        with pytest.raises(NotYours):
            await tickets.take(ticket, "session")
        late = tickets.give("session")
        now[0] += 1000 * SECONDS + 1
        with pytest.raises(NotYours):
            await tickets.take(late, "session")

    asyncio.run(scene())


def test_servers_whose_clocks_differ_a_little_take_each_others_tickets() -> None:
    used: list[str] = []

    async def use(nonce: str, _until: int) -> bool:
        used.append(nonce)
        return True

    async def scene() -> None:
        ahead = Tickets("key", lambda: SKEW_MS, use).give("session")
        await Tickets("key", lambda: 0, use).take(ahead, "session")
        behind = Tickets("key", lambda: 0, use).give("session")
        await Tickets("key", lambda: SKEW_MS, use).take(behind, "session")
        with pytest.raises(NotYours):
            await Tickets("key", lambda: -1, use).take(ahead, "session")

    asyncio.run(scene())
    assert len(used) == 2


def test_a_ticket_of_another_key_is_not_good() -> None:
    async def use(_nonce: str, _until: int) -> bool:
        return True

    with pytest.raises(NotYours):
        asyncio.run(Tickets("one", lambda: 0, use).take(Tickets("other", lambda: 0, use).give("session"), "session"))


def test_a_small_answer_does_not_wait_for_the_one_before_to_be_acknowledged() -> None:
    async def scene() -> int:
        delayed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def met(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            delayed.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(met, sock=listening("127.0.0.1", 0)) as server:
            host, port = server.sockets[0].getsockname()
            _, writer = await asyncio.open_connection(host, port)
            writer.close()
            return await delayed

    assert asyncio.run(scene()) == 1


def test_metrics_are_written_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.count("requests", method="GET", status="200")
    metrics.count("requests", method="GET", status="200")
    metrics.gauge("connections", lambda: 3)
    metrics.took("request", 0.004)
    lines = metrics.text().splitlines()
    assert 'townwright_requests_total{method="GET",status="200"} 2.0' in lines
    assert "townwright_connections 3.0" in lines
    assert 'townwright_request_seconds_bucket{le="0.0025"} 0.0' in lines
    assert 'townwright_request_seconds_bucket{le="0.005"} 1.0' in lines
    assert "townwright_request_seconds_count 1.0" in lines


def test_a_line_of_the_log_is_json_and_says_nothing_of_what_people_said() -> None:
    try:
        raise ValueError("a secret that was at hand")
    except ValueError:
        record = logging.LogRecord("house", logging.ERROR, "x", 1, "it\nfailed", (), sys.exc_info())
    record.table = "the-table"
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "secret" not in line
    told = json.loads(line)
    assert (told["said"], told["error"], told["table"]) == ("it\nfailed", "ValueError", "the-table")
    assert told["where"][-1].startswith("tests") or "test_parts" in told["where"][-1]


def test_settings_travel_to_a_worker_as_text() -> None:
    chosen = Settings(store="sqlite:///x", origins=("https://games.example",), limits=Limits(frame_bytes=7))
    assert read(write(chosen)) == chosen
    assert chosen.secure
    assert chosen.hosts == ("games.example",)
