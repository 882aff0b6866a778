"""Lets a bot of your own meet one of Townwright's in the arena: the same deals for both, and who is ahead.

``python examples/meet_a_bot.py``
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from townwright import bots
from townwright.bots.arena import matches, play
from townwright.bots.player import Answer, Bot, Limit
from townwright.core.phrases import Phrase


class Planter:
    """Puts a tourist on every new tile and moves nobody."""

    name = "planter"
    character = Phrase("planter", "puts a tourist on every new tile")
    level = 1

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:  # noqa: ARG002
        """Choose among up to fifty legal actions the first that places a tourist."""
        some = random.sample(range(len(legal)), min(limit.nodes, len(legal), 50))
        placing = (legal[number] for number in some if " +" in str(legal[number]))
        return Answer(next(placing, legal[some[0]]), nodes=len(some))


def main() -> None:
    """Play ten deals with each bot."""
    players: dict[str, Bot] = {"planter": Planter(), "random": bots.find("cities", "random")}
    totals = dict.fromkeys(players, 0)
    for match in matches("cities", {"level": "1"}, list(players), deals=10, seed="1", nodes=100):
        name = match.lineup[0]
        totals[name] += play(match, find=lambda _game, name: players[name]).standings[0].total
    for name, total in totals.items():
        print(f"{name}: {total / 10:.1f} points a game")


if __name__ == "__main__":
    main()
