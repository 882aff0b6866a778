"""The games that can be played here."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.datastructures import State

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.server.protocol.responses import GameInfo, Option
from townwright.server.services import Services


@get("/api/games", summary="The games with their options and bots", sync_to_thread=True)
def games(state: State) -> tuple[GameInfo, ...]:
    """Every game, what can be agreed before it, and who plays it."""
    services: Services = state.services
    return tuple(
        GameInfo(
            name=game.name,
            title=game.title,
            rules=game.rules,
            options=options_of(game),
            bots=services.bot_names(game.name),
        )
        for game in map(registry.find, registry.names())
    )


def options_of(game: AnyGame) -> tuple[Option, ...]:
    """The options with their defaults, and every value that the game itself tries."""
    return _options_of(game.name)


@cache
def _options_of(name: str) -> tuple[Option, ...]:
    game = registry.find(name)
    defaults = game.option_words(game.options({}))
    values: dict[str, dict[str, None]] = {word: {default: None} for word, default in defaults.items()}
    for options in game.every_option():
        for word, value in game.option_words(options).items():
            values.setdefault(word, {})[value] = None
    return tuple(
        Option(name=word, default=defaults.get(word, ""), values=tuple(sorted(found, key=_by_size)))
        for word, found in values.items()
    )


def _by_size(value: str) -> tuple[int, str]:
    """Numbers by size, words by the alphabet."""
    return (int(value), "") if value.isdecimal() else (1 << 31, value)
