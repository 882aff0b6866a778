"""The table hears a message and says what follows: the room after it, the facts to store, and an answer.

Nothing here may be shown to anybody before the facts are stored.
"""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.dealer import Dealer
from townwright.core.refusals import NotYours, Refusal
from townwright.tables import actions, deadlines, offers, seating
from townwright.tables.commands import (
    Act,
    Bot,
    Cancel,
    Clock,
    Leave,
    Message,
    Person,
    Propose,
    SendAway,
    Sit,
    SitBot,
    Speaker,
    TimeUp,
    Vote,
)
from townwright.tables.fact_writer import Pen
from townwright.tables.facts import Happened
from townwright.tables.replies import Answer, Taken, refused
from townwright.tables.table import Room


@dataclass(frozen=True, slots=True)
class Heard:
    """What follows from a message."""

    room: Room
    happened: tuple[Happened, ...]
    answer: Answer


def hear(room: Room, speaker: Speaker, message: Message, dealer: Dealer, at: int, fresh: str = "") -> Heard:
    """The room, the new facts and the answer after a message.

    ``dealer`` answers chance, ``at`` is the time in milliseconds since 1970, and ``fresh`` is an unused
    name for a table, should this message make one. A refusal leaves everything as it was.
    """
    pen = Pen(room, dealer, at)
    try:
        _obey(pen, speaker, message, fresh)
    except Refusal as refusal:
        return Heard(room, (), refused(refusal))
    number = pen.written[0].number if pen.written else room.number
    return Heard(pen.room, tuple(pen.written), Taken(number))


def _obey(pen: Pen, speaker: Speaker, message: Message, fresh: str) -> None:
    match speaker, message:
        case Person(person), Sit(seat, player, invited):
            seating.sit(pen, person, seat, player, invited)
        case Person(person), SitBot(seat, bot):
            seating.sit_bot(pen, person, seat, bot)
        case Person(person), Leave(seat):
            seating.leave(pen, person, seat)
        case Person(person), SendAway(seat):
            seating.send_away(pen, person, seat)
        case Person(person), Cancel():
            seating.cancel(pen, person)
        case Person(person), Act(seat, turn, action):
            actions.act(pen, seat, turn, action, holds=seat in pen.room.seats_of(person))
        case Bot(place), Act(seat, turn, action):
            actions.act(pen, seat, turn, action, holds=seat == place and pen.room.holders[seat].bot is not None)
        case Person(person), Propose(offer, seat, bot, present):
            offers.propose(pen, person, offer, seat, bot, fresh, present)
        case Person(person), Vote(number, agree):
            offers.vote(pen, person, number, agree, fresh)
        case Clock(), TimeUp():
            deadlines.time_up(pen)
        case _:
            raise NotYours("table-not-for-you", "this is not for you to say")
    if not isinstance(message, (Propose, Vote)):
        offers.settle(pen, fresh)
