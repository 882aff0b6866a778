"""The counted positions of 12.8; three rounds are counted by ``python3 dev soak cities_counts``."""

from __future__ import annotations

import pytest

from tests.games.cities.counts import ORDERS, STARTS, count_moves, count_orders


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("tile_set", STARTS)
def test_sequences_of_moves_are_counted(tile_set: str, rounds: int) -> None:
    assert count_moves(tile_set, rounds) == STARTS[tile_set][2][rounds - 1]


def test_the_orders_to_fill_a_city_are_counted() -> None:
    assert count_orders() == ORDERS
