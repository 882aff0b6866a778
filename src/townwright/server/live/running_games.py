"""Knows a running game again by what chance gave in it, in whatever text it comes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from townwright.server.live.table_actor import TableActor
from townwright.server.sandbox.sealed import Sealed
from townwright.tables.facts import Dealt
from townwright.tables.table import Table


def is_being_played(actors: Iterable[TableActor], game: str, draws: Sequence[str]) -> bool:
    """Whether one of the tables runs this game, hides something, and has had no other draws than these first ones.

    Names, options and actions can be written otherwise by whoever wants to look behind the screens; the draws are
    what makes it that game. A table that goes on from a record shares its first draws with everybody who has that
    record, and all seats are its host's: it is not looked for.
    """
    return any(
        table.created.game == game
        and table.playing
        and not table.created.branched
        and hides(table)
        and begins(draws, table)
        for table in (actor.table for actor in actors)
    )


def begins(draws: Sequence[str], table: Table) -> bool:
    """Whether the draws begin with all that chance has given at the table, and it has given something."""
    given = [happened.fact.action for happened in table.log if isinstance(happened.fact, Dealt)]
    return bool(given) and list(draws[: len(given)]) == given


def hides(table: Table) -> bool:
    """Whether the table's game hides something until its end."""
    if isinstance(table.options, Sealed):
        return table.options.hides
    return bool(table.game.hides(table.options))
