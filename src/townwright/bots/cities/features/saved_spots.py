"""Saves the spots of a city, and takes back those that a tile on a cell leaves as they are.

Most spots of a city are the same in all ways to lay a tile: no field that they look at or could grow on is covered.
So they are found once for a city and not for each way.
"""

from __future__ import annotations

from townwright.bots.cities.features.feature_index import NO, ONE
from townwright.bots.cities.features.spots import (
    BORDERS,
    IDLE,
    SPOT_NUMBERS,
    SPOT_WORDS,
    SPOTS,
    TOUCHED_FROM,
    UPRIGHT,
    Scratch,
    Workspace,
)
from townwright.core.words import compiled, i64
from townwright.games.cities.city.masks import NOTHING

SAVES = i64(2)
"""The spots of so many cities can be saved."""
SAVED_WORDS, SAVED_NUMBERS = UPRIGHT + i64(1), BORDERS + i64(1)
"""The first rows of the workspace and of the scratch numbers for them: for each save as many as there are for spots."""
SAVED_IDLE, KEPT_IDLE = SAVED_WORDS + SAVES * SPOT_WORDS, SAVED_WORDS + SAVES * SPOT_WORDS + i64(1)
"""The workspace rows for the idle tourists of each save, and those with whom the stands of kept spots were found."""


@compiled
def save_spots(save: int, spots: int, workspace: Workspace, scratch: Scratch) -> None:
    """Save the first so many spots of the workspace."""
    words, numbers = SAVED_WORDS + save * SPOT_WORDS, SAVED_NUMBERS + save * SPOT_NUMBERS
    for row in range(SPOT_WORDS):
        for spot in range(spots):
            workspace[words + row][spot] = workspace[row][spot]
    for row in range(SPOT_NUMBERS):
        for spot in range(spots):
            scratch[numbers + row][spot] = scratch[row][spot]
    workspace[SAVED_IDLE][save] = workspace[IDLE][NO]


@compiled
def take_untouched_spots(
    save: int, spots: int, tile: int, workspace: Workspace, scratch: Scratch
) -> tuple[int, int]:  # fmt: skip
    """Write those of the saved spots that no tile on these fields changes; returns how many, and the others' fields."""
    words, numbers = SAVED_WORDS + save * SPOT_WORDS, SAVED_NUMBERS + save * SPOT_NUMBERS
    kept, touched = NO, tile
    for spot in range(spots):
        # Each is written, and the next one over it if it is touched: that is quicker than to branch.
        for row in range(SPOT_WORDS):
            workspace[row][kept] = workspace[words + row][spot]
        for row in range(SPOT_NUMBERS):
            scratch[row][kept] = scratch[numbers + row][spot]
        untouched = workspace[words + TOUCHED_FROM][spot] & tile == NOTHING
        touched |= NOTHING if untouched else workspace[words + SPOTS][spot]
        kept += ONE if untouched else NO
    workspace[KEPT_IDLE][NO] = workspace[SAVED_IDLE][save]
    return kept, touched
