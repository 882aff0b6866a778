"""Knows a running game again by its moves, in whatever text they come."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final
from weakref import WeakKeyDictionary

from townwright.core.seats import CHANCE
from townwright.server.live.table_actor import TableActor
from townwright.server.sandbox.fingerprints import Fingerprint, Moves, alike, fingerprint
from townwright.server.sandbox.sealed_table import SealedTable
from townwright.tables.facts import Acted, Dealt, Undone
from townwright.tables.table import Table

BATCH: Final = 8
"""Tables that are compared before others get their turn on the event loop."""


class RunningGames:
    """The fingerprints of the tables of this process, each computed once for every state that is asked about."""

    def __init__(self) -> None:
        self._cached: WeakKeyDictionary[TableActor, tuple[int, Fingerprint]] = WeakKeyDictionary()

    async def is_being_played(self, actors: Iterable[TableActor], game: str, sought: Fingerprint) -> bool:
        """Return whether one of the tables runs this game, hides something, and began with mostly the same moves.

        Names and options can be written otherwise by whoever wants to look behind the screens, and some actions and
        draws too; what is hidden is decided by the table. A table that goes on from a record shares its first moves
        with everybody who has that record, and all seats are its host's: it is not looked for.
        """
        candidates = [actor for actor in actors if may_be(actor.table, game)]
        for count, actor in enumerate(candidates, 1):
            if alike(sought, self.fingerprint_of(actor)):
                return True
            if count % BATCH == 0:
                await asyncio.sleep(0)
        return False

    def fingerprint_of(self, actor: TableActor) -> Fingerprint:
        """Return what the game at a table is known again by, from the cache unless something has happened there."""
        table = actor.table
        number, found = self._cached.get(actor, (-1, None))
        if found is None or number != table.number:
            found = fingerprint(moves_at(table))
            self._cached[actor] = (table.number, found)
        return found


def may_be(table: Table, game: str) -> bool:
    """Return whether a table runs this game and has something to hide from others."""
    return table.created.game == game and table.playing and not table.created.branched and hides(table)


def moves_at(table: Table) -> Moves:
    """All that was done and drawn at a table and not taken back."""
    undone = {happened.fact.acted for happened in table.log if isinstance(happened.fact, Undone)}
    found = []
    for happened in table.log:
        if isinstance(happened.fact, Acted) and happened.number not in undone:
            found.append((happened.fact.seat, happened.fact.action))
        elif isinstance(happened.fact, Dealt):
            found.append((CHANCE, happened.fact.action))
    return tuple(found)


def hides(table: Table) -> bool:
    """Whether the table's game hides something until its end."""
    if isinstance(table.options, SealedTable):
        return table.options.hides
    return bool(table.game.hides(table.options))
