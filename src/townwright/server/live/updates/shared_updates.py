"""What is computed of one state of a table for one of those who watch it, and serves the others as well."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from townwright.tables.patches import SharedPatches
from townwright.tables.seen.shared_parts import Names, SharedParts
from townwright.tables.seen.sights import Sight
from townwright.tables.table import Table
from townwright.tables.views import KnownFacts

MOST_PATCHES: Final = 2_000
"""Patches above which a table forgets those of the states before."""
MOST_ENCODED: Final = 32
"""Updates that are kept for those who only look on: nearly all of them know the same."""


class ToldUpdate(NamedTuple):
    """An update that somebody was told who only looks on."""

    base: Sight | None
    """The sight that was known before, kept so that no other gets its id."""
    written: bytes
    known: KnownFacts
    """What is known with it."""
    sight: Sight | msgspec.Raw | None
    """The sight that is known with it; None if more facts are to come before it."""


@dataclass(eq=False, slots=True)
class SharedUpdates:
    """What has been computed of one state of a table for somebody and serves others who watch it as well."""

    table: Table
    before: SharedParts | None = None
    """The parts of the state before, of which those are taken over that have not changed."""
    patches: SharedPatches = field(default_factory=lambda: SharedPatches(written))
    """What has changed in parts that several viewers are shown; dropped when all have it."""
    compared: int = 0
    """For how many the last sight was compared with this one."""
    sight: Sight | msgspec.Raw | None = None
    """The table as all see it who only look on."""
    encoded: dict[tuple[KnownFacts, int], ToldUpdate] = field(default_factory=dict)
    """Their updates by the facts and the sight that were known before."""
    _parts: SharedParts | None = None

    def parts(self, names: Names) -> SharedParts:
        """Return the parts of the sight that all see alike, made when they are asked for first."""
        if self._parts is None:
            self._parts, self.before = SharedParts(self.table, names, self.before), None
        return self._parts

    def was_told(self, viewers: int) -> None:
        """Count one of so many viewers who has been told what changed; when all have, nobody needs it any more."""
        self.compared += 1
        if self.compared >= viewers and not self.table.hidden_actions:
            self.patches.clear()

    def following(self, table: Table) -> SharedUpdates:
        """Return what is to be computed of the next state of the same table.

        While a turn is open in which several act at once, whoever finishes it later is told what others were told.
        """
        keeps = table.hidden_actions and len(self.patches) < MOST_PATCHES
        return SharedUpdates(table, self._parts or self.before, self.patches if keeps else SharedPatches(written))


def written(patch: Any) -> msgspec.Raw:
    """A patch as it stands in messages."""
    return msgspec.Raw(msgspec.json.encode(patch))
