"""Where people want to be told of their turns, and of which turn each was told last."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from townwright.server.store import open_store
from townwright.server.store.contract import Store
from townwright.server.store.migrations import versions
from townwright.server.store.models import Index, StoredSeat, fresh_id
from townwright.server.store.notices.models import ClaimedTurn, MailAddress, PushSubscription, WaitingTurn

from . import postgresql
from .scenes import DAY, NOW, a_person, a_table, event

HOUR = 3_600_000


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


async def agreed(store: Store, person: str, address: str = "ada@example.org") -> MailAddress:
    """An address of the person that was asked and has agreed."""
    asked = MailAddress(fresh_id(), person, address, "en", NOW)
    await store.put_question(asked)
    await store.confirm_mail(asked.id, NOW)
    return replace(asked, confirmed_at=NOW)


async def test_an_address_that_is_asked_replaces_the_last_one_when_it_agrees(store: Store) -> None:
    ada = (await a_person(store)).id
    old = await agreed(store, ada, "old@example.org")
    never, new = (MailAddress(fresh_id(), ada, f"{name}@example.org", "de", NOW + 1) for name in ("never", "new"))
    await store.put_question(never)
    await store.put_question(new)
    assert (await store.mail_of(ada), await store.question_of(ada)) == (old, new)
    assert await store.mail_address(never.id) is None

    for at in (2, 3):
        await store.confirm_mail(new.id, NOW + at)

    assert await store.mail_of(ada) == await store.mail_address(new.id) == replace(new, confirmed_at=NOW + 2)
    assert (await store.question_of(ada), await store.mail_address(old.id)) == (None, None)
    await store.delete_mail(new.id)
    assert await store.mail_of(ada) is None


async def test_an_address_is_asked_once_a_day_by_whoever_comes_first(store: Store) -> None:
    at_once = await asyncio.gather(*(store.may_ask("ada's", NOW, 60) for _ in range(8)))
    assert sorted(at_once) == ["asked lately"] * 7 + ["may ask"]
    assert await store.may_ask("ada's", NOW + DAY - 1, 60) == "asked lately"
    assert await store.may_ask("ada's", NOW + DAY, 60) == "may ask"

    await store.not_asked("ada's")
    assert await store.may_ask("ada's", NOW + DAY, 60) == "may ask"


async def test_the_whole_server_asks_only_so_many_addresses_in_an_hour(store: Store) -> None:
    hour = NOW // HOUR * HOUR
    asked = await asyncio.gather(*(store.may_ask(f"address {number}", hour, 3) for number in range(8)))
    assert sorted(asked) == ["may ask"] * 3 + ["too many"] * 5
    assert await store.may_ask("another", hour + HOUR - 1, 3) == "too many"
    await store.sweep(hour + HOUR - 1)
    assert await store.may_ask("another", hour + HOUR - 1, 3) == "too many", "the count stays for its hour"

    assert await store.may_ask("another", hour + HOUR, 3) == "may ask"


async def test_an_address_that_never_wants_to_be_asked_is_not(store: Store) -> None:
    await store.may_ask("ada's", NOW, 60)
    await store.never_ask("ada's", NOW, str)
    await store.never_ask("ben's", NOW, str)
    await store.not_asked("ada's")
    await store.sweep(NOW + 400 * DAY)

    assert {await store.may_ask(each, NOW + 400 * DAY, 60) for each in ("ada's", "ben's")} == {"asked lately"}


async def test_an_address_that_never_wants_to_be_asked_is_deleted_whoever_named_it_and_agreed(store: Store) -> None:
    ada, ben, cleo = [(await a_person(store)).id for _ in range(3)]
    for person, address in ((ada, "Ada@example.org"), (cleo, "cleo@example.org")):
        asked = MailAddress(fresh_id(), person, address, "en", NOW)
        await store.put_question(asked)
        await store.confirm_mail(asked.id, NOW)
    for person, address in ((ben, "ada@example.org"), (cleo, "ben@example.org")):
        await store.put_question(MailAddress(fresh_id(), person, address, "en", NOW))

    await store.never_ask("ada@example.org", NOW, str.lower)

    found = [
        one for person in (ada, ben, cleo) for one in (await store.mail_of(person), await store.question_of(person))
    ]
    assert [one and one.address for one in found] == [None, None, None, None, "cleo@example.org", "ben@example.org"]


async def test_a_browser_and_an_address_may_be_stored_by_many_at_once(store: Store) -> None:
    ada = (await a_person(store)).id
    one = await subscribed(store, ada)
    questions = [MailAddress(fresh_id(), ada, f"{number}@example.org", "en", NOW) for number in range(8)]

    await asyncio.gather(*(store.subscribe(replace(one, auth=str(number)), most=3) for number in range(8)))
    await asyncio.gather(*(store.put_question(question) for question in questions))
    asked = await store.question_of(ada)
    assert asked in questions
    await asyncio.gather(*(store.confirm_mail(asked.id, NOW) for _ in range(8)))

    assert len(await store.subscriptions(ada)) == 1
    assert await store.mail_of(ada) == replace(asked, confirmed_at=NOW)


async def test_a_browser_is_forgotten_after_some_failures_in_a_row(store: Store) -> None:
    ada = (await a_person(store)).id
    one = await subscribed(store, ada)
    for is_taken in (False, False, True, False, False):
        await store.note_push(one.endpoint, is_taken, most=3)
    assert [each.failures for each in await store.subscriptions(ada)] == [2]

    await store.note_push(one.endpoint, is_taken=False, most=3)

    assert await store.subscriptions(ada) == ()


async def test_only_who_wants_to_be_told_and_is_to_act_waits(store: Store) -> None:
    ada, ben, cleo = [(await a_person(store)).id for _ in range(3)]
    await subscribed(store, ada)
    await agreed(store, ben)
    await store.put_question(MailAddress(fresh_id(), cleo, "cleo@example.org", "en", NOW))
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

    await store.unclaim_turns([ClaimedTurn(waiting, 1)])
    (once_more,) = await store.waiting_turns()
    assert once_more.told_turn == 0
    assert await store.claim_turn(once_more, 2, NOW)
    await store.unclaim_turns([ClaimedTurn(waiting, 1)])
    assert await store.waiting_turns() == (), "a later turn was told"


async def test_nobody_waits_behind_those_who_are_not_to_act(store: Store) -> None:
    ada, ben = (await a_person(store)).id, (await a_person(store)).id
    await agreed(store, ben)
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


async def test_nobody_waits_behind_turns_that_could_not_be_told(store: Store) -> None:
    ada, ben = (await a_person(store)).id, (await a_person(store)).id
    await agreed(store, ben)
    seats = (StoredSeat(0, ada), StoredSeat(1, ben, to_act=True))
    tables = [(await a_table(store, index=Index("running", NOW + at, seats=seats))).id for at in range(4)]
    for at, one in enumerate(reversed(await store.waiting_turns(limit=2))):
        await store.claim_turn(one, 1, NOW + at)
        await store.unclaim_turns([ClaimedTurn(one, 1)])

    waiting = [one.table_id for one in await store.waiting_turns()]

    assert waiting == [tables[2], tables[3], tables[1], tables[0]], "first the new ones, then who was tried first"


async def test_what_is_kept_for_notices_is_exported_and_forgotten_with_the_person(store: Store) -> None:
    ada, ben = (await a_person(store)).id, (await a_person(store)).id
    guest = (await a_person(store)).id
    await store.join_guest(guest, ada, NOW)
    one = await subscribed(store, ada)
    await subscribed(store, guest, "https://push.example.org/guest")
    await agreed(store, ada)
    await store.put_question(MailAddress(fresh_id(), ada, "a.da@example.org", "de", NOW + 1))
    table = await running(store, ada, ben)
    for person in (ada, guest):
        await store.claim_turn(WaitingTurn(table, person, 1, (0,)), 1, NOW)
    told = (await store.export(ada))["notices"]
    assert told == {
        "devices": [{"language": "de", "created_at": NOW, "failures": 0}],
        "mail": [
            {"address": "ada@example.org", "language": "en", "created_at": NOW, "confirmed_at": NOW},
            {"address": "a.da@example.org", "language": "de", "created_at": NOW + 1, "confirmed_at": None},
        ],
        "told_turns": [{"table": table, "turn": 1, "at": NOW}],
    }
    assert one.endpoint not in str(told), "the address at a push service lets anybody send there"

    await store.forget(ada)

    within: Any = store
    for name in ("push_subscriptions", "mail_addresses", "mail_questions", "told_turns"):
        assert await within._read(lambda transaction, name=name: transaction.rows(f"SELECT * FROM {name}")) == []  # noqa: S608


async def test_a_question_that_nobody_answers_is_forgotten_after_a_day(store: Store) -> None:
    ada, ben = (await a_person(store)).id, (await a_person(store)).id
    await store.put_question(MailAddress(fresh_id(), ada, "ada@example.org", "en", NOW))
    await agreed(store, ben)

    await store.sweep(NOW + DAY)

    assert await store.question_of(ada) is None
    assert await store.mail_of(ben) is not None


async def test_addresses_of_an_older_schema_keep_their_answer_and_links_their_secret(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if url.startswith("postgresql"):
        postgresql.drop(url)
    monkeypatch.setattr(versions, "VERSIONS", versions.VERSIONS[:13])
    old: Any = await open_store(url)
    ada, ben = (await a_person(old)).id, (await a_person(old)).id
    sql = (
        "INSERT INTO mail_addresses (id, person_id, address, language, created_at, confirmed_at) "
        "VALUES (?, ?, 'a@example.org', 'de', 1, ?)"
    )
    await old._write(lambda one: (one.rows(sql, "a", ada, 2), one.rows(sql, "b", ben, None)))
    secret = await old.secret("mail links")
    await old.close()
    monkeypatch.undo()

    new = await open_store(url)
    agreed, asked = await new.mail_of(ada), await new.question_of(ben)
    kept, none = await new.kept_secret("mail"), await new.mail_of(ben)
    await new.close()

    assert agreed == MailAddress("a", ada, "a@example.org", "de", 1, 2)
    assert (asked, none) == (MailAddress("b", ben, "a@example.org", "de", 1), None)
    assert kept == secret
