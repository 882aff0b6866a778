from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from townwright.server.store import open_store
from townwright.server.store.contract import Store
from townwright.server.store.errors import AlreadyReplied, Behind, Clash
from townwright.server.store.models import Snapshot, StoredReply, StoredSeat, TableRow, fresh_id

from .scenes import NOW, OPEN, SEED, a_table, event, events


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = await a_table(store, length=3)

    assert await store.table(table.id) == table
    assert await store.events(table.id) == events(1, 3)
    assert await store.head(table.id) == 3
    assert await store.seed(table.id) == SEED


async def test_what_was_stored_is_there_after_opening_again(url: str) -> None:
    store = await open_store(url)
    table = await a_table(store, length=2)
    await store.append(table.id, 2, events(3, 5))
    await store.close()

    again = await open_store(url)
    assert await again.events(table.id) == events(1, 5)
    await again.close()


async def test_events_come_from_any_number_on(store: Store) -> None:
    table = await a_table(store, length=9)

    assert await store.events(table.id, 6) == events(7, 9)
    assert await store.events(table.id, 9) == ()
    assert await store.events(table.id, 99) == ()


async def test_a_table_that_does_not_exist_has_nothing(store: Store) -> None:
    nothing = fresh_id()

    assert await store.table(nothing) is None
    assert await store.events(nothing) == ()
    assert await store.head(nothing) == 0
    assert await store.heads([nothing]) == {}
    assert await store.seed(nothing) is None
    assert await store.snapshot(nothing) is None
    with pytest.raises(LookupError):
        await store.append(nothing, 0, events(1, 1))


async def test_every_field_of_an_event_comes_back(store: Store) -> None:
    table = await a_table(store)
    odd = event(2, "acted", '{"text": "π \\u0000 ’ 🏙"}', seat=3, action="a-1")

    await store.append(table.id, 1, [odd])

    assert await store.events(table.id, 1) == (odd,)


async def test_appending_behind_the_head_is_refused_and_writes_nothing(store: Store) -> None:
    table = await a_table(store, length=4)

    with pytest.raises(Behind) as behind:
        await store.append(table.id, 2, events(3, 3), [StoredReply("ada", "a", 3)])

    assert behind.value.head == 4
    assert await store.head(table.id) == 4
    assert await store.reply(table.id, "ada", "a") is None


@pytest.mark.parametrize("numbers", [(3,), (1,), (2, 4), (2, 2)])
async def test_events_with_gaps_are_refused(store: Store, numbers: tuple[int, ...]) -> None:
    table = await a_table(store)

    with pytest.raises(ValueError, match="without gaps"):
        await store.append(table.id, 1, [event(number) for number in numbers])

    assert await store.head(table.id) == 1


async def test_of_many_who_append_the_same_number_one_gets_it(store: Store) -> None:
    table = await a_table(store)
    tries = [store.append(table.id, 1, [event(2, body=f'{{"by": {who}}}')]) for who in range(20)]

    outcomes = await asyncio.gather(*tries, return_exceptions=True)

    assert outcomes.count(None) == 1
    assert all(isinstance(outcome, Behind) and outcome.head == 2 for outcome in outcomes if outcome is not None)
    (won,) = await store.events(table.id, 1)
    assert won.body == f'{{"by": {outcomes.index(None)}}}'


async def test_many_tables_append_at_once(store: Store) -> None:
    tables = [await a_table(store) for _ in range(8)]

    async def play(table: TableRow) -> None:
        for number in range(1, 21):
            await store.append(table.id, number, events(number + 1, number + 1))

    await asyncio.gather(*map(play, tables))

    for table in tables:
        assert await store.events(table.id) == events(1, 21)
    assert await store.heads([table.id for table in tables]) == {table.id: 21 for table in tables}


async def test_an_action_id_keeps_its_first_answer(store: Store) -> None:
    table = await a_table(store)
    first = StoredReply("ada", "a", number=2)
    await store.append(table.id, 1, [event(2, seat=0, action="a")], [first])

    with pytest.raises(AlreadyReplied) as replied:
        await store.append(table.id, 2, [event(3, seat=0, action="a")], [StoredReply("ada", "a", number=3)])

    assert replied.value.reply == first
    assert await store.reply(table.id, "ada", "a") == first
    assert await store.head(table.id) == 2


