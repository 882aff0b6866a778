"""Anneals plans of finished cities: changes a plan at random, and keeps what is better and, ever more rarely, worse.

Every plan on the way is legal in the order of the draws: the starting tiles lie in one of the given ways, and each
later tile touches one that lies before it. Tables hold the chances to keep what is worse, so that a run is the same on
every machine.
"""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core.words import apart, compiled, i64, lowest, u64
from townwright.games.cities.city.masks import CityWords, Faces
from townwright.speed.runtime.random_stream import below, next_luck
from townwright.study.cities.city_spots import (
    CELL,
    DRAW,
    DRAWS,
    FIRST_ROUND,
    FOUR,
    NO,
    ONE,
    ONE_BIT,
    POINTS,
    TOURISTS,
    TURN,
    TWO,
    CityPlan,
    Lines,
    SpotRows,
    note_draws,
    note_spots,
    number_of_bit,
    put_tile,
)
from townwright.study.cities.finished_city import best_tourists

NOWHERE = u64(0)
ALL_DRAWS = u64((1 << int(DRAWS)) - 1)
PARTS = i64(1 << 30)
"""Chances are told in so many parts."""
KINDS_OF_CHANGE, TURNS_BELOW, SWAPS_BELOW = i64(100), i64(30), i64(92)
"""Out of so many changes: these turn a tile, the next swap two, the others move the starting tiles."""


@compiled
def swap_cells(plan: CityPlan, one: int, other: int) -> None:
    """Let two draws change cells."""
    here, there = plan[CELL + one], plan[CELL + other]
    plan[CELL + one], plan[CELL + other] = there, here
    plan[DRAW + there], plan[DRAW + here] = one, other


@compiled
def connected(plan: CityPlan, near: Sequence[int]) -> bool:
    """Whether every tile after the set-up touches one that lies before it."""
    laid = NOWHERE
    for draw in range(FIRST_ROUND):
        laid |= ONE_BIT << plan[CELL + draw]
    for draw in range(FIRST_ROUND, DRAWS):
        cell = plan[CELL + draw]
        if near[cell] & laid == NOWHERE:
            return False
        laid |= ONE_BIT << cell
    return True


@compiled
def start_anew(plan: CityPlan, starts: Sequence[int], near: Sequence[int], turnable: int, luck: int) -> int:
    """Write a random legal plan; returns the next random state. Draws before ``turnable`` keep their turns."""
    while True:
        for draw in range(DRAWS):
            plan[CELL + draw], plan[DRAW + draw] = draw, draw
            if draw >= turnable:
                luck = next_luck(luck)
                plan[TURN + draw] = below(luck, FOUR)
        luck, _ = move_start(plan, starts, luck)
        for draw in range(FIRST_ROUND, DRAWS):
            luck = next_luck(luck)
            swap_cells(plan, draw, draw + below(luck, DRAWS - draw))
        if connected(plan, near):
            return luck


