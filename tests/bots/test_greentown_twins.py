"""Money that a bot of Greentown may not see changes nothing that it does.

Each bot is asked at tables of one size, its neighbours at others; ``dev soak bots`` asks all at all.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.pairs import pairs
from tests.games.greentown.twins import twin
from tests.playing import random_game
from townwright import bots
from townwright.bots.player import Bot, Limit
from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME

LITTLE = Limit(nodes=20)
MOMENTS = 12


@pytest.mark.parametrize(
    ("bot", "seats"),
    pairs(bots.of(GAME.name), ("2", "3", "4"), step=3),
    ids=lambda each: each if isinstance(each, str) else each.name,
)
def test_a_bot_does_the_same_whatever_money_others_hide(bot: Bot, seats: str) -> None:
    case, random = random_game(GAME, GAME.options({"seats": seats}), f"twins {seats}"), Random(seats)
    moments = [
        (state, event.seat) for state, event in zip(case.states, case.events, strict=False) if event.seat != CHANCE
    ]
    for state, seat in random.sample(moments, MOMENTS):
        other = twin(state, seat, random)
        assert other is not None
        answers = [
            bot.choose(GAME.view(each, seat), GAME.legal(each, seat), LITTLE, Random(3)) for each in (state, other)
        ]
        assert answers[0] == answers[1]
