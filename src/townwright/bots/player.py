"""The interface of a bot: what it is given to choose an action, and what it returns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from townwright.core.phrases import Phrase

__all__ = ["Answer", "Bot", "Limit"]


@dataclass(frozen=True, slots=True)
class Limit:
    """The budget of one decision, in nodes and not in time, so that the same budget gives the same move anywhere."""

    nodes: int = 10_000


@dataclass(frozen=True, slots=True)
class Answer:
    """The action that a bot chose, with a remark for people and the number of nodes that it used."""

    action: Any
    remark: Phrase | None = None
    nodes: int = 1
    """How many nodes it used."""


class Bot(Protocol):
    """A program that plays a game. It keeps nothing between two moves: view, random stream and limit decide alone."""

    @property
    def name(self) -> str:
        """The bot's name: one word, unique among the bots of a game."""

    @property
    def character(self) -> Phrase:
        """How the bot plays, in one line for people."""

    @property
    def level(self) -> int:
        """How well the bot plays, from 0 up."""

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:
        """Choose one of the legal actions of the seat whose view is given; it knows nothing else of the game.

        What the seat cannot know is guessed with ``random``, a stream of the bot's own.
        """