@compiled
def move_start(plan: CityPlan, starts: Sequence[int], luck: int) -> tuple[int, int]:
    """Move the starting tiles to other cells, and what lies there to theirs.

    Returns the next random state, and the draws that may lie on other cells, as bits.
    """
    luck = next_luck(luck)
    start, moved = FIRST_ROUND * below(luck, i64(len(starts)) // FIRST_ROUND), NOWHERE
    for draw in range(FIRST_ROUND):
        other = plan[DRAW + starts[start + draw]]
        swap_cells(plan, draw, other)
        moved |= ONE_BIT << draw | ONE_BIT << other
    return luck, moved


@compiled
def change(plan: CityPlan, starts: Sequence[int], turnable: int, luck: int) -> tuple[int, int]:
    """Change the plan at random; returns the next random state, and the draws that were changed as bits."""
    luck = next_luck(luck)
    kind = below(luck, KINDS_OF_CHANGE)
    luck = next_luck(luck)
    if kind < TURNS_BELOW:
        draw = turnable + below(luck, DRAWS - turnable)
        luck = next_luck(luck)
        plan[TURN + draw] = (plan[TURN + draw] + ONE + below(luck, FOUR - ONE)) % FOUR
        return luck, ONE_BIT << draw
    if kind >= SWAPS_BELOW:
        return move_start(plan, starts, luck)
    one = FIRST_ROUND + below(luck, DRAWS - FIRST_ROUND)
    luck = next_luck(luck)
    other = FIRST_ROUND + below(luck, DRAWS - FIRST_ROUND - ONE)
    if other >= one:
        other += ONE
    swap_cells(plan, one, other)
    luck = next_luck(luck)
    turns = below(luck, FOUR * FOUR * TWO)
    if turns < FOUR * FOUR:
        plan[TURN + one], plan[TURN + other] = turns % FOUR, turns // FOUR
    return luck, ONE_BIT << one | ONE_BIT << other


@compiled
def copy_draws(plan: CityPlan, other: CityPlan, draws: int) -> None:
    """Let these draws lie in the other plan as in this; draws that have changed cells are copied together."""
    while draws != NOWHERE:
        draw = number_of_bit(lowest(draws))
        draws &= draws - ONE_BIT
        cell = plan[CELL + draw]
        other[CELL + draw], other[TURN + draw], other[DRAW + cell] = cell, plan[TURN + draw], draw


@compiled
def put_tiles(plan: CityPlan, draws: int, tiles: Sequence[int], faces: Faces, city: CityWords) -> None:
    """Show the tiles of these draws on their cells."""
    while draws != NOWHERE:
        draw = number_of_bit(lowest(draws))
        draws &= draws - ONE_BIT
        put_tile(plan, draw, tiles, faces, city)


@compiled
def copy_boards(city: CityWords, other: CityWords) -> None:
    """Let the other city show what this one shows."""
    for kind in range(FOUR):
        other[kind] = city[kind]


@compiled
def kept_loss(row: Sequence[int], part: int) -> int:
    """The most points that a change may lose and be kept, where chance has drawn this part of all."""
    loss = NO
    while loss + ONE < i64(len(row)) and part < row[loss + ONE]:
        loss += ONE
    return loss


@apart
def anneal(
    plan: CityPlan, trial: CityPlan, best: CityPlan, steps: int, chances: Sequence[Sequence[int]],
    starts: Sequence[int], near: Sequence[int], turnable: int, level: int, walks: bool, tiles: Sequence[int],
    faces: Faces, city: CityWords, kept_city: CityWords,
    words: SpotRows, numbers: SpotRows, enough: int, luck: int,
    lines: Lines,
) -> int:  # fmt: skip
    """Anneal one random plan for so many steps, leave the best that was met in ``best``, and return its points.

    Row *n* of the chances says, for stage *n* of the run, how likely a loss of so many points is kept. The run ends
    when a plan has ``enough`` points.
    """
    luck = start_anew(plan, starts, near, turnable, luck)
    put_tiles(plan, ALL_DRAWS, tiles, faces, city)
    note_draws(plan, words)
    _, noted = note_spots(city, level, NO, lines, words, numbers)
    points = best_tourists(city, level, walks, noted, words, numbers, NO)
    floor, most, stages = numbers[POINTS][TOURISTS - ONE], points, i64(len(chances))
    copy_draws(plan, best, ALL_DRAWS)
    copy_draws(plan, trial, ALL_DRAWS)
    copy_boards(city, kept_city)
    for stage in range(stages):
        row = chances[stage]
        for _ in range(steps * stage // stages, steps * (stage + ONE) // stages):
            if most >= enough:
                return most
            luck, changed = change(trial, starts, turnable, luck)
            put_tiles(trial, changed, tiles, faces, city)
            luck = next_luck(luck)
            needed = points - kept_loss(row, below(luck, PARTS))
            limit, noted = note_spots(city, level, floor, lines, words, numbers)
            if limit >= needed and connected(trial, near):
                note_draws(trial, words)
                found = best_tourists(city, level, walks, noted, words, numbers, needed)
                if found >= needed:
                    points, floor = found, numbers[POINTS][TOURISTS - ONE]
                    copy_draws(trial, plan, changed)
                    copy_boards(city, kept_city)
                    if found > most:
                        most = found
                        copy_draws(plan, best, ALL_DRAWS)
                    continue
            copy_draws(plan, trial, changed)
            copy_boards(kept_city, city)
    return most
