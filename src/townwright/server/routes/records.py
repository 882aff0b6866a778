"""Looking at a record that somebody brings along. Nothing of it is stored."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from townwright.core import registry
from townwright.core.records import Record
from townwright.core.refusals import Unreadable
from townwright.server.asked import SomeRecord
from townwright.server.given import Replayed, Step
from townwright.server.house import House
from townwright.server.routes.given_by_gate import FoundVisitor
from townwright.server.routes.people import known

MOST_STEPS: Final = 2_000


@post("/api/records", summary="Play a record again", status_code=200, request_max_body_size=4 * 262_144)
async def replay(state: State, visitor: FoundVisitor, data: JSONBody[SomeRecord]) -> Replayed:
    """The moves of a record and the position after one of them, or the line that is wrong."""
    house: House = state.house
    house.gates.records.enter(known(visitor))
    return await asyncio.to_thread(replayed, data)


def replayed(data: JSONBody[SomeRecord]) -> Replayed:
    """The record, played up to a step."""
    game = registry.find_by_record(data.text)
    record: Record[object, object] = game.replay(data.text, data.components).record
    if len(record.events) > MOST_STEPS:
        raise Unreadable("server-record-long", "a record of more than {most} steps is not shown", most=MOST_STEPS)
    steps = len(record.events) if data.step is None else min(data.step, len(record.events))
    state = game.start(record.options)
    for event in record.events[:steps]:
        state = game.play(state, event.seat, event.action)
    result = game.result(state)
    return Replayed(
        game=game.name,
        rules=record.rules,
        options=game.option_words(record.options),
        names=record.names,
        steps=tuple(Step(seat=event.seat, action=str(event.action)) for event in record.events),
        step=steps,
        view=game.view(state, None),
        finished=result is not None,
        winners=() if result is None else result.winners,
    )
