"""All facts that a viewer is still to be sent, at once."""

from __future__ import annotations

from townwright.core.seats import Seat
from townwright.tables.replies import FactView
from townwright.tables.table import Table
from townwright.tables.views import KnownFacts, next_facts


def facts_since(table: Table, seat: Seat | None, number: int) -> tuple[FactView, ...]:
    """The facts after ``number`` as the viewer may see them, and again those before it that were hidden then."""
    return next_facts(table, seat, KnownFacts(number, number), 2 * table.number)[0]
