"""What somebody has shown, from what the index of each finished table tells: it was made from the table's log."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from townwright.server.store.history.models import PastGame


@dataclass(frozen=True, slots=True)
class Award:
    """Something that somebody has shown."""

    table_id: str
    """Where it was shown first."""
    at: int
    times: int
    """In how many games."""


def shown_in(game: PastGame) -> tuple[str, ...]:
    """What a person has shown in one of their games."""
    if game.result is None or not game.result.counts:
        return ()
    return tuple(json.loads(game.summary).get("shown", {}).get(str(game.result.seat), ()))


def awards(games: Iterable[PastGame]) -> dict[tuple[str, str], Award]:
    """What somebody has shown in all games, by game and name."""
    found: dict[tuple[str, str], Award] = {}
    for game in sorted(games, key=lambda each: (each.ended_at, each.table_id)):
        for name in shown_in(game):
            before = found.get((game.game, name))
            first = (game.table_id, game.ended_at) if before is None else (before.table_id, before.at)
            found[game.game, name] = Award(*first, 1 if before is None else before.times + 1)
    return found
