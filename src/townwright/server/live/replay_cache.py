"""Records that were played again lately, with the position after each move, so that a slider costs a view only."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.records import Record
from townwright.core.refusals import Unreadable

MOST_STEPS: Final = 2_000
KEPT: Final = 4_000
"""Positions of all records together that are kept."""


@dataclass(frozen=True, slots=True)
class Played:
    """A record and every position of it, the first before any move."""

    game: AnyGame
    record: Record[Any, Any]
    states: tuple[Any, ...]


class Replays:
    """The last few records that somebody looked at."""

    def __init__(self) -> None:
        self._played: dict[bytes, Played] = {}

    async def play(self, text: str, components: Sequence[str], enter: Callable[[], None]) -> Played:
        """The record, played again if it is new here; ``enter`` is asked before that is done."""
        key = hashlib.sha256("\0".join((text, *components)).encode("utf-8", "surrogatepass")).digest()
        found = self._played.pop(key, None)
        if found is None:
            enter()
            found = await asyncio.to_thread(played, text, tuple(components))
        self._played[key] = found
        while sum(len(one.states) for one in self._played.values()) > KEPT and len(self._played) > 1:
            del self._played[next(iter(self._played))]
        return found


def played(text: str, components: Sequence[str] = ()) -> Played:
    """Every position of a record, or a refusal at the line that is wrong."""
    game = registry.find_by_record(text)
    record: Record[Any, Any] = game.replay(text, components).record
    if len(record.events) > MOST_STEPS:
        raise Unreadable("server-record-long", "a record of more than {most} steps is not shown", most=MOST_STEPS)
    states = [game.start(record.options)]
    for event in record.events:
        states.append(game.play(states[-1], event.seat, event.action))
    return Played(game, record, tuple(states))
