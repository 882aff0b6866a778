"""How a bot lays the boards of a free game."""

from __future__ import annotations

from random import Random

import pytest

from townwright.bots.player import Limit
from townwright.bots.skylines import EXPERT
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, State
from townwright.games.skylines.actions import Arrange
from townwright.games.skylines.map.ground import districts, ground
from townwright.games.skylines.state import Phase


def drawn(seed: int) -> State:
    """A free game whose boards are drawn and not yet laid."""
    random = Random(seed)
    state = GAME.start(GAME.options({"scenario": "5", "seats": "2", "set": "townwright-tuned-2"}))
    while state.phase is not Phase.LAYOUT or GAME.to_act(state) == (CHANCE,):
        state = GAME.play(state, CHANCE, random.choice(GAME.legal(state, CHANCE)))
    return state


def smallest(state: State, layout: str) -> int:
    """Squares of the smallest district when all boards are open."""
    table = ground(state.box, layout)
    return min(district.bit_count() for district in districts(table, frozenset(table.layout.boards)))


@pytest.mark.parametrize("seed", range(4))
def test_no_district_stays_too_small_for_two_tiles(seed: int) -> None:
    state = drawn(seed)
    (seat,) = GAME.to_act(state)
    action = EXPERT.choose(GAME.view(state, seat), GAME.legal(state, seat), Limit(600), Random(seed)).action
    assert isinstance(action, Arrange)
    assert smallest(state, str(action.layout)) >= 9
