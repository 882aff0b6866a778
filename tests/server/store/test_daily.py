"""Daily deals on both databases: one try of a person however many begin it at once, and what is closed stays closed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from townwright.core.dealer import Dealer
from townwright.core.refusals import NotNow
from townwright.server.store import open_store
from townwright.server.store.backup.copy import copy
from townwright.server.store.contract import Store
from townwright.server.store.daily.models import FieldScore, ProgramScore, StoredDeal, StoredTry, TryEnd
from townwright.server.store.errors import TryTaken
from townwright.server.store.models import Index, TableRow, fresh_id

from .scenes import NOW, OPEN, a_person, a_table, event, events

DAY = "2027-01-15"
SEED = "5e" * 32
DEAL = StoredDeal(DAY, "cities", Dealer.of(SEED).commitment, "{}", 17, NOW)


async def begin(store: Store, person: str, day: str = DAY, at: int = NOW) -> str:
    """Begin a try with a table of its own."""
    table = TableRow(fresh_id(), "cities", 1, at, person, DEAL.commitment)
    one = StoredTry(day, "cities", person, table.id, at)
    await store.create(table, SEED, events(1, 1), OPEN, one)
    return table.id


async def end(store: Store, table: str, score: int | None, won: bool = True) -> None:
    """End its game."""
    ended = Index("ended", NOW + 5, daily=TryEnd(score, won))
    await store.append(table, 1, [event(2)], index=ended)


def test_of_many_tries_of_one_person_at_once_one_is_begun(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> tuple[list[str | BaseException], StoredTry | None, int]:
        await store.put_deals([(DEAL, SEED)])
        found = await asyncio.gather(*(begin(store, "ada") for _ in range(20)), return_exceptions=True)
        return found, await store.daily_try(DAY, "cities", "ada"), len(await store.tables_of("ada"))

    found, kept, tables = runner.run(scene())
    made = [table for table in found if isinstance(table, str)]

    assert len(made) == tables == 1
    assert kept is not None
    assert kept.table_id == made[0]
    assert [error.table_id for error in found if isinstance(error, TryTaken)] == made * 19


def test_results_are_written_once_and_counted_by_what_they_are(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> tuple[FieldScore, ...]:
        await store.put_deals([(DEAL, SEED)])
        for person, score, won in (("ada", 12, True), ("ben", 12, True), ("cleo", 30, False), ("dora", None, False)):
            table = await begin(store, person)
            await end(store, table, score, won)
            await store.append(table, 2, [event(3)], index=Index("ended", NOW + 9, daily=TryEnd(99, won=True)))
        await begin(store, "emil")
        return await store.field(DAY, "cities")

    assert runner.run(scene()) == (FieldScore(True, 12, 2), FieldScore(False, 30, 1))
    dora = runner.run(store.daily_try(DAY, "cities", "dora"))
    assert dora is not None
    assert (dora.ended_at, dora.score, dora.counts) == (NOW + 5, None, False)
    assert runner.run(store.tries_begun(DAY, DAY)) == {(DAY, "cities"): 5}


def test_after_a_deal_is_closed_no_try_begins_or_counts(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> str:
        await store.put_deals([(DEAL, SEED)])
        table = await begin(store, "ada")
        await store.close_deals("2027-01-16", "2027-01-16", NOW + 3)
        await store.close_deals("2027-01-17", "2027-01-17", NOW + 4)
        return table

    table = runner.run(scene())
    for person, day in (("ben", DAY), ("ben", "2027-01-14")):
        with pytest.raises(NotNow, match="this day is over"):
            runner.run(begin(store, person, day))
    runner.run(end(store, table, 12))
    late, deal = runner.run(store.daily_try(DAY, "cities", "ada")), runner.run(store.deal(DAY, "cities"))

    assert late is not None
    assert (late.score, late.counts) == (12, False)
    assert runner.run(store.field(DAY, "cities")) == ()
    assert runner.run(store.tables_of("ben")) == ()
    assert deal == replace(DEAL, closed_at=NOW + 3)


def test_a_deal_stays_as_it_was_first_made_unless_it_was_closed_before_anybody_tried(
    store: Store, runner: asyncio.Runner
) -> None:
    other = replace(DEAL, commitment="other", number=18)

    async def scene() -> list[StoredDeal | None]:
        found = []
        await store.put_deals([(DEAL, SEED)])
        await store.put_deals([(other, "0" * 64)])
        found.append(await store.deal(DAY, "cities"))
        await store.close_deals("2027-01-16", "2027-01-16", NOW)
        await store.keep_program(DAY, "cities", ProgramScore("greedy", 9, won=True))
        await store.put_deals([(other, "0" * 64)])
        found.append(await store.deal(DAY, "cities"))
        assert await store.programs(DAY, "cities") == ()
        await begin(store, "ada")
        await store.close_deals("2027-01-16", "2027-01-16", NOW)
        await store.put_deals([(DEAL, SEED)])
        found.append(await store.deal(DAY, "cities"))
        return found

    assert runner.run(scene()) == [DEAL, other, replace(other, closed_at=NOW)]


def test_a_running_deal_is_known_again_and_who_plays_one_learns_nothing_of_any(
    store: Store, runner: asyncio.Runner
) -> None:
    async def known(person: str, game: str = "cities", number: int = DEAL.number) -> bool:
        return await store.is_running_deal(game, number, person)

    async def scene() -> list[bool]:
        await store.put_deals([(DEAL, SEED)])
        table = await begin(store, "ada")
        found = [await known("ada"), await known("ada", number=3), await known("ben"), await known("ben", number=3)]
        await end(store, table, 12)
        found += [
            await known("ada"),
            await known("ben"),
            await known("ben", "greentown"),
            await known("ada", number=3),
        ]
        await store.close_deals("2027-01-16", "2027-01-16", NOW)
        return [*found, await known("ben")]

    assert runner.run(scene()) == [True, True, True, False, True, True, False, False, False]


def test_the_best_is_kept_only_of_a_closed_deal_and_programs_once(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        await store.put_deals([(DEAL, SEED)])
        await store.keep_best(DAY, "cities", 50, 60)
        assert await store.deal(DAY, "cities") == DEAL
        await store.close_deals("2027-01-16", "2027-01-16", NOW)
        await store.keep_best(DAY, "cities", 50, 60)
        assert await store.deal(DAY, "cities") == replace(DEAL, closed_at=NOW, best=50, bound=60)
        for score in (20, 21):
            await store.keep_program(DAY, "cities", ProgramScore("greedy", score, won=True))
        assert await store.programs(DAY, "cities") == (ProgramScore("greedy", 20, won=True),)

    runner.run(scene())


def test_deleting_a_person_keeps_the_field_and_a_deleted_table_takes_its_try_along(
    store: Store, runner: asyncio.Runner
) -> None:
    async def scene() -> tuple[object, int, int]:
        await store.put_deals([(DEAL, SEED)])
        ada = await a_person(store)
        table = await begin(store, ada.id)
        await end(store, table, 12)
        told = (await store.export(ada.id))["daily"]
        await store.forget(ada.id)
        before = len(await store.field(DAY, "cities"))
        await store.discard(table)
        return told, before, len(await store.field(DAY, "cities"))

    told, before, after = runner.run(scene())
    assert isinstance(told, list)
    assert [(one["day"], one["score"], one["counts"]) for one in told] == [(DAY, 12, True)]
    assert (before, after) == (1, 0)


def test_a_deal_waits_for_tries_that_run_and_is_closed_after_the_last_of_them(
    store: Store, runner: asyncio.Runner
) -> None:
    async def scene() -> list[object]:
        await store.put_deals([(DEAL, SEED)])
        table = await begin(store, "ada")
        found: list[object] = [await store.close_deals("2027-01-16", DAY, NOW), await store.deal(DAY, "cities")]
        await end(store, table, 12)
        found += [await store.close_deals("2027-01-16", DAY, NOW), await store.deal(DAY, "cities")]
        return found

    # The clock that closes it is behind the one that ended the try; it is closed after what counts all the same.
    assert runner.run(scene()) == [True, DEAL, False, replace(DEAL, closed_at=NOW + 6)]


def test_a_deal_does_not_wait_for_a_second_try_that_nobody_can_play_on(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> tuple[bool, bool]:
        await store.put_deals([(DEAL, SEED)])
        account, guest = (await a_person(store)).id, (await a_person(store)).id
        first = await begin(store, account)
        await begin(store, guest, at=NOW + 1)
        await store.join_guest(guest, account, NOW + 2)
        waits = await store.close_deals("2027-01-16", DAY, NOW + 3)
        await end(store, first, 12)
        return waits, await store.close_deals("2027-01-16", DAY, NOW + 9)

    assert runner.run(scene()) == (True, False)


def test_what_ends_after_its_deal_was_closed_has_no_earlier_time(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> StoredTry | None:
        await store.put_deals([(DEAL, SEED)])
        table = await begin(store, "ada")
        await store.close_deals("2027-01-16", "2027-01-16", NOW + 1_000)
        await end(store, table, 12)
        return await store.daily_try(DAY, "cities", "ada")

    late = runner.run(scene())

    assert late is not None
    assert (late.ended_at, late.counts) == (NOW + 1_000, False)


@pytest.mark.parametrize("first", ["guest", "account"])
def test_a_guest_who_logs_in_has_one_try_with_the_account_the_one_begun_first(
    store: Store, runner: asyncio.Runner, first: str
) -> None:
    async def scene() -> tuple[list[str], StoredTry | None, tuple[StoredTry, ...]]:
        await store.put_deals([(DEAL, SEED)])
        people = {"guest": (await a_person(store)).id, "account": (await a_person(store)).id}
        tables = []
        for number, name in enumerate([first, "account" if first == "guest" else "guest"]):
            tables.append(await begin(store, people[name], at=NOW + number))
        await end(store, tables[1], 30)
        for _ in range(2):
            await store.join_guest(people["guest"], people["account"], NOW + 9)
        await end(store, tables[0], 12)
        with pytest.raises(NotNow, match="you have logged in"):
            await begin(store, people["guest"])
        own = await store.daily_try(DAY, "cities", people["account"])
        return tables, own, await store.tries_at(DAY, "cities")

    tables, own, tries = runner.run(scene())

    assert own is not None
    assert (own.table_id, own.counts, own.second) == (tables[0], True, False)
    assert [(one.table_id, one.counts, one.second) for one in tries] == [
        (tables[0], True, False),
        (tables[1], False, True),
    ]
    assert runner.run(store.field(DAY, "cities")) == (FieldScore(True, 12, 1),)


def test_a_guests_only_try_becomes_the_accounts_and_closed_days_stay_as_they_are(
    store: Store, runner: asyncio.Runner
) -> None:
    async def scene() -> tuple[list[str], tuple[str, ...], tuple[StoredTry, ...], str]:
        guest, account = (await a_person(store)).id, (await a_person(store)).id
        await store.put_deals([(DEAL, SEED), (replace(DEAL, day="2027-01-16"), SEED)])
        tables = [await begin(store, one) for one in (guest, account)]
        for table in tables:
            await end(store, table, 12)
        await store.close_deals("2027-01-16", "2027-01-16", NOW + 20)
        tables.append(await begin(store, guest, "2027-01-16"))
        joined = await store.join_guest(guest, account, NOW + 30)
        with pytest.raises(TryTaken):
            await begin(store, account, "2027-01-16")
        return tables, joined, await store.tries_at(DAY, "cities"), account

    tables, joined, closed, account = runner.run(scene())

    assert joined == (tables[2],)
    assert [(one.table_id, one.counts, one.second) for one in closed] == [
        (table, True, False) for table in sorted(tables[:2])
    ]
    assert runner.run(store.daily_try("2027-01-16", "cities", account)) is not None


def test_who_has_begun_a_try_knows_an_open_deal_from_then_on(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> list[bool]:
        await store.put_deals([(DEAL, SEED)])
        await end(store, await begin(store, "ada"), 12)
        asked = (("cities", "ada", NOW), ("cities", "ada", NOW - 1), ("cities", "ben", NOW), ("skylines", "ada", NOW))
        found = [await store.knows_open_deal(*each) for each in asked]
        await store.close_deals("2027-01-16", "2027-01-16", NOW + 20)
        return [*found, await store.knows_open_deal("cities", "ada", NOW)]

    assert runner.run(scene()) == [True, False, False, False, False]


def test_a_backup_names_every_deal_whose_seed_is_not_the_one_it_committed_to(
    store: Store, url: str, runner: asyncio.Runner, tmp_path: Path
) -> None:
    wrong = [(replace(DEAL, day="2027-01-16"), "0" * 64), (replace(DEAL, day="2027-01-17"), "no seed")]
    runner.run(store.put_deals([(DEAL, SEED), *wrong]))

    backup = copy(url, str(tmp_path / "copy.db"), lambda *_: None)
    restored = copy(str(tmp_path / "copy.db"), str(tmp_path / "restored.db"), lambda *_: None)

    assert list(backup.wrong_deals) == list(restored.wrong_deals) == ["cities 2027-01-16", "cities 2027-01-17"]
    assert "not the one that it committed to" in backup.wrong_deals["cities 2027-01-16"]


def test_deals_tries_and_programs_are_in_a_backup(
    store: Store, url: str, runner: asyncio.Runner, tmp_path: Path
) -> None:
    async def scene() -> None:
        await store.put_deals([(DEAL, SEED)])
        await a_table(store)
        await end(store, await begin(store, "ada"), 12)
        await store.keep_program(DAY, "cities", ProgramScore("greedy", 20, won=True))

    runner.run(scene())
    copy(url, str(tmp_path / "copy.db"), lambda *_: None)

    async def compared() -> None:
        other = await open_store(str(tmp_path / "copy.db"))
        assert await other.deal(DAY, "cities") == DEAL
        assert await other.deal_seed(DAY, "cities") == SEED
        assert await other.tries_at(DAY, "cities") == await store.tries_at(DAY, "cities")
        assert await other.programs(DAY, "cities") == await store.programs(DAY, "cities")
        await other.close()

    runner.run(compared())
