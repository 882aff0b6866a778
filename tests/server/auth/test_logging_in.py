"""Wrong passwords slow down whoever sends them, and never keep the owner of an account out."""

# ruff: noqa: S105, S106  passwords of people who do not exist

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tests.server.harness.pages import Page
from tests.server.harness.serving import GENEROUS, Server, serving
from townwright.core.refusals import NotNow
from townwright.server import settings
from townwright.server.auth.known_devices import DAY_MS, DAYS, MOST, DeviceToken, KnownDevices, signed
from townwright.server.auth.login_limits import LoginLimits, network_of
from townwright.server.auth.passwords import WAITING, Passwords
from townwright.server.http.addresses import visitor_address
from townwright.server.http.rate_limits import TooManyRequests
from townwright.server.settings import Limits
from townwright.server.store import open_store
from townwright.server.store.contract import Store

CHEAP = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
PASSWORD = "a wagon of green apples"
OTHER = "a barge of yellow pears"
NAME, NOBODY = "Carla", "Nemo Nobody"


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def at(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every request come from that address from now on."""
    monkeypatch.setattr("townwright.server.auth.visitors.address_of", lambda _: visitor_address(place))


async def log_in(page: Page, name: str = NAME, password: str = PASSWORD) -> int:
    return (await page.http.post("/api/account/login", json={"name": name, "password": password})).status_code


async def guess(page: Page, times: int, name: str = NAME) -> list[int]:
    return [await log_in(page, name, f"wrong {number}") for number in range(times)]


def scene(folder: Path, play: Callable[[Server, Page], Awaitable[None]], limits: Limits = GENEROUS) -> None:
    """A server on which Carla has an account, in a browser that is logged in."""

    async def run() -> None:
        async with serving(folder, limits=limits) as server:
            server.services.passwords.close()
            server.services.passwords = Passwords(CHEAP)
            owner = await server.page(NAME)
            await owner.post("/api/account", name=NAME, password=PASSWORD)
            await play(server, owner)

    asyncio.run(run())


def test_an_account_cannot_be_locked_from_another_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: Server, _: Page) -> None:
        at("198.51.100.7", monkeypatch)
        assert await guess(await server.page(), 12) == [403] * 10 + [429] * 2
        at("198.51.100.200", monkeypatch)
        assert await guess(await server.page(), 1) == [429], "the same network"
        at("203.0.113.9", monkeypatch)
        assert await log_in(await server.page()) == 200, "the owner's new browser, elsewhere"

    scene(tmp_path, play)


def test_a_browser_that_knows_the_account_is_never_shut_out_by_strangers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: Server, owner: Page) -> None:
        at("198.51.100.7", monkeypatch)
        await owner.post("/api/me/logout")
        await guess(await server.page(), 30)
        assert await log_in(await server.page()) == 429, "a browser that the account has never seen"
        assert await log_in(owner, password="a slip") == 403
        assert await log_in(owner) == 200

    scene(tmp_path, play, Limits(logins_per_address=5, logins_per_name=5, guests_per_minute=100))


def test_the_change_of_password_is_not_blocked_by_wrong_passwords_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: Server, owner: Page) -> None:
        at("198.51.100.7", monkeypatch)
        await guess(await server.page(), 12)
        changed = await owner.http.post("/api/account/password", json={"old": PASSWORD, "new": OTHER})
        assert changed.status_code == 200

    scene(tmp_path, play)


def test_whoever_holds_a_session_cannot_guess_the_password_without_end(tmp_path: Path) -> None:
    async def play(_: Server, owner: Page) -> None:
        tried = [await owner.http.post("/api/account/password", json={"old": "x", "new": OTHER}) for _ in range(12)]
        assert [one.status_code for one in tried] == [403] * 10 + [429] * 2

    scene(tmp_path, play)


def test_right_passwords_are_not_counted(tmp_path: Path) -> None:
    async def play(server: Server, _: Page) -> None:
        for _again in range(25):
            assert await log_in(await server.page()) == 200

    scene(tmp_path, play)


def test_a_name_that_nobody_has_is_answered_like_one_that_somebody_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: Server, _: Page) -> None:
        at("198.51.100.7", monkeypatch)
        page = await server.page()
        assert await guess(page, 12, NAME) == await guess(page, 12, NOBODY)
        one, other = [
            await page.http.post("/api/account/login", json={"name": name, "password": "x"}) for name in (NAME, NOBODY)
        ]
        assert one.json() | {"request": ""} == other.json() | {"request": ""}
        assert one.headers.keys() == other.headers.keys()

    scene(tmp_path, play)


# The cookie


def test_the_cookie_of_a_known_browser_opens_nothing_and_scripts_cannot_read_it(tmp_path: Path) -> None:
    async def play(server: Server, owner: Page) -> None:
        answer = await owner.http.post("/api/account/login", json={"name": NAME, "password": PASSWORD})
        told = next(one for one in answer.headers.get_list("set-cookie") if one.startswith("tw-known="))
        assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in told.split(";")}
        only_known = await server.page()
        only_known.http.cookies.set("tw-known", owner.http.cookies["tw-known"])
        assert (await only_known.get("/api/me"))["known"] is False
        assert PASSWORD not in told

    scene(tmp_path, play)


def test_a_forged_or_foreign_cookie_is_that_of_a_stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: Server, owner: Page) -> None:
        at("198.51.100.7", monkeypatch)
        good = owner.http.cookies["tw-known"]
        mallory = await server.page("Mallory")
        await mallory.post("/api/account", name="Mallory", password=PASSWORD)
        foreign = mallory.http.cookies["tw-known"]
        await guess(await server.page(), 10)
        person, issued, nonce, signature = good.split("-")
        bent = signature[:-1] + ("0" if signature[-1] != "0" else "1")
        for forged in (
            "",
            "....",
            "-" * 500,
            foreign,
            f"{person}-{issued}-{nonce}-{bent}",
            f"{person}-{int(issued) + 1}-{nonce}-{signature}",
            f"{person}-{foreign.partition('-')[2]}",
            f"{person}-{'9' * 5000}-{nonce}-{signature}",
        ):
            page = await server.page()
            page.http.headers["cookie"] = f"tw-known={forged}"
            assert await log_in(page) == 429, forged
        page = await server.page()
        page.http.headers["cookie"] = f"tw-known=nonsense.{foreign}.{good}"
        assert await log_in(page) == 200

    scene(tmp_path, play)


async def test_a_token_grows_old_and_a_browser_knows_a_few_accounts(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    devices = KnownBrowser(store)
    for person in "abcdef":
        await devices.logged_in(person, 100 * DAY_MS)
    found = [person for person in "abcdef" if await devices.knows(person, 100 * DAY_MS)]
    assert found == list("abcdef")[-MOST:]
    assert await devices.knows("f", (100 + DAYS) * DAY_MS)
    assert not await devices.knows("f", (101 + DAYS) * DAY_MS)
    assert not await devices.knows("f", 99 * DAY_MS)
    await store.close()


class KnownBrowser:
    """A browser that keeps the one cookie."""

    def __init__(self, store: Store) -> None:
        self._devices = KnownDevices(store, settings.Settings(store="", origins=("http://a",)))
        self.cookies: dict[str, str] = {}

    async def logged_in(self, person: str, now: int) -> None:
        cookie = SimpleCookie((await self._devices.cookie(self, person, now)).to_header(header=""))  # type: ignore[arg-type]
        self.cookies.update({name: morsel.value for name, morsel in cookie.items()})

    async def knows(self, person: str, now: int) -> bool:
        return await self._devices.token_for(self, person, now) is not None  # type: ignore[arg-type]


def test_a_signature_is_that_of_one_store() -> None:
    token = DeviceToken("ada", 1, "nonce")
    assert signed(b"one", token) != signed(b"other", token)


# The allowances


def refused(enter: Callable[..., object], *who: str) -> bool:
    with suppress(TooManyRequests):
        enter(*who)
        return False
    return True


def test_guessers_are_slowed_down_and_may_go_on_later() -> None:
    hand = Hand()
    limits = LoginLimits(Limits(), hand)
    for _ in range(10):
        limits.stranger("ada", "192.0.2.1")
    assert refused(limits.stranger, "ada", "192.0.2.99")
    assert not refused(limits.stranger, "ada", "192.0.3.1")
    assert not refused(limits.stranger, "ben", "192.0.2.1")
    hand.time = 91
    assert not refused(limits.stranger, "ada", "192.0.2.1")
    assert refused(limits.stranger, "ada", "192.0.2.1")


def test_when_many_networks_guess_at_a_name_each_has_a_try_now_and_then() -> None:
    hand = Hand()
    limits = LoginLimits(Limits(), hand)
    for number in range(100):
        limits.stranger("ada", f"10.{number}.0.1")
    assert [refused(limits.stranger, "ada", f"172.16.{number}.1") for number in range(50)] == [False] * 50
    assert refused(limits.stranger, "ada", "172.16.7.1"), "the second try of one network"
    assert not refused(limits.stranger, "ben", "172.16.7.1")
    assert not refused(limits.known_device, "device")
    hand.time = 3_600
    assert [refused(limits.stranger, "ada", "172.16.7.1") for _ in range(5)] == [False] * 5


def test_an_attempt_that_succeeded_is_given_back() -> None:
    limits = LoginLimits(Limits(), Hand())
    for _ in range(500):
        limits.stranger("ada", "192.0.2.1").succeeded()
        limits.known_device("device").succeeded()
        limits.change_of_password("session").succeeded()


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.77", "192.0.2.0/24"),
        ("::ffff:192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_network_is_what_one_customer_or_neighbourhood_has(host: str, network: str) -> None:
    assert network_of(visitor_address(host)) == network


async def test_a_flood_of_strangers_leaves_places_for_those_who_are_known() -> None:
    async with Passwords(CHEAP) as passwords:
        flood = asyncio.gather(*(passwords.fits("x", None) for _ in range(50)), return_exceptions=True)
        await asyncio.sleep(0)
        known = await asyncio.gather(*(passwords.fits("x", None, known=True) for _ in range(WAITING)))
        outcomes = await flood

    assert known == [False] * WAITING
    assert sum(isinstance(outcome, NotNow) for outcome in outcomes) == 50 - WAITING


async def test_a_secret_is_made_once_for_all_processes(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    store = await open_store(url)
    first = await asyncio.gather(*(store.secret("a") for _ in range(5)))
    other = await store.secret("b")
    await store.close()
    again = await open_store(url)
    assert {*first, await again.secret("a")} == {first[0]}
    assert other != first[0]
    await again.close()
