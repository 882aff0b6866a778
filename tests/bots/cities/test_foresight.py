"""What a player with foresight pays for its draws is nothing on average, and the estimate is above what is played."""

from __future__ import annotations

from random import Random

import pytest
from benchmarks.foresight import Foresight
from benchmarks.study_deals import bot_game

from townwright.games.cities import GAME
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES, TILES

ALL_TILES = tuple(range(1, TILES + 1))


@pytest.mark.parametrize("width", [0, 2])
def test_the_luck_of_a_draw_is_nothing_on_average_over_all_that_could_come(width: int) -> None:
    foresight = Foresight(GAME.options({"level": "3"}), width)
    drawn = Random(1).sample(ALL_TILES, TILES)
    hand = drawn[STARTING_TILES:]
    city = foresight.values.layouts(drawn[:STARTING_TILES], hand, 1)[0].city

    found = [foresight.worth(city, [*hand[place:], *hand[:place]], 2) for place in range(len(hand))]

    assert len({round(usual, 6) for _, usual in found}) == 1
    assert sum(in_hand - usual for in_hand, usual in found) == pytest.approx(0, abs=0.01)
    assert len({in_hand for in_hand, _ in found}) > 1


def test_with_foresight_no_less_is_found_than_a_bot_made_less_its_luck() -> None:
    words = {"level": "1", "tiles": "mixed24"}
    foresight = Foresight(GAME.options(words), 0)

    points, luck = foresight.own(words, "planner", 1, "test", 0)

    drawn = played(words)
    assert foresight.most(drawn, 8) >= points - luck


def played(words: dict[str, str]) -> list[int]:
    """All tiles of the deal that the bot played, those that stayed out last."""
    drawn = list(bot_game("cities", words, "planner", "test", 0, 1).state.drawn)
    assert len(drawn) == STARTING_TILES + ROUNDS
    return [*drawn, *(tile for tile in ALL_TILES if tile not in drawn)]
