"""A view is enough to know the position."""

from __future__ import annotations

from dataclasses import replace

import pytest

from townwright.bots.skylines.search.view_reader import state_of
from townwright.games.skylines import GAME, State

from .positions import positions

OPTIONS = list(GAME.every_option())


def plain(state: State) -> State:
    """The position without what a view does not tell and nothing to come depends upon."""
    options = replace(state.options, capital=10, role_choice="two", policy_refill=True, layout=state.layout)
    refills = state.refills if any(state.refills) and state.options.policy_refill else ()
    return replace(state, options=options, opened=tuple(sorted(state.opened)), role_deck=(), refills=refills)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_the_position_behind_a_view_is_the_one_that_showed_it(number: int) -> None:
    for state in positions(OPTIONS[number], number):
        if not GAME.to_act(state):
            continue
        found = state_of(GAME.view(state, state.seat))
        if not state.options.policy_refill:
            found = replace(found, refills=())

        assert plain(found) == plain(state)
