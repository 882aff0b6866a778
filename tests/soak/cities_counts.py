"""Counts the sequences of three rounds and the orders to fill a city (Cities, rule 12.8)."""

from __future__ import annotations

from time import perf_counter

from tests.games.cities.counts import ORDERS, STARTS, count_moves, count_orders


def main() -> None:
    """Count, compare and print."""
    started = perf_counter()
    assert count_orders() == ORDERS
    print(f"orders to fill a city: {ORDERS}  ({perf_counter() - started:.0f} s)", flush=True)
    for tile_set, (_, _, expected) in STARTS.items():
        for rounds, count in enumerate(expected, start=1):
            started = perf_counter()
            assert count_moves(tile_set, rounds) == count
            print(f"{tile_set}, {rounds} rounds: {count}  ({perf_counter() - started:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
