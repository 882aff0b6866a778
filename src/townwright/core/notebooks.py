"""How notebooks show a position and a record: as HTML that needs nothing from elsewhere.

>>> from townwright.core import registry
>>> game = registry.find(registry.names()[0])
>>> game.start(game.options({}))._repr_html_()[:5]
'<pre>'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from townwright.core.seats import CHANCE

if TYPE_CHECKING:
    from townwright.core.contract import AnyGame
    from townwright.core.records import Record

__all__ = ["NotebookPosition", "drawing_html", "positions", "record_html", "slider_html"]

MOST_SHOWN = 400
"""Pictures behind one slider. Longer games are shown from there to their ends."""
SCRIPT = "const all=this.parentNode.querySelectorAll('figure');all.forEach((one,number)=>one.hidden=number!=this.value)"


class NotebookPosition:
    """A position that notebooks show as its game draws it."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        """Return the position as its game draws it."""
        from townwright.core import registry  # which knows the games, whose positions inherit from this

        return drawing_html(registry.find_by_position(self).draw(self))


def record_html(record: Record[Any, Any]) -> str:
    """Return every position that a seat has led to behind a slider, and the record's text to be unfolded."""
    from townwright.core import registry  # which knows the contract, which knows records

    game = registry.find(record.game)
    slider = slider_html([(told, drawing_html(game.draw(state))) for told, state in positions(game, record)])
    return f"{slider}<details><summary>record</summary><pre>{escape(game.write(record))}</pre></details>"


def positions(game: AnyGame, record: Record[Any, Any]) -> Iterator[tuple[str, Any]]:
    """Yield every position that a seat has led to, each after what was done."""
    state, told = game.start(record.options), "the beginning"
    for event in record.events:
        if event.seat != CHANCE:
            yield told, state
            told = f"{record.names[event.seat]}: {event.action}"
        state = game.play(state, event.seat, event.action)
    yield told, state


def drawing_html(drawing: str) -> str:
    """Return a picture made of text as HTML."""
    return f"<pre>{escape(drawing)}</pre>"


def slider_html(pictures: Sequence[tuple[str, str]]) -> str:
    """Return pictures, each with what was done before it, of which a slider shows one; of very many the last."""
    shown = pictures[-MOST_SHOWN:]
    figures = "".join(
        f"<figure{' hidden' if number else ''}>{picture}<figcaption>{escape(told)}</figcaption></figure>"
        for number, (told, picture) in enumerate(shown)
    )
    slider = f'<input type="range" min="0" max="{len(shown) - 1}" value="0" oninput="{SCRIPT}">'
    return f"<div>{slider if len(shown) > 1 else ''}{figures}</div>"
