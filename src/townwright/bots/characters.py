"""What is told of a bot where somebody chooses an opponent: how it plays, and what it usually scores."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec

from townwright import bots
from townwright.core import registry
from townwright.core.phrases import Phrase

__all__ = ["Character", "characters"]

FILE = "typical_scores.toml"


@dataclass(frozen=True, slots=True)
class Character:
    """A bot as people meet it."""

    name: str
    plays: Phrase
    """How it plays, in one line."""
    scores: Mapping[str, int]
    """What it usually scores, by the option that matters (``level=2``), or under an empty word; perhaps nothing."""


def characters(game: str) -> tuple[Character, ...]:
    """Return the bots that play a game, the weakest first."""
    scores = typical_scores(game)
    return tuple(Character(bot.name, bot.character, scores.get(bot.name, {})) for bot in bots.of(game))


@cache
def typical_scores(game: str) -> Mapping[str, Mapping[str, int]]:
    """Return what the bots of a game usually score, by their names; nothing where nobody has measured it."""
    name = f"townwright.bots.{game}"
    if game not in registry.own_names() or not find_spec(name):
        return {}
    file = files(name) / FILE
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
