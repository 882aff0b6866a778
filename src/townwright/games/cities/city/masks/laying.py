"""Lays tiles in a city: the three of the set-up, one each round, and the extra tile of ``onemore``."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core.words import compiled, popcount, u64
from townwright.games.cities.city.masks.board import (
    ACROSS,
    ATTRACTION,
    EAST,
    FIGURE_SIZE,
    FULL_STOCK,
    LAID,
    LAST,
    LENGTH,
    NOTHING,
    ONE,
    PARK,
    SOUTH,
    STEP,
    STOCK,
    TERRACE,
    TILE,
    TOURISTS,
    TWO_ROWS,
    TWO_STEPS,
    WATER,
    CityWords,
    Faces,
)


@compiled
def empty(city: CityWords) -> None:
    """Empties the city: nothing is laid, and all tourists are in the stock."""
    for word in range(LENGTH):
        city[word] = NOTHING
    city[STOCK] = FULL_STOCK


@compiled
def set_up(
    city: CityWords, figures: Sequence[int], figure: int, faces: Faces, first: int, second: int, third: int
) -> None:
    """Rule 3: lays the three starting tiles, named by the places of their faces, in one of the figures."""
    empty(city)
    cell = figures[FIGURE_SIZE * figure]
    city[EAST] = u64(cell % ACROSS - STEP)
    city[SOUTH] = u64(cell // ACROSS - STEP)
    lay(city, cell, faces, first)
    lay(city, figures[FIGURE_SIZE * figure + STEP], faces, second)
    lay(city, figures[FIGURE_SIZE * figure + TWO_STEPS], faces, third)
    city[LAST] = NOTHING


@compiled
def lay(city: CityWords, cell: int, faces: Faces, face: int) -> None:
    """Lays the turned tile that stands at a place of the faces on a free cell; slides the city if it must."""
    place_fields(city, take_cell(city, cell), faces, face)


@compiled
def take_cell(city: CityWords, cell: int) -> int:
    """Takes a free cell for the next tile, sliding the city if it must; returns the place of its fields."""
    if cell % ACROSS == 0:
        for board in range(LAST):
            city[board] <<= TWO_STEPS
        city[LAID] <<= STEP
        city[EAST] += ONE
        cell += STEP
    if cell < ACROSS:
        for board in range(LAST):
            city[board] <<= TWO_ROWS
        city[LAID] <<= ACROSS
        city[SOUTH] += ONE
        cell += ACROSS
    city[LAID] |= ONE << cell
    place = (cell // ACROSS - STEP) * TWO_ROWS + (cell % ACROSS - STEP) * TWO_STEPS
    city[LAST] = TILE << place
    return place


@compiled
def place_fields(city: CityWords, place: int, faces: Faces, face: int) -> None:
    """Puts the fields of a turned tile where ``take_cell`` made room for them."""
    city[ATTRACTION] |= faces[face + ATTRACTION] << place
    city[PARK] |= faces[face + PARK] << place
    city[TERRACE] |= faces[face + TERRACE] << place
    city[WATER] |= faces[face + WATER] << place


@compiled
def cover(city: CityWords, place: int, faces: Faces, face: int) -> None:
    """Lays the extra tile of ``onemore`` over four fields; tourists under it return to the stock."""
    tile = TILE << place
    for board in range(TOURISTS):
        city[board] = city[board] & ~tile | faces[face + board] << place
    city[STOCK] += u64(popcount(city[TOURISTS] & tile))
    city[TOURISTS] &= ~tile
    city[LAST] = tile
