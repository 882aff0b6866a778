"""The games that can be played here."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath

from townwright.core import registry
from townwright.server.protocol.game_descriptions import options_of
from townwright.server.protocol.game_responses import BotInfo, GameInfo
from townwright.server.services import Services
from townwright.tables.replies import sentence


@get("/api/games", summary="The games with their options and bots", sync_to_thread=True)
def games(state: State) -> tuple[GameInfo, ...]:
    """Every game, what can be agreed before it, and who plays it."""
    services: Services = state.services
    return tuple(
        GameInfo(
            name=game.name,
            title=game.title,
            rules=game.rules,
            interaction=game.interaction,
            options=options_of(game.name),
            bots=services.bot_directory.names(game.name),
        )
        for game in map(registry.find, registry.names())
    )


@get("/api/games/{game:str}/bots", summary="The bots of a game")
async def bots(state: State, game: FromPath[str]) -> tuple[BotInfo, ...]:
    """Who plays a game, the weakest first: how each plays, and what it usually scores."""
    services: Services = state.services
    name = registry.find(game).name
    await services.bot_directory.loaded_names(name)
    found = services.bot_directory.characters(name)
    if found:
        services.worker_pool.prepare_soon(name, found[-1].name)  # whoever looks at opponents is about to play
    return tuple(BotInfo(name=bot.name, plays=sentence(bot.plays), scores=bot.scores) for bot in found)
