"""Offers and votes: undo, a rematch, a bot for an absent seat, giving the game up."""

from __future__ import annotations

from collections.abc import Iterable

from townwright.core.refusals import NotNow, NotYours, Refusal
from townwright.core.seats import CHANCE, Seat
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import Agreed, BotSat, Declined, Ended, Left, Offered, OfferKind, Rematched, Undone
from townwright.tables.seat_holders import Offer
from townwright.tables.table import Move, Table

KINDS: tuple[OfferKind, ...] = ("undo", "rematch", "bot", "abandon")


def propose(
    writer: FactWriter,
    person: str,
    kind: OfferKind,
    seat: Seat | None,
    bot: str | None,
    fresh: str,
    present: bool = False,
) -> None:
    """A seated person makes an offer. What needs nobody else's word happens at once."""
    table = writer.table
    seat = check(table, person, kind, seat)
    if kind == "bot" and seat is not None and present and not is_late(table, seat):
        raise NotNow("table-is-here", "seat {seat} is at the table and has time left", seat=table.called(seat))
    if kind == "bot" and not bot:
        raise NotNow("table-name-a-bot", "say which bot shall take the seat")
    if kind == "undo" and seat is not None and still_own_turn(table, person):
        writer.write(Undone(own_last_move(table, person).number))
        return
    writer.write(Offered(kind, person, seat, bot if kind == "bot" else None, by=table.seats_of(person)[0]))
    settle(writer, fresh)


def check(table: Table, person: str, kind: OfferKind, seat: Seat | None) -> Seat | None:
    """The seat that the offer is about, if the person may make this offer now."""
    if not table.seats_of(person):
        raise NotYours("table-for-players", "only who has a seat may do this")
    match kind:
        case "undo":
            seat = own_last_move(table, person).seat
        case "rematch":
            seat = None
            if table.ended not in ("finished", "abandoned") or table.rematch is not None:
                raise NotNow("table-no-rematch", "a rematch follows a game that has ended, once")
        case "abandon":
            seat = None
            if not table.playing:
                raise NotNow("table-not-playing", "there is no game running at this table")
        case "bot":
            if not table.playing:
                raise NotNow("table-not-playing", "there is no game running at this table")
            if seat is None or seat in table.seats_of(person) or table.holders[table.existing(seat)].bot is not None:
                raise NotNow("table-no-bot-there", "a bot can take over the seat of another person")
    if any(offer.made.offer == kind and offer.made.seat == seat for offer in table.offers):
        raise NotNow("table-offered-already", "this is already on offer")
    return seat


def is_late(table: Table, seat: Seat) -> bool:
    """Whether the table waits for the seat beyond its time."""
    question = table.questions[seat]
    return question is not None and question.late


def own_last_move(table: Table, person: str) -> Move:
    """The last move, if it is the person's and nothing has been revealed since.

    A draw reveals, and so does a turn in which several seats act at once: whoever has finished may see
    what the others did.
    """
    move = table.moves[-1] if table.playing and table.moves else None
    if move is None or move.seat == CHANCE or move.seat not in table.seats_of(person):
        raise NotNow("table-nothing-to-undo", "your last action can no longer be taken back")
    if move.number in table.together or (table.opened and table.opened[-1][0] >= move.number):
        raise NotNow("table-seen-already", "what was done at the same time as others cannot be taken back")
    return move


def still_own_turn(table: Table, person: str) -> bool:
    """Whether nobody but the person is to act, so that taking back concerns nobody else."""
    return set(table.to_act) <= set(table.seats_of(person))


def vote(writer: FactWriter, person: str, number: int, agree: bool, fresh: str) -> None:
    """A person whose word counts agrees or declines."""
    offer = next((offer for offer in writer.table.offers if offer.number == number), None)
    if offer is None:
        raise NotNow("table-offer-gone", "this offer is no longer open")
    if person not in offer.voters(writer.table.holders):
        raise NotYours("table-no-vote", "this offer does not need your word")
    if person in offer.declined or (agree and person in offer.agreed):
        raise NotNow("table-voted", "you have already answered this offer")
    by = writer.table.seats_of(person)[0]
    writer.write(Agreed(number, person, by) if agree else Declined(number, person, by))
    settle(writer, fresh)


def settle(writer: FactWriter, fresh: str) -> None:
    """Does what enough persons have agreed to; also after somebody's leaving made them enough."""
    while (
        offer := next((offer for offer in writer.table.offers if offer.carried(writer.table.holders)), None)
    ) is not None:
        carry_out(writer, offer, fresh)


def carry_out(writer: FactWriter, offer: Offer, fresh: str) -> None:
    """What was offered happens. Each of these facts closes the offer."""
    made = offer.made
    match made.offer:
        case "undo":
            writer.write(Undone(writer.table.moves[-1].number))
        case "rematch":
            writer.write(Rematched(fresh))
        case "abandon":
            writer.write(Ended("abandoned"))
        case "bot":
            replace_by_bot(writer, made.seat or 0, made.bot or "")


def replace_by_bot(writer: FactWriter, seat: Seat, bot: str) -> None:
    """A bot plays on for whoever is absent, and keeps the seat warm for them."""
    if not writer.table.holders[seat].empty:
        writer.write(Left(seat, "replaced"))
    writer.write(BotSat(seat, bot))


def possible(table: Table, person: str | None) -> tuple[OfferKind, ...]:
    """The kinds of offers that the person could make now."""
    if person is None or not any(holder.person == person for holder in table.holders):
        return ()
    return tuple(kind for kind in KINDS if any(_allowed(table, person, kind, seat) for seat in _about(table, kind)))


def _about(table: Table, kind: OfferKind) -> Iterable[Seat | None]:
    """The seats that an offer of this kind could be about; none if this is not the time for it."""
    if table.playing == (kind == "rematch") or (kind == "undo" and (not table.moves or table.moves[-1].seat == CHANCE)):
        return ()
    if kind != "bot":
        return (None,)
    return (seat for seat, holder in enumerate(table.holders) if holder.person is not None)


def _allowed(table: Table, person: str, kind: OfferKind, seat: Seat | None) -> bool:
    try:
        check(table, person, kind, seat)
    except Refusal:
        return False
    return True
