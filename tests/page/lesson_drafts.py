"""Moves in the making, as the page shows them to a lesson: the words so far, and what the last word can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, NamedTuple

from townwright.core.choices import Choice
from townwright.tables.replies import sentence

Words = tuple[str, ...]


class Draft(NamedTuple):
    """A move in the making, and whether it can still become what a step asks for."""

    words: Words
    ends: Sequence[Choice]
    able: bool

    @property
    def wire(self) -> dict[str, Any]:
        """The draft as the page has it."""
        return {"words": list(self.words), "ends": [on_wire(end) for end in self.ends]}


def on_wire(choice: Choice) -> dict[str, Any]:
    """What the page knows of a choice."""
    return {
        "word": choice.word,
        "whole": choice.whole,
        "brings": [asdict(sentence(phrase)) for phrase in choice.brings],
        "why_not": None if choice.why_not is None else asdict(sentence(choice.why_not)),
    }


def drafts(game: Any, state: Any, seat: int, legal: Iterable[str], asked: Iterable[str]) -> list[Draft]:
    """Every beginning of a legal move, and the move itself, with what is offered to the page at that moment."""

    @cache
    def offered(words: Words) -> Sequence[Choice]:
        found: Sequence[Choice] = game.choices(state, seat, words)
        return found

    def ends(words: Words) -> Sequence[Choice]:
        last = [choice for choice in offered(words[:-1]) if choice.word == words[-1]]
        return last if any(choice.whole for choice in last) else offered(words)

    able = set(beginnings(asked))
    return [Draft(words, ends(words), words in able) for words in beginnings(legal)]


def beginnings(moves: Iterable[str]) -> list[Words]:
    """The words of each move and of all that it begins with, each once."""
    spoken = [tuple(move.split(" ")) for move in moves]
    return list(dict.fromkeys(words[:many] for words in spoken for many in range(1, len(words) + 1)))
