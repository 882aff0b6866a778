"""Rule 12.8: how many sequences of moves there are from a fixed start, and orders to fill a city."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tests.games.cities.towns import after, game
from townwright.games.cities import GAME
from townwright.games.cities.city import masks
from townwright.games.cities.city.masks import FIGURE_CELLS, LAID
from townwright.games.cities.state import State

STARTS = {
    "mixed24": ("tile 16; tile 6; tile 17; 1 16S@d4 6W@c3 17N@b2", (13, 11, 15), (320, 66_416, 36_238_848)),
    "trio24": ("tile 10; tile 16; tile 1; 1 10E@d4 16E@c3 1W@d2", (9, 14, 23), (300, 165_664, 87_716_880)),
}
ORDERS = 542_373_511_680


def positions(tile_set: str, rounds: int) -> Iterator[State]:
    """Every position in which the tile of the round after so many is to be laid."""
    start, tiles, _ = STARTS[tile_set]
    states: Iterator[State] = iter((after(game(start, tiles=tile_set), f"tile {tiles[0]}"),))
    for tile in tiles[1 : rounds + 1]:
        states = following(states, tile)
    return states


def following(states: Iterator[State], tile: int) -> Iterator[State]:
    """The positions one round later."""
    for state in states:
        for move in GAME.legal(state, 0):
            yield after(GAME.play(state, 0, move), f"tile {tile}")


def count_moves(tile_set: str, rounds: int) -> int:
    """The number of sequences of so many rounds."""
    return sum(len(GAME.legal(state, 0)) for state in positions(tile_set, rounds - 1))


def count_orders() -> int:
    """The number of orders in which sixteen cells can be filled, the three starting cells told apart."""
    figures = zip(FIGURE_CELLS[::3], FIGURE_CELLS[1::3], FIGURE_CELLS[2::3], strict=True)
    return sum(orders(1 << first | 1 << second | 1 << third) for first, second, third in figures)


@cache
def orders(laid: int) -> int:
    """The number of orders to fill the rest."""
    if laid.bit_count() == 16:
        return 1
    free, count = masks.free_cells(laid), 0
    while free:
        city = [0] * masks.LENGTH
        city[LAID] = laid
        masks.lay(city, masks.number_of(free & -free), (0, 0, 0, 0), 0)
        count += orders(city[LAID])
        free &= free - 1
    return count
