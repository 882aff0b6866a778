"""What a builder or the bag can say, and its notation."""

from __future__ import annotations

from dataclasses import dataclass

from brickford.pieces import KINDS, PLOTS
from townwright.core.refusals import Unreadable


@dataclass(frozen=True, slots=True)
class Draw:
    """The bag gives a piece: ``bag well``."""

    kind: str
    stream: str = "bag"

    def __str__(self) -> str:
        return f"bag {self.kind}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Build on an empty plot: ``lay market c2``."""

    kind: str
    plot: str

    def __str__(self) -> str:
        return f"lay {self.kind} {self.plot}"


@dataclass(frozen=True, slots=True)
class Rest:
    """Set the piece aside where it cannot be laid."""

    def __str__(self) -> str:
        return "rest"


Action = Draw | Lay | Rest


def read(text: str) -> Action:
    """The action that the text spells; the inverse of ``str``."""
    match text.split(" "):
        case ["bag", kind] if kind in KINDS:
            return Draw(kind)
        case ["lay", kind, plot] if kind in KINDS and plot in PLOTS:
            return Lay(kind, plot)
        case ["rest"]:
            return Rest()
    raise Unreadable(
        "brickford-unreadable", "'{text}' is no Brickford action; write 'lay market c2' or 'rest'", text=text
    )
