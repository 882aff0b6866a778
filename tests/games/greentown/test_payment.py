"""Wishes and payments, rules 8.3, 8.4 and 10."""

from __future__ import annotations

from random import Random

import pytest

from townwright.core.points import Because, Line, total
from townwright.games.greentown.box.components import Card, Wish
from townwright.games.greentown.box.loader import standard
from townwright.games.greentown.box.pieces import PIECES
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.tour.payment import Payment, explain, pay, settled
from townwright.games.greentown.tour.tours import stops_of, tours

from .tables import ample, network, street

CARD_8A = standard().card("8A")


def led(pieces: str, seats: int, card: Card | None = CARD_8A) -> Payment:
    """A leads a tour along a straight street from hotel to hotel."""
    assert card is not None
    road = street(*pieces.split())
    tour = next(each for each in tours(road, card.stops, ample()) if each.hotel.q == 0)
    return pay(card, stops_of(road, tour), 0, seats)


@pytest.mark.parametrize(
    ("pieces", "more_players", "two_players"),
    [
        ("N N AC BS . BM AM N", (5, 2), (3, 0)),
        ("N N AC BS AS BM N", (3, 1), (2, 0)),
        ("N BM N BS BM BM H", (1, 4), (0, 3)),
        ("BM BM BM BS H H H", (0, 4), (0, 4)),
        ("BM BM BM BM BS BS H", (0, 0), (0, 0)),
        ("N BC BS N H H H", (2, 2), (0, 0)),
    ],
)
def test_the_payments_of_rule_16(pieces: str, more_players: tuple[int, int], two_players: tuple[int, int]) -> None:
    assert led(pieces, 3).paid == (*more_players, 0)
    assert led(pieces, 2).paid == two_players
    for seats in (2, 3, 4):
        payment = led(pieces, seats)
        assert tuple(total(explain(payment), seat) for seat in range(seats)) == payment.paid


def test_the_reasons_of_a_payment() -> None:
    lines = explain(led("N N AC BS AS BM N", 2))

    assert lines == (
        Line(
            0,
            "tour 8A for A",
            (
                Because("nature", 3, ("(1,0)", "(2,0)", "(7,0)")),
                Because("culture", 1, ("(3,0)",)),
                Because("sport-failed", -1),
                Because("two-players", -1),
            ),
        ),
        Line(1, "tour 8A for B", (Because("shopping", 1, ("(6,0)",)), Because("two-players", -1))),
    )


def test_a_charge_that_eats_nothing_is_made_up_for() -> None:
    """The floor: two charges, no receipts."""
    assert explain(led("BM BM BM BS H H H", 3))[0].because == (
        Because("nature-failed", -1),
        Because("culture-failed", -1),
        Because("floor", 2),
    )


def test_too_many_visits_break_a_wish() -> None:
    """D20: four trees where 1–3 are asked."""
    verdict = led("N N N N AC BS AM", 3).verdicts[0]

    assert (verdict.visits, verdict.fulfilled) == (4, False)


def test_a_category_that_the_card_does_not_name_is_broken_by_one_visit() -> None:
    """D21."""
    card = Card("2X", 2, (Wish(0, 0), Wish(0, 1), Wish(0, 0), Wish(0, 0)))

    assert led("N", 3, card).paid == (0, 0, 0)
    assert led("AC", 3, card).paid == (1, 0, 0)


def test_a_site_that_is_entered_twice_counts_twice_and_pays_once() -> None:
    """A figure of eight through the tree at (0,0)."""
    eight = network("""
        (0,0)   0134 N
        (1,0)   23 H
        (1,-1)  45 .
        (-1,0)  05 .
        (-1,1)  12 .
    """)
    card = Card("3X", 3, (Wish(2, 2), Wish(0, 0), Wish(0, 0), Wish(0, 0)))
    found = [each for each in tours(eight, 3, ample()) if len(each.sides) == 6]

    assert found
    payment = pay(card, stops_of(eight, found[0]), 0, 3)
    assert (payment.verdicts[0].visits, payment.paid) == (2, (1, 0, 0))


def test_charges_touch_neither_savings_nor_what_others_get() -> None:
    """D22: A is charged twice and gets nothing, B is paid in full."""
    assert led("BM BM BM BS H H H", 4).paid == (0, 4, 0, 0)


def test_two_players_compare_what_is_left_after_charges() -> None:
    """D23: A's 2 less 1 charge against B's 4."""
    payment = led("N BM N BS BM BM H", 2)

    assert [str(line) for line in explain(payment)] == [
        "tour 8A for A = 0 (nature (1,0) (3,0): 2; culture-failed: -1; two-players: -1)",
        "tour 8A for B = 3 (sport (4,0): 1; shopping (2,0) (5,0) (6,0): 3; two-players: -1)",
    ]
    assert payment.paid == (0, 3)


@pytest.mark.parametrize(
    ("earned", "paid"), [((3, 1), (2, 0)), ((1, 3), (0, 2)), ((2, 2), (0, 0)), ((0, 4), (0, 4)), ((3, 0), (3, 0))]
)
def test_of_two_players_only_the_larger_amount_is_paid(earned: tuple[int, int], paid: tuple[int, int]) -> None:
    assert settled(earned) == paid


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_paid_follows_from_the_reasons(seats: int) -> None:
    """``amounts`` and the verdicts count the same tour on two ways; all but rule 10 must come from the verdicts."""
    random = Random(seats)
    sites = [piece for piece in PIECES.values() if piece.owner is None or piece.owner < seats]
    for _ in range(300):
        town = [(Hex(q, 0), random.choice(sites)) for q in range(8)]
        stops = random.choices(town, k=random.randint(1, 9))
        wishes = tuple(Wish(least, least + random.randint(0, 2)) for least in random.choices((0, 0, 1, 2), k=4))
        payment = pay(Card("9X", 9, wishes), stops, random.randrange(seats), seats)
        earned = [
            sum(because.points for because in line.because if because.cause != "two-players")
            for line in explain(payment)
        ]
        assert settled(earned) == payment.paid
        assert seats == 2 or tuple(earned) == payment.paid


def test_more_players_are_all_paid() -> None:
    assert settled((3, 1, 2)) == (3, 1, 2)


def test_hotels_belong_to_no_category() -> None:
    assert PIECES["H"].category is None
