"""Players that are programs. Each sees what its seat may see, and answers like a person at the table."""

from __future__ import annotations

from importlib.util import find_spec

from townwright.bots.player import Bot
from townwright.bots.random_bot import RandomBot
from townwright.core import registry
from townwright.core.refusals import Unknown


def of(game: str) -> tuple[Bot, ...]:
    """The bots that play a game, the weakest first; those of its own folder follow the one that plays all games."""
    name = f"townwright.bots.{game}"
    own: tuple[Bot, ...] = registry.load(name).BOTS if find_spec(name) else ()
    return (RandomBot(), *own)


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
