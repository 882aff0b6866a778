"""Which bots play which game on this server."""

from __future__ import annotations

import logging
from functools import partial

from townwright.bots.characters import Character, characters
from townwright.bots.random_bot import RandomBot
from townwright.core import registry
from townwright.core.refusals import Unknown
from townwright.server.ops.daemon_threads import in_daemon_thread

log = logging.getLogger(__name__)


class BotDirectory:
    """The names of the bots of every game, loaded when somebody asks for them."""

    def __init__(self) -> None:
        self._names: dict[str, tuple[str, ...]] = {}
        self._characters: dict[str, tuple[Character, ...]] = {}

    async def load(self) -> None:
        """Load the bots of all games in a thread, so that later questions are answered at once."""
        for game in registry.names():
            await in_daemon_thread(partial(self.names, game))

    def names(self, game: str) -> tuple[str, ...]:
        """Return the bots that play a game, the weakest first."""
        if game not in self._names:
            try:
                self._characters[game] = characters(game)
                self._names[game] = tuple(bot.name for bot in self._characters[game])
            except Exception:
                # Whoever brings an own bot that does not load can still play without it.
                log.exception("the bots of a game cannot be loaded")
                self._names[game] = (RandomBot.name,)
        return self._names[game]

    async def loaded_names(self, game: str) -> tuple[str, ...]:
        """Return the bots that play a game, the weakest first; they are loaded in a thread if nobody asked before."""
        if game not in self._names:
            return await in_daemon_thread(partial(self.names, game))
        return self.names(game)

    def characters(self, game: str) -> tuple[Character, ...]:
        """Return the bots that play a game as people meet them, the weakest first."""
        self.names(game)
        return self._characters.get(game, ())

    async def find(self, game: str, name: str) -> str:
        """Return the bot's name if it plays the game, or refuse."""
        if game not in self._names:
            await in_daemon_thread(partial(self.names, game))
        if name not in self._names[game]:
            raise Unknown("server-no-bot", "no bot is called '{name}'", name=name)
        return name
