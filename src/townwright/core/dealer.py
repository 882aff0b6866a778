"""The dealer answers chance from a seed that it commits to before the game and shows after it.

Draw ``n`` of a stream depends on the seed, the stream's name, ``n`` and the outcomes in their fixed
order, and on nothing else: whatever the players do, the same seed gives them the same stream.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final, TypeVar

from townwright.core.contract import AnyGame
from townwright.core.records import Record
from townwright.core.refusals import Refusal, Unreadable, Untrue
from townwright.core.seats import CHANCE

__all__ = ["Dealer", "Reckoning", "stream_of", "verify"]

A = TypeVar("A")

SEED_BYTES: Final = 32
DIGEST_SIZE: Final = 1 << 256


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How the dealer comes to one draw: which attempt counted, its number in hexadecimal digits, and what it picks."""

    attempt: int
    digest: str
    place: int
    """Of the outcome, counted from 0."""


class Dealer:
    """Unbiased, repeatable draws from a 256-bit seed."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._keyed = hmac.new(seed, digestmod="sha256")

    def __reduce__(self) -> tuple[type[Dealer], tuple[bytes]]:
        return type(self), (self._seed,)

    @classmethod
    def fresh(cls) -> Dealer:
        """A dealer with a random seed from the operating system, which nobody can foresee."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @classmethod
    def of(cls, seed: str) -> Dealer:
        """The dealer of a seed written as 64 hexadecimal digits."""
        try:
            return cls(bytes.fromhex(seed))
        except ValueError:
            raise Unreadable("seed-unreadable", "a seed is 64 hexadecimal digits, not '{seed}'", seed=seed) from None

    @property
    def seed(self) -> str:
        """The seed as 64 hexadecimal digits; ``of`` reads it."""
        return self._seed.hex()

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: published at the start, it binds the dealer and tells nothing."""
        return hashlib.sha256(self._seed).hexdigest()

    def pick(self, stream: str, number: int, outcomes: Sequence[A]) -> A:
        """Draw ``number`` (counted from 0) of a stream."""
        return outcomes[below(len(outcomes), self._digests(stream, number))]

    def deal(self, stream: str, cards: Sequence[A], number: int) -> list[A]:
        """The first so many draws of a stream, each among the cards that are left by those before it."""
        left = list(cards)
        return [left.pop(below(len(left), self._digests(stream, each))) for each in range(number)]

    def reckon(self, stream: str, number: int, outcomes: int) -> Reckoning:
        """What ``pick`` does among so many outcomes, step by step."""
        tried = list[int]()

        def noted() -> Iterator[int]:
            for digest in self._digests(stream, number):
                tried.append(digest)
                yield digest

        place = below(outcomes, noted())
        return Reckoning(len(tried) - 1, f"{tried[-1]:064x}", place)

    def answer(self, outcomes: Sequence[A], drawn: Counter[str]) -> A:
        """The next draw of the stream that the outcomes name; ``drawn`` counts the draws so far."""
        stream = stream_of(outcomes[0])
        return self.pick(stream, drawn[stream], outcomes)

    def _digests(self, stream: str, number: int) -> Iterator[int]:
        for attempt in count():
            code = self._keyed.copy()
            code.update(f"{stream}\n{number}\n{attempt}".encode())
            yield int.from_bytes(code.digest(), "big")


def below(bound: int, digests: Iterator[int], size: int = DIGEST_SIZE) -> int:
    """A number in ``range(bound)`` from numbers in ``range(size)``, each equally likely.

    Numbers of the last, incomplete multiple of ``bound`` are thrown away.
    """
    whole = size - size % bound
    for digest in digests:
        if digest < whole:
            return digest % bound
    raise ValueError("all numbers were thrown away")


def stream_of(outcome: object) -> str:
    """The stream that a chance action is drawn from."""
    stream = getattr(outcome, "stream", None)
    if not isinstance(stream, str):
        raise TypeError(f"{outcome!r} names no stream")
    return stream


def verify(game: AnyGame, record: Record[object, object], dealer: Dealer) -> int:
    """Proves that every draw of the record is the dealer's; answers how many there were."""
    if record.commitment is not None and record.commitment != dealer.commitment:
        raise Untrue(
            "commitment-broken", "the seed does not have the commitment {commitment}", commitment=record.commitment
        )
    state, drawn = game.start(record.options), Counter[str]()
    for event in record.events:
        if event.seat == CHANCE:
            dealt = dealer.answer(game.legal(state, CHANCE), drawn)
            if dealt != event.action:
                refusal: Refusal = Untrue(
                    "draw-not-dealt",
                    "the record draws {drawn}, but the seed deals {dealt}",
                    drawn=str(event.action),
                    dealt=str(dealt),
                )
                raise refusal.at(event.line)
            drawn[stream_of(dealt)] += 1
        state = game.play(state, event.seat, event.action)
    return drawn.total()
