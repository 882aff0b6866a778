"""Counts the empty fields of a city by class: by the spots that could grow there, and by what lies beside them."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.bots.cities.features.feature_index import DEMAND_CLASSES, MOST_VIEWS, NO, ONE, SIDES, TWO
from townwright.bots.cities.features.spots import (
    ACROSS,
    FOUR,
    GROWTH_FIELDS,
    KIND,
    ONE_BIT,
    SPOTS,
    UPRIGHT,
    Scratch,
    Workspace,
)
from townwright.core.words import compiled, i64, popcount
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

SQUARE, SQUARES, ODD_VIEWS, TWO_VIEWS, TAKEN_FIELDS = i64(0), i64(1), i64(2), i64(3), i64(4)
"""The words of a demand: the empty fields where an odd number of zones of attractions could grow, and where two or
more; where one or three parks and views could, and where two or more; and the fields of all spots with a tourist."""


@compiled
def count_corners(city: CityWords, empty: int, taken: int, workspace: Workspace, counts: MutableSequence[int]) -> None:
    """Count the empty fields by what lies to their left or right and what above or below, if anything does.

    Attractions and parks with a tourist are told apart from those without, the two directions are not.
    """
    any_across, any_upright = NOTHING, NOTHING
    for side in range(SIDES):
        kind = side // TWO if side < FOUR else side - TWO
        fields = city[kind]
        if side < FOUR:
            fields &= taken if side % TWO == NO else ~taken
        workspace[ACROSS][side] = ((fields << STEP) & NOT_LEFT | (fields >> STEP) & NOT_RIGHT) & empty
        workspace[UPRIGHT][side] = (fields << ROW | fields >> ROW) & empty
        any_across |= workspace[ACROSS][side]
        any_upright |= workspace[UPRIGHT][side]
    corner = DEMAND_CLASSES
    for one in range(SIDES):
        across, upright = workspace[ACROSS][one], workspace[UPRIGHT][one]
        for two in range(one, SIDES):
            counts[corner] = popcount(across & workspace[UPRIGHT][two] | upright & workspace[ACROSS][two])
            corner += ONE
        counts[corner] = popcount((across | upright) & ~(across & any_upright | upright & any_across))
        corner += ONE


@compiled
def add_demand(
    first: int, spots: int, tourists: int, known: MutableSequence[int], demand: MutableSequence[int],
    workspace: Workspace, scratch: Scratch,
) -> None:  # fmt: skip
    """Write where spots with tourists could grow: what is known already, with the spots from ``first`` on.

    The zones of attractions are told apart from parks and views, for they want other kinds of fields.
    """
    square, squares, one, two, taken = (
        known[SQUARE], known[SQUARES], known[ODD_VIEWS], known[TWO_VIEWS], known[TAKEN_FIELDS]
    )  # fmt: skip
    for spot in range(first, spots):
        if workspace[SPOTS][spot] & tourists != NOTHING:
            wanted = workspace[GROWTH_FIELDS][spot]
            taken |= workspace[SPOTS][spot]
            if scratch[KIND][spot] == ATTRACTION:
                squares |= square & wanted
                square ^= wanted
            else:
                both = one & wanted
                most = two & both
                one, two = one ^ wanted | most, two ^ both | most
    demand[SQUARE], demand[SQUARES], demand[ODD_VIEWS], demand[TWO_VIEWS], demand[TAKEN_FIELDS] = (
        square, squares, one, two, taken
    )  # fmt: skip


@compiled
def count_empty_fields(
    city: CityWords, demand: Sequence[int], corners: bool, workspace: Workspace, counts: MutableSequence[int]
) -> None:
    """Count the empty fields by how many spots with tourists could grow there, and by their corners if asked."""
    square, squares, one, two = demand[SQUARE], demand[SQUARES], demand[ODD_VIEWS], demand[TWO_VIEWS]
    empty = BOARD & ~(city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER])
    if corners:
        count_corners(city, empty, demand[TAKEN_FIELDS], workspace, counts)
    for field_class in range(DEMAND_CLASSES):
        for_squares, for_views = field_class // MOST_VIEWS, field_class % MOST_VIEWS
        fields = empty & squares
        if for_squares < TWO:
            fields = empty & ~squares & (square if for_squares == ONE else ~square)
        fields &= one if for_views % TWO == ONE else ~one
        fields &= two if for_views >= TWO else ~two
        counts[field_class] = popcount(fields)


@compiled
def changed_classes(counts: Sequence[int], before: Sequence[int], classes: int) -> int:
    """The classes of empty fields, as a mask, of which there are more or fewer than before; the first is left out."""
    changed = NOTHING
    for field_class in range(ONE, classes):
        changed |= ONE_BIT << field_class if counts[field_class] != before[field_class] else NOTHING
    return changed
