"""Positions that a Cities bot cannot tell apart, and what it does in them."""

from __future__ import annotations

from random import Random

from tests.bots.cities.positions import positions
from tests.games.cities.twins import twin
from townwright.bots.player import Bot, Limit
from townwright.games.cities import GAME
from townwright.games.cities.options import Options


def compare_twins(bot: Bot, options: Options, seed: str, count: int, limit: Limit) -> int:
    """Asks a bot in some positions of a random game and in their twins; answers in how many something was hidden.

    The same view, seed and budget must give the same move, the same remark and the same number of nodes.
    """
    random, compared = Random(seed), 0
    for state, seat in positions(options, seed, count):
        other = twin(state, seat, random)
        if other is None:
            continue
        views = [GAME.view(each, seat) for each in (state, other)]
        assert views[0] == views[1]
        answers = [bot.choose(view, GAME.legal(state, seat), limit, Random(3)) for view in views]
        assert answers[0] == answers[1], f"{bot.name} answers {answers[0]} and {answers[1]}"
        compared += 1
    return compared
