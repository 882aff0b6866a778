"""Makes what one viewer may see of a table from allow-lists; nothing else ever leaves it.

A viewer is a seat, or None for a spectator. The game's own view shows the position; the seats, the offers and the
history are made here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.refusals import NotYours
from townwright.core.seats import Seat
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
from townwright.tables.replies import ChoiceViews, FactView, choice_views
from townwright.tables.seats.viewers import viewer_at
from townwright.tables.seen.shared_parts import Names, status
from townwright.tables.seen.sights import table_view
from townwright.tables.table import Table

__all__ = ["KnownFacts", "Names", "choices", "default_seat", "fact_view", "next_facts", "status", "table_view"]


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
    last, opened = table.number, table.revealed_actions
    if last - known.number <= most and (not opened or opened[-1][1] <= known.shown):
        new = table.log[known.number :]
        return tuple([fact_view(table, numbered, seat) for numbered in new]), KnownFacts(last, last)
    again = _revealed_since(table, known.number, known.shown)
    numbers = again[known.again : known.again + most]
    if known.again + len(numbers) < len(again):
        now = known._replace(again=known.again + len(numbers))
    else:
        now = KnownFacts(min(table.number, known.number + most - len(numbers)), table.number)
    numbers += range(known.number + 1, now.number + 1)
    return tuple(fact_view(table, table.log[number - 1], seat) for number in numbers), now


def is_shown_more(table: Table, seat: Seat, known: KnownFacts) -> bool:
    """Whether the next facts of this seat hold an own action that is hidden from all others."""
    for number in reversed(table.hidden_actions):
        if number <= known.number:
            break
        fact = table.log[number - 1].fact
        if type(fact) is Acted and fact.seat == seat:
            return True
    return False


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
    """One fact as the viewer may see it now."""
    fact = numbered.fact
    if type(fact) is Acted and numbered.number in table.hidden_actions and fact.seat != seat:
        return hidden_fact(numbered, fact.seat)
    return open_fact(numbered)


@kept_by_identity(most=1024)
def hidden_fact(numbered: NumberedFact, seat: Seat) -> FactView:
    """An action that a viewer may not know yet, as all see it who may not: that a seat has acted."""
    return FactView(numbered.number, numbered.at, kind(numbered.fact), seat=seat)


@kept_by_identity(most=1024)
def open_fact(numbered: NumberedFact) -> FactView:
    """One fact that is not hidden, as all see it; of the kinds that are not listed here only number, time and kind."""
    number, at, word = numbered.number, numbered.at, kind(numbered.fact)
    match numbered.fact:
        case Acted(actor, action):
            return FactView(number, at, word, seat=actor, action=action)
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
    return viewer_at(table, person).seat(table)


def choices(table: Table, person: str | None, seat: Seat, words: Sequence[str]) -> ChoiceViews:
    """The words that can follow these words of an action, for a seat that the person holds.

    A seat that has acted in this turn gets none; one that waits gets what the game offers to those who wait.
    """
    if seat not in table.seats_of(person):
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=table.require_seat(seat) + 1)
    if not table.playing or (table.pending_turns[seat] is None and seat in table.game.to_act(table.state)):
        return ChoiceViews()
    return choice_views(table.game.choices(table.state, seat, words))
