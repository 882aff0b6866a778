"""Bots by the names that the arena takes: those of a game, and any object of a module that can be imported.

``bots.find`` knows only what is installed, since names may come from strangers there. Here they come from the command
line or from a program of the person's own.
"""

from __future__ import annotations

from importlib import import_module

from townwright import bots
from townwright.bots.checked_bot import checked_bots
from townwright.bots.player import Bot
from townwright.core.refusals import Unknown

__all__ = ["find_named"]


def find_named(game: str, name: str) -> Bot:
    """Return the bot of that name, or the object that ``MODULE:OBJECT`` names, checked with every answer."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return bots.find(game, name)
    if not all(part.isidentifier() for part in module.split(".")):
        raise Unknown(
            "bot-no-module",
            "'{module}' is no name of a module: a bot of your own is named MODULE:OBJECT, as in my_bots:BOT",
            module=module,
        )
    try:
        brought = getattr(import_module(module), attribute)
        (bot,) = checked_bots(module, game, brought)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Unknown(
            "bot-not-in-module", "'{name}' is no bot that plays here: {error}", name=name, error=str(error)
        ) from error
    return bot
