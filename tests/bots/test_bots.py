"""What every bot promises at every game."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.bots.pairs import EVERY_PAIR, pairs
from tests.conformance.cases import CASES, GAMES, label, played
from townwright import bots
from townwright.bots.player import Bot, Limit
from townwright.core.contract import AnyGame
from townwright.core.refusals import Unknown
from townwright.core.seats import CHANCE

PLAYERS = [
    pair
    for game in GAMES
    for pair in pairs([number for number, (other, _) in enumerate(CASES) if other is game], bots.of(game.name))
]
LITTLE = Limit(nodes=20)
SAMPLED = 3 if EVERY_PAIR in os.environ else 2
"""Positions of a game."""

every_player = pytest.mark.parametrize(
    ("number", "bot"), PLAYERS, ids=[f"{bot.name}-{label(*CASES[number])}" for number, bot in PLAYERS]
)


@every_player
def test_a_bot_answers_with_a_legal_action_and_repeats_itself(number: int, bot: Bot) -> None:
    case = played(number)
    moments = [
        (state, event.seat) for state, event in zip(case.states, case.events, strict=False) if event.seat != CHANCE
    ]
    for state, seat in Random(number).sample(moments, min(SAMPLED, len(moments))):
        view, legal = case.game.view(state, seat), case.game.legal(state, seat)

        once, again = (bot.choose(view, legal, LITTLE, Random(7)) for _ in range(2))

        assert once == again
        case.game.play(state, seat, once.action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_bots_of_a_game_stand_from_weak_to_strong_under_names_of_their_own(game: AnyGame) -> None:
    levels = [bot.level for bot in bots.of(game.name)]

    assert levels == sorted(levels)
    assert len({bot.name for bot in bots.of(game.name)}) == len(levels)
    assert all(bots.find(game.name, bot.name).name == bot.name for bot in bots.of(game.name))


def test_a_bot_that_is_none_is_refused() -> None:
    with pytest.raises(Unknown, match="no bot 'champion' plays cities; there are random"):
        bots.find("cities", "champion")
