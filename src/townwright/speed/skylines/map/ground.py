"""The map of Skylines over words: free squares line by line, districts, and where a picture fits (section 5).

Repeats ``games.skylines.map.ground`` and ``tile_placement``, whose masks hold the whole table in one integer that no
machine word has room for. ``tests/speed/skylines_agree.py`` compares the two.
"""

from __future__ import annotations

from townwright.core.words import apart, compiled, popcount, u64
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card


@compiled
def card_of(tile: int) -> int:
    """The card that a tile was built with."""
    return tile & (1 << at.CARD_BITS) - 1


@compiled
def region_of(tile: int) -> int:
    """The region that a tile lies in; where it crosses a seam, that of its first square."""
    return tile >> at.REGION_SHIFT


@apart
def district_of(row: GameRow, tile: int) -> int:
    """The district that a tile lies in now."""
    return row[at.DISTRICT + region_of(tile)]


@apart
def region_at(box: BoxWords, row: GameRow, line: int, column: int) -> int:
    """The region of a square of the table."""
    for slot in range(row[at.SLOT_COUNT]):
        if row[at.SLOT_ROW + slot] == line // at.SIDE and row[at.SLOT_COLUMN + slot] == column // at.SIDE:
            board = box[box[at.BOARD_TABLE] + row[at.SLOT_BOARD + slot]]
            region = box[board + at.REGION_AT + line % at.SIDE * at.SIDE + column % at.SIDE]
            return row[at.BASE + slot] + region if region != at.NONE and row[at.OPENED + slot] else at.NONE
    return at.NONE


@apart
def turn_face_up(box: BoxWords, row: GameRow, slot: int) -> None:
    """Opens a board: its squares are free, and its regions join the districts across open seams (5.2)."""
    board = box[box[at.BOARD_TABLE] + row[at.SLOT_BOARD + slot]]
    top, left = row[at.SLOT_ROW + slot] * at.SIDE, row[at.SLOT_COLUMN + slot] * at.SIDE
    for line in range(at.SIDE):
        row[at.FREE + top + line] |= box[board + at.BOARD_SQUARES + line] << left
        row[at.WATER + top + line] |= box[board + at.BOARD_WATER + line] << left
    row[at.OPENED + slot] = 1
    row[at.OPEN_COUNT] += 1
    row[at.TOP] = min(row[at.TOP], top)
    row[at.BOTTOM] = max(row[at.BOTTOM], top + at.SIDE)
    row[at.BASE + slot] = row[at.REGION_COUNT]
    for region in range(row[at.REGION_COUNT], row[at.REGION_COUNT] + box[board + at.REGIONS_ON]):
        row[at.REGION_SLOT + region], row[at.DISTRICT + region] = slot, region
    row[at.REGION_COUNT] += box[board + at.REGIONS_ON]
    for cell in range(at.SIDE):
        meet(box, row, top + cell, left, top + cell, left - 1)
        meet(box, row, top + cell, left + at.SIDE - 1, top + cell, left + at.SIDE)
        meet(box, row, top, left + cell, top - 1, left + cell)
        meet(box, row, top + at.SIDE - 1, left + cell, top + at.SIDE, left + cell)


@apart
def meet(box: BoxWords, row: GameRow, line: int, column: int, other_line: int, other_column: int) -> None:
    """Joins the districts of two squares at a seam."""
    if other_line < 0 or other_column < 0:
        return
    here, there = region_at(box, row, line, column), region_at(box, row, other_line, other_column)
    if here == at.NONE or there == at.NONE:
        return
    old, new = row[at.DISTRICT + there], row[at.DISTRICT + here]
    for region in range(row[at.REGION_COUNT]):
        if row[at.DISTRICT + region] == old:
            row[at.DISTRICT + region] = new


@apart
def lay(box: BoxWords, row: GameRow, card: int, picture: int, line: int, column: int, region: int) -> None:
    """Lays the tile; its squares are no longer free."""
    drawn = box[box[at.PICTURE_TABLE] + picture]
    for below in range(box[drawn + at.HEIGHT]):
        row[at.FREE + line + below] &= ~(box[drawn + at.MASKS + below] << column)
    row[at.TILES + row[at.TILE_COUNT]] = (
        card
        | picture << at.PICTURE_SHIFT
        | line << at.ROW_SHIFT
        | column << at.COLUMN_SHIFT
        | region << at.REGION_SHIFT
    )
    row[at.TILE_COUNT] += 1


@apart
def touches(box: BoxWords, tile: int, picture: int, line: int, column: int) -> bool:
    """Whether a tile shares an edge with a picture that lies here."""
    drawn, other = (
        box[box[at.PICTURE_TABLE] + picture],
        box[at.PICTURE_TABLE] + (tile >> at.PICTURE_SHIFT & (1 << at.PICTURE_BITS) - 1),
    )
    theirs = box[other]
    their_line = tile >> at.ROW_SHIFT & (1 << at.PLACE_BITS) - 1
    their_column = tile >> at.COLUMN_SHIFT & (1 << at.PLACE_BITS) - 1
    first = max(line - 1, their_line)
    for at_line in range(first, min(line + box[drawn + at.HEIGHT] + 1, their_line + box[theirs + at.HEIGHT])):
        if box[theirs + at.MASKS + at_line - their_line] << their_column & around(box, drawn, line, column, at_line):
            return True
    return False


