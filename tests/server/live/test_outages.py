"""While the storage is away people stay connected, and no part of the server adds to the lines about it in the log."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest

from townwright.server.bots.bot_seats import BotSeats
from townwright.server.daily.tries import DailyTries
from townwright.server.live import socket_session
from townwright.server.live.background_jobs import BackgroundJobs, TableBackOff
from townwright.server.notices.turn_notices import TurnNotices
from townwright.server.reviews.review_jobs import keep_if_possible
from townwright.server.store.errors import Damaged, Down, Outdated, StoreError, UnsettledCommit

AWAY = [Down("gone"), UnsettledCommit("gone")]


class Hung(Exception):
    """The end of a test's endless loop."""


class Failing:
    """A store, a registry and a table that answer everything with one error."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.store = self

    def now(self) -> int:
        return 0

    async def actor(self, _table_id: str) -> Any:
        raise self.error

    async def waiting_turns(self) -> list[Any]:
        return [SimpleNamespace(table_id="table", seats=(0,))]

    async def join_guest(self, *_: object) -> tuple[str, ...]:
        return ("one", "other")


async def look_for_turns(failing: Failing) -> None:
    some = cast("Any", failing)
    await TurnNotices(some, some, some, cast("Any", SimpleNamespace(any=True)), some, failing.now, 1.0).tell_all()


async def try_tables(failing: Failing) -> None:
    some = cast("Any", failing)
    await BackgroundJobs(some, some, some, 0.0)._for_each(["table"], cast("Any", None), TableBackOff())


async def keep_review(failing: Failing) -> None:
    await keep_if_possible(failing.actor, "review")


@pytest.mark.parametrize("part", [look_for_turns, try_tables, keep_review])
@pytest.mark.parametrize("error", [*AWAY, Damaged("table", 1)])
async def test_what_fails_is_an_error_in_the_log_unless_the_storage_is_away(
    caplog: pytest.LogCaptureFixture, part: Any, error: StoreError
) -> None:
    await part(Failing(error))
    assert len(caplog.records) == (0 if error in AWAY else 1)


async def test_a_table_is_not_blamed_for_an_outage(caplog: pytest.LogCaptureFixture) -> None:
    some, back_off = cast("Any", Failing(Down("gone"))), TableBackOff()
    await BackgroundJobs(some, some, some, 0.0)._for_each(["table"], cast("Any", None), back_off)
    assert back_off.is_due("table")
    assert caplog.records == []


async def test_a_job_at_a_table_that_finds_a_newer_storage_ends_the_server(caplog: pytest.LogCaptureFixture) -> None:
    some, stopped = cast("Any", Failing(Outdated("a newer Townwright takes over"))), []
    jobs = BackgroundJobs(some, some, some, 0.0)
    jobs.stop_server = lambda: stopped.append(True)

    async def job() -> None:
        await jobs._for_each(["table"], cast("Any", None), TableBackOff())

    await jobs._repeat(job, 0.0)
    assert stopped == [True]
    assert caplog.messages == ["a newer Townwright takes over"]


async def test_tables_that_nobody_could_hand_over_in_an_outage_take_one_line(caplog: pytest.LogCaptureFixture) -> None:
    some = cast("Any", Failing(Down("gone")))
    with caplog.at_level(logging.INFO):
        await DailyTries(some, some, some).join("guest", "person")
    assert caplog.messages == ["2 tables of tries could not be handed over while the storage was away"]


async def test_a_bot_that_cannot_be_stored_in_an_outage_adds_no_line(caplog: pytest.LogCaptureFixture) -> None:
    async def away(*_: object, **__: object) -> Any:
        raise Down("gone")

    table = SimpleNamespace(
        created=SimpleNamespace(game="game", host="ada", daily=None, contest=""),
        state=None,
        number=1,
        pending_turns={0: SimpleNamespace(number=1)},
        holders={0: SimpleNamespace(bot="quick")},
    )
    actor = SimpleNamespace(table_id="table", table=table, handle=away, rules=None)
    pool = SimpleNamespace(choose=away)
    await BotSeats(cast("Any", SimpleNamespace(watchers=[])), cast("Any", pool))._act(cast("Any", actor), 0, 1)
    assert caplog.records == []


@pytest.mark.parametrize("error", AWAY)
async def test_a_socket_stays_open_when_the_storage_is_away_as_its_session_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, error: StoreError
) -> None:
    monkeypatch.setattr(socket_session, "RECHECK_SECONDS", 0)
    found: list[StoreError | None] = [error, error, None]
    closed: list[int] = []

    async def session(*_: object) -> None:
        outcome = found.pop(0)
        if outcome is not None:
            raise outcome

    def close(code: int, _reason: str) -> None:
        closed.append(code)
        raise Hung

    services = SimpleNamespace(
        store=SimpleNamespace(session=session), now=lambda: 0, settings=SimpleNamespace(limits=None)
    )
    visitor = SimpleNamespace(token="one")  # noqa: S106  no secret
    serving = socket_session.SocketSession(cast("Any", services), cast("Any", None), cast("Any", visitor))
    with pytest.raises(Hung):
        await serving._recheck(cast("Any", SimpleNamespace(close=close)))

    assert closed == [1008]
    assert found == []
