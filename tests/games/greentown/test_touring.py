"""Routes and stops, rules 8.1 and 8.2."""

from __future__ import annotations

from random import Random

import pytest

from townwright.core.refusals import NotNow
from townwright.games.greentown.actions import Tour
from townwright.games.greentown.box.pieces import SEATS
from townwright.games.greentown.notation import read
from townwright.games.greentown.rules import legal, play, to_act
from townwright.games.greentown.state import start
from townwright.games.greentown.tour.payment import pay
from townwright.games.greentown.tour.tours import best_tour, stops_of, tours, walked

from . import naive
from .tables import ample, ample_share, network, offered, options, refused, say, street, table


def tour(text: str) -> Tour:
    action = read(text)
    assert isinstance(action, Tour)
    return action


def test_the_example_of_the_notation() -> None:
    """15.3: four trees, then the west hotel; two vacant tiles on the way are no stops."""
    stops = walked(table().network, tour("~(-1,0)5101334"), 5)

    assert [str(place) for place, _ in stops] == ["(-1,1)", "(2,-1)", "(1,-1)", "(0,-1)", "(-1,0)"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("~(0,0)31334", "greentown-tour-no-hotel"),
        ("~(9,9)31334", "greentown-tour-no-hotel"),
        ("~(2,0)0", "greentown-tour-no-road"),
        ("~(2,0)51", "greentown-tour-no-road"),
        ("~(2,0)303", "greentown-tour-road-twice"),
        ("~(2,0)4", "greentown-tour-stops"),
        ("~(2,0)31334", "greentown-tour-stops"),
        ("~(-1,0)51013340", "greentown-tour-too-long"),
    ],
)
def test_a_wrong_tour_is_refused_with_its_reason(text: str, key: str) -> None:
    with pytest.raises(NotNow) as caught:
        walked(table().network, tour(text), 5)

    assert caught.value.phrase.key == key


def test_the_number_of_the_card_includes_the_last_hotel() -> None:
    """D17: one stop on the way needs a card of two."""
    road = street("N")

    assert [str(each) for each in tours(road, 2, ample())] == ["~(0,0)00", "~(2,0)33"]
    assert list(tours(road, 1, ample())) == []
    assert list(tours(road, 3, ample())) == []


def test_the_last_stop_is_a_hotel() -> None:
    with pytest.raises(NotNow, match="must be a hotel"):
        walked(street("N", "N"), tour("~(0,0)00"), 2)


def test_coming_back_to_the_start_hotel_is_a_stop() -> None:
    """D18: round the triangle once, then over to the second hotel."""
    triangle = network("(0,0) 015 H\n(1,-1) 45 N\n(1,0) 23 N\n(0,1) 02 H")

    assert "~(0,0)1535" in [str(each) for each in tours(triangle, 4, ample())]
    assert [str(place) for place, _ in walked(triangle, tour("~(0,0)1535"), 4)][2] == "(0,0)"


def test_an_occupied_tile_cannot_be_passed_without_a_stop() -> None:
    """D19: the hotel on the way counts as one of the stops."""
    road = street("N", "H", "N")

    assert [str(each) for each in tours(road, 4, ample())] == ["~(0,0)0000", "~(4,0)3333"]
    assert "~(0,0)000" not in [str(each) for each in tours(road, 3, ample())]


def test_turning_back_is_impossible() -> None:
    assert list(tours(network("(0,0) 03 H\n(1,0) 03 N"), 2, ample())) == []


def test_a_tour_must_be_led_if_one_exists() -> None:
    """D14."""
    assert refused(table(), "T", "~-") == "greentown-tour-possible"


def test_a_tour_lapses_if_no_route_has_the_right_stops() -> None:
    """8.6: no money, the card stays, none is drawn. The flower has no tour with nine stops."""
    state = table(setup="flower", card="9B")

    assert offered(say(state, "T")) == ["~-"]
    after = say(state, "T", "~-")
    assert after.players[0].card == "9B"
    assert after.players[0].money == 0
    assert after.top == "9A"
    assert after.last is None


@pytest.mark.parametrize("setup", ["first", "flower", "strip"])
def test_tours_and_payments_are_those_of_a_slow_and_literal_program(setup: str) -> None:
    for seats in ("2", "3", "4"):
        random = Random(f"{setup} {seats}")
        state, looked_at = start(options(setup=setup, seats=seats)), 0
        while to_act(state):
            if state.stage is not None and state.stage.value == "tour" and state.card is not None:
                looked_at += 1
                tiles, found = naive.tiles_of(state), list(tours(state.network, state.card.stops, ample()))
                assert [str(each) for each in found] == list(naive.tours(tiles, state.card.stops))
                for each in random.sample(found, min(5, len(found))):
                    stops = walked(state.network, each, state.card.stops)
                    assert list(stops) == stops_of(state.network, each)
                    paid = pay(state.card, stops, state.seat, state.options.seats).paid
                    pieces, places = [str(piece) for _, piece in stops], [(place.q, place.r) for place, _ in stops]
                    wishes = [(wish.least, wish.most) for wish in state.card.wishes]
                    by_hand = naive.paid(wishes, pieces, places, SEATS[state.seat], SEATS[: state.options.seats])
                    assert list(paid) == by_hand
            seat = to_act(state)[0]
            state = play(state, seat, random.choice(legal(state, seat)))
        assert looked_at


@pytest.mark.parametrize("setup", ["first", "flower", "strip"])
def test_the_start_players_card_can_be_fulfilled_at_once(setup: str) -> None:
    """14.5: in ``first`` the best tour brings four."""
    state = table(setup=setup, seats="3")
    assert state.card is not None
    best = best_tour(state.network, state.card, 0, 3, ample_share())

    assert best is not None
    payments = [pay(state.card, stops_of(state.network, each), 0, 3) for each in tours(state.network, 5, ample())]
    charged = [not all(verdict.fulfilled for verdict in payment.verdicts) for payment in payments]
    assert not all(charged)
    assert best.paid[0] == max(payment.paid[0] for payment in payments)
    if setup == "first":
        assert not any(charged)
        assert best.paid == (4, 0, 0)


def test_without_a_tour_there_is_no_best_one() -> None:
    state = table(setup="flower", card="9B")

    assert state.card is not None
    assert best_tour(state.network, state.card, 0, 2, ample_share()) is None
