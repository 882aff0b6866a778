"""What bots find over rows is what the readable rules find."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bots.greentown.positions import positions
from tests.games.greentown.tables import ample_share
from townwright.bots.greentown.search import GreentownSearch
from townwright.bots.greentown.turn_candidates import find_candidates
from townwright.bots.greentown.weights import Weights
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import Announce, Tour, Turn
from townwright.games.greentown.box.loader import standard
from townwright.games.greentown.box.pieces import TOUR
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.tours import best_tour
from townwright.games.greentown.turn.parts import announce

ONE_BUILD = Weights(beam_widths=(2, 2, 2), max_evaluations=6)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_tour_is_the_best_of_all(seats: int, compiled: bool) -> None:
    search = GreentownSearch(standard(), compiled)
    for state in positions(seats, "tours", 8):
        found = None if state.card is None else best_tour(state.network, state.card, state.seat, seats, ample_share())

        _, tour, paid = search.lead_best_tour(
            search.row(turned_down(state)), search.numbers(Weights(opponent_weight=1).pack(1, 1))
        )

        assert isinstance(tour, Tour) == (found is not None)
        if found is not None:
            own = state.seat
            assert (paid[own], sum(paid)) == (found.paid[own], sum(found.paid))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_idea_is_a_turn_that_the_rules_allow_and_pays_what_it_says(seats: int) -> None:
    search = GreentownSearch(standard())
    for state in positions(seats, "ideas", 4):
        for candidate in find_candidates(search, state, ONE_BUILD, 500, offset=7):
            after = GAME.play(state, state.seat, Turn((Announce(candidate.word), *candidate.parts)))

            gains = [new.money - old.money for new, old in zip(after.players, state.players, strict=True)]
            assert tuple(gains) == (candidate.paid or (0,) * seats)


def test_builds_found_at_a_glance_lead_to_boards_that_no_other_idea_has() -> None:
    search = GreentownSearch(standard())
    building = [state for state in positions(2, "glances", 9) if "B" in state.player.markers][:2]
    assert building
    for state in building:
        found = list(
            find_candidates(search, state, replace(ONE_BUILD, beam_widths=(2, 2, 1), shallow_searches=4), 500, offset=7)
        )

        boards = [(candidate.word, int(search.build_functions.board_key(candidate.after))) for candidate in found]
        assert len(set(boards)) == len(boards)
        assert len([candidate for candidate in found if candidate.word == "B"]) > 1


def test_plain_and_compiled_minds_have_the_same_ideas() -> None:
    compiled, plain = GreentownSearch(standard()), GreentownSearch(standard(), compiled=False)
    for state in positions(3, "modes", 2):
        told = []
        for search in (compiled, plain):
            search.reset_nodes()
            told.append(
                [
                    (candidate.word, candidate.parts, candidate.value)
                    for candidate in find_candidates(search, state, ONE_BUILD, 60, offset=3)
                ]
            )
        assert told[0] == told[1]
        assert compiled.nodes == plain.nodes


def turned_down(state: State) -> State:
    """The position after the tour marker is turned down, wherever it lies."""
    return announce(state.with_player(state.seat, replace(state.player, markers=(TOUR,))), "T")
