"""Where people want to be told of their turns, and of which turn each was told last."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from townwright.server.store.contract import Store
from townwright.server.store.models import Index, StoredSeat, fresh_id
from townwright.server.store.notices.models import MailAddress, PushSubscription, WaitingTurn

from .scenes import DAY, NOW, a_person, a_table, event


async def subscribed(store: Store, person: str, endpoint: str = "https://push.example.org/a") -> PushSubscription:
    """A subscription of a session of the person."""
    token = await store.open_session(person, NOW)
    session = await store.session(token, NOW)
    assert session is not None
    one = PushSubscription(endpoint, person, session.id, "key", "secret", "de", NOW)
    await store.subscribe(one, most=3)
    return one


async def running(store: Store, *people: str) -> str:
    """A table where these people are to act."""
    seats = tuple(StoredSeat(seat, person, to_act=True) for seat, person in enumerate(people))
    return (await a_table(store, index=Index("running", NOW, seats=seats))).id


async def test_a_subscription_belongs_to_whoever_made_it_last_and_ends_with_the_session(store: Store) -> None:
    ada, ben = (await a_person(store)).id, (await a_person(store)).id
    one = await subscribed(store, ada)
    assert await store.subscriptions(ada) == (one,)

    other = await subscribed(store, ben)
    assert (await store.subscriptions(ada), await store.subscriptions(ben)) == ((), (other,))

    await store.end_sessions(ben)
    assert await store.subscriptions(ben) == ()


async def test_of_too_many_subscriptions_the_oldest_go(store: Store) -> None:
    ada = (await a_person(store)).id
    first = await subscribed(store, ada, "https://push.example.org/0")
    for number in range(1, 5):
        later = replace(first, endpoint=f"https://push.example.org/{number}", created_at=NOW + number)
        await store.subscribe(later, most=3)

    assert [one.endpoint[-1] for one in await store.subscriptions(ada)] == ["2", "3", "4"]


async def test_an_address_is_replaced_confirmed_and_deleted(store: Store) -> None:
    ada = (await a_person(store)).id
    old, new = (MailAddress(fresh_id(), ada, f"{name}@example.org", "en", NOW) for name in ("old", "new"))
    await store.set_mail(old)
    await store.set_mail(new)
    await store.confirm_mail(new.id, NOW + 1)
    await store.confirm_mail(new.id, NOW + 2)

    assert await store.mail_address(old.id) is None
    assert await store.mail_of(ada) == replace(new, confirmed_at=NOW + 1)

    await store.delete_mail(new.id)
    assert await store.mail_of(ada) is None


async def test_only_who_wants_to_be_told_and_is_to_act_waits(store: Store) -> None:
    ada, ben, cleo = [(await a_person(store)).id for _ in range(3)]
    await subscribed(store, ada)
    await store.set_mail(MailAddress(fresh_id(), ben, "ben@example.org", "en", NOW, confirmed_at=NOW))
    await store.set_mail(MailAddress(fresh_id(), cleo, "cleo@example.org", "en", NOW))
    table = await running(store, ada, ben, cleo)
    await a_table(store, index=Index("ended", NOW, seats=(StoredSeat(0, ada), StoredSeat(1, ben))))
    await a_table(store, index=Index("running", NOW, seats=(StoredSeat(0, ada, to_act=True),)))

    waiting = {one.person_id: one for one in await store.waiting_turns()}

    assert set(waiting) == {ada, ben}
    assert (waiting[ben].table_id, waiting[ben].seats) == (table, (1,))


async def test_a_turn_is_claimed_once_by_whoever_comes_first(store: Store) -> None:
    ada, ben = (await a_person(store)).id, (await a_person(store)).id
    await subscribed(store, ada)
    table = await running(store, ada, ben)
    (waiting,) = await store.waiting_turns()

    claims = await asyncio.gather(*(store.claim_turn(waiting, 1, NOW) for _ in range(8)))

    assert claims.count(True) == 1
    assert await store.waiting_turns() == ()

    seats = (StoredSeat(0, ada, to_act=True), StoredSeat(1, ben))
    await store.append(table, 1, [event(2)], index=Index("running", NOW, seats=seats))
    (again,) = await store.waiting_turns()
    assert again.told_turn == 1
    assert not await store.claim_turn(again, 1, NOW), "the turn is the same"
    assert await store.waiting_turns() == ()


async def test_nobody_waits_behind_those_who_are_not_to_act(store: Store) -> None:
    ada, ben = (await a_person(store)).id, (await a_person(store)).id
    await store.set_mail(MailAddress(fresh_id(), ben, "ben@example.org", "en", NOW, confirmed_at=NOW))
    seats = (StoredSeat(0, ada, to_act=True), StoredSeat(1, ben))
    for at in range(3):
        await a_table(store, index=Index("running", NOW + at, seats=seats))
    mine = await a_table(
        store, index=Index("running", NOW + 9, seats=(StoredSeat(0, ada), StoredSeat(1, ben, to_act=True)))
    )

    first = await store.waiting_turns(limit=3)
    assert [one.seats for one in first] == [(), (), ()]
    for one in first:
        await store.claim_turn(one, one.told_turn, NOW)

    (last,) = await store.waiting_turns(limit=3)
    assert (last.table_id, last.seats) == (mine.id, (1,))


async def test_what_is_kept_for_notices_is_exported_and_forgotten_with_the_person(store: Store) -> None:
    ada, ben = (await a_person(store)).id, (await a_person(store)).id
    one = await subscribed(store, ada)
    address = MailAddress(fresh_id(), ada, "ada@example.org", "en", NOW)
    await store.set_mail(address)
    table = await running(store, ada, ben)
    await store.claim_turn(WaitingTurn(table, ada, 1, (0,)), 1, NOW)
    told = (await store.export(ada))["notices"]
    assert told == {
        "devices": [{"language": "de", "created_at": NOW}],
        "mail": {"address": "ada@example.org", "created_at": NOW, "confirmed_at": None},
    }
    assert one.endpoint not in str(told), "the address at a push service lets anybody send there"

    await store.forget(ada)

    assert (await store.subscriptions(ada), await store.mail_of(ada)) == ((), None)
    assert await store.claim_turn(WaitingTurn(table, ada, 1, (0,)), 1, NOW), "nothing is known of it any more"


@pytest.mark.parametrize(("confirmed", "kept"), [(None, False), (NOW, True)])
async def test_an_address_that_nobody_confirms_is_forgotten_after_a_day(
    store: Store, confirmed: int | None, kept: bool
) -> None:
    ada = (await a_person(store)).id
    await store.set_mail(MailAddress(fresh_id(), ada, "ada@example.org", "en", NOW, confirmed))

    await store.sweep(NOW + DAY)

    assert (await store.mail_of(ada) is not None) == kept
