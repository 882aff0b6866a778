"""Passwords: which are good enough, and their hashing by one worker that cannot be flooded.

Argon2id takes memory and time on purpose, so hashes are made one after another in a thread of their own,
and whoever comes when eight are waiting is asked to come again. Those whom the server knows have eight places
of their own, so that a flood of strangers keeps none of them out.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final, Self, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from townwright.core import registry
from townwright.core.records import text_lines
from townwright.core.refusals import NotNow
from townwright.server.auth.password_lengths import LONGEST, SHORTEST

T = TypeVar("T")

FEWEST_DIFFERENT: Final = 6
FEWEST_LEFT: Final = 6
"""Characters besides common words: more than a year with a mark behind it."""
WAITING: Final = 8
"""Hashes that may wait or be made at once, of strangers and of those who are known."""

COST: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""19 MiB and two rounds; changing it makes every password be hashed anew when it is next used."""

KEY_SEQUENCES: Final = (
    "0123456789",
    "1234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "zxcvbnm",
)


@cache
def common() -> tuple[str, ...]:
    """Words that carry nothing in a password, the longest first; the games' names are among them."""
    text = (Path(__file__).parent / "common_passwords.txt").read_text("utf-8")
    words = {word for line in text_lines(text) for word in line.text.split() if len(word) > 2}
    return tuple(sorted(words.union(registry.own_names()), key=lambda word: (-len(word), word)))


@cache
def nobody(cost: PasswordHasher) -> str:
    """The hash that is compared for somebody who does not exist, made once in a process."""
    return cost.hash("nobody has this password")


class Passwords:
    """Makes and checks hashes, a bounded number at a time."""

    def __init__(self, cost: PasswordHasher = COST) -> None:
        self._cost = cost
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="passwords")
        self._waiting = {True: 0, False: 0}
        self._nobody = nobody(cost)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop the thread that hashes; hashes that wait are cancelled."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str, known: bool = False) -> str:
        """The hash to store for a password that is good enough."""
        return await self._wait_for(lambda: self._cost.hash(normal(password)), known)

    async def fits(self, password: str, stored: str | None, known: bool = False) -> bool:
        """Whether the password is the one that was hashed. It takes as long for somebody who does not exist.

        ``known`` says that a session or a cookie already shows who asks.
        """

        def check() -> bool:
            try:
                self._cost.verify(stored or self._nobody, normal(password))
            except (VerificationError, InvalidHashError, UnicodeEncodeError):
                return False
            return stored is not None

        return await self._wait_for(check, known)

    def is_outdated(self, stored: str) -> bool:
        """Whether a hash was made at another cost and should be made anew."""
        return self._cost.check_needs_rehash(stored)

    async def _wait_for(self, work: Callable[[], T], known: bool) -> T:
        if self._waiting[known] >= WAITING:
            raise NotNow("password-busy", "too many people are logging in at this moment; try again in a few seconds")
        self._waiting[known] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._worker, work)
        finally:
            self._waiting[known] -= 1


def check(password: str, name: str) -> None:
    """Refuse a password that is too short, too long or easy to guess for somebody who knows the name."""
    text = normal(password)
    if len(text) < SHORTEST:
        raise NotNow("password-short", "a password has at least {shortest} characters", shortest=SHORTEST)
    if len(text) > LONGEST:
        raise NotNow("password-long", "a password has at most {longest} characters", longest=LONGEST)
    rest = stripped(text.casefold(), name.casefold())
    if len(set(text.casefold())) < FEWEST_DIFFERENT or len(rest) < FEWEST_LEFT:
        raise NotNow("password-easy", "this password is easy to guess; a few words that you make up are better")


def stripped(text: str, name: str) -> str:
    """What is left of a password without common words, the name, rows of keys and repetitions."""
    for word in ((name,) if len(name) > 2 else ()) + common():
        text = text.replace(word, "")
    for row in KEY_SEQUENCES:
        for size in range(len(row), 3, -1):
            for start in range(len(row) - size + 1):
                text = text.replace(row[start : start + size], "").replace(row[start : start + size][::-1], "")
    return once(text)


def once(text: str) -> str:
    """A text that repeats one part, written once.

    >>> once("blue-blue-blue-")
    'blue-'
    """
    for size in range(1, len(text) // 2 + 1):
        if text == (text[:size] * len(text))[: len(text)]:
            return text[:size]
    return text


def normal(password: str) -> str:
    """The same password, however the keyboard composed its letters."""
    return unicodedata.normalize("NFC", password)
