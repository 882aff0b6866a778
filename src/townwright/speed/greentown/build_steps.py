"""The steps of a Build over words: which tiles can be laid and developed, in their order (rules 7.1 and 7.2).

What exits and the supply allow is that of ``games.greentown.map.exit_arithmetic``, loaded again. The search for places
repeats ``games.greentown.turn.build_steps`` and ``map.network``; ``tests/speed/greentown_agree.py`` compares them.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.core.words import apart, popcount, u64
from townwright.games.greentown.box.piece_numbers import owner_of
from townwright.games.greentown.map.exit_arithmetic import (
    NO_KIND,
    fewest_exits,
    gets_a_road,
    joins_every_part,
    lost_exits,
    may_lose,
    opposite,
    take_tile,
)
from townwright.speed.greentown.row_layout import (
    BESIDE,
    COUNT,
    DEVELOPED,
    EVERY_EXITS,
    EXITS,
    FACES,
    FACES_ROOM,
    GROWN,
    GROWN_ROOM,
    HEX_STEPS,
    KIND_EXITS,
    KINDS,
    NEAR,
    NONE,
    OPEN_HEX,
    OPEN_MET,
    PARTS,
    PIECE,
    PLACE,
    ROADS,
    SHOWS,
    SIDES,
    SORTED,
    SUPPLY,
    VACANT,
)

GameRow: TypeAlias = MutableSequence[int]
BoxWords: TypeAlias = Sequence[int]

DEVELOPS = 1
"""The bit of a step's code that tells a develop from a lay; above it stand six bits of exits and then the hex."""
CODE_BITS = SIDES + 1
EXITS_MASK = EVERY_EXITS - 1


@apart
def facing(row: GameRow, tile: int) -> int:
    """The sides of a tile that meet an exit of a neighbour."""
    sides = 0
    for side in range(SIDES):
        near = row[NEAR + tile * SIDES + side]
        if near != NONE:
            sides |= (row[EXITS + near] >> opposite(side) & 1) << side
    return sides


@apart
def lowest_tile(tiles: int) -> int:
    """The lowest number in a set of tiles."""
    return popcount(u64(tiles & -tiles) - u64(1))


@apart
def join(row: GameRow, tile: int) -> None:
    """Finds the roads of a tile."""
    row[ROADS + tile], row[BESIDE + tile] = facing(row, tile) & row[EXITS + tile], 0
    for side in range(SIDES):
        if row[ROADS + tile] >> side & 1:
            row[BESIDE + tile] |= 1 << row[NEAR + tile * SIDES + side]


@apart
def show(row: GameRow, tile: int, exits: int) -> None:
    """Gives a tile other exits; the roads beside it follow."""
    row[EXITS + tile] = exits
    join(row, tile)
    for side in range(SIDES):
        near = row[NEAR + tile * SIDES + side]
        if near != NONE:
            join(row, near)


@apart
def put(row: GameRow, place: int, exits: int, piece: int) -> None:
    """Lays a new tile on an empty hex."""
    tile = row[COUNT]
    row[COUNT] = tile + 1
    row[PLACE + tile], row[PIECE + tile] = place, piece
    after = tile
    while after > 0 and row[PLACE + row[SORTED + after - 1]] > place:
        row[SORTED + after] = row[SORTED + after - 1]
        after -= 1
    row[SORTED + after] = tile
    for side in range(SIDES):
        row[NEAR + tile * SIDES + side] = NONE
        for other in range(tile):
            if row[PLACE + other] == place + HEX_STEPS[side]:
                row[NEAR + tile * SIDES + side] = other
                row[NEAR + other * SIDES + opposite(side)] = tile
    show(row, tile, exits)


