from __future__ import annotations

import asyncio
import json
import re
from typing import Any, cast

import pytest

from townwright.core.refusals import NotNow, Stale
from townwright.server.store.contract import Store
from townwright.server.store.errors import Clash
from townwright.server.store.models import Account, Index, Invitation, Person, StoredSeat, fresh_id
from townwright.server.store.queries import invitations
from townwright.server.store.tokens import fresh_token

from .scenes import DAY, NOW, a_person, a_table, event


async def test_a_person_comes_back(store: Store) -> None:
    ada, bob = await a_person(store, "Ada"), await a_person(store, "Bob 🏙")

    assert await store.person(ada.id) == ada
    assert await store.people([ada.id, bob.id, fresh_id()]) == {ada.id: ada, bob.id: bob}
    assert await store.person(fresh_id()) is None


async def test_an_account_renames_its_person(store: Store) -> None:
    guest = await a_person(store, "Guest 7")
    account = Account(guest.id, "Ada", "$argon2id$…", NOW)

    await store.add_account(account)

    assert await store.person(guest.id) == Person(guest.id, "Ada", NOW, account=True)
    assert await store.account_of(guest.id) == account
    assert await store.account("ada") == await store.account("ADA") == account
    assert await store.account("adam") is None


async def test_names_that_look_alike_are_one_name(store: Store) -> None:
    ada, eve = await a_person(store), await a_person(store)
    await store.add_account(Account(ada.id, "Ada", "hash", NOW))

    with pytest.raises(NotNow, match="'Аdа' is taken"):
        await store.add_account(Account(eve.id, "Аdа", "hash", NOW))

    assert await store.account_of(eve.id) is None
    assert (await store.people([eve.id]))[eve.id].name == "Ada"


async def test_a_person_has_one_account(store: Store) -> None:
    ada = await a_person(store)
    await store.add_account(Account(ada.id, "Ada", "hash", NOW))

    with pytest.raises(Clash):
        await store.add_account(Account(ada.id, "Lovelace", "hash", NOW))

    assert await store.account("lovelace") is None


async def test_of_many_who_want_a_name_at_once_one_gets_it(store: Store) -> None:
    people = [await a_person(store) for _ in range(12)]

    outcomes = await asyncio.gather(
        *(store.add_account(Account(person.id, "Ada", "hash", NOW)) for person in people), return_exceptions=True
    )

    assert outcomes.count(None) == 1
    assert all(isinstance(outcome, NotNow) for outcome in outcomes if outcome is not None)


async def test_renaming_also_renames_the_account(store: Store) -> None:
    ada, bob = await a_person(store), await a_person(store)
    await store.add_account(Account(ada.id, "Ada", "hash", NOW))
    await store.add_account(Account(bob.id, "Bob", "hash", NOW))

    await store.rename(ada.id, "ADA L.")

    assert await store.account("ada") is None
    assert await store.account("ada l") == Account(ada.id, "ADA L.", "hash", NOW)
    with pytest.raises(NotNow):
        await store.rename(ada.id, "BOB")
    assert await store.account_of(ada.id) == Account(ada.id, "ADA L.", "hash", NOW)


async def test_guests_may_share_a_name(store: Store) -> None:
    one, other = await a_person(store, "Ada"), await a_person(store, "Bob")

    await store.rename(other.id, "Ada")

    assert {person.name for person in (await store.people([one.id, other.id])).values()} == {"Ada"}


async def test_a_password_can_be_changed(store: Store) -> None:
    ada = await a_person(store)
    await store.add_account(Account(ada.id, "Ada", "old", NOW))

    await store.set_password(ada.id, "new")

    assert await store.account("Ada") == Account(ada.id, "Ada", "new", NOW)


async def test_the_token_of_an_invitation_is_short_and_those_of_before_still_hold(store: Store) -> None:
    table = await a_table(store)
    tokens = {(await store.invite(table.id, 1, "ada", NOW))[0] for _ in range(50)}
    assert len(tokens) == 50
    assert all(re.fullmatch("[a-km-np-z2-9]{13}", token) for token in tokens), "32 characters: 65 bits"
    watching = {(await store.invite(table.id, None, "ada", NOW))[0] for _ in range(50)}
    assert len(watching) == 50
    assert all(re.fullmatch("[a-km-np-z2-9]{26}", token) for token in watching), "130 bits: they are not used up"

    old, within = fresh_token(), cast("Any", store)
    one = Invitation("an id", table.id, 1, "ada", NOW, NOW + DAY)
    await within._write(lambda transaction: invitations.put(transaction, old, one))
    assert len(old) == 43
    assert await store.invitation(old, NOW) == one


