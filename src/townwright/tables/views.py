"""Makes what one viewer may see of a table from allow-lists; nothing else ever leaves it.

A viewer is a seat, or None for a spectator. The game's own view shows the position; the seats, the offers and the
history are made here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from townwright.core.refusals import NotYours
from townwright.core.seats import Seat
from townwright.tables.deadlines import deadline
from townwright.tables.facts import (
    Acted,
    Agreed,
    BotSat,
    Dealt,
    Declined,
    Ended,
    Late,
    Left,
    NumberedFact,
    Offered,
    Sat,
    Undone,
    kind,
)
from townwright.tables.replies import ChoiceViews, FactView, OfferView, ResultView, SeatView, TableView, choice_views
from townwright.tables.seats import offers
from townwright.tables.seats.holders import Offer
from townwright.tables.table import Table

Names = Mapping[str, str]
"""The shown names of people by their ids; whoever is missing has gone."""


class KnownFacts(NamedTuple):
    """What a viewer has been sent of a table's facts."""

    number: int
    """The last fact that the viewer knows."""
    shown: int
    """The last fact of the table when that was sent: what was hidden then and opened since is sent again."""
    again: int = 0
    """How many of those that are due again have been sent."""


def next_facts(
    table: Table, seat: Seat | None, known: KnownFacts, most: int
) -> tuple[tuple[FactView, ...], KnownFacts]:
    """The next facts as the viewer may see them, at most so many, and what the viewer knows with them.

    First come those that were hidden until now. Whoever knows ``KnownFacts(table.number, table.number)`` knows all.
    """
    again = _revealed_since(table, known.number, known.shown)
    numbers = again[known.again : known.again + most]
    if known.again + len(numbers) < len(again):
        now = known._replace(again=known.again + len(numbers))
    else:
        now = KnownFacts(min(table.number, known.number + most - len(numbers)), table.number)
    numbers += range(known.number + 1, now.number + 1)
    return tuple(fact_view(table, table.log[number - 1], seat) for number in numbers), now


def _revealed_since(table: Table, number: int, shown: int) -> list[int]:
    """The actions up to ``number`` that were hidden when the table had ``shown`` facts, and are open now."""
    again = []
    for acted, closed in reversed(table.revealed_actions):
        if closed <= shown:
            break
        if acted <= number:
            again.append(acted)
    return again[::-1]


def fact_view(table: Table, numbered: NumberedFact, seat: Seat | None) -> FactView:
    """One fact as the viewer may see it now; of the kinds that are not listed here only number, time and kind."""
    number, at, word = numbered.number, numbered.at, kind(numbered.fact)
    match numbered.fact:
        case Acted(actor, action):
            hidden = number in table.hidden_actions and actor != seat
            return FactView(number, at, word, seat=actor, action=None if hidden else action)
        case Dealt(action):
            return FactView(number, at, word, action=action)
        case Sat(place) | BotSat(place) | Late(place):
            return FactView(number, at, word, seat=place)
        case Left(place, why):
            return FactView(number, at, word, seat=place, why=why)
        case Offered(about, seat=place, by=sender):
            return FactView(number, at, word, seat=place, about=about, by=sender)
        case Agreed(offer, by=sender) | Declined(offer, by=sender):
            return FactView(number, at, word, offer=offer, by=sender)
        case Undone(acted):
            return FactView(number, at, word, undone=acted)
        case Ended(reason):
            return FactView(number, at, word, why=reason)
        case _:
            return FactView(number, at, word)


def default_seat(table: Table, person: str | None) -> Seat | None:
    """The seat from which a person sees the table: of several the one that is to act; None for a spectator."""
    own = table.seats_of(person)
    return next((seat for seat in own if seat in table.to_act), own[0] if own else None)


def table_view(table: Table, person: str | None, seat: Seat | None, names: Names) -> TableView:
    """The whole table as the person sees it from a seat that they hold, or as a spectator."""
    if seat is not None and (not 0 <= seat < len(table.holders) or table.holders[seat].person != person):
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=table.require_seat(seat) + 1)
    created = table.created
    pending = table.pending_turns[seat] if seat is not None else None
    return TableView(
        number=table.number,
        game=created.game,
        rules=created.rules,
        options=dict(created.options),
        visibility=created.visibility,
        seconds=created.seconds,
        lateness=created.lateness,
        commitment=created.commitment,
        aids=created.aids,
        branched=created.branched,
        retried=created.retried,
        daily=created.daily or None,
        contest=created.contest or None,
        status=status(table),
        why=table.ended,
        seats=tuple(_seat(table, place, person, names) for place in range(len(table.holders))),
        seat=seat,
        turn=pending.number if pending else None,
        host=person == created.host,
        offers=tuple(_offer(table, offer, person) for offer in table.offers),
        can_offer=offers.possible_offers(table, person),
        view=table.game.view(table.state, seat) if table.begun else None,
        result=_result(table),
        rematch=table.rematch if table.is_member(person) else None,
        kept=table.kept_for(person) if table.playing else (),
    )


def status(table: Table) -> Literal["waiting", "playing", "ended"]:
    """Whether the table waits for players, is playing or has ended."""
    if table.ended is not None:
        return "ended"
    return "playing" if table.begun else "waiting"


def choices(table: Table, person: str | None, seat: Seat, words: Sequence[str]) -> ChoiceViews:
    """The words that can follow these words of an action, for a seat that the person holds.

    A seat that has acted in this turn gets none; one that waits gets what the game offers to those who wait.
    """
    if seat not in table.seats_of(person):
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=table.require_seat(seat) + 1)
    if not table.playing or (table.pending_turns[seat] is None and seat in table.game.to_act(table.state)):
        return ChoiceViews()
    return choice_views(table.game.choices(table.state, seat, words))


def _seat(table: Table, seat: Seat, person: str | None, names: Names) -> SeatView:
    holder, pending = table.holders[seat], table.pending_turns[seat]
    word: Literal["person", "bot", "nobody"] = "nobody" if holder.empty else "bot" if holder.bot else "person"
    return SeatView(
        seat=seat,
        called=table.seat_name(seat),
        holder=word,
        name=holder.bot or names.get(holder.player or "", ""),
        yours=holder.person is not None and holder.person == person,
        host=holder.person is not None and holder.person == table.created.host,
        to_act=pending is not None,
        deadline=deadline(table, seat),
        late=pending is not None and pending.late,
    )


def _offer(table: Table, offer: Offer, person: str | None) -> OfferView:
    waits_for = [voter for voter in offer.voters(table.holders) if voter not in (*offer.agreed, *offer.declined)]
    return OfferView(
        number=offer.number,
        offer=offer.made.offer,
        by=table.seats_of(offer.made.person),
        seat=offer.made.seat,
        bot=offer.made.bot,
        agreed=_seats(table, offer.agreed),
        waits_for=_seats(table, waits_for),
        yours_to_answer=person in waits_for,
    )


def _seats(table: Table, persons: Sequence[str]) -> tuple[Seat, ...]:
    return tuple(seat for person in persons for seat in table.seats_of(person))


def _result(table: Table) -> ResultView | None:
    result = table.game.result(table.state) if table.begun and table.ended is not None else None
    if result is None:
        return None
    totals = tuple(table.game.standing(table.state, seat).total for seat in range(len(table.holders)))
    return ResultView(result.ranks, result.winners, totals, result.facts())
