from __future__ import annotations

import pytest

from townwright.server.store.contract import Store

from .scenes import DAY, NOW


async def test_a_token_leads_to_its_session(store: Store) -> None:
    token = await store.open_session("ada", NOW)

    session = await store.session(token, NOW)

    assert session is not None
    assert (session.person_id, session.created_at, session.used_at) == ("ada", NOW, NOW)
    assert await store.session("guess", NOW) is None
    assert await store.session(session.id, NOW) is None


async def test_a_session_ends_after_thirty_idle_days(store: Store) -> None:
    token = await store.open_session("ada", NOW)

    assert await store.session(token, NOW + 30 * DAY - 1) is not None
    assert await store.session(token, NOW + 30 * DAY) is None

    await store.touch(token, NOW + 30 * DAY)
    assert await store.session(token, NOW + 30 * DAY) is None


async def test_a_busy_session_ends_after_a_hundred_and_eighty_days(store: Store) -> None:
    token = await store.open_session("ada", NOW)
    for day in range(0, 180, 20):
        await store.touch(token, NOW + day * DAY)

    assert await store.session(token, NOW + 180 * DAY - 1) is not None
    assert await store.session(token, NOW + 180 * DAY) is None


@pytest.mark.parametrize(("later", "noted"), [(DAY - 1, 0), (DAY, DAY), (-DAY, 0)])
async def test_use_is_noted_once_a_day_and_never_backwards(store: Store, later: int, noted: int) -> None:
    token = await store.open_session("ada", NOW)

    await store.touch(token, NOW + later)

    session = await store.session(token, NOW)
    assert session is not None
    assert session.used_at == NOW + noted


async def test_rotation_ends_the_old_token(store: Store) -> None:
    guest = await store.open_session("guest", NOW)

    token = await store.rotate(guest, "ada", NOW + 1)

    assert token != guest
    assert await store.session(guest, NOW + 1) is None
    session = await store.session(token, NOW + 1)
    assert session is not None
    assert (session.person_id, session.created_at) == ("ada", NOW + 1)


async def test_sessions_are_listed_and_ended(store: Store) -> None:
    first, second = await store.open_session("ada", NOW), await store.open_session("ada", NOW + 1)
    foreign = await store.open_session("bob", NOW)
    newest, oldest = await store.sessions_of("ada", NOW + 1)
    assert (newest.created_at, oldest.created_at) == (NOW + 1, NOW)

    await store.end_session("bob", oldest.id)
    assert await store.session(first, NOW) == oldest

    await store.end_session("ada", oldest.id)
    assert await store.session(first, NOW) is None
    assert await store.sessions_of("ada", NOW + 1) == (newest,)

    await store.end_sessions("ada")
    assert await store.session(second, NOW + 1) is None
    assert await store.session(foreign, NOW) is not None


async def test_sweeping_removes_only_what_is_too_old(store: Store) -> None:
    old, young = await store.open_session("ada", NOW), await store.open_session("ada", NOW + 29 * DAY)
    gone, _ = await store.invite("table", 1, "ada", NOW)
    good, _ = await store.invite("table", 1, "ada", NOW + 29 * DAY)

    await store.sweep(NOW + 30 * DAY)

    assert await store.session(old, NOW) is None
    assert await store.session(young, NOW + 30 * DAY) is not None
    assert await store.invitation(gone, NOW) is None
    assert await store.invitation(good, NOW + 30 * DAY) is not None


async def test_a_ticket_is_used_once_whoever_asks(store: Store) -> None:
    assert await store.use_ticket("nonce", NOW + 30_000)
    assert not await store.use_ticket("nonce", NOW + 30_000)
    assert await store.use_ticket("other", NOW + 30_000)

    await store.sweep(NOW + 30_001)
    assert not await store.use_ticket("nonce", NOW + 30_000), "another server's clock may be behind"
    await store.sweep(NOW + 90_001)
    assert await store.use_ticket("nonce", NOW + 30_000)