@apart
def open_hexes(row: GameRow) -> int:
    """Finds the empty hexes that an exit leads to, in order, with the sides that such exits meet; answers how many."""
    found = 0
    for tile in range(row[COUNT]):
        exits = row[EXITS + tile]
        for side in range(SIDES):
            if exits >> side & 1 and row[NEAR + tile * SIDES + side] == NONE:
                place, met = row[PLACE + tile] + HEX_STEPS[side], 1 << opposite(side)
                spot = found
                while spot > 0 and row[OPEN_HEX + spot - 1] >= place:
                    spot -= 1
                if spot < found and row[OPEN_HEX + spot] == place:
                    row[OPEN_MET + spot] |= met
                else:
                    for later in range(found, spot, -1):
                        row[OPEN_HEX + later] = row[OPEN_HEX + later - 1]
                        row[OPEN_MET + later] = row[OPEN_MET + later - 1]
                    row[OPEN_HEX + spot], row[OPEN_MET + spot] = place, met
                    found += 1
    return found


@apart
def find_parts(row: GameRow, tile: int) -> int:
    """Finds the parts into which the network falls without a tile, each as the tile's sides towards it; how many."""
    left, parts = facing(row, tile), 0
    while left != 0:
        first = 0
        while left >> first & 1 == 0:
            first += 1
        waiting = 1 << row[NEAR + tile * SIDES + first]
        seen = 1 << tile | waiting
        while waiting != 0:
            beside = row[BESIDE + lowest_tile(waiting)] & ~seen
            seen |= beside
            waiting = waiting & waiting - 1 | beside
        part = 0
        for side in range(SIDES):
            if left >> side & 1 and seen >> row[NEAR + tile * SIDES + side] & 1:
                part |= 1 << side
        row[PARTS + parts] = part
        parts += 1
        left &= ~part
    return parts


@apart
def find_step(box: BoxWords, row: GameRow, seat: int, number: int) -> int:
    """The code of the step with that number: lays, then develops, each by hex and then by exits.

    If there are not so many the answer is below zero: −1 less for each step that there is.
    """
    count = 0
    fewest = fewest_exits(box, KIND_EXITS, row, SUPPLY, KINDS)
    if fewest > 0:
        faces = FACES + fewest * FACES_ROOM
        for spot in range(open_hexes(row)):
            for face in range(faces + 1, faces + 1 + box[faces]):
                exits = box[face]
                if gets_a_road(exits, row[OPEN_MET + spot]) and row[SUPPLY + box[SHOWS + exits]] > 0:
                    if count == number:
                        return row[OPEN_HEX + spot] << CODE_BITS | exits << 1
                    count += 1
    for spot in range(row[COUNT]):
        tile = row[SORTED + spot]
        if row[PLACE + tile] == row[DEVELOPED]:
            continue
        old, owner, parts = row[EXITS + tile], owner_of(row[PIECE + tile]), NONE
        grown = GROWN + old * GROWN_ROOM
        for face in range(grown + 1, grown + 1 + box[grown]):
            new = box[face]
            lost = lost_exits(old, new)
            if row[SUPPLY + box[SHOWS + new]] == 0 or not may_lose(lost, owner, seat):
                continue
            if lost & row[ROADS + tile]:
                if parts == NONE:
                    parts = find_parts(row, tile)
                if not joins_every_part(new, row, PARTS, parts):
                    continue
            if count == number:
                return row[PLACE + tile] << CODE_BITS | new << 1 | DEVELOPS
            count += 1
    return -1 - count


@apart
def make_step(box: BoxWords, row: GameRow, code: int) -> None:
    """Lays or develops; the supply follows at once (7.2 b)."""
    place, exits = code >> CODE_BITS, code >> 1 & EXITS_MASK
    if code & DEVELOPS == 0:
        take_tile(row, SUPPLY, box[SHOWS + exits], NO_KIND)
        put(row, place, exits, VACANT)
        return
    tile = 0
    while row[PLACE + tile] != place:
        tile += 1
    take_tile(row, SUPPLY, box[SHOWS + exits], box[SHOWS + row[EXITS + tile]])
    show(row, tile, exits)


@apart
def has_step(box: BoxWords, row: GameRow, seat: int) -> bool:
    """Whether the seat could make a step."""
    return find_step(box, row, seat, 0) >= 0
