"""The decisions of a city, one by one, over the row of ``row_layout``.

They are its layout and then, in every round, the tile and the tourist; with ``onemore`` the extra tile and once more
the tourist. The choices of each stand in the order of the game's ``legal`` and are called by their number. Geometry,
targets and points are those of ``games.cities.city.masks``, loaded again; the order of ``games.cities.moves`` and of
the rounds is repeated, and ``tests/speed/cities_agree.py`` compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core.words import compiled, i64, lowest, nth, popcount
from townwright.games.cities.city.masks import (
    LAID,
    NOTHING,
    ONE,
    TOURISTS,
    Faces,
    count_tourist_actions,
    cover,
    covered_corners,
    free_cells,
    free_fields,
    jump_targets,
    lay,
    lead,
    number_of,
    place_targets,
    set_up,
    walk_targets,
)
from townwright.speed.cities.row_layout import (
    EXTRA,
    FIGURE,
    HAND,
    JUMPS,
    LAST_ROUND,
    LAST_TOURIST,
    LAYOUT,
    NEXT,
    NO,
    ONEMORE,
    OPEN,
    OVER,
    STACK,
    STAGE,
    THEN,
    TILE,
    TOURIST,
    TURNED_UP,
    WALKS,
    GameRow,
    looks_of,
    parted,
    turned,
)


@compiled
def offer(figures: Sequence[int], row: GameRow) -> int:
    """Finds what the decision that is due offers, and answers how many choices that is."""
    stage = row[STAGE]
    if stage == TILE:
        row[OPEN] = free_cells(row[LAID])
        return popcount(row[OPEN]) * looks_of(row[HAND])
    if stage == TOURIST or stage == LAST_TOURIST:  # noqa: SIM109  plain mode would make a tuple each time
        return count_tourist_actions(row, row[WALKS] != NOTHING, row[JUMPS] != NOTHING)
    if stage == LAYOUT:
        looks = looks_of(row[STACK]) * looks_of(row[STACK + NEXT]) * looks_of(row[STACK + THEN])
        return i64(len(figures)) // FIGURE * looks
    if stage == EXTRA:
        row[OPEN] = covered_corners(row)
        return NEXT + popcount(row[OPEN]) * looks_of(row[HAND])
    return NO


@compiled
def lay_out(figures: Sequence[int], faces: Faces, row: GameRow, choice: int) -> None:
    """Lays the three starting tiles by the number of the layout: by figure, then by the turns of all three tiles."""
    one, two, three = row[STACK], row[STACK + NEXT], row[STACK + THEN]
    choice, third = parted(choice, three)
    choice, second = parted(choice, two)
    figure, first = parted(choice, one)
    set_up(row, figures, figure, faces, turned(one, first), turned(two, second), turned(three, third))


@compiled
def lay_tile(faces: Faces, row: GameRow, choice: int) -> None:
    """Lays the tile of a round by the number of the choice: by cell, then by turn."""
    cell, turn = parted(choice, row[HAND])
    lay(row, number_of(nth(row[OPEN], cell)), faces, turned(row[HAND], turn))


@compiled
def lay_extra(faces: Faces, row: GameRow, choice: int) -> None:
    """Lays the extra tile by the number of the choice: not at all, or by field and then by turn."""
    if choice == NO:
        return
    field, turn = parted(choice - NEXT, row[HAND])
    cover(row, number_of(nth(row[OPEN], field)), faces, turned(row[HAND], turn))


@compiled
def tour_of(row: GameRow, choice: int) -> tuple[int, int]:
    """From where to where a tourist is led: nothing, places, walks by source and target, jumps by source and target.

    A tourist of the stock comes from nothing; where nobody is led the target is nothing too.
    """
    if choice == NO:
        return NOTHING, NOTHING
    choice -= NEXT
    free = free_fields(row)
    targets = place_targets(row, free)
    if choice < popcount(targets):
        return NOTHING, nth(targets, choice)
    choice -= popcount(targets)
    for jumping in range(THEN):
        waiting = row[TOURISTS]
        while waiting != NOTHING:
            source = lowest(waiting)
            targets = walk_targets(free, source) if jumping == NO else jump_targets(row, free, source)
            if choice < popcount(targets):
                return source, nth(targets, choice)
            choice -= popcount(targets)
            waiting &= ~source
    return NOTHING, NOTHING


@compiled
def move_tourist(row: GameRow, choice: int) -> None:
    """Moves a tourist by the number of the choice, in the order of ``tour_of``."""
    source, target = tour_of(row, choice)
    if target != NOTHING:
        lead(row, source, target)


@compiled
def turn_up(row: GameRow) -> None:
    """Goes on after the layout or a tourist: with the next tile, the extra tile, or the end."""
    drawn = i64(row[TURNED_UP])
    if drawn < LAST_ROUND:
        row[STAGE] = TILE
    elif drawn == LAST_ROUND and row[ONEMORE] != NOTHING:
        row[STAGE] = EXTRA
    else:
        row[STAGE] = OVER
        return
    row[HAND] = row[STACK + drawn]
    row[TURNED_UP] += ONE


@compiled
def choose(figures: Sequence[int], faces: Faces, row: GameRow, choice: int) -> None:
    """Carries out one choice of the decision that is due."""
    stage = row[STAGE]
    if stage == TILE:
        lay_tile(faces, row, choice)
        row[STAGE] = TOURIST
    elif stage == TOURIST or stage == LAST_TOURIST:  # noqa: SIM109
        move_tourist(row, choice)
        turn_up(row)
    elif stage == LAYOUT:
        lay_out(figures, faces, row, choice)
        turn_up(row)
    else:
        lay_extra(faces, row, choice)
        row[STAGE] = LAST_TOURIST
