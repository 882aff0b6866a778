"""What must hold at the end of every simulated world."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from tests.seen_facts import facts_since
from tests.tables.tables import find
from townwright.server.live.stored_facts import happened
from townwright.tables.fact_replay import replay_facts

if TYPE_CHECKING:
    from tests.server.harness.simulation import World


def check(world: World) -> None:
    """Nothing lost, nothing doubled, nothing un-happened, one answer for each id, and a log that folds."""
    log, seed = world.store.log, f"seed {world.seed}"
    assert [event.number for event in log] == list(range(1, len(log) + 1)), f"{seed}: holes"
    table = replay_facts(map(happened, log), find)
    assert table.ended is not None, f"{seed}: no end"
    rematches = [event for event in log if event.kind == "rematched"]
    assert len(rematches) == (1 if world.real and table.persons else 0), f"{seed}: {len(rematches)} rematches"
    by_action: dict[str, list[int]] = defaultdict(list)
    for event in log:
        if event.action_id is not None:
            bot = event.action_id.startswith("turn-")  # several bots may answer one question, each for its seat
            by_action[f"bot {event.seat} {event.action_id}" if bot else event.action_id].append(event.number)
    assert all(len(numbers) == 1 for numbers in by_action.values()), f"{seed}: done twice"
    for (_, action_id), answers in world.told.items():
        assert len(answers) == 1, f"{seed}: {action_id} got {answers}"
        (answer,) = answers
        done = by_action.get(action_id)
        if answer.startswith("taken"):
            assert done == [int(answer.split()[1])], f"{seed}: {action_id} is lost"
        else:
            assert done is None, f"{seed}: {action_id} was refused and done"
    truth = {fact.number: fact for fact in facts_since(table, None, 0)}
    for number, looks in world.shown.items():
        fact = truth.get(number)
        assert fact is not None, f"{seed}: fact {number} was shown and is not there"
        allowed = {fact.kind, f"{fact.kind} {fact.seat} {fact.action}"}
        assert looks <= allowed, f"{seed}: fact {number} was shown as {looks}"
    world.trace.extend(f"{event.number} {event.kind} {event.body}" for event in log if event not in rematches)
