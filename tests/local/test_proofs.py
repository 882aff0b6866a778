"""The proof of a deal shows every draw, and where it fails."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.playing import Played, random_game
from townwright.core import registry
from townwright.core.dealer import Dealer
from townwright.core.refusals import NotNow
from townwright.core.seats import CHANCE
from townwright.local.proofs import prove


def played(name: str) -> Played:
    """A random game of two."""
    game = registry.find(name)
    return random_game(game, game.options({"seats": "2"}), f"proof {name}")


@pytest.mark.parametrize("name", registry.own_names())
def test_every_draw_of_a_game_follows_from_its_seed(name: str) -> None:
    found = played(name)
    proof = prove(found.game.write(found.record))

    assert (proof.holds, proof.left) == (True, 0)
    assert [draw.drawn for draw in proof.draws] == [str(event.action) for event in found.events if event.seat == CHANCE]
    numbers = Counter[str]()
    for draw in proof.draws:
        assert (draw.number, int(draw.digest, 16) % draw.outcomes) == (numbers[draw.stream], draw.place)
        numbers[draw.stream] += 1


def test_another_seed_is_found_out_at_its_first_wrong_draw() -> None:
    found = played("cities")
    other = Dealer(bytes(range(32)))
    proof = prove(found.game.write(replace(found.record, seed=other.seed, commitment=other.commitment)))

    assert not proof.holds
    assert [draw.dealt == draw.drawn for draw in proof.draws] == [True] * (len(proof.draws) - 1) + [False]
    assert proof.left > 0


@pytest.mark.parametrize("commitment", [None, Dealer(bytes(32)).commitment])
def test_without_the_seal_of_its_key_nothing_is_proved(commitment: str | None) -> None:
    found = played("cities")
    proof = prove(found.game.write(replace(found.record, commitment=commitment)))

    assert (proof.holds, proof.sealed) == (False, commitment)
    assert all(draw.dealt == draw.drawn for draw in proof.draws)


def test_a_record_without_a_seed_proves_nothing() -> None:
    found = played("cities")

    with pytest.raises(NotNow, match="key"):
        prove(found.game.write(replace(found.record, seed=None)))
