"""Boards in the store: nobody is seen without wanting it, the best come first, and groups have bounds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from townwright.core.refusals import Refusal
from townwright.server.store.contract import Store
from townwright.server.store.history import queries as history
from townwright.server.store.history.models import SeatResult
from townwright.server.store.models import Account, Person
from townwright.server.store.ratings import boards, queries
from townwright.server.store.ratings.board_models import BoardChoice, BoardGroup
from townwright.server.store.ratings.models import StoredRating

NOW = 1_800_000_000_000


async def people(store: Store, **means: float) -> None:
    """People with a rating each."""
    within: Any = store
    for name, mean in means.items():
        await store.add_person(Person(name, name.title(), NOW))
        rating = StoredRating("cities", "level=1", mean, 50, 9)
        await within._write(lambda transaction, name=name, rating=rating: queries.keep(transaction, name, rating))


async def names(store: Store, members: tuple[str, ...] | None = None) -> list[str]:
    return [line.name for line in await store.rating_board("cities", "level=1", members)]


async def test_only_who_wants_it_stands_on_the_board_of_the_server_under_the_chosen_name(store: Store) -> None:
    await people(store, ada=900, ben=950, cleo=1000)
    await store.choose_board("ada", BoardChoice("Countess", everybody=True, friends=False), NOW)
    await store.choose_board("ben", BoardChoice("Ben", everybody=True, friends=False), NOW)
    await store.choose_board("cleo", BoardChoice("Cleo", everybody=False, friends=True), NOW)
    first = await names(store)
    await store.choose_board("ben", BoardChoice("Ben", everybody=False, friends=False), NOW)
    second = await names(store)
    exported: Any = (await store.export("ada"))["boards"]
    await store.forget("ada")

    assert (first, second, await names(store)) == (["Ben", "Countess"], ["Countess"], [])
    assert exported == {"shown": {"name": "Countess", "everybody": True, "friends": False}, "groups": []}
    assert await store.board_choice("ada") is None


async def test_nobody_takes_the_name_of_somebody_elses_account(store: Store) -> None:
    await people(store, ada=900, ben=950)
    await store.add_account(Account("ada", "Ada", "hash", NOW))

    with pytest.raises(Refusal, match="taken"):
        await store.choose_board("ben", BoardChoice("ADA", everybody=True, friends=False), NOW)
    await store.choose_board("ada", BoardChoice("Ada", everybody=True, friends=False), NOW)
    assert await names(store) == ["Ada"]


async def test_friends_have_finished_a_game_together_and_both_want_it(store: Store) -> None:
    within: Any = store
    await people(store, ada=900, ben=950, cleo=1000, dan=1100)
    for table, pair in (("one", ("ada", "ben")), ("two", ("ada", "cleo")), ("three", ("ben", "dan"))):
        ended = [SeatResult(who, seat, 7, 1, won=True, counts=True, parts="{}") for seat, who in enumerate(pair)]
        await within._write(lambda transaction, table=table, ended=ended: history.put(transaction, table, ended))
    for who in ("ada", "ben", "dan"):
        await store.choose_board(who, BoardChoice(who.title(), everybody=False, friends=True), NOW)
    found = {who: await store.friends_of(who) for who in ("ada", "ben", "cleo")}

    assert found == {"ada": ("ada", "ben"), "ben": ("ben", "ada", "dan"), "cleo": ()}
    assert await names(store, found["ben"]) == ["Dan", "Ben", "Ada"]


async def test_the_latest_games_tell_who_friends_are(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    within: Any = store
    monkeypatch.setattr(boards, "FRIENDS", 1)
    await people(store, ada=900, ben=950, cleo=1000)
    listed = (
        "INSERT INTO listings (table_id, stage, changed_at, public, summary, seats, to_act, has_room, waits_for_bot) "
        "VALUES (?, 'ended', ?, 0, '', '', '', 0, 0)"
    )
    for table, at, other in (("a", 10, "ben"), ("b", 30, "cleo"), ("c", 20, "ben")):
        ended = [
            SeatResult(who, seat, 7, 1, won=True, counts=True, parts="{}") for seat, who in enumerate(("ada", other))
        ]
        await within._write(lambda transaction, table=table, ended=ended: history.put(transaction, table, ended))
        await within._write(lambda transaction, table=table, at=at: transaction.rows(listed, table, at))
    for who in ("ada", "ben", "cleo"):
        await store.choose_board(who, BoardChoice(who.title(), everybody=False, friends=True), NOW)

    assert await store.friends_of("ada") == ("ada", "cleo")


async def test_a_group_is_joined_left_and_closed_and_has_bounds(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "MOST_MEMBERS", 2)
    monkeypatch.setattr(boards, "MOST_GROUPS", 2)
    await people(store, ada=900, ben=950, cleo=1000)
    for who in ("ada", "ben"):
        await store.choose_board(who, BoardChoice(who.title(), everybody=False, friends=False), NOW)
    for number in range(2):
        await store.make_group(BoardGroup(f"club-{number}", "The club", "ada", NOW + number))
    await store.join_group("club-0", "ben", NOW)
    await store.join_group("club-0", "ben", NOW)
    with pytest.raises(Refusal, match="2 groups"):
        await store.make_group(BoardGroup("club-2", "The club", "ada", NOW))
    with pytest.raises(Refusal, match="called"):
        await store.join_group("club-1", "cleo", NOW)
    await store.choose_board("cleo", BoardChoice("Cleo", everybody=False, friends=False), NOW)
    with pytest.raises(Refusal, match="2 people"):
        await store.join_group("club-0", "cleo", NOW)
    seen = [(each.id, each.members) for each in await store.groups_of("ada")]
    await store.forget("ada")
    left = await store.board_group("club-0"), await store.board_group("club-1")
    await store.leave_group("club-0", "ben")

    assert seen == [("club-0", 2), ("club-1", 1)]
    assert left[0] is not None
    assert (left[0].members, left[1]) == (1, None)
    assert await store.board_group("club-0") is None
    assert await store.board_group("club-2") is None


async def test_nobody_gets_into_a_group_that_is_closed_and_who_goes_leaves_nothing_behind(store: Store) -> None:
    within: Any = store
    await people(store, ada=900, ben=950)
    for who in ("ada", "ben"):
        await store.choose_board(who, BoardChoice(who.title(), everybody=False, friends=False), NOW)
    await store.make_group(BoardGroup("club", "The club", "ada", NOW))
    await store.close_group("club")
    with pytest.raises(Refusal, match="no such group"):
        await store.join_group("club", "ben", NOW)
    members = await store.group_members("club")
    orphan = "INSERT INTO board_members (group_id, person_id, joined_at) VALUES ('gone', 'ben', 7)"
    await within._write(lambda transaction: transaction.rows(orphan))
    await store.forget("ben")

    assert (members, await store.group_members("gone")) == ((), ())


async def test_a_group_that_all_leave_at_once_is_gone(store: Store) -> None:
    pairs = [(f"a{number}", f"b{number}") for number in range(8)]
    await people(store, **{who: 900.0 for pair in pairs for who in pair})
    for number, pair in enumerate(pairs):
        for who in pair:
            await store.choose_board(who, BoardChoice(who, everybody=False, friends=False), NOW)
        await store.make_group(BoardGroup(f"club-{number}", "The club", pair[0], NOW))
        await store.join_group(f"club-{number}", pair[1], NOW)
    await asyncio.gather(
        *(store.leave_group(f"club-{number}", who) for number, pair in enumerate(pairs) for who in pair)
    )

    assert [await store.board_group(f"club-{number}") for number in range(8)] == [None] * 8


async def test_who_does_not_want_to_be_seen_is_not_whatever_was_noted_beside_the_rating(store: Store) -> None:
    within: Any = store
    await people(store, ada=900, ben=950)
    for who in ("ada", "ben"):
        await store.choose_board(who, BoardChoice(who.title(), everybody=who == "ada", friends=False), NOW)
    await within._write(lambda transaction: transaction.rows("UPDATE ratings SET listed = 1 - listed"))
    wrong = await names(store)
    rating = StoredRating("cities", "level=1", 900, 50, 10)
    await within._write(lambda transaction: queries.keep(transaction, "ada", rating))

    assert (wrong, await names(store)) == ([], ["Ada"])
    assert await store.seen_names(["ada", "ben", "cleo"]) == {"ada": "Ada"}
    assert await store.seen_names([]) == {}
