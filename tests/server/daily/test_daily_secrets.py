"""What is to be drawn on a running day changes no byte that anybody gets, and no route tells one of its draws."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from tests.server.harness.daily import HOUR, MONDAY, SetClock, begin, look, play
from tests.server.harness.pages import Page
from tests.server.harness.serving import Server, serving
from tests.server.harness.twin_runs import Copying
from tests.server.harness.twins import Compared, opened
from townwright.core import registry
from townwright.core.dealer import Dealer
from townwright.server.bots.bot_seats import seed_of_bot
from townwright.server.bots.own_seed import dealt_seed, own_seed
from townwright.server.daily import deals, plans, tries
from townwright.server.daily.days import DAY_MS, ends_at, shifted
from townwright.server.live import table_actor
from townwright.server.store.backend_calls import BackendCalls
from townwright.server.store.daily.models import StoredDeal
from townwright.server.store.daily.open_daily import OpenDaily
from townwright.server.store.models import Person
from townwright.server.store.queries import daily_deals, event_log

GAMES = ("cities", "greentown", "skylines")
BEFORE = (
    *("/api/daily", "/api/daily/days", "/api/tables", "/api/best", "/api/lobby", "/api/me/export", "/api/ratings"),
    *("/api/history", "/api/history/statistics", "/api/history/export", "/api/campaign", "/api/achievements"),
    *("/api/boards", "/api/boards/everybody/ratings", "/api/boards/everybody/daily", "/api/boards/friends/daily"),
    *("/api/contests", "/api/puzzles", "/metrics", f"/daily/{MONDAY}-cities"),
)
"""What anybody may ask at any time, beside the deals themselves."""


class TwinDealer(Copying):
    """Has the same commitment on both servers, and another seed on each."""

    def __init__(self, seed: bytes, game: str, dealt: Sequence[str] = ()) -> None:
        super().__init__(seed, dealt)
        self._game = game

    @property
    def commitment(self) -> str:
        return Dealer(self._game.encode().ljust(32)).commitment


@dataclass
class TwinDealers:
    """Deals whose commitments are the same on two servers and whose seeds are not."""

    dealers: dict[str, Dealer] = field(default_factory=dict)

    def of(self, _name: str, seed: str | None, _commitment: str | None) -> Dealer:
        """The dealer of a seed, whatever it has committed to."""
        return self.dealers.setdefault(seed or "", Dealer.of(seed or ""))

    async def lay(self, server: Server, random: Random, games: Sequence[str], dealt: Sequence[str] = ()) -> None:
        """Put the deals of today on a server, with seeds of its own; their first draws may be given."""
        made = []
        for game in games:
            dealer = TwinDealer(random.randbytes(32), game, dealt)
            plan = plans.plan_of(game, MONDAY, registry.find)
            number = deals.deal_number(game, plan, dealer, registry.find)
            made.append((StoredDeal(MONDAY, game, dealer.commitment, plans.write_plan(plan), number, 0), dealer.seed))
            self.dealers[dealer.seed] = dealer
        await server.services.store.put_deals(made)
        await server.services.daily_deals.keep_up()


@pytest.fixture
def twin_dealers(monkeypatch: pytest.MonkeyPatch) -> Iterator[TwinDealers]:
    """Servers that believe these dealers, and name their tables one after the other."""
    found = TwinDealers()
    for module in (deals, event_log, table_actor):
        monkeypatch.setattr(module, "checked_dealer", found.of)
    monkeypatch.setattr("townwright.study.games", lambda: ())
    real = deals.new_deal
    with mock.patch.object(
        deals, "new_deal", lambda day, game, plan, find, now: twin_of(real(day, game, plan, find, now), day, game)
    ):
        yield found


def twin_of(made: Any, day: str, game: str) -> Any:
    """The same deal with a commitment that both servers have."""
    deal, seed = made
    commitment = Dealer(f"{day} {game}".encode().ljust(32)).commitment
    return type(deal)(day, game, commitment, deal.plan, deal.number, deal.made_at), seed


async def person(server: Server, name: str) -> Page:
    """Somebody with the same id on both servers."""
    page = await server.page()
    await server.services.store.add_person(Person(name, name.title(), 0))
    token = await server.services.store.open_session(name, server.services.now())
    page.http.cookies.set("tw", token, domain="127.0.0.1")
    return page


class StoreCalls:
    """What a server asks its store for while it answers: the more it does, the later the answer comes."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def watched(self, call: Any) -> Any:
        """A call of the store that is noted if a request makes it, and not a job of the server."""

        async def noted(calls: BackendCalls, operation: Any) -> Any:
            task = asyncio.current_task()
            if task is not None and "run_asgi" in repr(task.get_coro()):
                self.asked.append(f"{call.__name__} {operation.__qualname__}")
            return await call(calls, operation)

        return noted