async def test_an_invitation_gives_its_seat_once(store: Store) -> None:
    table, ada, bob = await a_table(store), await a_person(store), await a_person(store)
    token, invitation = await store.invite(table.id, 1, ada.id, NOW)
    assert await store.invitation(token, NOW) == invitation
    assert await store.invitations(table.id, NOW) == (invitation,)

    await store.append(table.id, 1, [event(2, "sat", seat=1)], invitation=(token, bob.id))

    assert await store.invitation(token, NOW) is None
    assert await store.invitations(table.id, NOW) == ()
    with pytest.raises(Stale):
        await store.append(table.id, 2, [event(3, "sat", seat=1)], invitation=(token, ada.id))
    assert await store.head(table.id) == 2


@pytest.mark.parametrize("race", range(5))
async def test_of_many_who_use_an_invitation_at_once_one_sits(store: Store, race: int) -> None:
    table = await a_table(store)
    token, _ = await store.invite(table.id, 1, "ada", NOW)

    async def sit(person: str) -> str | None:
        try:
            await store.append(table.id, 1, [event(2, "sat", f'"{person}"', seat=1)], invitation=(token, person))
        except Exception:
            return None
        return person

    winners = [person for person in await asyncio.gather(*map(sit, "abcdefghij")) if person]

    (sat,) = await store.events(table.id, 1)
    assert [sat.body] == [f'"{person}"' for person in winners]


@pytest.mark.parametrize("why", ["withdrawn", "too old", "for another table", "no invitation"])
async def test_a_bad_invitation_seats_nobody(store: Store, why: str) -> None:
    table, other = await a_table(store), await a_table(store)
    token, invitation = await store.invite(
        other.id if why == "for another table" else table.id, 1, "ada", NOW - 7 * DAY if why == "too old" else NOW
    )
    if why == "withdrawn":
        await store.withdraw(table.id, invitation.id)
    if why == "no invitation":
        token = token[::-1]

    with pytest.raises(Stale):
        await store.append(table.id, 1, [event(2, "sat")], invitation=(token, "bob"))

    assert await store.head(table.id) == 1


async def test_a_link_for_watching_is_never_used_up_and_gives_no_seat(store: Store) -> None:
    table = await a_table(store)
    token, invitation = await store.invite(table.id, None, "ada", NOW)

    with pytest.raises(Stale):
        await store.append(table.id, 1, [event(2, "sat")], invitation=(token, "bob"))

    assert await store.invitation(token, NOW + 7 * DAY - 1) == invitation
    assert await store.invitation(token, NOW + 7 * DAY) is None


async def test_an_export_holds_what_the_person_did_and_no_secret(store: Store) -> None:
    ada = await a_person(store)
    token = await store.open_session(ada.id, NOW)
    await store.add_account(Account(ada.id, "Ada", "$argon2id$hash", NOW))
    seats = (StoredSeat(0, ada.id), StoredSeat(1, "bob"))
    table = await a_table(store, index=Index("running", NOW, seats=seats), host=ada.id)
    invited, _ = await store.invite(table.id, 1, ada.id, NOW)
    await store.append(table.id, 1, [event(2, body='"mine"', seat=0), event(3, body='"theirs"', seat=1)])

    data = await store.export(ada.id)

    told = json.dumps(data)
    assert data["account"] == {"name": "Ada", "created_at": NOW}
    assert '\\"mine\\"' in told
    for secret in (token, invited, "argon2id", "theirs", "5e5e5e", "bob"):
        assert secret not in told
    with pytest.raises(LookupError):
        await store.export(fresh_id())


async def test_forgetting_a_person_keeps_the_games_and_nothing_else(store: Store) -> None:
    ada = await a_person(store)
    token = await store.open_session(ada.id, NOW)
    await store.add_account(Account(ada.id, "Ada", "hash", NOW))
    table = await a_table(store, index=Index("running", NOW, seats=(StoredSeat(0, ada.id),)), length=4)
    invited, _ = await store.invite(table.id, 0, ada.id, NOW)

    await store.forget(ada.id)

    assert await store.person(ada.id) == Person(ada.id, "", NOW)
    assert await store.account("Ada") is None
    assert await store.session(token, NOW) is None
    assert await store.invitation(invited, NOW) is None
    assert len(await store.events(table.id)) == 4


async def test_forgetting_an_account_forgets_the_names_of_guests_who_logged_in_to_it(store: Store) -> None:
    ada, guest, other = await a_person(store), await a_person(store, "Ada L."), await a_person(store, "Ben")
    await store.join_guest(guest.id, ada.id, NOW)

    await store.forget(ada.id)

    assert [(await store.people([each.id]))[each.id].name for each in (ada, guest, other)] == ["", "", "Ben"]
