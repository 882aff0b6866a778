"""Anneals plans of finished cities: changes a plan at random, and keeps what is better and, ever more rarely, worse.

Every plan on the way is legal in the order of the draws: the starting tiles lie in one of the given ways, and each
later tile touches one that lies before it. Tables hold the chances to keep what is worse, so that a run is the same on
every machine.
"""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core.words import apart, compiled, i64, u64
from townwright.games.cities.city.masks import CityWords, Faces
from townwright.speed.runtime.random_stream import below, next_luck
from townwright.study.cities.finished_city import (
    CELL,
    DRAW,
    DRAWS,
    FIRST_ROUND,
    FOUR,
    NO,
    ONE,
    PLAN_LENGTH,
    TURN,
    TWO,
    CityPlan,
    SpotRows,
    best_tourists,
    put_tile,
)

ONE_CELL = u64(1)
NOWHERE = u64(0)
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
    for draw in range(DRAWS):
        cell = plan[CELL + draw]
        if draw >= FIRST_ROUND and near[cell] & laid == NOWHERE:
            return False
        laid |= ONE_CELL << cell
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
        luck = move_start(plan, starts, luck)
        for draw in range(FIRST_ROUND, DRAWS):
            luck = next_luck(luck)
            swap_cells(plan, draw, draw + below(luck, DRAWS - draw))
        if connected(plan, near):
            return luck


@compiled
def move_start(plan: CityPlan, starts: Sequence[int], luck: int) -> int:
    """Move the starting tiles to other cells, and what lies there to theirs; returns the next random state."""
    luck = next_luck(luck)
    start = FIRST_ROUND * below(luck, i64(len(starts)) // FIRST_ROUND)
    for draw in range(FIRST_ROUND):
        swap_cells(plan, draw, plan[DRAW + starts[start + draw]])
    return luck


@compiled
def change(plan: CityPlan, starts: Sequence[int], turnable: int, luck: int) -> tuple[int, bool]:
    """Change the plan at random; returns the next random state, and whether tiles lie on other cells."""
    luck = next_luck(luck)
    kind = below(luck, KINDS_OF_CHANGE)
    luck = next_luck(luck)
    if kind < TURNS_BELOW:
        draw = turnable + below(luck, DRAWS - turnable)
        luck = next_luck(luck)
        plan[TURN + draw] = (plan[TURN + draw] + ONE + below(luck, FOUR - ONE)) % FOUR
        return luck, False
    if kind >= SWAPS_BELOW:
        return move_start(plan, starts, luck), True
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
    return luck, True


@compiled
def copy_plan(plan: CityPlan, other: CityPlan) -> None:
    """Copy this plan into the other."""
    for place in range(PLAN_LENGTH):
        other[place] = plan[place]


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
    faces: Faces, city: CityWords,
    words: SpotRows, numbers: SpotRows, enough: int, luck: int,
) -> int:  # fmt: skip
    """Anneal one random plan for so many steps, leave the best that was met in ``best``, and return its points.

    Row *n* of the chances says, for stage *n* of the run, how likely a loss of so many points is kept. The run ends
    when a plan has ``enough`` points.
    """
    luck = start_anew(plan, starts, near, turnable, luck)
    for draw in range(DRAWS):
        put_tile(plan, draw, tiles, faces, city, words)
    points = best_tourists(city, level, walks, words, numbers, NO)
    most, stages = points, i64(len(chances))
    copy_plan(plan, best)
    copy_plan(plan, trial)
    for step in range(steps):
        if most >= enough:
            break
        luck, moved = change(trial, starts, turnable, luck)
        kept = not moved or connected(trial, near)
        if kept:
            for draw in range(DRAWS):
                if trial[CELL + draw] != plan[CELL + draw] or trial[TURN + draw] != plan[TURN + draw]:
                    put_tile(trial, draw, tiles, faces, city, words)
            luck = next_luck(luck)
            needed = points - kept_loss(chances[step * stages // steps], below(luck, PARTS))
            found = best_tourists(city, level, walks, words, numbers, needed)
            kept = found >= needed
            if kept:
                points = found
                copy_plan(trial, plan)
                if found > most:
                    most = found
                    copy_plan(trial, best)
            else:
                for draw in range(DRAWS):
                    if trial[CELL + draw] != plan[CELL + draw] or trial[TURN + draw] != plan[TURN + draw]:
                        put_tile(plan, draw, tiles, faces, city, words)
        if not kept:
            copy_plan(plan, trial)
    return most
