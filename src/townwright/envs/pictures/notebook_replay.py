"""A replay for notebooks: every position of a record as a picture, with a slider, in one piece of HTML.

>>> from townwright.core import registry
>>> from townwright.envs.table import GameTable
>>> table = GameTable(registry.find(registry.names()[0]), seed=1)
>>> NotebookReplay(table.record())._repr_html_().count("<img")
1
"""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Any

from townwright.core import registry
from townwright.core.notebooks import positions, slider_html
from townwright.core.records import Record
from townwright.core.seats import Seat
from townwright.envs.observations import structured
from townwright.envs.pictures.canvas import Canvas
from townwright.envs.pictures.rendering import painter_of
from townwright.envs.table import own_sets

__all__ = ["NotebookReplay", "image_of", "png"]


class NotebookReplay:
    """A record that a notebook shows position by position, as one seat sees it."""

    def __init__(self, record: str, seat: Seat = 0, components: tuple[str, ...] = ()) -> None:
        self.game, self.seat = registry.find_by_record(record), seat
        self.record: Record[Any, Any] = self.game.replay(record, own_sets(components)).record
        if not 0 <= seat < self.record.options.seats:
            raise ValueError(f"the game has seats from 0 to {self.record.options.seats - 1}, and no seat {seat}")

    def pictures(self) -> list[tuple[str, Canvas]]:
        """Return each position that a seat has led to, with what was done."""
        game, options = self.game, self.record.options
        paint = painter_of(game.name)

        def seen(state: object) -> Canvas:
            return paint(structured.structured(game.name, options, game.view(state, self.seat)))

        return [(told, seen(state)) for told, state in positions(game, self.record)]

    def _repr_html_(self) -> str:
        """The pictures one above the other, of which the slider shows one; nothing is loaded from elsewhere."""
        return slider_html([(told, image_of(canvas)) for told, canvas in self.pictures()])


def image_of(canvas: Canvas) -> str:
    """Return a canvas as an element of HTML that holds its own pixels."""
    return f'<img alt="" src="data:image/png;base64,{base64.b64encode(png(canvas)).decode()}">'


def png(canvas: Canvas) -> bytes:
    """Return a canvas as the bytes of a PNG."""
    height, width, _ = canvas.pixels.shape
    lines = b"".join(b"\0" + line.tobytes() for line in canvas.pixels)

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
