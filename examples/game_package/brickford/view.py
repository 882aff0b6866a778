"""What one seat may see; the town as text."""

from __future__ import annotations

from dataclasses import dataclass

from brickford.pieces import PLOTS, SIDE
from brickford.state import State


@dataclass(frozen=True, slots=True)
class View:
    """All of it: nothing is hidden in Brickford but the bag's order, which nobody knows."""

    rows: tuple[str, ...]
    """The town, north first: ``(".hw", "hm.", "...")``."""
    hand: str | None
    seat: int
    aside: tuple[str, ...]
    variants: tuple[str, ...]


def view(state: State) -> View:
    """What everybody sees."""
    return View(rows(state), state.hand, state.seat, state.aside, state.options.variants)


def rows(state: State) -> tuple[str, ...]:
    """The town as lines, with the first letter of each kind."""
    letters = [(state.at(plot) or ".")[0] for plot in PLOTS]
    return tuple("".join(letters[start : start + SIDE]) for start in range(0, len(letters), SIDE))
