"""What somebody has shown in games, from what was kept of each finished table: it was made from the table's log."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from townwright.core import registry
from townwright.core.abilities.achievements import achievement_names
from townwright.server.achievements.bodies import Achievement
from townwright.server.store.history.models import PastGame


@dataclass(frozen=True, slots=True)
class ShownGame:
    """What somebody has shown in one finished game."""

    game: str
    table_id: str
    ended_at: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Award:
    """Something that somebody has shown."""

    table_id: str
    """Where it was shown first."""
    at: int
    times: int
    """In how many games."""


def shown_in(game: PastGame) -> ShownGame:
    """What a person has shown in one of their games on a server."""
    names: Sequence[str] = ()
    if game.result is not None and game.result.counts:
        names = json.loads(game.summary).get("shown", {}).get(str(game.result.seat), ())
    return ShownGame(game.game, game.table_id, game.ended_at, tuple(names))


def awards(games: Iterable[ShownGame]) -> dict[tuple[str, str], Award]:
    """What somebody has shown in all games, by game and name."""
    found: dict[tuple[str, str], Award] = {}
    for game in sorted(games, key=lambda each: (each.ended_at, each.table_id)):
        for name in game.names:
            before = found.get((game.game, name))
            first = (game.table_id, game.ended_at) if before is None else (before.table_id, before.at)
            found[game.game, name] = Award(*first, 1 if before is None else before.times + 1)
    return found


def described_awards(games: Sequence[ShownGame], table: str | None) -> tuple[Achievement, ...]:
    """All that can be shown in each game, where somebody has shown it first, and whether at this table."""
    found = awards(games)
    here = {(game.game, name) for game in games if game.table_id == table for name in game.names}
    told = []
    for game in registry.own_names():
        for name in achievement_names(registry.find(game)):
            award = found.get((game, name))
            told.append(
                Achievement(
                    game=game,
                    name=name,
                    table=None if award is None else award.table_id,
                    at=None if award is None else award.at,
                    times=0 if award is None else award.times,
                    here=(game, name) in here,
                )
            )
    return tuple(told)
