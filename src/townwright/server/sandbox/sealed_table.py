"""A table whose position and options are bytes: only a process of the sandbox opens them.

The server's own process holds everything else of such a table (seats, questions, offers, history) as of any other.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from townwright.tables.facts import Created, NumberedFact
from townwright.tables.table import Table


@dataclass(frozen=True, slots=True)
class SealedTable:
    """What a worker of the sandbox needs of a table."""

    seats: int
    hides: bool
    """Whether the game hides something until its end."""
    table: bytes = field(repr=False)

    def opened(self) -> Table:
        """The table, without its history and its component files; for a process of the sandbox."""
        table: Table = pickle.loads(self.table)  # noqa: S301  a worker of ours has written it
        return table


def seal_table(table: Table) -> Table:
    """The table with its position and options as bytes, and without its history."""
    slim = replace(table, created=replace(table.created, components=()), log=table.log[-1:])
    seal = SealedTable(table.options.seats, bool(table.game.hides(table.options)), pickle.dumps(slim))
    return replace(slim, log=(), moves=(), options=seal, state=seal if table.begun else None)


def with_history(seen: Table, created: Created, history: Sequence[NumberedFact]) -> Table:
    """A sealed table with its whole history again."""
    return replace(seen, created=created, log=tuple(history))


def open_table(table: Table) -> Table:
    """The table as the rules need it, sealed or not."""
    return table.options.opened() if isinstance(table.options, SealedTable) else table
