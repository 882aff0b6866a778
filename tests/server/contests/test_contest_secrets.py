"""What was drawn and scored changes no byte that anybody gets who has not played that deal."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.daily.test_daily_secrets import TwinDealer, TwinDealers, person, without_request
from tests.server.harness.asking import BODIES
from tests.server.harness.daily import SetClock, play
from tests.server.harness.pages import Page
from tests.server.harness.serving import serving
from tests.server.harness.twins import Compared, opened
from townwright.core.dealer import Dealer
from townwright.server.contests import contests, pages
from townwright.server.daily import deals
from townwright.server.live import table_actor
from townwright.server.store.queries import event_log

from .test_challenges import send, take


@pytest.fixture
def dealers(monkeypatch: pytest.MonkeyPatch) -> TwinDealers:
    """Servers that believe any dealer, and name their contests and tries one after the other."""
    found = TwinDealers()
    for module in (contests, deals, event_log, table_actor):
        monkeypatch.setattr(module, "checked_dealer", found.of)
    monkeypatch.setattr("townwright.study.games", lambda: ())
    return found


def deal_alike(monkeypatch: pytest.MonkeyPatch, dealers: TwinDealers, random: Random) -> None:
    """Let the next server have the same commitments and ids as the last one, and other seeds."""
    numbers = count()

    def fresh() -> Dealer:
        dealer = TwinDealer(random.randbytes(32), f"deal {next(numbers)}")
        dealers.dealers[dealer.seed] = dealer
        return dealer

    monkeypatch.setattr(Dealer, "fresh", staticmethod(fresh))
    monkeypatch.setattr(contests, "new_contest_id", lambda: f"contest-{next(numbers)}")
    monkeypatch.setattr(contests, "fresh_id", lambda: f"{next(numbers):032x}")


async def all_answers(page: Page, contest_ids: list[str], table_ids: list[str], text: str) -> list[bytes]:
    """Everything that somebody gets from the routes that have to do with contests and their tables."""
    paths = ["/api/contests", "/api/tables", "/api/best", "/api/lobby", "/api/history", "/api/me/export"]
    for contest in contest_ids:
        paths += [f"/api/contests/{contest}", f"/api/contests/{contest}/results"]
    for table in table_ids:
        paths += [f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/components"]
    found = [await page.http.get(path) for path in paths]
    found += [await page.http.post(f"/api/tables/{table}/reviews", json={"seat": 0}) for table in table_ids]
    found += [await page.http.post(f"/api/tables/{table}/challenge", json={}) for table in table_ids]
    if text:
        found += [await page.http.post("/api/reviews", json={"text": text})]
    return [b"%d %s" % (each.status_code, without_request(each)) for each in found]


async def compare(
    dealers: TwinDealers, folder: Path, monkeypatch: pytest.MonkeyPatch, in_the_middle: bool = False
) -> tuple[Compared, set[str]]:
    """Let Ada finish a challenge and a tournament, with other draws on each server, and ask everything as others."""
    found, results, answers = Compared(), set[str](), []
    for number, name in enumerate(("one", "other")):
        deal_alike(monkeypatch, dealers, Random(number))
        async with serving(opened(folder / name), now=SetClock(), bot_workers=0) as server:
            ada, eve = await person(server, "ada"), await person(server, "eve")
            seats: Any = {"options": {"seats": "1"}, "seats": [{"who": "you"}]}
            table = await ada.table("cities", visibility="public", **seats)
            await play(server, table, f"{number} a")
            challenge = await send(ada, table)
            cup = str((await ada.post("/api/contests", **BODIES["POST /api/contests"]))["contest"])
            actor = await play(server, await take(ada, cup), f"{number} c")
            results.add(repr([(await ada.get(f"/api/contests/{each}"))["players"] for each in (challenge, cup)]))
            text = await ada.get(f"/api/tables/{actor.table_id}/record")
            if in_the_middle:
                for each in (challenge, cup):
                    await take(eve, each)
            asked = [challenge, cup], [table, actor.table_id]
            told = await all_answers(eve, *asked, text) if not in_the_middle else []
            answers.append([*told, *await all_answers(await server.page(), *asked, "")])
            for each in asked[0]:
                answers[-1].append(without_request(await eve.http.get(f"/api/contests/{each}")))
            for each in asked[1]:
                answers[-1].append(without_request(await eve.http.get(f"/api/tables/{each}/record")))
    for one, other in zip(*answers, strict=True):
        found.note(one.decode()[:90], one, other)
    return found, results


@pytest.mark.parametrize("in_the_middle", [False, True])
def test_who_has_not_played_a_deal_gets_the_same_bytes_whatever_was_dealt_and_scored(
    dealers: TwinDealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, in_the_middle: bool
) -> None:
    found, results = asyncio.run(compare(dealers, tmp_path, monkeypatch, in_the_middle))

    assert len(results) == 2
    assert found.replies > 15
    assert found.differ == []


def test_a_server_that_shows_results_early_is_caught(
    dealers: TwinDealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages.Viewer, "visible", property(lambda _: {1, 2}))

    found, _ = asyncio.run(compare(dealers, tmp_path, monkeypatch))

    assert found.differ
