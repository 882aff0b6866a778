"""Players of Greentown: they see what their seat may see, and lead tours to earn."""

from __future__ import annotations

from typing import Final

from townwright.bots.greentown.players import Greedy
from townwright.core.phrases import Phrase

__all__ = ["BOTS"]

BOTS: Final = (Greedy("greedy", Phrase("bot-greentown-greedy", "takes the turn that pays most at once"), 3),)
