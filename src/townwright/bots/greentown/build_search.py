"""Finds the best Builds by a beam search: first steps, second steps after the best of them, then buildings.

There are hundreds of thousands of Builds, so only the best beginnings are followed. A plan is a few numbers:
its value, a key of its board, the codes of its steps, and the building with the hexes it needs.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeAlias

from townwright.bots.greentown.evaluation import weigh
from townwright.bots.greentown.workspace import (
    FIRST_EVALUATIONS,
    FIRST_WIDTH,
    ME,
    OFFSET,
    SECOND_EVALUATIONS,
    SECOND_WIDTH,
    WHOLE_EVALUATIONS,
    WHOLE_WIDTH,
    PackedWeights,
    Workspace,
)
from townwright.core.words import apart
from townwright.speed.greentown.build_steps import CODE_BITS, DEVELOPS, BoxWords, GameRow, find_step, make_step
from townwright.speed.greentown.row_layout import (
    BUILDINGS,
    CATEGORIES,
    COUNT,
    DEVELOPED,
    ENDING,
    ERECT,
    EXITS,
    FIRST_BUILDING,
    FIRST_STEP,
    GAME_LENGTH,
    HAND,
    LAID,
    NONE,
    NOT_YET,
    PIECE,
    PLACE,
    SECOND_STEP,
    SORTED,
    STAGE,
    TREE,
    VACANT,
)
from townwright.speed.greentown.turns import MANY, has_buildings, standing

GameRows: TypeAlias = MutableSequence[GameRow]
Plan: TypeAlias = MutableSequence[int]
Plans: TypeAlias = MutableSequence[Plan]

VALUE, KEY, FIRST, SECOND, KIND, SITE, TREE_TO = range(7)
PLAN_LENGTH = 7
SLOTS = 64
"""The most plans of one kind."""
FIRSTS, SECONDS, WHOLE, EMPTY, TRIED = 0, SLOTS, 2 * SLOTS, 3 * SLOTS, 3 * SLOTS + 1
"""The indexes of plans with one step, with two and with all their parts; of an empty one, and the one that is tried."""
PLANS = 3 * SLOTS + 2
BEGUN, TRIAL, GAME = 0, 1, 2
"""Rows: the position that a plan has led to so far, the one that is tried, and a game that is played on."""
ROWS = 3
KEY_FACTOR, KEY_BITS = 0x9E3779B1, (1 << 40) - 1


@apart
def copy_row(row: GameRow, other: GameRow) -> None:
    """Copy this game into the other row."""
    for word in range(GAME_LENGTH):
        other[word] = row[word]


@apart
def copy_plan(plan: Plan, other: Plan) -> None:
    """Copy this plan into the other."""
    for word in range(PLAN_LENGTH):
        other[word] = plan[word]


@apart
def board_key(row: GameRow) -> int:
    """A number that two equal boards share, whatever the order in which their tiles were laid."""
    key = 0
    for tile in range(row[COUNT]):
        here = (row[PLACE + tile] << 10 | row[EXITS + tile] << 4 | row[PIECE + tile]) * KEY_FACTOR & KEY_BITS
        key += (here ^ here >> 17) * (here >> 20 | 1) & KEY_BITS
    return key & KEY_BITS


@apart
def keep_plan(plans: Plans, first: int, kept: int, room: int) -> int:
    """Keep the plan that is tried if it is among the best and its board is new; returns how many are kept now."""
    tried = plans[TRIED]
    if kept == room and tried[VALUE] <= plans[first + room - 1][VALUE]:
        return kept
    for other in range(first, first + kept):
        if plans[other][KEY] == tried[KEY]:
            return kept
    if kept == room:
        kept -= 1
    place = first + kept
    while place > first and plans[place - 1][VALUE] < tried[VALUE]:
        copy_plan(plans[place - 1], plans[place])
        place -= 1
    copy_plan(tried, plans[place])
    return kept + 1


@apart
def take_step(box: BoxWords, row: GameRow, code: int, first: bool) -> None:
    """Make a step on the row, and write what the rest of the Build must know about it."""
    make_step(box, row, code)
    if code & DEVELOPS == 0:
        row[LAID] = 1
    row[DEVELOPED] = code >> CODE_BITS if first and code & DEVELOPS else NONE


@apart
def tile_at(row: GameRow, place: int) -> int:
    """The number of the tile on a hex."""
    tile = 0
    while row[PLACE + tile] != place:
        tile += 1
    return tile


@apart
def erect(row: GameRow, seat: int, kind: int, site: int, tree_to: int) -> None:
    """Erect a building on a hex; a tree that stood there goes to the hex ``tree_to``."""
    if tree_to != NONE:
        row[PIECE + tile_at(row, tree_to)] = TREE
    row[PIECE + tile_at(row, site)] = FIRST_BUILDING + seat * CATEGORIES + kind
    row[HAND + seat * CATEGORIES + kind] -= 1
    if not has_buildings(row, seat) and row[ENDING] == NOT_YET:
        row[ENDING] = BUILDINGS


@apart
def carry_out(box: BoxWords, row: GameRow, seat: int, plan: Plan) -> None:
    """Make the Build of a plan on the row, as far as the plan goes."""
    if plan[FIRST] != NONE:
        take_step(box, row, plan[FIRST], True)
    if plan[SECOND] != NONE:
        take_step(box, row, plan[SECOND], False)
    if plan[KIND] != NONE:
        erect(row, seat, plan[KIND], plan[SITE], plan[TREE_TO])


@apart
def is_sampled(number: int, count: int, max_evaluations: int, offset: int) -> bool:
    """Whether this number is among so many that are spread evenly over the count."""
    return max_evaluations >= count or (number * max_evaluations + offset) % count < max_evaluations


@apart
def try_steps(
    box: BoxWords, rows: GameRows, workspace: Workspace, plans: Plans, packed: PackedWeights, parent: int, kept: int
) -> int:
    """Evaluate the next steps of a plan and keep the best; without a legal step the plan stays (rule 7.5)."""
    begun, trial, tried, me = rows[BEGUN], rows[TRIAL], plans[TRIED], workspace[ME]
    is_first = begun[STAGE] == FIRST_STEP
    first, room = (FIRSTS, packed[FIRST_WIDTH]) if is_first else (SECONDS, packed[SECOND_WIDTH])
    max_evaluations = packed[FIRST_EVALUATIONS] if is_first else packed[SECOND_EVALUATIONS]
    count = -1 - find_step(box, begun, me, MANY)
    if count == 0:
        copy_plan(plans[parent], tried)
        return keep_plan(plans, first, kept, room)
    for number in range(count):
        if is_sampled(number, count, max_evaluations, workspace[OFFSET]):
            code = find_step(box, begun, me, number)
            copy_row(begun, trial)
            take_step(box, trial, code, is_first)
            copy_plan(plans[parent], tried)
            tried[FIRST if is_first else SECOND] = code
            tried[KEY], tried[VALUE] = board_key(trial), weigh(box, trial, workspace, packed)
            kept = keep_plan(plans, first, kept, room)
    return kept


@apart
def try_buildings(
    box: BoxWords, rows: GameRows, workspace: Workspace, plans: Plans, packed: PackedWeights, parent: int, kept: int
) -> int:
    """Evaluate the plan without a building and with each one, in the order of the rules, and keep the best."""
    begun, trial, tried, me = rows[BEGUN], rows[TRIAL], plans[TRIED], workspace[ME]
    copy_plan(plans[parent], tried)
    kept = keep_plan(plans, WHOLE, kept, packed[WHOLE_WIDTH])
    if begun[LAID] == 0:
        return kept
    count, number = CATEGORIES * standing(begun, VACANT) * (1 + standing(begun, TREE)), 0
    for kind in range(CATEGORIES):
        if begun[HAND + me * CATEGORIES + kind] == 0:
            continue
        for spot in range(begun[COUNT]):
            site = begun[SORTED + spot]
            if begun[PIECE + site] != VACANT and begun[PIECE + site] != TREE:
                continue
            for other in range(begun[COUNT]):
                tree_to = begun[SORTED + other]
                # On a vacant site no tree moves: there is one way, written as the site itself.
                if begun[PIECE + tree_to] != VACANT or (begun[PIECE + site] == VACANT and site != tree_to):
                    continue
                number += 1
                if is_sampled(number, count, packed[WHOLE_EVALUATIONS], workspace[OFFSET]):
                    copy_plan(plans[parent], tried)
                    tried[KIND], tried[SITE] = kind, begun[PLACE + site]
                    tried[TREE_TO] = NONE if site == tree_to else begun[PLACE + tree_to]
                    copy_row(begun, trial)
                    erect(trial, me, kind, tried[SITE], tried[TREE_TO])
                    tried[KEY], tried[VALUE] = board_key(trial), weigh(box, trial, workspace, packed)
                    kept = keep_plan(plans, WHOLE, kept, packed[WHOLE_WIDTH])
    return kept


@apart
def apply_plan(box: BoxWords, row: GameRow, rows: GameRows, workspace: Workspace, plan: Plan) -> None:
    """Write the position after a plan into the row ``BEGUN``."""
    copy_row(row, rows[BEGUN])
    carry_out(box, rows[BEGUN], workspace[ME], plan)


@apart
def plan_build(
    box: BoxWords, row: GameRow, rows: GameRows, workspace: Workspace, plans: Plans, packed: PackedWeights
) -> int:
    """Find the best Builds from the stage that is due, leave them at ``WHOLE``, and return how many there are."""
    empty = plans[EMPTY]
    for word in range(PLAN_LENGTH):
        empty[word] = NONE
    empty[KEY], empty[VALUE] = board_key(row), weigh(box, row, workspace, packed)
    stage, firsts, seconds, whole = row[STAGE], 0, 0, 0
    copy_plan(empty, plans[FIRSTS])
    copy_plan(empty, plans[SECONDS])
    if stage == FIRST_STEP:
        apply_plan(box, row, rows, workspace, empty)
        firsts = try_steps(box, rows, workspace, plans, packed, EMPTY, 0)
    if stage != ERECT:
        for parent in range(FIRSTS, FIRSTS + max(1, firsts)):
            apply_plan(box, row, rows, workspace, plans[parent])
            rows[BEGUN][STAGE] = SECOND_STEP
            seconds = try_steps(box, rows, workspace, plans, packed, parent, seconds)
    for parent in range(SECONDS, SECONDS + max(1, seconds)):
        apply_plan(box, row, rows, workspace, plans[parent])
        whole = try_buildings(box, rows, workspace, plans, packed, parent, whole)
    return whole
