"""How a server answered what attackers sent."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

SPENT = ("search-too-much", "server-too-long", "server-too-much-memory", "server-too-deep", "cap-passed")
"""The keys of the sentences that say that something is more than anybody is given."""


@dataclass
class Told:
    """How the requests were answered."""

    sets: int = 0
    """Sets that were brought by every way."""
    requests: int = 0
    answered: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """By the keys of their sentences."""
    ways: Counter[str] = field(default_factory=Counter)
    """Routes as the policy writes them, and messages by their names."""
    wrong: list[str] = field(default_factory=list)
    """Server errors, answers without a sentence, and no answers."""
    longest: float = 0.0
    slowest: str = ""
    """What was answered last of all."""

    def note(self, way: str, seconds: float, why: dict[str, Any] | None) -> None:
        """Count an answer, or a refusal by its sentence."""
        if seconds > self.longest:
            self.longest, self.slowest = seconds, way
        if why is None:
            self.answered += 1
            return
        self.refused[why.get("key", "")] += 1
        if not why.get("english"):
            self.wrong.append(f"{way}: no sentence")

    @property
    def spent(self) -> int:
        """How often a sentence said that something is too much."""
        return sum(self.refused[key] for key in SPENT)

    def add(self, other: Told) -> None:
        """Count another's as well."""
        self.sets += other.sets
        self.requests += other.requests
        self.answered += other.answered
        self.refused += other.refused
        self.ways += other.ways
        self.wrong += other.wrong
        if other.longest > self.longest:
            self.longest, self.slowest = other.longest, other.slowest

    def as_json(self) -> str:
        """What was told, for another process."""
        counts = [self.sets, self.requests, self.answered, dict(self.refused), dict(self.ways)]
        return json.dumps([*counts, self.wrong, self.longest, self.slowest])


def from_json(text: str) -> Told:
    """The inverse of ``as_json``."""
    sets, requests, answered, refused, ways, wrong, longest, slowest = json.loads(text)
    return Told(sets, requests, answered, Counter(refused), Counter(ways), wrong, longest, slowest)
