"""A replay for notebooks: every position of a record as a drawing, with a slider, in one piece of HTML.

>>> from townwright.core import registry
>>> from townwright.envs.table import GameTable
>>> table = GameTable(registry.find(registry.names()[0]), seed=1)
>>> NotebookReplay(table.record())._repr_html_().count("<svg")
1
"""

from __future__ import annotations

from typing import Any

from townwright.core import registry
from townwright.core.notebooks import positions, slider_html
from townwright.core.records import Record
from townwright.core.seats import Seat
from townwright.envs.observations import structured
from townwright.envs.pictures.rendering import drawing_by
from townwright.envs.table import own_sets

__all__ = ["NotebookReplay"]


class NotebookReplay:
    """A record that a notebook shows position by position, as one seat sees it."""

    def __init__(self, record: str, seat: Seat = 0, components: tuple[str, ...] = ()) -> None:
        self.game, self.seat = registry.find_by_record(record), seat
        self.record: Record[Any, Any] = self.game.replay(record, own_sets(components)).record
        if not 0 <= seat < self.record.options.seats:
            raise ValueError(f"the game has seats from 0 to {self.record.options.seats - 1}, and no seat {seat}")

    def drawings(self) -> list[tuple[str, str]]:
        """Return each position that a seat has led to as SVG, with what was done before it."""
        game, options = self.game, self.record.options
        drawn = drawing_by(game.name)

        def seen(state: object) -> str:
            return drawn(structured.structured(game.name, options, game.view(state, self.seat))).svg()

        return [(told, seen(state)) for told, state in positions(game, self.record)]

    def _repr_html_(self) -> str:
        """The drawings one above the other, of which the slider shows one; nothing is loaded from elsewhere."""
        return slider_html(self.drawings())
