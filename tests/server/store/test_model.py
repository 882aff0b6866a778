"""Random operations on a store and on a model of a few lines always agree."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from townwright.server.store import open_store
from townwright.server.store.contract import Store
from townwright.server.store.errors import AlreadyReplied, Behind
from townwright.server.store.models import Index, StoredEvent, StoredReply, TableRow

from .scenes import SEED

SPEAKERS = ("ada", "bob")


@dataclass
class Model:
    """What a store should hold: lists of events and the first answers."""

    logs: dict[str, list[StoredEvent]] = field(default_factory=dict)
    replies: dict[tuple[str, str, str], StoredReply] = field(default_factory=dict)

    def append(self, table_id: str, after: int, events: list[StoredEvent], reply: StoredReply) -> object:
        """What the store should do: the answer that was there, the head that is there, or None if all is well."""
        where = (table_id, reply.sender, reply.action_id)
        if where in self.replies:
            return self.replies[where]
        if after != len(self.logs[table_id]):
            return len(self.logs[table_id])
        self.logs[table_id] += events
        self.replies[where] = reply
        return None


async def append(store: Store, table_id: str, after: int, events: list[StoredEvent], reply: StoredReply) -> object:
    try:
        await store.append(table_id, after, events, [reply])
    except AlreadyReplied as replied:
        return replied.reply
    except Behind as behind:
        return behind.head
    return None


async def step(store: Store, model: Model, random: Random) -> None:
    """One random thing, done to both."""
    if not model.logs or random.random() < 0.05:
        table_id, first = f"table {len(model.logs)}", StoredEvent(1, "created", "{}", 0)
        await store.create(TableRow(table_id, "cities", 1, 0), SEED, [first], Index("open", 0))
        model.logs[table_id] = [first]
        return
    table_id, sender = random.choice(list(model.logs)), random.choice(SPEAKERS)
    after = max(0, len(model.logs[table_id]) - (random.random() < 0.3))
    action_id = f"action {random.randrange(40)}"
    if random.random() < 0.2:
        refusal = StoredReply(sender, action_id, refusal=f'"{random.random()}"')
        assert await store.remember(table_id, refusal) == model.replies.setdefault(
            (table_id, sender, action_id), refusal
        )
        return
    numbers = range(after + 1, after + 1 + random.randint(1, 3))
    events = [
        StoredEvent(number, "acted", f'"{random.random()}"', number, SPEAKERS.index(sender)) for number in numbers
    ]
    reply = StoredReply(sender, action_id, numbers[0])
    expected = model.append(table_id, after, events, reply)
    assert await append(store, table_id, after, events, reply) == expected


async def agree(store: Store, model: Model, random: Random) -> None:
    """Everything that can be read is what the model holds."""
    assert await store.heads(list(model.logs)) == {table_id: len(log) for table_id, log in model.logs.items()}
    for table_id, log in model.logs.items():
        after = random.randrange(len(log) + 1)
        assert await store.events(table_id, after) == tuple(log[after:])
    for (table_id, sender, action_id), reply in model.replies.items():
        assert await store.reply(table_id, sender, action_id) == reply


@pytest.mark.parametrize("seed", range(5))
async def test_a_store_agrees_with_its_model_also_after_it_was_opened_again(url: str, seed: int) -> None:
    model, random = Model(), Random(seed)
    for _ in range(2):
        store = await open_store(url)
        for _ in range(60):
            await step(store, model, random)
        await agree(store, model, random)
        await store.close()
