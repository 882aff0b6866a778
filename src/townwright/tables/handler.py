"""The table hears a message and says what follows: the table after it, the facts to store, and an answer.

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
    Command,
    Leave,
    Person,
    Propose,
    SendAway,
    Sender,
    Sit,
    SitBot,
    TimeUp,
    Vote,
)
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import NumberedFact
from townwright.tables.replies import Accepted, Reply, refused
from townwright.tables.table import Table


@dataclass(frozen=True, slots=True)
class Handled:
    """What follows from a message."""

    table: Table
    happened: tuple[NumberedFact, ...]
    answer: Reply


def handle(table: Table, sender: Sender, message: Command, dealer: Dealer, at: int, fresh: str = "") -> Handled:
    """The table, the new facts and the answer after a message.

    ``dealer`` answers chance, ``at`` is the time in milliseconds since 1970, and ``fresh`` is an unused
    name for a table, should this message make one. A refusal leaves everything as it was.
    """
    writer = FactWriter(table, dealer, at)
    try:
        _obey(writer, sender, message, fresh)
    except Refusal as refusal:
        return Handled(table, (), refused(refusal))
    number = writer.written[0].number if writer.written else table.number
    return Handled(writer.table, tuple(writer.written), Accepted(number))


def _obey(writer: FactWriter, sender: Sender, message: Command, fresh: str) -> None:
    match sender, message:
        case Person(person), Sit(seat, player, invited):
            seating.sit(writer, person, seat, player, invited)
        case Person(person), SitBot(seat, bot):
            seating.sit_bot(writer, person, seat, bot)
        case Person(person), Leave(seat):
            seating.leave(writer, person, seat)
        case Person(person), SendAway(seat):
            seating.send_away(writer, person, seat)
        case Person(person), Cancel():
            seating.cancel(writer, person)
        case Person(person), Act(seat, turn, action):
            actions.act(writer, seat, turn, action, holds=seat in writer.table.seats_of(person))
        case Bot(place), Act(seat, turn, action):
            actions.act(writer, seat, turn, action, holds=seat == place and writer.table.holders[seat].bot is not None)
        case Person(person), Propose(offer, seat, bot, present):
            offers.propose(writer, person, offer, seat, bot, fresh, present)
        case Person(person), Vote(number, agree):
            offers.vote(writer, person, number, agree, fresh)
        case Clock(), TimeUp():
            deadlines.time_up(writer)
        case _:
            raise NotYours("table-not-for-you", "this is not for you to say")
    if not isinstance(message, (Propose, Vote)):
        offers.settle(writer, fresh)