async def test_a_refusal_is_remembered_like_an_event(store: Store) -> None:
    table = await a_table(store)
    refused = StoredReply("ada", "a", refusal='{"code": "not-now"}')

    assert await store.remember(table.id, refused) == refused
    assert await store.remember(table.id, StoredReply("ada", "a", number=7)) == refused
    assert await store.reply(table.id, "ada", "a") == refused


async def test_people_and_tables_do_not_share_action_ids(store: Store) -> None:
    one, other = await a_table(store), await a_table(store)
    await store.append(one.id, 1, [event(2, seat=0, action="a")], [StoredReply("ada", "a", 2)])

    await store.append(one.id, 2, [event(3, seat=1, action="a")], [StoredReply("bob", "a", 3)])
    await store.append(other.id, 1, [event(2, seat=0, action="a")], [StoredReply("ada", "a", 2)])

    assert await store.reply(one.id, "bob", "a") == StoredReply("bob", "a", 3)


async def test_a_seat_cannot_use_an_action_id_twice_even_without_an_answer(store: Store) -> None:
    table = await a_table(store)
    await store.append(table.id, 1, [event(2, seat=0, action="a")])

    with pytest.raises(Clash):
        await store.append(table.id, 2, [event(3, seat=0, action="a")])

    assert await store.head(table.id) == 2


async def test_of_many_who_send_one_action_at_once_all_hear_one_answer(store: Store) -> None:
    table = await a_table(store)

    async def send(number: int) -> StoredReply:
        reply = StoredReply("ada", "a", refusal=f'{{"try": {number}}}')
        return await store.remember(table.id, reply)

    replies = await asyncio.gather(*(send(number) for number in range(20)))

    assert len(set(replies)) == 1


async def test_a_table_is_made_once(store: Store) -> None:
    table = await a_table(store, length=2)

    with pytest.raises(Clash):
        await store.create(table, "00" * 32, events(1, 1), OPEN)

    assert await store.seed(table.id) == SEED
    assert await store.events(table.id) == events(1, 2)


async def test_one_bad_operation_does_not_spoil_the_others_of_its_batch(store: Store) -> None:
    table, other, bad = await a_table(store), await a_table(store), await a_table(store)

    outcomes = await asyncio.gather(
        store.append(table.id, 1, events(2, 2)),
        store.append(table.id, 9, events(10, 10)),
        store.append(bad.id, 1, [event(2, body="\ud800")]),
        store.append(other.id, 1, events(2, 2)),
        return_exceptions=True,
    )

    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "Behind", "UnicodeEncodeError", "NoneType"]
    assert await store.events(table.id) == await store.events(other.id) == events(1, 2)
    assert await store.head(bad.id) == 1


async def test_a_snapshot_is_kept_in_place_of_the_last_one(store: Store) -> None:
    table = await a_table(store, length=5)
    assert await store.snapshot(table.id) is None

    await store.keep_snapshot(table.id, Snapshot(3, "rules 1", "three"))
    await store.keep_snapshot(table.id, Snapshot(5, "rules 2", "five"))
    assert await store.snapshot(table.id) == Snapshot(5, "rules 2", "five")

    await store.keep_snapshot(table.id, Snapshot(6, "rules 2", "of an event that is not there"))
    assert await store.snapshot(table.id) == Snapshot(5, "rules 2", "five")


async def test_a_discarded_table_leaves_nothing(store: Store) -> None:
    free = replace(OPEN, public=True, seats=(StoredSeat(0),))
    table, kept = await a_table(store, length=3, index=free), await a_table(store, length=2)
    await store.keep_snapshot(table.id, Snapshot(3, "rules 1", "three"))
    assert [listed.table.id for listed in await store.lobby()] == [table.id]
    await store.remember(table.id, StoredReply("ada", "a", refusal="{}"))
    token, _ = await store.invite(table.id, 0, "ada", NOW)

    await store.discard(table.id)

    assert await store.table(table.id) is None
    assert await store.events(table.id) == ()
    assert await store.snapshot(table.id) is None
    assert await store.reply(table.id, "ada", "a") is None
    assert await store.seed(table.id) is None
    assert await store.lobby() == ()
    assert await store.invitation(token, NOW) is None
    assert await store.events(kept.id) == events(1, 2)


async def test_a_write_that_changes_nothing_can_be_tried(store: Store) -> None:
    instance = store.instance
    await store.try_writing()
    assert store.instance == instance
