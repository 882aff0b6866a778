"""A bot that takes the first thing that is offered: install the package, and it plays at tables and in the arena."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase

__all__ = ["BOTS"]


class FirstThingsFirst:
    """Takes the first of its actions, whatever it is."""

    name = "first"
    character = Phrase("first-things-first", "takes the first thing that is offered")
    level = 0

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:  # noqa: ARG002
        return Answer(legal[0], remark=Phrase("first-things-first-why", "it stood at the top of the list"))


BOTS = (FirstThingsFirst(),)
