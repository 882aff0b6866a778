"""What somebody brings along to look at: records, own components, a table of the physical game. Nothing is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from townwright.core import registry
from townwright.core.points import Tally
from townwright.core.records import Event
from townwright.core.refusals import Unreadable
from townwright.core.seats import Seat
from townwright.server.live.own_components import check
from townwright.server.live.replay_cache import Played
from townwright.server.protocol.requests import SomeComponents, SomePlay, SomePosition, SomeRecord, SomeTable
from townwright.server.protocol.responses import Held, Replayed, Scored, ScoredLine, Step, Studied
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.services import Services
from townwright.tables.replies import choice_views, sentence

BODY = 4 * 262_144


@post("/api/records", summary="Play a record again", status_code=200, request_max_body_size=BODY)
async def replay(state: State, visitor: FoundVisitor, data: JSONBody[SomeRecord]) -> Replayed:
    """The moves of a record and the position after one of them, or the line that is wrong."""
    services: Services = state.services
    person = known(visitor)
    found = await services.replays.play(data.text, data.components, lambda: services.rate_limits.records.enter(person))
    return replayed(found, data.step, data.seat)


@post("/api/study", summary="Study a position", status_code=200, request_max_body_size=BODY)
async def study(state: State, visitor: FoundVisitor, data: JSONBody[SomePosition]) -> Studied:
    """The end of an unfinished record as a seat sees it, and what the seat could do there; lessons are made of it."""
    services: Services = state.services
    person = known(visitor)
    found = await services.replays.play(data.text, data.components, lambda: services.rate_limits.studies.enter(person))
    return await asyncio.to_thread(studied, played_on(found, data.plays), data.seat, data.words)


def played_on(found: Played, plays: Sequence[SomePlay]) -> Played:
    """The record with some more actions, or a refusal of the first that the rules do not allow."""
    game, states, events = found.game, list(found.states), list(found.record.events)
    for play in plays:
        action = game.read(play.action)
        states.append(game.play(states[-1], play.seat, action))
        events.append(Event(play.seat, action))
    return Played(game, replace(found.record, events=tuple(events)), tuple(states))


def studied(found: Played, seat: Seat, words: Sequence[str]) -> Studied:
    """The last position, and the words that can come next."""
    game, position = found.game, found.states[-1]
    acting = game.to_act(position)
    offered = choice_views(game.choices(position, seat, words) if seat in acting else ())
    return Studied(
        replayed=replayed(found, None, seat),
        to_act=tuple(acting),
        choices=offered.choices,
        sentences=offered.sentences,
    )


def replayed(found: Played, step: int | None, seat: Seat | None = None) -> Replayed:
    """The record, played up to a step, as a seat saw it or as a spectator did."""
    game, record, last = found.game, found.record, len(found.states) - 1
    steps = last if step is None else min(step, last)
    if seat is not None and seat >= record.options.seats:
        raise Unreadable("server-too-many-seats", "this game has {seats:seat|seats}", seats=record.options.seats)
    result = game.result(found.states[steps])
    return Replayed(
        game=game.name,
        rules=record.rules,
        options=game.option_words(record.options),
        names=record.names,
        steps=tuple(Step(seat=event.seat, action=str(event.action)) for event in record.events),
        step=steps,
        view=game.view(found.states[steps], seat),
        finished=result is not None,
        winners=() if result is None else result.winners,
    )


@post("/api/components", summary="Look at a component file", status_code=200, request_max_body_size=BODY)
async def components(state: State, visitor: FoundVisitor, data: JSONBody[SomeComponents]) -> Held:
    """What it holds and what is unusual about it, or the line that is wrong."""
    services: Services = state.services
    services.rate_limits.records.enter(known(visitor))
    return await asyncio.to_thread(held, data.text)


def held(text: str) -> Held:
    """What the game of a component file says about it."""
    game = registry.find_by_components(text)
    unusual, contents = game.check_components(text), game.contents(text)
    return Held(
        game=game.name,
        name=contents.name,
        options=contents.options,
        unusual=tuple(map(sentence, unusual)),
        contents=contents,
    )


@post("/api/score", summary="Score a table of the physical game", status_code=200, request_max_body_size=BODY)
async def score(state: State, visitor: FoundVisitor, data: JSONBody[SomeTable]) -> Scored:
    """A city, a tour or a milestone in the notation of the game's companion; every point with its reasons."""
    services: Services = state.services
    services.rate_limits.scores.enter(visitor.person or visitor.address)
    return await asyncio.to_thread(scored, data)


def scored(data: JSONBody[SomeTable]) -> Scored:
    """The tally, ready for any language."""
    game = registry.find(data.game)
    check(game, data.components)
    tally: Tally = game.score(data.text, data.options, data.components)
    lines = tuple(
        ScoredLine(seat=line.seat, what=line.what, points=line.points, because=line.because) for line in tally.lines
    )
    return Scored(
        game=game.name,
        picture=tally.picture,
        lines=lines,
        total=sum(line.points for line in lines),
        remarks=tuple(map(sentence, tally.remarks)),
        facts=tally.facts,
    )
