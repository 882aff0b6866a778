"""Suggests actions to people at any game, perhaps for an action of which the first words are already chosen.

A game whose bots have a module ``adviser`` uses its ``advise(view, legal, limit, random, most, words)``, which returns
the best few actions that begin with the words. Elsewhere the answer of the strongest bot that begins so is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any

from townwright import bots
from townwright.bots.player import Limit
from townwright.core import registry
from townwright.core.phrases import Phrase

__all__ = ["Advice", "advise", "from_bots"]


@dataclass(frozen=True, slots=True)
class Advice:
    """A suggested action, with a remark that gives the reason."""

    action: Any
    remark: Phrase
    behind: float = 0.0
    """How many points less than the first suggestion it promises."""


def advise(
    game: str,
    view: Any,
    legal: Sequence[Any],
    limit: Limit,
    random: Random,
    most: int = 3,
    words: Sequence[str] = (),
) -> tuple[Advice, ...]:
    """The best few actions that begin with the words, the best first; none if nothing that begins so is advised."""
    name = f"townwright.bots.{game}.adviser"
    if game in registry.own_names() and find_spec(f"townwright.bots.{game}") and find_spec(name):
        advice: tuple[Advice, ...] = registry.load(name).advise(view, legal, limit, random, most=most, words=words)
        return advice
    return from_bots(game, view, legal, limit, random, words)


def from_bots(
    game: str, view: Any, legal: Sequence[Any], limit: Limit, random: Random, words: Sequence[str] = ()
) -> tuple[Advice, ...]:
    """The answer of the strongest bot that begins with the words, if there is one."""
    ours = bots.own(game)
    for bot in sorted(ours if len(ours) > 1 else bots.of(game), key=lambda bot: -bot.level):
        answer = bot.choose(view, legal, limit, random)
        if bot.level and begins_with(answer.action, words):
            return (Advice(answer.action, answer.remark or bot.character),)
    return ()


def begins_with(action: object, words: Sequence[str]) -> bool:
    """Whether the first words of the action are these."""
    return str(action).split(" ")[: len(words)] == list(words)
