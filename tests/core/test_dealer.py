"""The dealer: repeatable, unbiased, bound by its commitment."""

from __future__ import annotations

import copy
import hmac
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from townwright.core.dealer import Dealer, below
from townwright.core.refusals import Unreadable

SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

VECTORS = [
    ("stack", 0, 24, 23),
    ("stack", 1, 23, 8),
    ("stack", 15, 9, 8),
    ("stage II", 0, 35, 17),
    ("stage II", 0, 1, 0),
]
"""Published in docs/dealer.md: stream, draw, number of outcomes, the place of the outcome that is picked."""


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert Dealer.of(SEED).commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize(("stream", "number", "outcomes", "picked"), VECTORS)
def test_the_published_vectors_hold(stream: str, number: int, outcomes: int, picked: int) -> None:
    assert Dealer.of(SEED).pick(stream, number, range(outcomes)) == picked


@pytest.mark.parametrize(("stream", "number", "outcomes", "picked"), VECTORS)
def test_a_draw_is_told_step_by_step(stream: str, number: int, outcomes: int, picked: int) -> None:
    told = Dealer.of(SEED).reckon(stream, number, outcomes)
    message = f"{stream}\n{number}\n{told.attempt}".encode()

    assert (told.digest, told.place) == (hmac.digest(bytes.fromhex(SEED), message, "sha256").hex(), picked)
    assert int(told.digest, 16) % outcomes == picked


def test_the_published_vectors_stand_in_the_docs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "dealer.md").read_text("utf-8")

    assert SEED in page
    for vector in VECTORS:
        assert "| {} | {} | {} | {} |".format(*vector) in page


def test_draws_depend_on_seed_stream_and_number() -> None:
    draws = {
        Dealer(bytes([seed]) * 32).pick(stream, number, range(1 << 62))
        for seed in range(3)
        for stream in ("stack", "layout")
        for number in range(3)
    }

    assert len(draws) == 18


def test_cards_are_dealt_as_they_are_picked_one_by_one() -> None:
    dealer, left, picked = Dealer.of(SEED), list("abcdefgh"), list[str]()
    for number in range(5):
        picked.append(dealer.pick("stack", number, left))
        left.remove(picked[-1])

    assert dealer.deal("stack", "abcdefgh", 5) == picked


def test_a_copy_draws_the_same() -> None:
    dealer = Dealer.of(SEED)

    assert copy.deepcopy(dealer).deal("stack", range(24), 16) == dealer.deal("stack", range(24), 16)


def test_numbers_past_the_last_whole_multiple_are_thrown_away() -> None:
    """Eight numbers, three outcomes: 6 and 7 would favour 0 and 1."""
    assert below(3, iter((7, 6, 5)), size=8) == 2


def test_every_outcome_is_equally_likely() -> None:
    def each(number: int) -> Iterator[int]:
        yield number
        yield 0

    kept = Counter(below(3, each(number), size=8) for number in range(6))

    assert kept == {0: 2, 1: 2, 2: 2}


def test_a_shuffle_shows_no_preference() -> None:
    """4,000 first draws of 24 tiles: chi-square with 23 degrees of freedom stays under its 99.99 % bound."""
    counts = Counter(Dealer(number.to_bytes(32, "big")).pick("stack", 0, range(24)) for number in range(4_000))
    expected = 4_000 / 24

    assert sum((counts[tile] - expected) ** 2 / expected for tile in range(24)) < 59


@pytest.mark.parametrize("seed", ["", "00", "zz" * 32, SEED + "00", "ü"])
def test_a_seed_that_is_none_is_refused_in_a_sentence(seed: str) -> None:
    with pytest.raises(Unreadable, match="64 hexadecimal digits"):
        Dealer.of(seed)


def test_fresh_dealers_differ() -> None:
    assert Dealer.fresh().seed != Dealer.fresh().seed
