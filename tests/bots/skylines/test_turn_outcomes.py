"""The outcomes that bots see are those of the rules."""

from __future__ import annotations

import pytest

from townwright.bots.skylines.places.outcomes import TurnOutcomes
from townwright.games.skylines import GAME, Options, State
from townwright.games.skylines.effects.spots import Spot
from townwright.games.skylines.map.ground import bits
from townwright.games.skylines.map.tile_placement import legal_blocks
from townwright.games.skylines.state import Phase

from .positions import positions

OPTIONS = list(GAME.every_option())


def turns(options: Options) -> list[State]:
    return [state for seed in range(3) for state in positions(options, seed) if state.phase is Phase.TURN]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_place_of_an_outcome_brings_it_and_every_legal_place_of_the_same_tiles_is_in_one(number: int) -> None:
    for state in turns(OPTIONS[number])[::4]:
        turn_outcomes = TurnOutcomes(state)
        player = turn_outcomes.player
        for card in map(state.card, state.hands[state.seat]):
            outcomes = turn_outcomes.outcomes(card)
            found = set()
            for outcome in outcomes:
                for site in outcome.sites:
                    for bit in bits(site.places):
                        course = player.course(card, Spot(player.town, site.tile << bit))
                        assert (course.bars, course.lost, course.blocked) == (outcome.bars, outcome.lost, None)
                        found.add((site.shape, site.code, bit))
            if card.has_tile:
                legal = {
                    (block.shape, block.code, bit) for block in legal_blocks(player, card) for bit in bits(block.places)
                }
                assert found <= legal
                assert bool(found) == bool(legal)
                smallest = min((state.box.shapes[shape].size for shape, _, _ in legal), default=0)
                assert {place for place in legal if state.box.shapes[place[0]].size == smallest} <= found
            else:
                assert bool(outcomes) == player.allows(card, player.bare)


def test_the_sites_of_an_outcome_are_the_same_however_often_they_are_asked_for() -> None:
    state = turns(OPTIONS[0])[2]
    cards = map(state.card, state.hands[state.seat])
    outcomes = [outcome for card in cards for outcome in TurnOutcomes(state).outcomes(card) if outcome.sites]

    assert outcomes
    for outcome in outcomes:
        size, first = outcome.sites.size, next(iter(outcome.sites))
        once, again = list(outcome.sites), list(outcome.sites)
        assert once == again
        assert (once[0], {site.tile.bit_count() for site in once}) == (first, {size})
