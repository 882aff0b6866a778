from __future__ import annotations

from dataclasses import replace

from townwright.server.store.contract import Store
from townwright.server.store.models import Account, Index, Listed, StoredSeat, TableRow, fresh_id

from .scenes import NOW, OPEN, a_person, a_table, events

FREE, ADA, BOT = StoredSeat(0), StoredSeat(1, person="ada", to_act=True), StoredSeat(2, bot="greedy")
LOBBY = replace(OPEN, public=True, seats=(FREE, ADA))
RUNNING = Index("running", NOW, seats=(ADA, BOT))


def ids(tables: tuple[Listed, ...]) -> list[str]:
    return [listed.table.id for listed in tables]


async def test_a_listed_table_comes_back_whole(store: Store) -> None:
    index = Index("running", NOW + 5, True, (FREE, ADA, BOT), due_at=NOW + 9, summary='{"level": 2}')
    table = await a_table(store, length=3, index=index)

    assert await store.tables_of("ada") == (Listed(table, index, head=3),)


async def test_the_index_changes_together_with_the_events(store: Store) -> None:
    table = await a_table(store, index=Index("open", NOW, True, (FREE, ADA, BOT)))
    later = Index("running", NOW + 1, seats=(StoredSeat(0, "bob"), replace(ADA, to_act=False)))

    await store.append(table.id, 1, events(2, 2), index=later)

    assert await store.tables_of("ada") == (Listed(table, later, head=2),)


async def test_the_lobby_shows_public_tables_with_a_free_seat_newest_first(store: Store) -> None:
    old = await a_table(store, index=LOBBY)
    new = await a_table(store, index=replace(LOBBY, changed_at=NOW + 1))
    await a_table(store, index=replace(LOBBY, public=False))
    await a_table(store, index=replace(LOBBY, stage="running"))
    await a_table(store, index=replace(LOBBY, seats=(ADA, BOT)))

    assert ids(await store.lobby()) == [new.id, old.id]
    assert ids(await store.lobby(limit=1)) == [new.id]


async def test_my_tables_are_those_where_i_sit_or_am_host_last_changed_first(store: Store) -> None:
    seated = await a_table(store, index=replace(RUNNING, seats=(ADA, replace(ADA, seat=0))))
    hosted = await a_table(store, host="ada", index=Index("ended", NOW + 1))
    await a_table(store, host="bob")

    assert ids(await store.tables_of("ada")) == [hosted.id, seated.id]
    assert ids(await store.tables_of("ada", limit=1)) == [hosted.id]
    assert await store.tables_of("nobody") == ()


async def test_deadlines_come_earliest_first(store: Store) -> None:
    late = await a_table(store, index=replace(RUNNING, due_at=NOW + 20))
    soon = await a_table(store, index=replace(RUNNING, due_at=NOW + 10))
    await a_table(store, index=replace(RUNNING, due_at=NOW + 30))
    await a_table(store, index=RUNNING)

    assert ids(await store.due(NOW + 20)) == [soon.id, late.id]


async def test_tables_that_wait_for_bots_are_found_after_a_restart(store: Store) -> None:
    waiting = await a_table(store, index=replace(RUNNING, seats=(ADA, replace(BOT, to_act=True))))
    await a_table(store, index=RUNNING)
    await a_table(store, index=Index("ended", NOW, seats=(replace(BOT, to_act=True),)))

    assert ids(await store.waiting_for_bots()) == [waiting.id]


async def test_only_old_unfinished_tables_of_guests_are_abandoned(store: Store) -> None:
    guest, member = await a_person(store, "Guest"), await a_person(store, "Member")
    await store.add_account(Account(member.id, "Member", "hash", NOW))

    async def of(person_id: str, **changes: object) -> TableRow:
        index = Index("running", NOW, seats=(StoredSeat(0, person_id),))
        return await a_table(store, index=replace(index, **changes), host=fresh_id())  # type: ignore[arg-type]

    left = await of(guest.id)
    await of(guest.id, changed_at=NOW + 10)
    await of(guest.id, stage="ended")
    await of(member.id)
    await a_table(store, host=member.id)

    assert await store.abandoned(NOW + 10) == (left.id,)


async def test_games_that_somebody_finished_alone_are_found_the_last_first(store: Store) -> None:
    alone, other = StoredSeat(0, "ada"), StoredSeat(1, "ben")
    first = await a_table(store, index=Index("ended", NOW, seats=(alone,)))
    second = await a_table(store, index=Index("ended", NOW + 1, seats=(alone, BOT)))
    await a_table(store, index=Index("ended", NOW, seats=(alone, other)))
    await a_table(store, index=Index("running", NOW, seats=(alone,)))

    assert ids(await store.finished_alone("ada")) == [second.id, first.id]
    assert ids(await store.finished_alone("ada", limit=1)) == [second.id]
