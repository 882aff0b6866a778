"""Compares what people were told by servers that were killed with what the log holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from townwright.core import registry
from townwright.server.live.snapshots.reader import table_of
from townwright.server.live.stored_facts import happened
from townwright.server.store import open_store
from townwright.server.store.models import StoredEvent
from townwright.tables import facts
from townwright.tables.fact_replay import replay_facts

Shown: TypeAlias = tuple[int, str, str | None]
"""A fact on a screen: its number, its kind and the action, if that was to be seen."""


class Told(Protocol):
    """Somebody who remembers all that was said."""

    answers: dict[str, dict[str, Any]]
    """By action id."""
    shown: dict[str, set[Shown]]
    """All that was ever on the screen, by table, also what stood there for a moment only."""


@dataclass
class Findings:
    """What came of it."""

    kills: int = 0
    answered: int = 0
    shown: int = 0
    resumed: int = 0
    """Tables that were opened from a snapshot at the end, too."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        counted = f"{self.kills} kills, {self.answered} answers, {self.shown} facts shown, {self.resumed} snapshots"
        return f"{counted}, wrong: {self.wrong[:5] or 0}"


async def check(store: str, people: Sequence[Told], findings: Findings) -> None:
    """Every answer is in the log, every id once, and nobody was shown what is not there."""
    opened = await open_store(store)
    for person in people:
        for table_id, shown in person.shown.items():
            log = await opened.events(table_id)
            history, kept = tuple(map(happened, log)), await opened.snapshot(table_id)
            table, resumed = table_of(history, kept, registry.find)
            findings.resumed += resumed > 0
            if table != replay_facts(history) or (kept is not None and not resumed):
                findings.wrong.append("a snapshot leads elsewhere than the log, or nowhere")
            answered = [frame for frame in person.answers.items() if frame[1]["table"] == table_id]
            findings.answered += len(answered)
            findings.shown += len(shown)
            findings.wrong += [*done_twice(log), *not_done(log, answered), *not_there(log, shown)]
    await opened.close()


def done_twice(log: Sequence[StoredEvent]) -> list[str]:
    """Action ids that the log holds more than once."""
    used = [event.action_id for event in log if event.action_id is not None]
    return ["an action was done twice"] if len(used) != len(set(used)) else []


def not_done(log: Sequence[StoredEvent], answered: Sequence[tuple[str, dict[str, Any]]]) -> list[str]:
    """Answers that the log does not bear out."""
    numbers = {event.action_id: event.number for event in log}
    return [
        f"{frame} but {numbers.get(action_id)}"
        for action_id, frame in answered
        if numbers.get(action_id) != (frame["number"] if frame["say"] == "answer" else None)
    ]


def not_there(log: Sequence[StoredEvent], shown: set[Shown]) -> list[str]:
    """Facts that somebody saw and the log does not hold."""
    wrong = []
    for number, kind, action in shown:
        stored = facts.read(log[number - 1].kind, log[number - 1].body) if number <= len(log) else None
        done_then = getattr(stored, "action", None) if action is not None else None  # None: still hidden
        if stored is None or (facts.kind(stored), done_then) != (kind, action):
            wrong.append(f"fact {number} was shown and is not there")
    return wrong
