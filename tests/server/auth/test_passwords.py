from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher

from townwright.core.refusals import NotNow
from townwright.server.auth.passwords import COST, WAITING, Passwords, check

CHEAP = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
GOOD = "seven blue rooftops"


@pytest.mark.parametrize(
    "password", [GOOD, "ünïcödé über alles", "x7#kQ!9vLm$2pWz", "ж" * 5 + "qwe rty ui op as d", "🏙🌳 " * 3 + "abcxyz"]
)
def test_a_long_password_of_any_characters_is_good(password: str) -> None:
    check(password, "Ada")


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("fourteen chars", "password-short"),
        ("", "password-short"),
        ("long " * 26, "password-long"),
        ("passwordpassword", "password-easy"),
        ("123456789012345678", "password-easy"),
        ("aaaaaaaaaaaaaaaaaaaa", "password-easy"),
        ("abcabcabcabcabcabc", "password-easy"),
        ("QWERTYUIOPasdfghjkl", "password-easy"),
        ("Townwright Townwright", "password-easy"),
        ("CorrectHorseBatteryStaple", "password-easy"),
        ("Ada Lovelace Ada Lovelace", "password-easy"),
        ("ada lovelace 1234", "password-easy"),
        ("Sommer2024Berlin!", "password-easy"),
        ("IchLiebeDich12345", "password-easy"),
        ("SonnenscheinFussball7", "password-easy"),
    ],
)
def test_a_bad_password_is_refused_with_its_reason(password: str, key: str) -> None:
    with pytest.raises(NotNow) as refused:
        check(password, "Ada Lovelace")

    assert refused.value.phrase.key == key


async def test_only_the_right_password_fits() -> None:
    async with Passwords(CHEAP) as passwords:
        stored = await passwords.hash(GOOD)

        assert stored.startswith("$argon2id$")
        assert await passwords.fits(GOOD, stored)
        assert not await passwords.fits(GOOD + ".", stored)
        assert not await passwords.fits(GOOD, None)
        assert not await passwords.fits("nobody has this password", None)
        assert not await passwords.fits(GOOD, "not a hash")


async def test_composed_and_decomposed_letters_are_one_password() -> None:
    async with Passwords(CHEAP) as passwords:
        assert await passwords.fits("Zoe\u0308 am Marktplatz", await passwords.hash("Zo\u00eb am Marktplatz"))


async def test_a_hash_of_another_cost_is_outdated() -> None:
    async with Passwords(CHEAP) as cheap, Passwords() as real:
        stored = await cheap.hash(GOOD)

        assert not cheap.is_outdated(stored)
        assert real.is_outdated(stored)
        assert await real.fits(GOOD, stored)


async def test_a_flood_is_turned_away_and_the_first_are_served() -> None:
    async with Passwords(CHEAP) as passwords:
        outcomes = await asyncio.gather(*(passwords.hash(GOOD) for _ in range(50)), return_exceptions=True)
        later = await passwords.hash(GOOD)

    assert [isinstance(outcome, str) for outcome in outcomes] == [True] * WAITING + [False] * (50 - WAITING)
    assert all(isinstance(outcome, NotNow) for outcome in outcomes[WAITING:])
    assert later


def test_the_cost_is_at_least_what_is_recommended() -> None:
    assert (COST.memory_cost, COST.time_cost, COST.parallelism, COST.type.name) == (19 * 1024, 2, 1, "ID")
