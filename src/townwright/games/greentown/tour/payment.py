"""What a tour pays, to whom and why (rules 8.3, 8.4 and 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.points import Because, Line
from townwright.core.seats import Seat
from townwright.games.greentown.box.components import Card, Wish
from townwright.games.greentown.box.piece_numbers import number_of
from townwright.games.greentown.box.pieces import CATEGORIES, NAMES, SEATS, Category, Piece
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.tour import payment_arithmetic

Stop = tuple[Hex, Piece]
CHARGE = payment_arithmetic.CHARGE


@dataclass(frozen=True, slots=True)
class Verdict:
    """How many visits one category wished for and got on a tour, and at which sites."""

    category: Category
    wish: Wish
    visits: int
    """Entering the same site twice counts twice."""
    sites: tuple[Stop, ...]
    """The different sites of the category, in the order of their first visit."""

    @property
    def fulfilled(self) -> bool:
        """Rule 8.3: too few and too many are both failures."""
        return payment_arithmetic.is_granted(self.visits, self.wish.least, self.wish.most)

    def paying(self, seat: Seat, touring: Seat) -> tuple[Hex, ...]:
        """The sites that pay this seat: its own buildings, and the trees if it is on tour."""
        if not self.fulfilled:
            return ()
        return tuple(place for place, piece in self.sites if seat == (touring if piece.owner is None else piece.owner))


@dataclass(frozen=True, slots=True)
class Payment:
    """What one tour brought to each seat, and the verdicts that it rests on."""

    touring: Seat
    card: str
    verdicts: tuple[Verdict, ...]
    paid: tuple[int, ...]


def pay(card: Card, stops: Sequence[Stop], touring: Seat, seats: int) -> Payment:
    """The payment of a tour with these stops."""
    verdicts = tuple(verdict(category, wish, stops) for category, wish in zip(CATEGORIES, card.wishes, strict=True))
    return Payment(touring, card.name, verdicts, amounts(card, stops, touring, seats))


def verdict(category: Category, wish: Wish, stops: Iterable[Stop]) -> Verdict:
    """How the stops meet the wish for a category."""
    visited = [stop for stop in stops if stop[1].category == category]
    return Verdict(category, wish, len(visited), tuple(dict.fromkeys(visited)))


def amounts(card: Card, stops: Iterable[Stop], touring: Seat, seats: int) -> tuple[int, ...]:
    """What each seat is paid; as ``pay`` says it, without the reasons."""
    return settled(earned(card, stops, touring, seats))


def earned(card: Card, stops: Iterable[Stop], touring: Seat, seats: int) -> tuple[int, ...]:
    """What each seat would receive by rule 8.4, before two players settle."""
    visits = [0] * len(CATEGORIES)
    sites: dict[Hex, int] = {}
    for place, piece in stops:
        if piece.category is not None:
            visits[CATEGORIES.index(piece.category)] += 1
            sites[place] = number_of(piece)
    granted = 0
    for number, wish in enumerate(card.wishes):
        granted |= payment_arithmetic.is_granted(visits[number], wish.least, wish.most) << number
    pieces, paid = tuple(sites.values()), [0] * seats
    every = (1 << len(pieces)) - 1
    payment_arithmetic.earn(pieces, 0, len(pieces), every, granted, touring, seats, paid, 0)
    return tuple(paid)


def balance(card: Card, stops: Sequence[Stop], touring: Seat, seats: int) -> int:
    """What a tour brings whoever leads it, less what it costs; below 0 nobody pays, but the way back up is as long.

    Between two players what the other one would be paid is taken off (rule 10).
    """
    verdicts = [verdict(category, wish, stops) for category, wish in zip(CATEGORIES, card.wishes, strict=True)]
    own = sum(len(each.paying(touring, touring)) for each in verdicts)
    charge = CHARGE * sum(not each.fulfilled for each in verdicts)
    if seats != payment_arithmetic.SETTLING:
        return own - charge
    return own - charge - sum(len(each.paying(1 - touring, touring)) for each in verdicts)


def settled(paid: Sequence[int]) -> tuple[int, ...]:
    """Rule 10: if both of two players would be paid, only the larger amount is, less the smaller."""
    left = list(paid)
    payment_arithmetic.settle(left, 0, len(left))
    return tuple(left)


@kept_by_identity(most=512)
def explain(payment: Payment) -> tuple[Line, ...]:
    """One line for each seat: what its sites paid, and what was taken off."""
    return tuple(
        Line(seat, f"tour {payment.card} for {SEATS[seat]}", reasons(payment, seat))
        for seat in range(len(payment.paid))
    )


def reasons(payment: Payment, seat: Seat) -> tuple[Because, ...]:
    """Why a seat is paid what it is paid; the reasons add up to it."""
    found, sum_ = [], 0
    for each in payment.verdicts:
        places = each.paying(seat, payment.touring)
        if places:
            found.append(Because(NAMES[each.category], len(places), tuple(map(str, places))))
            sum_ += len(places)
        if seat == payment.touring and not each.fulfilled:
            found.append(Because(f"{NAMES[each.category]}-failed", -CHARGE))
            sum_ -= CHARGE
    if sum_ < 0:
        found.append(Because("floor", -sum_))
        sum_ = 0
    if sum_ != payment.paid[seat]:
        found.append(Because("two-players", payment.paid[seat] - sum_))
    return tuple(found)