@pytest.fixture
def store_calls(monkeypatch: pytest.MonkeyPatch) -> StoreCalls:
    """Notes what requests ask the stores of servers for."""
    found = StoreCalls()
    for name in ("_read", "_write"):
        monkeypatch.setattr(BackendCalls, name, found.watched(getattr(BackendCalls, name)))
    return found


async def all_answers(page: Page, table: str | None, text: str, store_calls: StoreCalls) -> list[bytes]:
    """Everything that somebody gets from the routes that have to do with the day, and what it makes the store do."""
    paths = [*BEFORE, *(f"/api/daily/{MONDAY}/{game}" for game in GAMES), f"/api/daily/{shifted(MONDAY, 1)}/cities"]
    if table is not None:
        paths += [f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/invitations"]
    posts = [(f"/api/daily/{MONDAY}/cities/practice", dict[str, str]())]
    posts += [("/api/reviews", {"text": text})] if text else []
    asking = [(path, partial(page.http.get, path)) for path in paths]
    asking += [(path, partial(page.http.post, path, json=body)) for path, body in posts]
    answers = list[bytes]()
    for path, ask in asking:
        store_calls.asked.clear()
        got = await ask()
        answers.append(f"{path} {got.status_code} {store_calls.asked} ".encode() + without_request(got))
    return answers


def without_request(response: Any) -> bytes:
    """The body, but for the random name that a refusal has in the log, what sessions and their ends say, and times."""
    body = response.json() if "application/json" in response.headers["content-type"] else response.text
    if isinstance(body, str) and response.url.path == "/metrics":
        # How long something took is different every time; what was asked is not.
        body = [line for line in body.splitlines() if line.startswith(("townwright_requests", "townwright_messages"))]
    if isinstance(body, dict):
        body.pop("request", None)
        body.pop("sessions", None)
    return repr(body).encode()


async def names_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both servers name their next tables alike."""
    numbers = count()
    monkeypatch.setattr(tries, "fresh_id", lambda: f"{next(numbers):032x}")


async def compare_strangers(
    twin_dealers: TwinDealers,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    games: Sequence[str],
    store_calls: StoreCalls,
) -> tuple[Compared, set[str]]:
    """Let Ada finish everything, with other draws on each server, and ask everything as Eve, who has not."""
    found, results, answers = Compared(), set(), []
    for number, name in enumerate(("one", "other")):
        await names_of_tables(monkeypatch)
        async with serving(opened(folder / name), now=SetClock(), bot_workers=0) as server:
            monkeypatch.setattr(server.services.bot_directory, "names", lambda _game: ())
            await twin_dealers.lay(server, Random(number), GAMES)
            ada, eve = await person(server, "ada"), await person(server, "eve")
            for game in games:
                await play(server, await begin(ada, game), f"{number} {game}")
            text = await ada.get(f"/api/tables/{0:032x}/record")
            results.add(repr([(await look(ada, game))["results"] for game in games]))
            told = await all_answers(eve, f"{0:032x}", text, store_calls)
            answers.append([*told, *await all_answers(await server.page(), f"{0:032x}", "", store_calls)])
    for one, other in zip(*answers, strict=True):
        found.note(one.decode()[:60], one, other)
    return found, results


def test_who_has_not_tried_gets_the_same_bytes_whatever_was_dealt_and_scored(
    twin_dealers: TwinDealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store_calls: StoreCalls
) -> None:
    found, results = asyncio.run(compare_strangers(twin_dealers, tmp_path, monkeypatch, GAMES, store_calls))

    assert len(results) == 2
    assert found.replies > 40
    assert found.differ == []


@pytest.mark.planted
def test_a_server_that_reviews_the_record_of_a_running_day_is_caught(
    twin_dealers: TwinDealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store_calls: StoreCalls
) -> None:
    monkeypatch.setattr(daily_deals, "is_running", lambda *_: False)

    found, _ = asyncio.run(compare_strangers(twin_dealers, tmp_path, monkeypatch, ("cities",), store_calls))

    assert found.differ


def test_a_server_that_does_more_where_somebody_has_done_better_is_caught_by_how_long_it_would_take(
    twin_dealers: TwinDealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store_calls: StoreCalls
) -> None:
    plain = OpenDaily.deal

    async def slow_deal(store: Any, day: str, game: str) -> StoredDeal | None:
        """Asks once more for each point of the best result."""
        for best in (await store.field(day, game))[:1]:
            for _ in range(best.score):
                await plain(store, day, game)
        return await plain(store, day, game)

    monkeypatch.setattr(OpenDaily, "deal", slow_deal)

    found, results = asyncio.run(compare_strangers(twin_dealers, tmp_path, monkeypatch, ("cities",), store_calls))

    assert len(results) == 2
    assert found.differ


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_gets_the_same_bytes_whatever_is_still_to_be_drawn(
    twin_dealers: TwinDealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store_calls: StoreCalls, game: str
) -> None:
    async def scene() -> tuple[Compared, list[str]]:
        found, answers, nexts, dealt = Compared(), [], [], list[str]()
        for number, name in enumerate(("one", "other")):
            await names_of_tables(monkeypatch)
            async with serving(opened(tmp_path / name), now=SetClock(), bot_workers=0) as server:
                await twin_dealers.lay(server, Random(number), (game,), dealt)
                ada = await person(server, "ada")
                actor = await play(server, await begin(ada, game), game, 3)
                dealt = dealt or [str(move.action) for move in actor.table.moves if move.seat < 0]
                answers.append(await all_answers(ada, actor.table_id, "", store_calls))
                await play(server, actor.table_id, game, 30)
                nexts.append(repr([str(move.action) for move in actor.table.moves if move.seat < 0][len(dealt) :]))
        for one, other in zip(*answers, strict=True):
            found.note(one.decode()[:60], one, other)
        return found, nexts

    found, nexts = asyncio.run(scene())

    assert nexts[0] != nexts[1]
    assert found.replies > 20
    assert found.differ == []


def test_a_finished_try_shows_its_seed_review_and_links_only_when_the_day_is_closed(tmp_path: Path) -> None:
    clock = SetClock()

    async def scene() -> tuple[Any, ...]:
        async with serving(tmp_path, now=clock, bot_workers=0) as server:
            server.services.bot_directory._names = dict.fromkeys(GAMES, ())
            ada, eve = await person(server, "ada"), await person(server, "eve")
            table = await begin(ada)
            await play(server, table, "a")
            seed = (
                await server.services.daily_deals.dealer(await server.services.daily_deals.find(MONDAY, "cities"))
            ).seed
            found = []
            for later in (0, DAY_MS, 2 * DAY_MS):
                clock.at = ends_at(MONDAY) - HOUR + later // DAY_MS * 3 * HOUR
                text = await ada.get(f"/api/tables/{table}/record")
                asked = [
                    status_of(ada, f"/api/tables/{table}/invitations", seat=None),
                    status_of(eve, "/api/reviews", text=text),
                    status_of(ada, "/api/reviews", text=text),
                    status_of(ada, f"/api/tables/{table}/reviews", seat=0),
                ]
                found.append((seed in text, [await each for each in asked]))
            return tuple(found)

    running, in_grace, closed = asyncio.run(scene())

    assert running == in_grace == (False, [409, 409, 409, 409])
    assert closed[0]
    assert closed[1] == [201, 200, 200, 200]


async def status_of(page: Page, path: str, **body: Any) -> int:
    """How a request is answered; whoever leaves then ends the review that has begun."""
    async with page.http.stream("POST", path, json=body) as begun:
        return begun.status_code


def test_nobody_watches_what_goes_on_from_a_record_of_a_running_day(tmp_path: Path) -> None:
    clock = SetClock()

    async def branch(page: Page, text: str) -> Any:
        made = await page.post("/api/branches", text=text, moves=9, seats=[{"who": "you"}])
        return await page.http.post(f"/api/tables/{made['table']}/invitations", json={"seat": None})

    async def scene() -> tuple[Any, ...]:
        async with serving(tmp_path, now=clock, bot_workers=0) as server:
            ada, eve = await person(server, "ada"), await person(server, "eve")
            other = await eve.table("cities", options={"seats": "1"}, seats=[{"who": "you"}])
            await play(server, other, "o")
            text = await eve.get(f"/api/tables/{other}/record")
            before = await branch(ada, text)
            table = await begin(ada)
            in_the_middle = await branch(ada, text)
            await play(server, table, "a")
            own = await branch(ada, await ada.get(f"/api/tables/{table}/record"))
            others = await branch(eve, text)
            clock.at += 2 * DAY_MS
            return before, in_the_middle, own, others, await branch(ada, await ada.get(f"/api/tables/{table}/record"))

    before, in_the_middle, own, others, after = asyncio.run(scene())

    assert [each.status_code for each in (before, in_the_middle, own, others, after)] == [201, 409, 409, 201, 201]
    assert own.json()["why"]["key"] == "daily-no-watching"


def test_nobody_foresees_what_a_program_draws_from_what_is_public() -> None:
    public, one, other = "c0" * 32, Dealer(b"1" * 32), Dealer(b"2" * 32)

    def stream(dealer: Dealer) -> int:
        table = mock.Mock(created=mock.Mock(daily=MONDAY, commitment=public), moves=[None] * 7)
        return seed_of_bot(mock.Mock(table=table, dealer=dealer, table_id="table"), 1, 3)

    found = [stream(dealer) for dealer in (one, one, other)]

    assert found[0] == found[1] == dealt_seed(one, 1, 7)
    assert found[0] != found[2]
    assert dealt_seed(one, 1, 8) != found[0] != own_seed(public, 1, 7)
