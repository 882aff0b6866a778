"""Addresses are asked before they get mail: rarely, never again if they wish, and links outlive a restore."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness.mailbox import mailbox
from tests.server.harness.pages import Page
from tests.server.harness.push_service import push_service
from tests.server.harness.serving import GENEROUS
from townwright.server.notices import routes
from townwright.server.store.backup.copy import copy

from .test_turn_notices import ADDRESS, PASSWORD, Clock, Scene, link_in, play, scene, served

DAY = 86_400_000


async def asking(page: Page, address: str) -> tuple[int, str]:
    """How the server answers whoever wants an address to be asked."""
    answer = await page.http.post("/api/me/notices/mail", json={"address": address})
    return answer.status_code, answer.json().get("why", {}).get("key", "")


async def account(it: Scene, name: str) -> Page:
    """Somebody with an account."""
    page = await it.server.page(name)
    await page.post("/api/account", name=name, password=PASSWORD)
    return page


def never_link(text: str) -> str:
    """The token of the last link in a question."""
    return text.split("/mail/")[-1].strip()


async def test_an_address_is_asked_once_a_day_whoever_wants_it_and_whatever_happens_to_the_server(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with push_service(tmp_path) as service, mailbox() as box:
        async with served(tmp_path, service, box, clock) as it:
            ada = await account(it, "Ada L.")
            assert await asking(ada, ADDRESS) == (200, "")
            for name, same in (("Ben", ADDRESS), ("Cleo", "Ada@Example.org"), ("Dora", "ada+games@example.org")):
                assert await asking(await account(it, name), same) == (409, "server-mail-asked")
        async with served(tmp_path, service, box, clock) as it:
            eve = await account(it, "Eve")
            assert await asking(eve, ADDRESS) == (409, "server-mail-asked")
            clock.at += DAY
            assert await asking(eve, ADDRESS) == (200, "")

    assert len(box.mails) == 2


async def test_an_address_in_an_encoded_word_is_refused_since_it_would_be_another_spelling_of_one_that_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path) as it:
        ada = await account(it, "Ada L.")
        for address in ("=?utf-8?q?ada?=@example.org", "=?utf-8?q?=0Aa?=@x.org"):
            assert await asking(ada, address) == (400, "server-bad-address")
        monkeypatch.setattr(routes, "is_address", lambda _: True)
        assert await asking(ada, "=?utf-8?q?=0Aa?=@x.org") == (409, "server-mail-failed"), "should one get so far"

        assert (await ada.get("/api/me/notices"))["asked"] == ""
    assert it.box.recipients == []


async def test_the_whole_server_asks_only_so_many_in_an_hour(tmp_path: Path) -> None:
    limits = type(GENEROUS)(**{**as_dict(GENEROUS), "questions_per_hour": 2})
    async with scene(tmp_path, limits=limits) as it:
        answers = [await asking(await account(it, f"Ada {n}"), f"ada.{n}@example.org") for n in range(3)]
        it.clock.at += 3_600_000
        later = await asking(await account(it, "Ada"), "ada@example.org")

    assert answers == [(200, ""), (200, ""), (409, "server-mail-busy")]
    assert later == (200, "")


def as_dict(limits: Any) -> dict[str, Any]:
    """The fields of the limits."""
    return {name: getattr(limits, name) for name in limits.__struct_fields__}


async def test_whoever_gets_a_question_can_have_it_never_asked_again_without_an_account(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        eve, stranger = await account(it, "Eve"), await it.server.page()
        await asking(eve, ADDRESS)
        (question,) = it.box.texts(ADDRESS)
        never = never_link(question)
        assert it.box.mails[0]["List-Unsubscribe"] == f"<{it.server.origin}/mail/{never}>"
        assert await stranger.get(f"/api/notices/{never}") == {"purpose": "never"}
        for _ in range(2):
            assert await stranger.post(f"/api/notices/{never}") == {"purpose": "never"}
        assert (await eve.get("/api/me/notices"))["asked"] == "", "at once, before anything is swept"
        assert (await stranger.http.post(f"/api/notices/{link_in(question)}", json={})).status_code == 404
        it.clock.at += 400 * DAY
        await it.server.services.store.sweep(it.clock.at)
        mallory = await account(it, "Mallory")

        assert await asking(mallory, ADDRESS) == (409, "server-mail-asked")

    assert len(it.box.mails) == 1
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        kept = [row for table in tables for row in database.execute(f"SELECT * FROM {table}")]  # noqa: S608  our own
    assert ADDRESS not in str(kept).lower(), "it is known by its hash alone"


async def test_a_mail_that_cannot_be_sent_leaves_the_address_that_agreed_before(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        ada, _ = await play(it)
        await it.wants_mail(ada)
        it.box.refusing = True
        assert await asking(ada, "other@example.org") == (409, "server-mail-failed")
        choices = await ada.get("/api/me/notices")
        assert (choices["address"], choices["asked"]) == (ADDRESS, "")
        it.box.refusing = False
        await it.tell()
        assert len(it.box.texts(ADDRESS)) == 2, "the question, and the notice of a turn"

        assert await asking(ada, "other@example.org") == (200, ""), "nothing was sent there before"
        choices = await ada.get("/api/me/notices")
        assert (choices["address"], choices["asked"]) == (ADDRESS, "other@example.org")
        await ada.post(f"/api/notices/{link_in(it.box.texts('other@example.org')[0])}")
        choices = await ada.get("/api/me/notices")
        assert (choices["address"], choices["asked"]) == ("other@example.org", "")


async def test_a_question_that_may_have_arrived_can_be_answered_though_the_server_did_not_say_that_it_took_it(
    tmp_path: Path,
) -> None:
    async with scene(tmp_path) as it:
        ada = await account(it, "Ada L.")
        it.box.is_silent = True
        assert await asking(ada, ADDRESS) == (409, "server-mail-failed")
        assert await asking(ada, ADDRESS) == (409, "server-mail-asked"), "and is not asked twice"

        await ada.post(f"/api/notices/{link_in(it.box.texts(ADDRESS)[0])}")
        assert (await ada.get("/api/me/notices"))["address"] == ADDRESS


async def test_links_in_mails_work_after_a_restore_and_who_objected_stays_unasked(tmp_path: Path) -> None:
    clock, restored = Clock(), tmp_path / "restored"
    restored.mkdir()
    async with push_service(tmp_path) as service, mailbox() as box:
        async with served(tmp_path, service, box, clock) as it:
            ada, _ = await play(it)
            await it.wants_mail(ada)
            await it.tell()
            eve = await account(it, "Eve")
            await asking(eve, "ben@example.org")
            await eve.post(f"/api/notices/{never_link(box.texts('ben@example.org')[0])}")
        copy(str(tmp_path / "games.db"), str(tmp_path / "backup.db"), lambda *_: None)
        copy(str(tmp_path / "backup.db"), str(restored / "games.db"), lambda *_: None)
        async with served(restored, service, box, clock) as it:
            stranger, ada_again = await it.server.page(), await it.server.page()
            ada_again.http.cookies.update(dict(ada.http.cookies))
            assert (await ada_again.get("/api/me/notices"))["address"] == ADDRESS
            stop = link_in(box.texts(ADDRESS)[-1])
            assert await stranger.post(f"/api/notices/{stop}") == {"purpose": "stop"}
            assert (await ada_again.get("/api/me/notices"))["address"] == ""
            clock.at += 30 * DAY
            assert await asking(await account(it, "Mallory"), "ben@example.org") == (409, "server-mail-asked")
