"""What a bot is given, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from townwright.core.phrases import Phrase

__all__ = ["Answer", "Bot", "Limit"]


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a bot may think: a number of nodes, so that the same budget gives the same move anywhere."""

    nodes: int = 10_000


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot does, and why, in words that people understand."""

    action: Any
    remark: Phrase | None = None
    nodes: int = 1
    """How many nodes it looked at."""


class Bot(Protocol):
    """A player. It keeps nothing between two moves: the view, the random stream and the limit decide."""

    @property
    def name(self) -> str:
        """One word, unique among the bots of a game."""

    @property
    def character(self) -> Phrase:
        """What it is like to play against it, in one line."""

    @property
    def level(self) -> int:
        """How well it plays, from 0 up."""

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:
        """One of the legal actions of its seat. ``view`` is all that it knows of the game.

        What its seat cannot know it guesses with ``random``, a stream of its own.
        """
