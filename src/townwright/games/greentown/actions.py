"""What can be said in Greentown, by a player or by chance; ``str`` writes each in the notation.

A turn is said in parts, one word each: the marker, a step, perhaps a second, a building or nothing,
a tour, and in the variant whether the double-turn marker is kept. ``Turn`` says them all at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from townwright.core.seats import Seat
from townwright.games.greentown.box.pieces import SEATS, Category
from townwright.games.greentown.map.hexes import WRITTEN, Exits, Hex, Side

UNKNOWN = "?"
"""Stands for a card that lies on the deck but is not known here."""


@dataclass(frozen=True, slots=True)
class Announce:
    """Turn a marker down and say what it is used for: ``BT``; the either-marker is ``EB`` or ``ET``."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile from the supply on an empty hex: ``+(2,-2)35``."""

    place: Hex
    exits: Exits

    def __str__(self) -> str:
        return f"+{self.place}{WRITTEN[self.exits]}"


@dataclass(frozen=True, slots=True)
class Develop:
    """Replace a tile by one with an exit more: ``^(0,0)01345``."""

    place: Hex
    exits: Exits

    def __str__(self) -> str:
        return f"^{self.place}{WRITTEN[self.exits]}"


@dataclass(frozen=True, slots=True)
class Erect:
    """Put up a building: ``M(0,1)``, or where a tree makes room for it, ``S(2,-1)>(1,0)``."""

    category: Category
    place: Hex
    tree_to: Hex | None = None

    def __str__(self) -> str:
        return f"{self.category}{self.place}" + ("" if self.tree_to is None else f">{self.tree_to}")


@dataclass(frozen=True, slots=True)
class ErectNothing:
    """Put up no building: ``nothing``. A turn line leaves it out."""

    def __str__(self) -> str:
        return "nothing"


@dataclass(frozen=True, slots=True)
class BuildLapses:
    """No step is possible: ``-``."""

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True, slots=True)
class Tour:
    """Start at a hotel and leave each tile by the next side: ``~(2,0)31334``."""

    hotel: Hex
    sides: tuple[Side, ...]

    def __str__(self) -> str:
        return f"~{self.hotel}{''.join(map(str, self.sides))}"


@dataclass(frozen=True, slots=True)
class TourLapses:
    """No tour has the right number of stops: ``~-``."""

    def __str__(self) -> str:
        return "~-"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the double-turn marker for another round: ``keep``."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class HandOver:
    """Use the double turn and hand its marker over: ``handover``. A turn line leaves it out."""

    def __str__(self) -> str:
        return "handover"


Step: TypeAlias = Lay | Develop
Part: TypeAlias = Announce | Step | Erect | ErectNothing | BuildLapses | Tour | TourLapses | Keep | HandOver

UNWRITTEN = (ErectNothing, HandOver)
"""Parts that a turn line leaves out."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A whole turn as its line has it: ``BT ^(0,0)01345 ^(2,-2)234 ~(2,0)31334``."""

    parts: tuple[Part, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.parts))


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance gives a seat its card: ``deal A 5D``."""

    seat: Seat
    card: str
    stream: ClassVar[str] = "fives"

    def __str__(self) -> str:
        return f"deal {SEATS[self.seat]} {self.card}"


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance shows the next card on top of the deck: ``top 6C``."""

    card: str
    stream: ClassVar[str] = "deck"

    def __str__(self) -> str:
        return f"top {self.card}"


CardDraw: TypeAlias = Deal | TurnUp
Action: TypeAlias = Part | Turn | CardDraw
