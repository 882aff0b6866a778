"""What is computed of one state of a table for one of those who watch it, and serves the others as well."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from townwright.core.seats import Seat
from townwright.tables.patches import SharedPatches
from townwright.tables.seats.viewers import TableViewer
from townwright.tables.seen import sights
from townwright.tables.seen.shared_parts import Names, SharedParts
from townwright.tables.seen.sights import OwnPart, ShownParts
from townwright.tables.table import Table
from townwright.tables.views import KnownFacts

MOST_PATCHES: Final = 2_000
"""Patches above which a table forgets those of the states before."""
MOST_TOLD: Final = 32
"""Updates that are kept for others: nearly all who watch a table know the same."""

UpdateKey: TypeAlias = tuple[KnownFacts, Seat | None, int, int]
"""The facts that were known before, the seat whose own hidden actions are told, and the ids of what was and is seen."""


class ToldUpdate(NamedTuple):
    """An update that somebody was told, for all who knew as much and are shown the same."""

    base: ShownParts | None
    """What was seen before, kept so that no other gets its id."""
    written: bytes
    known: KnownFacts
    """What is known with it."""
    more: bool
    """Whether more facts are to come before the sight."""


@dataclass(eq=False, slots=True)
class SharedUpdates:
    """What has been computed of one state of a table for somebody and serves others who watch it as well."""

    table: Table
    before: SharedParts | None = None
    """The parts of the state before, of which those are taken over that have not changed."""
    patches: SharedPatches = field(default_factory=lambda: SharedPatches(written))
    """What has changed in parts that several viewers are shown; dropped when all have it."""
    told: dict[UpdateKey, ToldUpdate] = field(default_factory=dict)
    sealed: msgspec.Raw | None = None
    """The whole table as all see it who only look on, if it is computed in the sandbox."""
    _parts: SharedParts | None = None
    _seen: dict[tuple[OwnPart, int], ShownParts] = field(default_factory=dict)
    _outside: ShownParts | None = None
    """What all see who only look on."""
    _viewers_told: int = 0

    @property
    def is_begun(self) -> bool:
        """Whether the parts that all see alike are made, so that names need not be known any more."""
        return self._parts is not None

    def begin(self, names: Names) -> None:
        """Make the parts of the state that all see alike, unless they are made."""
        if self._parts is None:
            self._parts, self.before = SharedParts(self.table, names, self.before), None

    def seen(self, viewer: TableViewer, seat: Seat | None) -> ShownParts:
        """Return what a viewer is shown from a seat: the same object for all who are shown the same."""
        if self._parts is None:
            raise RuntimeError("begin comes first")
        if viewer.is_outside:
            if self._outside is None:
                self._outside = sights.seen(viewer, None, self._parts)
            return self._outside
        made = sights.seen(viewer, seat, self._parts)
        return self._seen.setdefault((made.own, id(made.view)), made)

    def keep(self, key: UpdateKey, update: ToldUpdate) -> None:
        """Keep an update for others who know as much and are shown the same."""
        if len(self.told) < MOST_TOLD:
            self.told[key] = update

    def was_told(self, viewers: int) -> None:
        """Count one of so many viewers who has been told what changed; when all have, nobody needs it any more."""
        self._viewers_told += 1
        if self._viewers_told >= viewers:
            self.told.clear()
            if not self.table.hidden_actions:
                self.patches.clear()

    def following(self, table: Table) -> SharedUpdates:
        """Return what is to be computed of the next state of the same table.

        While a turn is open in which several act at once, whoever finishes it later is told what others were told.
        """
        keeps = self.table.hidden_actions and len(self.patches) < MOST_PATCHES
        return SharedUpdates(table, self._parts or self.before, self.patches if keeps else SharedPatches(written))


def written(patch: Any) -> msgspec.Raw:
    """A patch as it stands in messages."""
    return msgspec.Raw(msgspec.json.encode(patch))
