"""Placements found the slow way, from the drawn boards alone: a second opinion on the masks."""

from __future__ import annotations

from townwright.games.skylines import State

Cell = tuple[int, int]


def turned(cells: set[Cell]) -> set[Cell]:
    """A quarter turn clockwise, moved into the corner."""
    height = 1 + max(row for row, _ in cells)
    return corner({(column, height - 1 - row) for row, column in cells})


def mirrored(cells: set[Cell]) -> set[Cell]:
    width = 1 + max(column for _, column in cells)
    return corner({(row, width - 1 - column) for row, column in cells})


def corner(cells: set[Cell]) -> set[Cell]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return {(row - top, column - left) for row, column in cells}


def pictures(text: str) -> dict[int, set[Cell]]:
    """Each different picture of a shape under its lowest code."""
    cells = corner({(r, c) for r, line in enumerate(text.split("/")) for c, mark in enumerate(line) if mark == "#"})
    found: dict[int, set[Cell]] = {}
    for code in range(8):
        picture = mirrored(cells) if code >= 4 else cells
        for _ in range(code % 4):
            picture = turned(picture)
        if picture not in found.values():
            found[code] = picture
    return found


def squares(state: State) -> dict[Cell, str]:
    """The squares of the open boards: table coordinates to names."""
    found = {}
    for row, line in enumerate(state.layout.split("/")):
        for column, word in enumerate(line.split()):
            if word[0] not in state.opened:
                continue
            rows = list(state.box.boards[word[0]].rows)
            for _ in range(int(word[1])):
                rows = ["".join(rows[7 - r][c] for r in range(8)) for c in range(8)]
            for r in range(8):
                for c in range(8):
                    if rows[r][c] == ".":
                        found[row * 8 + r, column * 8 + c] = f"{word[0]}{'abcdefgh'[c]}{r + 1}"
    return found


def taken(state: State) -> set[Cell]:
    """The cells under tiles."""
    stride = 8 * len(state.layout.split("/")[0].split()) + 1
    covered = 0
    for tile in state.tiles:
        covered |= tile.mask
    return {divmod(bit, stride) for bit in range(covered.bit_length()) if covered >> bit & 1}


def district(start: set[Cell], ground: set[Cell]) -> set[Cell]:
    """All squares connected with the first ones."""
    reached, waiting = set(start), list(start)
    while waiting:
        row, column = waiting.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near in ground and near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


def placements(state: State, shape: str) -> dict[str, frozenset[Cell]]:
    """Every place where a shape fits, by its name, with the cells that it covers."""
    names = squares(state)
    free = set(names) - taken(state)
    found = {}
    for code, picture in pictures(str(state.box.shapes[shape])).items():
        first = min(picture)
        for top, left in free:
            cells = frozenset((top + row - first[0], left + column - first[1]) for row, column in picture)
            if cells <= free:
                found[f"{names[top, left]}/{code}"] = cells
    return found
