"""Contests in the store: sent once, begun once, closed once, joined with an account."""

from __future__ import annotations

from dataclasses import replace

import pytest

from townwright.core.refusals import NotNow
from townwright.server.store.contests.models import TO_FINISH_MS, ContestDeal, ContestTry, StoredContest
from townwright.server.store.contract import Store
from townwright.server.store.daily.models import TryEnd
from townwright.server.store.errors import TryTaken
from townwright.server.store.models import Index, Person, TableRow, fresh_id

from . import test_daily
from .scenes import COMMITMENT, NOW, SEED, event, events

CUP = StoredContest("cup", "tournament", "cities", "{}", "Cup", "ada", NOW, NOW + 100)


async def lay(store: Store, contest: StoredContest = CUP) -> None:
    for name in ("ada", "ben", "guest"):
        await store.add_person(Person(name, name.title(), NOW))
    await store.put_contest(contest, [(ContestDeal(contest.id, 1, COMMITMENT, 17), SEED)])


async def begin(store: Store, person: str, at: int = NOW, contest: str = "cup") -> str:
    table = fresh_id()
    begun = ContestTry(contest, 1, person, table, at)
    row = TableRow(table, "cities", 1, at, person, COMMITMENT)
    await store.create(row, SEED, events(1, 2), Index("running", at), contest_try=begun)
    return table


async def end(store: Store, table: str, score: int | None, at: int = NOW + 5) -> None:
    await store.append(table, 2, [event(3)], index=Index("ended", at, contest=TryEnd(score, won=False)))


async def test_a_person_has_one_try_and_it_ends_once(store: Store) -> None:
    await lay(store)
    table = await begin(store, "ben")
    with pytest.raises(TryTaken) as taken:
        await begin(store, "ben")
    running = await store.is_contest_deal("cities", 17, "eve", NOW), await store.contest_place(table, "ben")
    await end(store, table, 9)
    await store.append(table, 3, [event(4)], index=Index("ended", NOW + 9, contest=TryEnd(99, won=True)))

    assert taken.value.table_id == table
    assert running[0]
    assert running[1] is not None
    assert not running[1].own_ended
    assert [(one.score, one.counts) for one in await store.contest_tries("cup")] == [(9, True)]
    (listed,) = await store.contests_of("ben")
    assert listed.contest == await store.contest("cup")
    assert (listed.deals, listed.people, listed.finished) == (1, 1, 1)
    assert [each.finished for each in await store.contests_of("ada")] == [0]
    found = await store.contest_try("cup", 1, "ben")
    assert found is not None
    assert found.table_id == table
    assert await store.contest_try("cup", 2, "ben") is None


async def test_what_is_over_waits_for_tries_a_while_and_stays_closed(store: Store) -> None:
    await lay(store)
    table, late = await begin(store, "ben"), await begin(store, "guest")
    with pytest.raises(NotNow, match="nobody can begin"):
        await begin(store, "ada", NOW + 100)
    early = await store.close_contest("cup", NOW + 99, 0, NOW + 99)
    waiting = await store.close_contest("cup", NOW + 100, NOW, NOW + 100)
    await end(store, table, 9)
    closed = await store.close_contest("cup", NOW + 200, NOW + 100, NOW + 200)
    await end(store, late, 50)
    with pytest.raises(NotNow, match="nobody can begin"):
        await begin(store, "ada")

    assert (early, waiting, closed) == (False, False, True)
    assert await store.close_contest("cup", 0, 0, 0)
    found = {one.person_id: one for one in await store.contest_tries("cup")}
    assert (found["ben"].counts, found["guest"].counts) == (True, False)
    assert (found["guest"].ended_at or 0) >= NOW + 200
    assert not await store.is_contest_deal("cities", 17, "eve", NOW)


async def test_those_to_close_are_the_first_to_end_and_an_early_end_moves_no_other(store: Store) -> None:
    await lay(store)
    for name, ends_at in (("later", NOW + 300), ("earlier", NOW + 50)):
        deals = [(ContestDeal(name, 1, COMMITMENT, 18), SEED)]
        await store.put_contest(replace(CUP, id=name, ends_at=ends_at), deals, most=3)
    table = await begin(store, "ben")
    await store.end_contest("later", NOW + 200)
    await store.end_contest("earlier", NOW + 200)

    ends = [each.ends_at for each in [await store.contest(name) for name in ("later", "earlier")] if each is not None]
    assert ends == [NOW + 200, NOW + 50]
    assert await store.contests_to_close(NOW + 199, 0) == ("earlier",)
    assert await store.contests_to_close(NOW + 200, 0) == ("earlier", "later")
    assert await store.contests_to_close(NOW + 200, NOW + 100) == ("earlier", "cup", "later")
    assert await store.contests_to_close(NOW + 200, 0, limit=1) == ("earlier",)
    await end(store, table, 9)
    assert await store.close_contest("earlier", NOW + 200, 0, NOW + 200)
    assert await store.contests_to_close(NOW + 200, 0) == ("cup", "later")


