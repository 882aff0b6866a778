"""A bot for Brickford, brought along with the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from brickford.actions import Action, Lay
from brickford.pieces import MARKET, PLOTS, beside
from brickford.view import View
from townwright.bots.player import Answer, Limit
from townwright.core.phrases import Phrase

__all__ = ["BOTS"]


class Grocer:
    """Lays a market where most houses are, and everything else anywhere."""

    name = "grocer"
    character = Phrase("brickford-grocer", "wants markets among houses")
    level = 1

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:  # noqa: ARG002
        if view.hand != MARKET:
            return Answer(random.choice(legal))
        town = dict(zip(PLOTS, "".join(view.rows), strict=True))

        def houses(action: Action) -> int:
            return sum(town[near] == "h" for near in beside(action.plot)) if isinstance(action, Lay) else 0

        best = max(legal, key=houses)
        return Answer(best, Phrase("brickford-grocer-why", "houses beside it: {count}", {"count": houses(best)}))


BOTS = (Grocer(),)
