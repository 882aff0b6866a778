from __future__ import annotations

from dataclasses import replace

from townwright.server.store.contract import Store
from townwright.server.store.models import (
    MOST_LISTED,
    Account,
    Index,
    Listed,
    SoloGame,
    SoloResult,
    StoredSeat,
    TableRow,
    fresh_id,
)

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


async def test_a_move_that_changes_the_turn_alone_leaves_the_rest_of_the_index(store: Store) -> None:
    index = Index("running", NOW + 5, True, (ADA, BOT), summary='{"level": 2}')
    table = await a_table(store, index=index)
    turned = (replace(ADA, to_act=False), replace(BOT, to_act=True))
    later = Index("running", NOW + 7, seats=turned, due_at=NOW + 9, only_turn=True)

    await store.append(table.id, 1, events(2, 2), index=later)

    shown = replace(index, changed_at=NOW + 7, seats=turned, due_at=NOW + 9)
    assert await store.tables_of("ada") == (Listed(table, shown, head=2),)
    assert await store.waiting_for_bots() == (table.id,)
    assert await store.due(NOW + 9) == (table.id,)


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

    assert await store.due(NOW + 20) == (soon.id, late.id)


async def test_tables_that_wait_for_bots_are_found_after_a_restart(store: Store) -> None:
    waiting = await a_table(store, index=replace(RUNNING, seats=(ADA, replace(BOT, to_act=True))))
    await a_table(store, index=RUNNING)
    await a_table(store, index=Index("ended", NOW, seats=(replace(BOT, to_act=True),)))

    assert await store.waiting_for_bots() == (waiting.id,)


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


def alone(
    total: int, at: int = NOW, won: bool = False, options: str = "{}", seats: tuple[StoredSeat, ...] = ()
) -> Index:
    """A game that Ada has finished, perhaps with somebody else."""
    solo = SoloResult(options, total, won, aids=True)
    return Index("ended", at, seats=seats or (StoredSeat(0, "ada"),), solo=solo)


async def test_the_best_games_alone_are_the_won_ones_then_by_points_then_the_older(store: Store) -> None:
    low, late, early, won = [
        await a_table(store, index=index)
        for index in (alone(5), alone(9, NOW + 2), alone(9, NOW + 1), alone(1, won=True))
    ]
    other = await a_table(store, index=alone(3, options='{"level": 3}'))
    await a_table(store, index=alone(99, seats=(StoredSeat(0, "ada"), StoredSeat(1, "ben"))))
    await a_table(store, index=Index("ended", NOW, seats=(StoredSeat(0, "ada"),)))
    await a_table(store, index=Index("running", NOW, seats=(StoredSeat(0, "ada"),)))

    found = await store.best_alone("ada")
    best = [game for game in found if game.result.options == "{}"]

    assert [game.table_id for game in best] == [won.id, early.id, late.id, low.id]
    assert [(game.table_id, game.played) for game in found if game not in best] == [(other.id, 1)]
    assert best[0] == SoloGame(won.id, won.game, SoloResult("{}", 1, won=True, aids=True), NOW, played=4)
    assert await store.best_alone("ben") == ()


async def test_of_many_games_alone_only_the_best_of_each_kind_are_read(store: Store) -> None:
    for number in range(12):
        await a_table(store, index=alone(number))
        await a_table(store, index=alone(number, options='{"level": 3}'))

    best = await store.best_alone("ada", each=3)
    assert [(game.result.total, game.played) for game in best] == [(11, 12), (10, 12), (9, 12)] * 2
    assert len(await store.best_alone("ada", limit=4)) == 4


async def test_of_many_seats_a_list_holds_the_own_an_open_one_and_the_first(store: Store) -> None:
    holders = ["ben"] * 90 + ["ada"] * 5 + [None] * 5
    seats = tuple(StoredSeat(seat, holder, to_act=seat == 91) for seat, holder in enumerate(holders))
    await a_table(store, index=Index("open", NOW, True, seats))

    (mine,) = await store.tables_of("ada")
    (hers,) = await store.lobby("ben")
    (anybodys,) = await store.lobby()

    assert [seat.seat for seat in mine.index.seats] == [0, 1, 2, 3, 4, 5, 90, 91, 92, 93, 94, 95]
    assert [seat.to_act for seat in mine.index.seats].index(True) == 7
    assert [seat.seat for seat in hers.index.seats] == [*range(11), 95]
    assert anybodys.index.seats == hers.index.seats
    assert {one.index.more_seats for one in (mine, hers, anybodys)} == {100 - MOST_LISTED}


async def test_a_seat_that_is_held_for_a_friend_is_listed_with_the_friend(store: Store) -> None:
    await a_table(store, index=Index("open", NOW, True, (StoredSeat(0, "ada"), StoredSeat(1, "ada", player="kim"))))

    (listed,) = await store.tables_of("ada")
    assert [seat.player for seat in listed.index.seats] == [None, "kim"]


async def test_the_open_tables_of_a_host_are_counted(store: Store) -> None:
    await a_table(store, host="ada", index=RUNNING)
    await a_table(store, host="ada", index=LOBBY)
    await a_table(store, host="ada", index=Index("ended", NOW))
    await a_table(store, host="ben", index=RUNNING)

    assert await store.open_tables("ada") == 2
