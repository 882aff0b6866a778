"""The table as a picture made of text."""

from __future__ import annotations

from string import ascii_lowercase

from townwright.games.skylines.box.boards import SIDE, lying
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.names import NAME
from townwright.games.skylines.state import State

CLOSED = " "
LETTERS = {"med": "m", "edu": "e", "cop": "p", "fir": "f", "bus": "b", "prk": "k"}


def draw(state: State) -> str:
    """Tiles on the left, districts on the right, then bars, cards and piles.

    R, C and I are zones; m e p f b k healthcare, education, police, fire, bus and park; U utilities;
    Q unique buildings; ``.`` a free square, ``#`` a street, ``~`` water. A closed board shows its letter.
    """
    lines = [f"{NAME} {state.options.scenario}: turn {state.turn}, milestone {state.milestone}, {state.bars}"]
    if state.layout:
        tiles, districts = tile_map(state), district_map(state)
        lines += [f"{mine}   {theirs}".rstrip() for mine, theirs in zip(tiles, districts, strict=True)]
    lines += [
        f"seat {seat + 1}{' token' if seat == state.token else ''}: {' '.join(hand) or '-'}{_role(state, seat)}"
        for seat, hand in enumerate(state.hands)
    ]
    piles = ", ".join(f"{name} {len(pile)}" for name, pile in zip(("I", "II", "III"), state.piles, strict=True))
    lines.append(f"piles: {piles}; exchange: {' '.join(state.exchange) or '-'}; news: {state.news or '-'}")
    return "\n".join(lines)


def _role(state: State, seat: int) -> str:
    return f" ({state.card(state.roles[seat]).name})" if seat < len(state.roles) else ""


def tile_map(state: State) -> list[str]:
    """The boards with their tiles."""
    return _map(state, [(tile.mask, mark(state.card(tile.card))) for tile in state.tiles])


def district_map(state: State) -> list[str]:
    """The boards with their districts as letters."""
    return _map(state, list(zip(state.districts, ascii_lowercase, strict=False)))


def mark(card: Card) -> str:
    """The letter of a tile."""
    if card.is_zone:
        return card.kind
    return LETTERS.get(card.service, "U" if card.is_utility else "Q")


def _map(state: State, marks: list[tuple[int, str]]) -> list[str]:
    ground = state.ground
    width, height = ground.layout.columns * SIDE, ground.layout.rows * SIDE
    cells = [[CLOSED] * width for _ in range(height)]
    for slot in ground.layout.slots:
        rows = lying(state.box.boards[slot.board], slot.turns)
        for row in range(SIDE):
            for column in range(SIDE):
                there = rows[row][column] if slot.board in state.opened else slot.board
                cells[slot.row * SIDE + row][slot.column * SIDE + column] = there
    for mask, letter in marks:
        for row in range(height):
            for column in range(width):
                if mask >> (row * ground.stride + column) & 1:
                    cells[row][column] = letter
    return ["".join(row) for row in cells]
