"""Finds the games: by their folders, and those that installed packages bring along."""

from __future__ import annotations

import pkgutil
import threading
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from townwright.core.contract import AnyGame
from townwright.core.plugins import entry_points
from townwright.core.refusals import Refusal, Unknown

__all__ = [
    "check_record",
    "find",
    "find_by_components",
    "find_by_record",
    "names",
    "own_names",
]

GAMES = Path(__file__).parent.parent / "games"

_found: dict[str, AnyGame] = {}
_loading = threading.RLock()


@cache
def own_names() -> tuple[str, ...]:
    """The names of the games that come with Townwright, sorted."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules([str(GAMES)]) if found.ispkg))


def names() -> tuple[str, ...]:
    """The names of all games, sorted; Townwright's own first."""
    return (*own_names(), *sorted(installed()))


@cache
def installed() -> dict[str, AnyGame]:
    """The games of installed packages that keep the contract, by name."""
    found: dict[str, AnyGame] = {}

    def checked(plugin: entry_points.Plugin, game: Any) -> AnyGame:
        from townwright.core.plugins.game_checks import checked_game  # only for those who have such packages

        if plugin.name in own_names() or plugin.name in found:
            raise ValueError(f"there is a game '{plugin.name}' already")
        return checked_game(plugin.name, game)

    with _loading:
        for plugin in entry_points.installed(entry_points.GAMES):
            game = entry_points.usable(plugin, checked)
            if game is not None:
                found[plugin.name] = game
    return found


def find(name: str) -> AnyGame:
    """The game of that name."""
    if name in _found:
        return _found[name]
    if name in own_names():
        _found[name] = cast(AnyGame, load(f"townwright.games.{name}").GAME)
        return _found[name]
    if name in installed():
        return installed()[name]
    raise Unknown("game-unknown", "there is no game '{name}'; there are {names}", name=name, names=", ".join(names()))


def load(module: str) -> ModuleType:
    """A game's module or that of its bots, one at a time: two threads that load parts of one game see halves of it."""
    with _loading:
        return import_module(module)


def find_by_record(text: str) -> AnyGame:
    """The game that a record's text is of, told by the line that opens it."""
    for name in names():
        game = find(name)
        if game.opens(text):
            return game
    raise no_record(text, names())


def find_by_position(state: object) -> AnyGame:
    """Return the game whose package holds the class of a position."""
    home = type(state).__module__
    for name in names():
        game = find(name)
        package = type(game).__module__.rpartition(".")[0] or type(game).__module__
        if home == package or home.startswith(f"{package}."):
            return game
    raise TypeError(f"{state!r} is no position of {titles(names())}")


def check_record(game: AnyGame, text: str) -> None:
    """Refuses a text that does not begin as a record of the game does."""
    if not game.opens(text):
        raise no_record(text, (game.name,))


def no_record(text: str, of: Sequence[str]) -> Refusal:
    """The refusal of a text that is a record of none of these games."""
    return Unknown("record-of-no-game", "this is no record of {names}", names=titles(of)).at(first_line(text))


def find_by_components(text: str) -> AnyGame:
    """The game whose components the text holds."""
    for name in names():
        game = find(name)
        if game.is_components(text):
            return game
    raise Unknown("components-of-no-game", "these are no components of {names}", names=titles(names())).at(
        first_line(text)
    )


def titles(of: Sequence[str]) -> str:
    """What people call these games."""
    return ", ".join(find(name).title for name in of)


def first_line(text: str) -> int:
    """The number of the first line that is not blank, or 1."""
    return next((number for number, line in enumerate(text.split("\n"), start=1) if line.strip()), 1)
