"""Whether an object keeps the contract of a game, as far as can be seen without playing it."""

from __future__ import annotations

import re
from inspect import signature
from typing import Any, Final, cast, get_args

from townwright.core.contract import AnyGame, Game, Interaction
from townwright.core.options.cases import covering
from townwright.core.options.schema import Schema

__all__ = ["checked_game"]

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
FIELDS: Final = {
    "name": str,
    "title": str,
    "rules": int,
    "steps": int,
    "record_steps": int,
    "option_schema": Schema,
}
METHODS: Final = tuple(name for name, part in vars(Game).items() if callable(part) and not name.startswith("_"))

BUDGETED: Final = tuple(method for method in METHODS if "budget" in signature(getattr(Game, method)).parameters)
"""The methods whose work grows with what people supply."""


def checked_game(name: str, game: Any) -> AnyGame:
    """The game, or a ``TypeError`` that says what it lacks."""
    if isinstance(game, type):
        raise TypeError(f"{game.__name__} is a class; a game is an object, as {game.__name__}()")
    for field, kind in FIELDS.items():
        if not isinstance(getattr(game, field, None), kind):
            raise TypeError(f"a game has a field {field} of the type {kind.__name__}")
    if game.name != name or not NAME.fullmatch(name):
        raise TypeError(f"the entry is called '{name}' and the game '{game.name}'; both are one word in small letters")
    if getattr(game, "interaction", None) not in get_args(Interaction):
        raise TypeError(f"the field interaction of a game is one of {', '.join(get_args(Interaction))}")
    for method in METHODS:
        if not callable(getattr(game, method, None)):
            raise TypeError(f"a game has a method {method}")
        if method in BUDGETED and "budget" not in signature(getattr(game, method)).parameters:
            raise TypeError(f"the method {method} of a game takes a budget")
    check_options(game)
    return cast(AnyGame, game)


def check_options(game: AnyGame) -> None:
    """Refuses a game whose options do not read back, or whose first position nobody can be asked about."""
    if game.option_schema.seats.least < 1:
        raise TypeError("a game has at least one seat")
    for words in covering(game.option_schema):
        options = game.options(words)
        if game.options(game.option_words(options)) != options:
            raise TypeError(f"the options {words} do not read back as they are written")
    options = game.options({})
    if options.seats not in range(game.option_schema.seats.least, game.option_schema.seats.most + 1):
        raise TypeError(f"{options.seats!r} is no number of seats that its options allow")
    game.view(game.start(options), None)
