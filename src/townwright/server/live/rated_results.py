"""Which games count for ratings, told by the log of their table."""

from __future__ import annotations

from townwright.core.abilities.telling import told_beside_points
from townwright.server.store.ratings.models import RatedResult, RatedSeat
from townwright.study import ratings
from townwright.tables.facts import Began, BotSat, Ended, Left, Sat
from townwright.tables.table import Table


def rated_result(table: Table) -> RatedResult | None:
    """How a game ended that counts for ratings, or None.

    It was finished, from its beginning, with a deal that nobody knew, with Townwright's own pieces, in a way to play
    that programs were measured in; every seat was played by one person or program from the first move to the last,
    and nobody had two.
    """
    created = table.created
    result = table.game.result(table.state) if table.begun and table.ended == "finished" else None
    if result is None or not created.counts or created.components:
        return None
    kind = ratings.kind_of(created.game, dict(created.options))
    people = [holder.person for holder in table.holders if holder.person is not None]
    beside = any(holder.player not in (None, holder.person) for holder in table.holders)
    if kind is None or not people or beside or len(set(people)) < len(people) or has_changed_seats(table):
        return None
    ended_at = next((one.at for one in reversed(table.log) if isinstance(one.fact, Ended)), table.at)
    finished, told = min(result.ranks) == 1, told_beside_points(table.game, table.state)
    return RatedResult(
        created.game,
        kind.name,
        ended_at,
        created.daily,
        tuple(
            RatedSeat(holder.person, holder.bot, table.game.standing(table.state, seat).total, finished, told=told)
            for seat, holder in enumerate(table.holders)
        ),
    )


def has_changed_seats(table: Table) -> bool:
    """Whether somebody took or left a seat while the game was running, a program for somebody who was late as well."""
    running = False
    for numbered in table.log:
        fact = numbered.fact
        if isinstance(fact, Began):
            running = True
        elif isinstance(fact, Ended):
            return False
        elif running and isinstance(fact, Sat | BotSat | Left):
            return True
    return False
