"""Tables and people to put into a store."""

from __future__ import annotations

from townwright.core.dealer import Dealer
from townwright.server.store.contract import Store
from townwright.server.store.models import Index, Person, StoredEvent, TableRow, fresh_id

NOW = 1_800_000_000_000
DAY = 24 * 60 * 60 * 1000
SEED = "5e" * 32
COMMITMENT = Dealer.of(SEED).commitment
OPEN = Index("open", NOW)


def event(
    number: int, kind: str = "acted", body: str = "{}", seat: int | None = None, action: str | None = None
) -> StoredEvent:
    return StoredEvent(number, kind, body, NOW + number, seat, action)


def events(first: int, last: int) -> tuple[StoredEvent, ...]:
    return tuple(event(number, body=f'{{"action": "lay {number}"}}') for number in range(first, last + 1))


async def a_table(store: Store, *, length: int = 1, index: Index = OPEN, host: str | None = None) -> TableRow:
    """A new table with that many events."""
    table = TableRow(fresh_id(), "cities", 1, NOW, host, commitment=COMMITMENT)
    await store.create(table, SEED, events(1, length), index)
    return table


async def a_person(store: Store, name: str = "Ada") -> Person:
    person = Person(fresh_id(), name, NOW)
    await store.add_person(person)
    return person
