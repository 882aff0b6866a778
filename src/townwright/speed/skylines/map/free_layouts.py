"""Free layouts of Skylines over words: boards drawn and laid out at random, water facing water (3.2, scenario 5).

Boards, turns and plan are tried until the sides agree, so that every layout of the drawn boards is as likely as the
others. At the table the layout is a decision; here it is part of the deal. Repeats only which sides may meet, from
``games.skylines.map.free_layouts``; ``tests/speed/test_skylines.py`` checks what comes out.
"""

from __future__ import annotations

from townwright.core.words import apart, i64
from townwright.speed.runtime.random_stream import below, next_luck
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow

TRIES = 1 << 20
"""After so many tries there is no such layout."""


@apart
def lay_out_at_random(box: BoxWords, row: GameRow, luck: int) -> int:
    """Draws boards and lays them out, face down; answers the luck that is left. No slots: they cannot be laid."""
    drawn = box[at.DRAWN_BOARDS]
    for board in range(box[at.BOARD_COUNT]):
        row[at.WORK + board] = board
    luck = mix(row, at.WORK, box[at.BOARD_COUNT], luck)
    for _ in range(TRIES):
        luck = next_luck(mix(row, at.WORK, drawn, luck))
        plan = box[at.PLAN_TABLE] + 2 * drawn * below(luck, box[at.PLAN_COUNT])
        for slot in range(drawn):
            luck = next_luck(luck)
            row[at.SLOT_ROW + slot], row[at.SLOT_COLUMN + slot] = box[plan + 2 * slot], box[plan + 2 * slot + 1]
            row[at.SLOT_BOARD + slot] = at.QUARTER_TURNS * row[at.WORK + slot] + below(luck, i64(at.QUARTER_TURNS))
        if sides_agree(box, row, drawn):
            row[at.SLOT_COUNT] = drawn
            break
    return luck


@apart
def sides_agree(box: BoxWords, row: GameRow, boards: int) -> bool:
    """Whether water faces water and land faces land along every shared side."""
    for one in range(boards):
        for other in range(boards):
            here = box[box[at.BOARD_TABLE] + row[at.SLOT_BOARD + one]]
            there = box[box[at.BOARD_TABLE] + row[at.SLOT_BOARD + other]]
            down = row[at.SLOT_ROW + other] - row[at.SLOT_ROW + one]
            right = row[at.SLOT_COLUMN + other] - row[at.SLOT_COLUMN + one]
            if down == 0 and right == 1 and box[here + at.EAST] != box[there + at.WEST]:
                return False
            if down == 1 and right == 0 and box[here + at.SOUTH] != box[there + at.NORTH]:
                return False
    return True


@apart
def mix(row: GameRow, first: int, cards: int, luck: int) -> int:
    """Puts some cards or boards into a random order; answers the luck that is left."""
    for place in range(cards - 1):
        luck = next_luck(luck)
        other = first + place + below(luck, cards - place)
        row[first + place], row[other] = row[other], row[first + place]
    return luck
