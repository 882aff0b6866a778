"""Handles one command: returns the table after it, the facts to store, and the reply to its sender.

Nothing of the result may be shown to anybody before the facts are stored.
"""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.dealer import Dealer
from townwright.core.limits.budgets import Budget
from townwright.core.refusals import NotYours, Refusal
from townwright.tables import actions, deadlines
from townwright.tables.commands import (
    Act,
    BotSender,
    Cancel,
    ClockSender,
    Command,
    Leave,
    PersonSender,
    Propose,
    SendAway,
    Sender,
    Sit,
    SitBot,
    TimeUp,
    TransferSeats,
    Vote,
)
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import NumberedFact
from townwright.tables.replies import Accepted, Reply, refused
from townwright.tables.seats import offers, seating
from townwright.tables.table import Table


@dataclass(frozen=True, slots=True)
class CommandResult:
    """The table after a command, the new facts, and the reply to the sender."""

    table: Table
    facts: tuple[NumberedFact, ...]
    reply: Reply


def handle(
    table: Table,
    sender: Sender,
    command: Command,
    dealer: Dealer,
    at: int,
    new_table_id: str = "",
    budget: Budget | None = None,
) -> CommandResult:
    """Apply a command to the table, and return the table after it, the new facts and the reply.

    ``dealer`` makes the draws, ``at`` is the time in milliseconds since 1970, and ``new_table_id`` is an unused
    id for the table of a rematch. ``budget``, if given, pays for all that the game is asked. After a refusal the table
    is the same, and there are no facts.
    """
    writer = FactWriter(table, dealer, at, budget)
    try:
        _dispatch(writer, sender, command, new_table_id)
    except Refusal as refusal:
        return CommandResult(table, (), refused(refusal))
    number = writer.written[0].number if writer.written else table.number
    return CommandResult(writer.table, tuple(writer.written), Accepted(number))


def _dispatch(writer: FactWriter, sender: Sender, command: Command, new_table_id: str) -> None:
    match sender, command:
        case PersonSender(person), Sit(seat, player, invited):
            seating.sit(writer, person, seat, player, invited)
        case PersonSender(person), SitBot(seat, bot):
            seating.sit_bot(writer, person, seat, bot)
        case PersonSender(person), Leave(seat):
            seating.leave(writer, person, seat)
        case PersonSender(person), SendAway(seat):
            seating.send_away(writer, person, seat)
        case PersonSender(person), Cancel():
            seating.cancel(writer, person)
        case PersonSender(person), Act(seat, turn, action):
            actions.act(writer, seat, turn, action, holds=seat in writer.table.seats_of(person))
        case BotSender(place), Act(seat, turn, action):
            actions.act(writer, seat, turn, action, holds=seat == place and writer.table.holders[seat].bot is not None)
        case PersonSender(person), Propose(offer, seat, bot, present):
            offers.propose(writer, person, offer, seat, bot, new_table_id, present)
        case PersonSender(person), Vote(number, agree):
            offers.vote(writer, person, number, agree, new_table_id)
        case PersonSender(person), TransferSeats(account):
            seating.transfer_seats(writer, person, account)
        case ClockSender(), TimeUp():
            deadlines.time_up(writer)
        case _:
            raise NotYours("table-not-for-you", "this is not for you to say")
    if not isinstance(command, (Propose, Vote)):
        offers.settle_offers(writer, new_table_id)
