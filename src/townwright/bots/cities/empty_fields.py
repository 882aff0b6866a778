"""Counts the empty fields of a city: by the spots that wish to grow there, and by what lies beside them."""

from __future__ import annotations

from collections.abc import MutableSequence

from townwright.bots.cities.feature_index import MOST_VIEWS, NO, ONE, SIDES, TWO, WISHERS
from townwright.bots.cities.spots import ACROSS, FOUR, KIND, SPOTS, UPRIGHT, WANTED, Desk, Notes
from townwright.core.words import compiled, popcount
from townwright.games.cities.city.masks import (
    ATTRACTION,
    BOARD,
    NOT_LEFT,
    NOT_RIGHT,
    NOTHING,
    PARK,
    ROW,
    STEP,
    TERRACE,
    WATER,
    CityWords,
)


@compiled
def count_corners(city: CityWords, empty: int, taken: int, desk: Desk, counts: MutableSequence[int]) -> None:
    """Counts the empty fields by what lies to their left or right and what above or below, if anything does.

    Attractions and parks with a tourist are told apart from those without, the two directions are not.
    """
    any_across, any_upright = NOTHING, NOTHING
    for side in range(SIDES):
        kind = side // TWO if side < FOUR else side - TWO
        fields = city[kind]
        if side < FOUR:
            fields &= taken if side % TWO == NO else ~taken
        desk[ACROSS][side] = ((fields << STEP) & NOT_LEFT | (fields >> STEP) & NOT_RIGHT) & empty
        desk[UPRIGHT][side] = (fields << ROW | fields >> ROW) & empty
        any_across |= desk[ACROSS][side]
        any_upright |= desk[UPRIGHT][side]
    corner = WISHERS
    for one in range(SIDES):
        across, upright = desk[ACROSS][one], desk[UPRIGHT][one]
        for two in range(one, SIDES):
            counts[corner] = popcount(across & desk[UPRIGHT][two] | upright & desk[ACROSS][two])
            corner += ONE
        counts[corner] = popcount((across | upright) & ~(across & any_upright | upright & any_across))
        corner += ONE


@compiled
def count_wishes(
    city: CityWords, tourists: int, spots: int, corners: bool, desk: Desk, notes: Notes, counts: MutableSequence[int]
) -> None:
    """Counts the empty fields by how many spots with tourists wish for them, and by their corners if that is asked.

    The zones of attractions are counted apart from parks and views, for they want other kinds of fields.
    """
    square, squares, one, two, taken = NOTHING, NOTHING, NOTHING, NOTHING, NOTHING
    for spot in range(spots):
        if desk[SPOTS][spot] & tourists != NOTHING:
            wanted = desk[WANTED][spot]
            taken |= desk[SPOTS][spot]
            if notes[KIND][spot] == ATTRACTION:
                squares |= square & wanted
                square ^= wanted
            else:
                both = one & wanted
                most = two & both
                one, two = one ^ wanted | most, two ^ both | most
    empty = BOARD & ~(city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER])
    if corners:
        count_corners(city, empty, taken, desk, counts)
    for wish in range(WISHERS):
        for_squares, for_views = wish // MOST_VIEWS, wish % MOST_VIEWS
        fields = empty & squares
        if for_squares < TWO:
            fields = empty & ~squares & (square if for_squares == ONE else ~square)
        fields &= one if for_views % TWO == ONE else ~one
        fields &= two if for_views >= TWO else ~two
        counts[wish] = popcount(fields)
