"""Moves in the making, as the page shows them to a lesson: the words so far, and what the last word can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from townwright.core.choices import Choice
from townwright.core.phrases import Phrase
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
        "brings": [told(phrase) for phrase in choice.brings],
        "why_not": None if choice.why_not is None else told(choice.why_not),
    }


@cache
def told(phrase: Phrase) -> Any:
    """A phrase as the page has it."""
    return msgspec.to_builtins(sentence(phrase))


def drafts(game: Any, state: Any, seat: int, asked: Iterable[str], others: Iterable[str]) -> list[Draft]:
    """Every beginning of these moves, and the moves themselves, with what is offered to the page at that moment."""

    @cache
    def offered(words: Words) -> Sequence[Choice]:
        found: Sequence[Choice] = game.choices(state, seat, words)
        return found

    def ends(words: Words) -> Sequence[Choice]:
        last = [choice for choice in offered(words[:-1]) if choice.word == words[-1]]
        return last if any(choice.whole for choice in last) else offered(words)

    able = beginnings(asked)
    unable = [words for words in beginnings(others) if words not in set(able)]
    return [
        *(Draft(words, ends(words), able=True) for words in able),
        *(Draft(words, ends(words), able=False) for words in unable),
    ]


def beginnings(moves: Iterable[str]) -> list[Words]:
    """The words of each move and of all that it begins with, each once."""
    spoken = [tuple(move.split(" ")) for move in moves]
    return list(dict.fromkeys(words[:many] for words in spoken for many in range(1, len(words) + 1)))