async def test_what_nobody_closes_counts_and_guards_for_a_day_after_the_end_only(store: Store) -> None:
    await lay(store)
    last = CUP.ends_at + TO_FINISH_MS
    in_time, late = await begin(store, "ben"), await begin(store, "guest")
    before = [
        await store.is_contest_deal("cities", 17, "eve", last - 1),
        await store.knows_contest_deal("cities", "ben", NOW, last - 1),
    ]
    after = [
        await store.is_contest_deal("cities", 17, "eve", last),
        await store.is_contest_deal("cities", 17, "ben", last),
        await store.knows_contest_deal("cities", "ben", NOW, last),
    ]
    await end(store, in_time, 9, last - 1)
    await end(store, late, 50, last)

    assert (before, after) == ([True, True], [False, False, False])
    assert {one.person_id: one.counts for one in await store.contest_tries("cup")} == {"ben": True, "guest": False}


async def test_what_is_over_stays_as_it_is_when_a_guest_with_a_try_logs_in_to_an_account_with_one(store: Store) -> None:
    await lay(store)
    tables = [await begin(store, person, NOW + at) for at, person in enumerate(("guest", "ben"))]
    for table in tables:
        await end(store, table, 9)
    await store.close_contest("cup", NOW + 200, NOW + 100, NOW + 200)
    closed = await store.contest_tries("cup")

    assert await store.join_guest("guest", "ben", NOW + 300) == ()
    assert await store.contest_tries("cup") == closed


async def test_tables_of_running_tries_are_handed_over_after_all_others(store: Store) -> None:
    await lay(store)
    await store.put_contest(replace(CUP, id="next"), [(ContestDeal("next", 1, COMMITMENT, 18), SEED)], most=2)
    await store.put_deals([(test_daily.DEAL, test_daily.SEED)])
    running, ended = await begin(store, "guest"), await begin(store, "guest", contest="next")
    await end(store, ended, 9)
    daily = await test_daily.begin(store, "guest", at=NOW + 3)
    await test_daily.end(store, daily, 9)

    assert await store.join_guest("guest", "ben", NOW + 9) == (ended, daily, running)


async def test_challenges_and_tournaments_are_limited_each_by_itself(store: Store) -> None:
    await lay(store)
    await store.put_contest(replace(CUP, id="sent", kind="challenge"), [])
    for kind in ("challenge", "tournament"):
        with pytest.raises(NotNow, match=f"1 {kind}s"):
            await store.put_contest(replace(CUP, id="more", kind=kind), [])


@pytest.mark.parametrize("guest_first", [True, False])
async def test_of_a_guest_and_the_account_the_first_try_stays(store: Store, guest_first: bool) -> None:
    await lay(store)
    order = ("guest", "ben") if guest_first else ("ben", "guest")
    tables = [await begin(store, person, NOW + at) for at, person in enumerate(order)]

    await store.join_guest("guest", "ben", NOW + 9)
    with pytest.raises(NotNow, match="logged in meanwhile"):
        await begin(store, "guest")

    (own,) = await store.contest_tries("cup")
    assert (own.person_id, own.table_id) == ("ben", tables[0])


async def test_a_deleted_table_gives_nobody_another_try_and_a_forgotten_maker_no_title(store: Store) -> None:
    await lay(store)
    table = await begin(store, "ben")
    await store.discard(table)
    made = await store.export("ada")
    await store.forget("ada")
    with pytest.raises(TryTaken):
        await begin(store, "ben")

    exported = await store.export("ben")
    found = await store.contest("cup")
    assert found is not None
    assert found.title == ""
    assert [one["title"] for one in made["contests_made"]] == ["Cup"]  # type: ignore[attr-defined]  # a list of rows
    assert exported["contests"][0]["ended_at"] is not None  # type: ignore[index]  # a list of rows
