"""The rules of steps and tours once more, as slowly and literally as the rules page says them.

Nothing of the game's own code is used but its values; a tile is (exits as a set of sides, piece).
"""

from __future__ import annotations

from collections.abc import Iterator

from townwright.games.greentown.state import State

Place = tuple[int, int]
Tiles = dict[Place, tuple[frozenset[int], str]]

NEIGHBOURS = {0: (1, 0), 1: (1, -1), 2: (0, -1), 3: (-1, 0), 4: (-1, 1), 5: (0, 1)}


def tiles_of(state: State) -> Tiles:
    return {
        (place.q, place.r): (
            frozenset(side for side in range(6) if tile.exits >> side & 1),
            "." if tile.piece is None else str(tile.piece),
        )
        for place, tile in state.network
    }


def beside(place: Place, side: int) -> Place:
    q, r = NEIGHBOURS[side]
    return place[0] + q, place[1] + r


def roads(tiles: Tiles, place: Place) -> list[tuple[int, Place]]:
    """The roads that leave a tile."""
    found = []
    for side in range(6):
        near = beside(place, side)
        if side in tiles[place][0] and near in tiles and (side + 3) % 6 in tiles[near][0]:
            found.append((side, near))
    return found


def is_connected(tiles: Tiles) -> bool:
    seen, waiting = set(), [next(iter(tiles))]
    while waiting:
        place = waiting.pop()
        if place not in seen:
            seen.add(place)
            waiting += [near for _, near in roads(tiles, place)]
    return len(seen) == len(tiles)


def tours(tiles: Tiles, stops: int) -> Iterator[str]:
    """Walks every way from every hotel, without any foresight."""

    def walk(here: Place, used: frozenset[frozenset[Place]], made: int, sides: str) -> Iterator[str]:
        for side, near in roads(tiles, here):
            road = frozenset((here, near))
            if road in used:
                continue
            now = made + (tiles[near][1] != ".")
            if now < stops:
                yield from walk(near, used | {road}, now, sides + str(side))
            elif tiles[near][1] == "H":
                yield sides + str(side)

    for place in sorted(tiles):
        if tiles[place][1] == "H":
            for sides in walk(place, frozenset(), 0, ""):
                yield f"~({place[0]},{place[1]}){sides}"


def steps(state: State, seat: str) -> set[str]:
    """Every legal step of the seat."""
    stock: dict[frozenset[int], int] = {}
    for kind, left in zip(state.options.components.kinds, state.supply, strict=True):
        base = {side for side in range(6) if kind.exits >> side & 1}
        for turn in range(6):
            stock[frozenset((side + turn) % 6 for side in base)] = left
    return legal_steps(tiles_of(state), stock, seat)


def legal_steps(tiles: Tiles, stock: dict[frozenset[int], int], seat: str) -> set[str]:
    """Tries every set of exits that the supply can show on every hex in reach."""
    shown = [exits for exits, left in stock.items() if left]
    fewest = min(map(len, shown), default=0)
    found = set()
    for place in {*tiles, *(beside(place, side) for place in tiles for side in range(6))}:
        for exits in shown:
            written = f"({place[0]},{place[1]})" + "".join(map(str, sorted(exits)))
            after = {**tiles, place: (exits, tiles[place][1] if place in tiles else ".")}
            if place not in tiles:
                if len(exits) == fewest and roads(after, place):
                    found.add("+" + written)
                continue
            old, piece = tiles[place]
            lost = len(old - exits)
            foreign = len(piece) == 2 and piece[0] != seat
            if len(exits) == len(old) + 1 and lost <= (0 if foreign else 1) and is_connected(after):
                found.add("^" + written)
    return found


def paid(wishes: list[tuple[int, int]], stops: list[str], places: list[Place], touring: str, seats: str) -> list[int]:
    """Sections 8.4 and 10, from the pieces entered and where they stand."""
    earned, charges = dict.fromkeys(seats, 0), 0
    for category, (least, most) in zip("NCSM", wishes, strict=True):
        visited = [(place, piece) for place, piece in zip(places, stops, strict=True) if piece[-1] == category]
        if not least <= len(visited) <= most:
            charges += 1
            continue
        for _, piece in set(visited):
            earned[piece[0] if len(piece) == 2 else touring] += 1
    earned[touring] = max(0, earned[touring] - charges)
    if len(seats) == 2 and all(earned.values()):
        smaller = min(earned.values())
        earned = {seat: amount - smaller for seat, amount in earned.items()}
    return list(earned.values())
