"""Players that are programs. Each sees what its seat may see, and answers like a person at the table."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

from townwright.bots.checked_bot import CheckedBot, checked_bots
from townwright.bots.player import Bot
from townwright.bots.random_bot import RandomBot
from townwright.core import registry
from townwright.core.plugins import entry_points
from townwright.core.refusals import Unknown

__all__ = ["find", "installed", "of", "own", "rare_moments"]


def of(game: str) -> tuple[Bot, ...]:
    """The bots that play a game, the weakest first: Townwright's own and those of installed packages."""
    return tuple(sorted((*own(game), *installed(game)), key=lambda bot: bot.level))


def own(game: str) -> tuple[Bot, ...]:
    """The bots that come with Townwright: the one that plays every game, and those of the game's own folder."""
    name = f"townwright.bots.{game}"
    found: tuple[Bot, ...] = registry.load(name).BOTS if game in registry.own_names() and find_spec(name) else ()
    return (RandomBot(), *found)


def rare_moments(game: str) -> tuple[tuple[dict[str, str], int], ...]:
    """Options and the number of a decision where the game's bots run code that an ordinary game never calls."""
    name = f"townwright.bots.{game}"
    known = game in registry.own_names() and find_spec(name)
    return tuple(getattr(registry.load(name), "RARE_MOMENTS", ())) if known else ()


@cache
def installed(game: str) -> tuple[CheckedBot, ...]:
    """The bots of installed packages that keep the contract."""
    taken = {bot.name for bot in own(game)}
    found: list[CheckedBot] = []

    def checked(plugin: entry_points.Plugin, brought: Any) -> tuple[CheckedBot, ...]:
        bots = checked_bots(plugin.package, game, brought)
        names = [bot.name for bot in bots]
        for name in names:
            if name in taken or names.count(name) > 1:
                raise ValueError(f"there is a bot '{name}' already")
        return bots

    for plugin in entry_points.installed(entry_points.BOTS):
        bots = entry_points.usable(plugin, checked) if plugin.name == game else None
        found += bots or ()
        taken |= {bot.name for bot in bots or ()}
    return tuple(found)


def find(game: str, name: str) -> Bot:
    """The bot of that name."""
    for bot in of(game):
        if bot.name == name:
            return bot
    raise Unknown(
        "bot-unknown",
        "no bot '{name}' plays {game}; there are {names}",
        name=name,
        game=game,
        names=", ".join(bot.name for bot in of(game)),
    )
