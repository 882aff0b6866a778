"""What is to be drawn on a running day changes no byte that anybody gets, and no route tells one of its draws."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
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
from townwright.server.store.daily.models import StoredDeal
from townwright.server.store.models import Person
from townwright.server.store.operations import daily_deals, event_log

GAMES = ("cities", "greentown", "skylines")
BEFORE = ("/api/daily", "/api/daily/days", "/api/tables", "/api/best", "/api/lobby", "/api/me/export", "/api/ratings")
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


async def all_answers(page: Page, table: str | None, text: str) -> list[bytes]:
    """Everything that somebody gets from the routes that have to do with the day."""
    paths = [*BEFORE, *(f"/api/daily/{MONDAY}/{game}" for game in GAMES), f"/api/daily/{shifted(MONDAY, 1)}/cities"]
    if table is not None:
        paths += [f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/invitations"]
    found = [await page.http.get(path) for path in paths]
    found += [await page.http.post(f"/api/daily/{MONDAY}/cities/practice", json={})]
    if text:
        found += [await page.http.post("/api/reviews", json={"text": text})]
    return [b"%d %s" % (each.status_code, without_request(each)) for each in found]


def without_request(response: Any) -> bytes:
    """The body, but for the random name that a refusal has in the log, and what sessions and their ends say."""
    body = response.json() if "application/json" in response.headers["content-type"] else response.text
    if isinstance(body, dict):
        body.pop("request", None)
        body.pop("sessions", None)
    return repr(body).encode()


async def names_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both servers name their next tables alike."""
    numbers = count()
    monkeypatch.setattr(tries, "fresh_id", lambda: f"{next(numbers):032x}")


async def compare_strangers(
    twin_dealers: TwinDealers, folder: Path, monkeypatch: pytest.MonkeyPatch, games: Sequence[str]
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
            told = await all_answers(eve, f"{0:032x}", text)
            answers.append([*told, *await all_answers(await server.page(), f"{0:032x}", "")])
    for one, other in zip(*answers, strict=True):
        found.note(one.decode()[:60], one, other)
    return found, results


def test_who_has_not_tried_gets_the_same_bytes_whatever_was_dealt_and_scored(
    twin_dealers: TwinDealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, results = asyncio.run(compare_strangers(twin_dealers, tmp_path, monkeypatch, GAMES))

    assert len(results) == 2
    assert found.replies > 20
    assert found.differ == []


def test_a_server_that_reviews_the_record_of_a_running_day_is_caught(
    twin_dealers: TwinDealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_deals, "is_running", lambda *_: False)

    found, _ = asyncio.run(compare_strangers(twin_dealers, tmp_path, monkeypatch, ("cities",)))

    assert found.differ


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_gets_the_same_bytes_whatever_is_still_to_be_drawn(
    twin_dealers: TwinDealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
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
                answers.append(await all_answers(ada, actor.table_id, ""))
                await play(server, actor.table_id, game, 30)
                nexts.append(repr([str(move.action) for move in actor.table.moves if move.seat < 0][len(dealt) :]))
        for one, other in zip(*answers, strict=True):
            found.note(one.decode()[:60], one, other)
        return found, nexts

    found, nexts = asyncio.run(scene())

    assert nexts[0] != nexts[1]
    assert found.replies > 10
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
                    ada.http.post(f"/api/tables/{table}/invitations", json={"seat": None}),
                    eve.http.post("/api/reviews", json={"text": text}),
                    ada.http.post("/api/reviews", json={"text": text}),
                ]
                codes = [(await each).status_code for each in asked]
                async with ada.http.stream("POST", f"/api/tables/{table}/reviews", json={"seat": 0}) as review:
                    codes.append(review.status_code)
                found.append((seed in text, codes))
            return tuple(found)

    running, in_grace, closed = asyncio.run(scene())

    assert running == in_grace == (False, [409, 409, 409, 409])
    assert closed[0]
    assert closed[1] == [201, 200, 200, 200]


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
