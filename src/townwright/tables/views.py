"""What a viewer may see of a table, built up by allow-lists: this is all that ever leaves it.

A viewer is a seat, or None for a spectator. The game's own view answers for the position; here stand the
seats, the offers and the history.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from townwright.core.refusals import NotYours
from townwright.core.seats import Seat
from townwright.tables import offers
from townwright.tables.deadlines import deadline
from townwright.tables.facts import (
    Acted,
    Agreed,
    BotSat,
    Dealt,
    Declined,
    Ended,
    Happened,
    Late,
    Left,
    Offered,
    Sat,
    Undone,
    kind,
)
from townwright.tables.replies import SeenChoices, SeenFact, SeenOffer, SeenResult, SeenSeat, Sight, seen_choices
from townwright.tables.seat_holders import Offer
from townwright.tables.table import Room

Names = Mapping[str, str]
"""The shown names of people by their ids; whoever is missing has gone."""


def facts_since(room: Room, seat: Seat | None, number: int, shown: int | None = None) -> tuple[SeenFact, ...]:
    """Everything after that number, and again what was hidden when it was shown and has been opened since.

    ``shown`` is the last fact there was when the viewer was told about the facts up to ``number``.
    """
    again = _opened_since(room, number, number if shown is None else shown)
    return (*again, *(seen(room, happened, seat) for happened in room.log[number:]))


def _opened_since(room: Room, number: int, shown: int) -> Iterator[SeenFact]:
    again = []
    for acted, closed in reversed(room.opened):
        if closed <= shown:
            break
        if acted <= number:
            again.append(acted)
    for acted in reversed(again):
        yield seen(room, room.log[acted - 1], None)


def seen(room: Room, happened: Happened, seat: Seat | None) -> SeenFact:
    """One fact as the viewer may see it now. What is not listed here shows its number, time and kind only."""
    number, at, word = happened.number, happened.at, kind(happened.fact)
    match happened.fact:
        case Acted(actor, action):
            hidden = number in room.together and actor != seat
            return SeenFact(number, at, word, seat=actor, action=None if hidden else action)
        case Dealt(action):
            return SeenFact(number, at, word, action=action)
        case Sat(place) | BotSat(place) | Late(place):
            return SeenFact(number, at, word, seat=place)
        case Left(place, why):
            return SeenFact(number, at, word, seat=place, why=why)
        case Offered(about, seat=place, by=speaker):
            return SeenFact(number, at, word, seat=place, about=about, by=speaker)
        case Agreed(offer, by=speaker) | Declined(offer, by=speaker):
            return SeenFact(number, at, word, offer=offer, by=speaker)
        case Undone(acted):
            return SeenFact(number, at, word, undone=acted)
        case Ended(reason):
            return SeenFact(number, at, word, why=reason)
        case _:
            return SeenFact(number, at, word)


def default_seat(room: Room, person: str | None) -> Seat | None:
    """The seat that a person looks from: of several the one that is to act."""
    own = room.seats_of(person)
    return next((seat for seat in own if seat in room.to_act), own[0] if own else None)


def sight(room: Room, person: str | None, seat: Seat | None, names: Names) -> Sight:
    """The whole table as the person sees it from a seat that they hold, or as a spectator."""
    if seat is not None and (not 0 <= seat < len(room.holders) or room.holders[seat].person != person):
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=room.called(room.existing(seat)))
    created = room.created
    question = room.questions[seat] if seat is not None else None
    return Sight(
        number=room.number,
        game=created.game,
        rules=created.rules,
        options=dict(created.options),
        visibility=created.visibility,
        seconds=created.seconds,
        lateness=created.lateness,
        commitment=created.commitment,
        aids=created.aids,
        branched=created.branched,
        status=status(room),
        why=room.ended,
        seats=tuple(_seat(room, place, person, names) for place in range(len(room.holders))),
        seat=seat,
        turn=question.number if question else None,
        host=person == created.host,
        offers=tuple(_offer(room, offer, person) for offer in room.offers),
        can_offer=offers.possible(room, person),
        view=room.game.view(room.state, seat) if room.begun else None,
        result=_result(room),
        rematch=room.rematch if room.is_member(person) else None,
        kept=room.kept_for(person) if room.playing else (),
    )


def status(room: Room) -> Literal["waiting", "playing", "ended"]:
    """Where the table stands."""
    if room.ended is not None:
        return "ended"
    return "playing" if room.begun else "waiting"


def choices(room: Room, person: str | None, seat: Seat, words: Sequence[str]) -> SeenChoices:
    """What can come after these words of an action, for a seat that the person holds.

    Whoever has acted in this turn is told nothing more; whoever waits is told what the game tells those who wait.
    """
    if seat not in room.seats_of(person):
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=room.called(room.existing(seat)))
    if not room.playing or (room.questions[seat] is None and seat in room.game.to_act(room.state)):
        return SeenChoices()
    return seen_choices(room.game.choices(room.state, seat, words))


def _seat(room: Room, seat: Seat, person: str | None, names: Names) -> SeenSeat:
    holder, question = room.holders[seat], room.questions[seat]
    word: Literal["person", "bot", "nobody"] = "nobody" if holder.empty else "bot" if holder.bot else "person"
    return SeenSeat(
        seat=seat,
        called=room.called(seat),
        holder=word,
        name=holder.bot or names.get(holder.player or "", ""),
        yours=holder.person is not None and holder.person == person,
        host=holder.person is not None and holder.person == room.created.host,
        to_act=question is not None,
        deadline=deadline(room, seat),
        late=question is not None and question.late,
    )


def _offer(room: Room, offer: Offer, person: str | None) -> SeenOffer:
    waits_for = [voter for voter in offer.voters(room.holders) if voter not in (*offer.agreed, *offer.declined)]
    return SeenOffer(
        number=offer.number,
        offer=offer.made.offer,
        by=room.seats_of(offer.made.person),
        seat=offer.made.seat,
        bot=offer.made.bot,
        agreed=_seats(room, offer.agreed),
        waits_for=_seats(room, waits_for),
        yours_to_answer=person in waits_for,
    )


def _seats(room: Room, persons: Sequence[str]) -> tuple[Seat, ...]:
    return tuple(seat for person in persons for seat in room.seats_of(person))


def _result(room: Room) -> SeenResult | None:
    result = room.game.result(room.state) if room.begun and room.ended is not None else None
    if result is None:
        return None
    totals = tuple(room.game.standing(room.state, seat).total for seat in range(len(room.holders)))
    return SeenResult(result.ranks, result.winners, totals, result.facts())
