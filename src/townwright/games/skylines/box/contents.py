"""What a component set holds, for looking at it before it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from townwright.games.skylines.box.loader import load
from townwright.games.skylines.seen.card_views import CardView, printed
from townwright.games.skylines.seen.map_views import ShapeView


@dataclass(frozen=True, slots=True)
class BoardContents:
    """A board before it is turned."""

    letter: str
    price: int
    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of one component set as a page shows them."""

    name: str
    options: Mapping[str, str]
    """The option that calls for it."""
    cards: tuple[CardView, ...]
    """In the order of the file."""
    boards: tuple[BoardContents, ...]
    shapes: tuple[ShapeView, ...]
    """With the number of zone tiles of each colour."""
    layouts: tuple[tuple[str, str], ...]
    """By name."""


def contents(text: str) -> Contents:
    """What the file holds."""
    box = load(text)
    return Contents(
        box.name,
        {"set": box.name},
        tuple(printed(box, name) for name in box.cards),
        tuple(BoardContents(board.letter, board.price, board.rows) for board in box.boards.values()),
        tuple(
            ShapeView(name, str(shape), tuple((zone, of[name]) for zone, of in box.tiles.items() if name in of))
            for name, shape in box.shapes.items()
        ),
        tuple(box.layouts.items()),
    )
