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
from html import escape
from typing import Any

from townwright.core import registry
from townwright.core.records import Record
from townwright.core.seats import CHANCE, Seat
from townwright.envs.observations import structured
from townwright.envs.pictures.canvas import Canvas
from townwright.envs.pictures.rendering import painter_of

__all__ = ["NotebookReplay", "image_of", "png"]

SCRIPT = "const all=this.parentNode.querySelectorAll('figure');all.forEach((one,number)=>one.hidden=number!=this.value)"


class NotebookReplay:
    """A record that a notebook shows position by position, as one seat sees it."""

    def __init__(self, record: str, seat: Seat = 0, components: tuple[str, ...] = ()) -> None:
        name = record.split(maxsplit=1)[0]
        self.game, self.seat = registry.find(name), seat
        self.record: Record[Any, Any] = self.game.replay(record, components).record

    def pictures(self) -> list[tuple[str, Canvas]]:
        """Return each position that a seat has led to, with what was done."""
        game, options = self.game, self.record.options
        paint = painter_of(game.name)

        def seen(state: object) -> Canvas:
            return paint(structured.structured(game.name, options, game.view(state, self.seat)))

        state, shown, told = game.start(options), list[tuple[str, Canvas]](), "the beginning"
        for event in self.record.events:
            if event.seat != CHANCE:
                shown.append((told, seen(state)))
                told = f"{event.seat}: {event.action}"
            state = game.play(state, event.seat, event.action)
        return [*shown, (told, seen(state))]

    def _repr_html_(self) -> str:
        """The pictures one above the other, of which the slider shows one; nothing is loaded from elsewhere."""
        shown = self.pictures()
        figures = "".join(
            f"<figure{' hidden' if number else ''}>{image_of(canvas)}<figcaption>{escape(told)}</figcaption></figure>"
            for number, (told, canvas) in enumerate(shown)
        )
        slider = f'<input type="range" min="0" max="{len(shown) - 1}" value="0" oninput="{SCRIPT}">'
        return f"<div>{slider if len(shown) > 1 else ''}{figures}</div>"


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
