"""What finished games tell beside points: how far lost ones came, and points that no city of the draws exceeds."""

from __future__ import annotations

import pytest

from tests.conformance.cases import CASES, every_case, played
from townwright.core.abilities.losing import can_be_lost
from townwright.core.abilities.telling import BoundByDraws, told_beside_points
from townwright.study.cities.bounds import bound


@every_case
def test_nobody_has_more_points_than_the_draws_are_said_to_allow(number: int) -> None:
    game, options = CASES[number]
    state = played(number).last
    told, result = told_beside_points(game, state), game.result(state)

    assert result is not None
    assert told_beside_points(game, game.start(options)) is None
    if min(result.ranks) == 1 and told is not None:
        assert max(game.standing(state, seat).total for seat in range(options.seats)) <= told
        assert isinstance(game, BoundByDraws)
    if min(result.ranks) > 1:
        assert can_be_lost(game, 0)
        assert told is not None
        assert told > 0


@pytest.mark.parametrize("number", [at for at, (game, _) in enumerate(CASES) if game.name == "cities"])
def test_cities_tells_the_proven_bound_of_level_1_and_nothing_where_finding_it_takes_longer(number: int) -> None:
    game, options = CASES[number]
    state = played(number).last
    plain = options.level == 1 and not options.variants

    assert told_beside_points(game, state) == (bound(state.drawn, options.tiles, 1) if plain else None)
