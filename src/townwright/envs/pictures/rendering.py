"""Draws an environment: as text, as pixels, or in a window."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.seats import Seat
from townwright.envs.observations import structured
from townwright.envs.pictures.drawing import SvgDrawing
from townwright.envs.pictures.pixels import Pixels, check_painter, pixels_of, png_of
from townwright.envs.plays import GameInProgress

__all__ = ["MODES", "Renderer", "drawing_by"]

MODES = ("ansi", "rgb_array", "human")


class Renderer:
    """Draws the games of an environment in one mode; None draws nothing."""

    def __init__(self, game: AnyGame, options: Any, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"the render_mode is one of {', '.join(MODES)} or None, not {mode!r}")
        self.game, self.options, self.mode = game, options, mode
        if mode in ("rgb_array", "human"):
            check_pictures(game.name)
        self._window: Any = None
        self._has_screen, self._was_closed = True, False

    def draw(self, play: GameInProgress, seat: Seat) -> str | Pixels | None:
        """Return the game as text or as pixels; in the mode ``human`` show it in a window, without one as text."""
        if self.mode == "ansi":
            return self.game.draw(play.table.state)
        if self.mode is None:
            return None
        if self.mode == "rgb_array":
            return pixels_of(self.svg(play, seat))
        if self._has_screen and not self._was_closed:
            before = self._window
            self._window = shown_in(before, png_of(self.svg(play, seat)), self.game.title)
            self._has_screen = before is not None or self._window is not None
            self._was_closed = before is not None and self._window is None
        if not self._has_screen:
            print(self.game.draw(play.table.state))
        return None

    def after_change(self, play: GameInProgress, seat: Seat | None = None) -> None:
        """Show the game anew where it is shown in a window: as the seat sees it, or the first that is to act."""
        if self.mode == "human":
            self.draw(play, next(iter(play.to_act), 0) if seat is None else seat)

    def svg(self, play: GameInProgress, seat: Seat) -> str:
        """Return what the seat sees as a drawing."""
        seen = play.observe(seat)["observation"]
        if not isinstance(seen, dict):
            table = play.table
            seen = structured.structured(self.game.name, self.options, table.game.view(table.state, seat))
        return drawing_by(self.game.name)(seen).svg()

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            close_window(self._window)
            self._window = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_window": None}


def check_pictures(game: str) -> None:
    """Refuse to paint a game that has no picture, and where a library for it is missing."""
    drawing_by(game)
    check_painter()


def drawing_by(game: str) -> Callable[[structured.Arrays], SvgDrawing]:
    """Return the function ``picture`` of the game's folder, or refuse where a game has none."""
    folder = f"townwright.envs.{game}"
    if game not in registry.own_names() or not find_spec(folder):
        raise ValueError(f"{game} has no picture; its render_mode is 'ansi' or None")
    return cast(Callable[[structured.Arrays], SvgDrawing], import_module(f"{folder}.picture").picture)


def shown_in(window: Any, png: bytes, title: str) -> Any:
    """Show a PNG in a window, opened if there is none yet; returns it with its label.

    Returns None without a screen, and where a person has closed the window.
    """
    try:
        import tkinter  # only who looks needs it, and not every Python has it
    except ImportError:
        return None
    if window is None:
        try:
            root = tkinter.Tk()
        except tkinter.TclError:
            return None
        root.title(title)
        window = (root, tkinter.Label(root))
        window[1].pack()
    try:
        image = tkinter.PhotoImage(master=window[0], data=png, format="PNG")
        window[1].configure(image=image)
        window[1].image = image
        window[0].update()
    except tkinter.TclError:
        return None
    return window


def close_window(window: Any) -> None:
    """Close a window, unless a person has done so."""
    import tkinter  # whoever has a window has it

    with suppress(tkinter.TclError):
        window[0].destroy()