@apart
def around(box: BoxWords, drawn: int, line: int, column: int, wanted: int) -> int:
    """The part on one line of all cells that share an edge with a picture, the picture's own included."""
    here, inside = 0, wanted - line
    if 0 <= inside < box[drawn + at.HEIGHT]:
        mask = box[drawn + at.MASKS + inside] << column
        here = mask | mask << 1 | mask >> 1
    if 0 <= inside - 1 < box[drawn + at.HEIGHT]:
        here |= box[drawn + at.MASKS + inside - 1] << column
    if 0 <= inside + 1 < box[drawn + at.HEIGHT]:
        here |= box[drawn + at.MASKS + inside + 1] << column
    return here


@apart
def by_water(box: BoxWords, row: GameRow, picture: int, line: int, column: int) -> bool:
    """Whether a picture that lies here shares an edge with water of an open board."""
    drawn = box[box[at.PICTURE_TABLE] + picture]
    for wanted in range(max(0, line - 1), min(at.TABLE_ROWS, line + box[drawn + at.HEIGHT] + 1)):
        if row[at.WATER + wanted] & around(box, drawn, line, column, wanted):
            return True
    return False


# Where pictures fit


@apart
def find_runs(box: BoxWords, row: GameRow) -> None:
    """Finds where runs of free squares begin; nothing is counted yet."""
    for line in range(row[at.TOP], row[at.BOTTOM]):
        row[at.UTILITY_RUNS + line] = row[at.FREE_RUNS + line] = row[at.FREE + line]
    for tile in range(row[at.TILE_COUNT]):
        kind = of_card(box, card_of(row[at.TILES + tile]), at.KIND)
        if at.FIRST_UTILITY <= kind < at.FIRST_SERVICE:
            close(box, row, district_of(row, row[at.TILES + tile]))
    for line in range(row[at.TOP], row[at.BOTTOM]):
        lengthen(box, row, at.FREE_RUNS + line)
        lengthen(box, row, at.UTILITY_RUNS + line)
    for shape in range(at.SHAPES):
        row[at.COUNTED + shape] = row[at.UTILITY_COUNTED + shape] = at.NONE


@apart
def close(box: BoxWords, row: GameRow, district: int) -> None:
    """Closes the district to further utilities (5.4)."""
    for region in range(row[at.REGION_COUNT]):
        if row[at.DISTRICT + region] == district:
            slot = row[at.REGION_SLOT + region]
            lines = (
                box[box[at.BOARD_TABLE] + row[at.SLOT_BOARD + slot]]
                + at.REGION_LINES
                + (region - row[at.BASE + slot]) * at.SIDE
            )
            for line in range(at.SIDE):
                row[at.UTILITY_RUNS + row[at.SLOT_ROW + slot] * at.SIDE + line] &= ~(
                    box[lines + line] << row[at.SLOT_COLUMN + slot] * at.SIDE
                )


@compiled
def lengthen(box: BoxWords, row: GameRow, first: int) -> None:
    """Finds the longer runs, from one square to the longest that any picture has."""
    free = run = row[first]
    for length in range(1, box[at.LONGEST]):
        run &= free >> length
        row[first + length * at.TABLE_ROWS] = run


@compiled
def fitting(box: BoxWords, row: GameRow, runs: int, drawn: int, line: int) -> int:
    """The columns at which a picture fits whose topmost line is this one."""
    found = -1
    for strip in range(drawn + at.STRIP, drawn + at.STRIP + 3 * box[drawn + at.STRIPS], 3):
        found &= row[runs + (box[strip + 2] - 1) * at.TABLE_ROWS + line + box[strip]] >> box[strip + 1]
    return found


@apart
def ways(box: BoxWords, row: GameRow, shape: int, runs: int) -> int:
    """In how many ways a shape fits, turned and mirrored; counted once."""
    memo = (at.UTILITY_COUNTED if runs == at.UTILITY_RUNS else at.COUNTED) + shape
    if row[memo] != at.NONE:
        return row[memo]
    count, shapes = 0, box[at.SHAPE_TABLE] + 2 * shape
    for picture in range(box[shapes], box[shapes] + box[shapes + 1]):
        drawn = box[box[at.PICTURE_TABLE] + picture]
        for line in range(row[at.TOP], row[at.BOTTOM] - box[drawn + at.HEIGHT] + 1):
            count += popcount(u64(fitting(box, row, runs, drawn, line)))
    row[memo] = count
    return count


@apart
def first_column(box: BoxWords, picture: int) -> int:
    """The column of a picture's first square."""
    return box[box[box[at.PICTURE_TABLE] + picture] + at.FIRST_COLUMN]
