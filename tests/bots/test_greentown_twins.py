"""Money that a bot of Greentown may not see changes nothing that it does."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.greentown.twins import twin
from tests.playing import random_game
from townwright import bots
from townwright.bots.player import Bot, Limit
from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME

LITTLE = Limit(nodes=20)
MOMENTS = 12


@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("bot", bots.of(GAME.name), ids=lambda bot: bot.name)
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
