"""The bot that plays every game: it takes random actions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase


class RandomBot:
    """A bot that takes any legal action, each as likely as the others."""

    name = "random"
    character = Phrase("bot-random", "does whatever comes to mind")
    level = 0

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:  # noqa: ARG002
        """Choose a legal action at random."""
        return Answer(legal[random.randrange(len(legal))])
