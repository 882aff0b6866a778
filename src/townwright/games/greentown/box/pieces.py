"""The words of the box: categories, pieces, tiles and action markers."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from townwright.core.phrases import Phrase
from townwright.core.seats import Seat
from townwright.games.greentown.map.hexes import Exits

Category: TypeAlias = str

NATURE: Final = "N"
CULTURE: Final = "C"
SPORT: Final = "S"
SHOPPING: Final = "M"
CATEGORIES: Final = (NATURE, CULTURE, SPORT, SHOPPING)
"""In the order of the visitor cards."""
BUILDINGS: Final = (CULTURE, SPORT, SHOPPING)
NAMES: Final = {NATURE: "nature", CULTURE: "culture", SPORT: "sport", SHOPPING: "shopping"}
"""The categories as reasons and views spell them."""
CATEGORY: Final = {
    NATURE: Phrase("greentown-nature", "nature"),
    CULTURE: Phrase("greentown-culture", "culture"),
    SPORT: Phrase("greentown-sport", "sport"),
    SHOPPING: Phrase("greentown-shopping", "shopping"),
}
"""The categories as sentences say them."""

SEATS: Final = "ABCD"
"""Seats by their letters, clockwise."""


class Piece(NamedTuple):
    """What stands on a building site: a hotel, a tree, or somebody's building."""

    category: Category | None
    """None for a hotel, which belongs to no category."""
    owner: Seat | None = None

    def __str__(self) -> str:
        if self.category is None:
            return "H"
        return self.category if self.owner is None else SEATS[self.owner] + self.category


HOTEL: Final = Piece(None)
TREE: Final = Piece(NATURE)
VACANT: Final = "."
"""How a site without a piece is written."""

PIECES: Final = {
    "H": HOTEL,
    "N": TREE,
    **{letter + category: Piece(category, seat) for seat, letter in enumerate(SEATS) for category in BUILDINGS},
}
"""Every piece by its spelling."""


class Tile(NamedTuple):
    """A place tile on the table."""

    exits: Exits
    piece: Piece | None = None

    @property
    def vacant(self) -> bool:
        """Whether nothing stands on the tile's building site."""
        return self.piece is None


Marker: TypeAlias = str

BUILD: Final = "B"
TOUR: Final = "T"
BUILD_AND_TOUR: Final = "BT"
EITHER: Final = "E"
MARKERS: Final = (BUILD, TOUR, BUILD_AND_TOUR, EITHER)

ANNOUNCED: Final = {"B": BUILD, "T": TOUR, "BT": BUILD_AND_TOUR, "EB": EITHER, "ET": EITHER}
"""What a player can say, and the marker that he turns down with it (rule 6)."""


def builds(word: str) -> bool:
    """Whether the announced word has a Build in it."""
    return "B" in word


def tours(word: str) -> bool:
    """Whether the announced word has a Tour in it."""
    return "T" in word
