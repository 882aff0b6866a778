"""What can be shown in a town, from tours that were led."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.games.greentown.tables import table
from townwright.games.greentown.achievements import TESTS, FinishedTown
from townwright.games.greentown.box.components import Card, Wish
from townwright.games.greentown.box.pieces import PIECES
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.state import Led
from townwright.games.greentown.tour.payment import pay

START = table(seats="3")
CARDS = {card.name: card for card in START.options.components.cards}
ANY = next(card for card in CARDS.values() if card.stops == 8)


def tour(pieces: str, seat: int = 0, card: Card = ANY, granted: bool = True) -> Led:
    """A tour to these pieces, on one site each; all wishes are granted, or none."""
    sites = [(Hex(0, at), PIECES[each]) for at, each in enumerate(pieces.split())]
    wish = Wish(0, 99) if granted else Wish(50, 99)
    return Led(seat, pay(replace(card, wishes=(wish,) * len(card.wishes)), sites, seat, 3), None)


def unpaid(led: Led) -> Led:
    """The same tour where nothing was left to pay."""
    return replace(led, payment=replace(led.payment, paid=(0, 0, 0)))


def shown(tours: Sequence[Led], hand: tuple[int, ...] = (1, 0, 0)) -> set[str]:
    """What the first seat has shown."""
    state = replace(START, led=tuple(tours)).with_player(0, replace(START.players[0], hand=hand))
    return {name for name, test in TESTS.items() if test(FinishedTown(state, 0))}


FOUR = "N AC AS AM"


@pytest.mark.parametrize(
    ("name", "yes", "no"),
    [
        ("all-wishes", [tour("N")], [tour("N", granted=False), tour("N", seat=1)]),
        ("earned-at-home", [tour("AC AS AM", seat=1), tour("AC AS", seat=2)], [tour("AC AS AM AC AS")]),
        ("five-at-once", [tour("N N N AC AS")], [tour("N N N AC"), tour("N N N AC AS", seat=1)]),
        ("busy-site", [tour("AC", seat=seat) for seat in (0, 1, 2, 1, 2)], [tour("AC AS")] * 4),
        ("busy-site", [tour("AC")] * 5, [tour("N")] * 5),
        ("busy-site", [tour("AC")] * 5, [*[tour("AC")] * 4, unpaid(tour("AC"))]),
        ("every-kind", [tour(FOUR)] * 2, [tour(FOUR), tour(FOUR, seat=1)]),
        ("every-kind", [tour(FOUR)] * 2, [tour(FOUR), unpaid(tour(FOUR))]),
        ("no-complaint", [tour("N")] * 4, [tour("N")] * 3),
        ("no-complaint", [tour("N")] * 4, [*[tour("N")] * 4, tour("N", granted=False)]),
    ],
)
def test_tours_that_just_show_it_and_others_that_just_do_not(name: str, yes: list[Led], no: list[Led]) -> None:
    assert name in shown(yes)
    assert name not in shown(no)


def test_a_tour_of_nine_stops_has_a_card_of_nine_and_fulfils_it() -> None:
    nine = next(card for card in CARDS.values() if card.stops == 9)

    assert "nine-stops" in shown([tour("N", card=nine)])
    assert "nine-stops" not in shown([tour("N", card=nine, granted=False), tour("N")])


def test_all_nine_buildings_stand_when_the_stock_is_empty() -> None:
    assert "nine-buildings" in shown([], hand=(0, 0, 0))
    assert "nine-buildings" not in shown([], hand=(0, 0, 1))
