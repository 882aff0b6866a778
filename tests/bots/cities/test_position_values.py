"""What the search of the bots gives out about a position."""

from __future__ import annotations

from random import Random

import pytest

from townwright.bots.cities.players import search_for
from townwright.bots.cities.position_values import PositionValues
from townwright.bots.cities.search import SearchLimits
from townwright.core.refusals import NotNow
from townwright.games.cities.options import Options

DRAWN, TILE = (13, 8, 10), 1
OUT = [tile for tile in range(1, 25) if tile not in (*DRAWN, TILE)]
OPTIONS = Options(1, 3)


def test_ranked_moves_come_best_first_with_the_move_that_the_bots_would_take() -> None:
    values = PositionValues(OPTIONS)
    layouts = values.layouts(DRAWN, [TILE, *OUT])
    moves = values.moves(layouts[0].city, TILE, OUT, 12)

    assert [move.value for move in moves] == sorted((move.value for move in moves), reverse=True)
    assert len(moves) == 48
    assert (
        moves[0].number == search_for(OPTIONS, True).move(layouts[0].city, TILE, OUT, 12, SearchLimits(1, 1), 1).number
    )


def test_a_move_has_the_value_of_the_city_after_it() -> None:
    values = PositionValues(OPTIONS)
    layout = values.layouts(DRAWN, [TILE, *OUT], 1)[0]

    for move in values.moves(layout.city, TILE, OUT, 12, 5):
        assert values.value(move.city, OUT, 12) == move.value


def test_samples_are_the_same_alone_and_beside_others_compiled_and_plain() -> None:
    values, plain = PositionValues(OPTIONS), PositionValues(OPTIONS, compiled=False)
    cities = [layout.city for layout in values.layouts(DRAWN, [TILE, *OUT], 3)]
    orders = [Random(number).sample([TILE, *OUT], 21) for number in range(4)]
    together = values.samples(cities, orders, 13, 3)

    assert [values.samples([city], orders, 13, 3).values[0] for city in cities] == list(together.values)
    assert plain.samples(cities[:1], orders[:1], 13, 1).values == values.samples(cities[:1], orders[:1], 13, 1).values
    assert together.nodes == 3 * 4 * 3


def test_two_can_be_used_in_turns() -> None:
    one, other = PositionValues(OPTIONS), PositionValues(Options(1, 1))
    before = one.layouts(DRAWN, [TILE, *OUT], 5)
    other.layouts(DRAWN, [TILE, *OUT], 5)

    assert one.layouts(DRAWN, [TILE, *OUT], 5) == before


def test_there_must_be_something_to_play_on_and_a_city_with_limits() -> None:
    values = PositionValues(OPTIONS)
    city = values.layouts(DRAWN, [TILE, *OUT], 1)[0].city
    for cities, orders, ahead in (([], [OUT], 1), ([city], [], 1), ([city], [OUT], 14)):
        with pytest.raises(ValueError, match="nothing to play on"):
            values.samples(cities, orders, 13, ahead)
    with pytest.raises(NotNow):
        PositionValues(Options(1, 3, ("free",)))
