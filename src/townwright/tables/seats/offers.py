"""Handles offers and votes: undo, a rematch, a bot for an absent seat, abandoning the game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from townwright.core.refusals import NotNow, NotYours, Refusal
from townwright.core.seats import CHANCE, Seat
from townwright.tables.fact_writer import MOST_FACTS, FactWriter, require_space
from townwright.tables.facts import Agreed, BotSat, Declined, Ended, Left, Offered, OfferKind, Rematched, Undone
from townwright.tables.seats.holders import Offer
from townwright.tables.table import NumberedMove, Table

KINDS: tuple[OfferKind, ...] = ("undo", "rematch", "bot", "abandon")


def propose(
    writer: FactWriter,
    person: str,
    kind: OfferKind,
    seat: Seat | None,
    bot: str | None,
    new_table_id: str,
    present: bool = False,
) -> None:
    """Make an offer for a seated person; carry it out at once if nobody else has to agree."""
    table = writer.table
    seat = check_offer(table, person, kind, seat)
    if kind == "bot" and seat is not None and present and not is_late(table, seat):
        raise NotNow("table-is-here", "seat {seat} is at the table and has time left", seat=seat + 1)
    if kind == "bot" and not bot:
        raise NotNow("table-name-a-bot", "say which bot shall take the seat")
    if kind == "undo" and seat is not None:
        move = own_last_move(table, person)
        if still_own_turn(table, person) or is_unseen(table, move):
            writer.write(Undone(move.number))
            return
    writer.write(Offered(kind, person, seat, bot if kind == "bot" else None, by=table.seats_of(person)[0]))
    settle_offers(writer, new_table_id)


def check_offer(table: Table, person: str, kind: OfferKind, seat: Seat | None) -> Seat | None:
    """Return the seat that the offer is about, or None; refused unless the person may make this offer now."""
    if not table.seats_of(person):
        raise NotYours("table-for-players", "only who has a seat may do this")
    require_space(table, reserve=kind in ("bot", "abandon"))
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
            if (
                seat is None
                or seat in table.seats_of(person)
                or table.holders[table.require_seat(seat)].bot is not None
            ):
                raise NotNow("table-no-bot-there", "a bot can take over the seat of another person")
    if any(offer.made.offer == kind and offer.made.seat == seat for offer in table.offers):
        raise NotNow("table-offered-already", "this is already on offer")
    return seat


def is_late(table: Table, seat: Seat) -> bool:
    """Whether the seat is to act and its time is up."""
    pending = table.pending_turns[seat]
    return pending is not None and pending.late


def own_last_move(table: Table, person: str) -> NumberedMove:
    """Return the last move; refused unless it is the person's and nothing has been revealed since.

    A draw reveals, and so does a turn in which several seats act at once: whoever has finished may see
    what the others did. Nothing is revealed while nobody else has finished such a turn.
    """
    move = table.moves[-1] if table.playing and table.moves else None
    if move is None or move.seat == CHANCE or move.seat not in table.seats_of(person):
        raise NotNow("table-nothing-to-undo", "your last action can no longer be taken back")
    if is_seen(table, move):
        raise NotNow("table-seen-already", "what was done at the same time as others cannot be taken back")
    return move


def is_seen(table: Table, move: NumberedMove) -> bool:
    """Whether the last move, made at the same time as others, has been seen, or its mover has seen theirs."""
    together = table.revealed_actions and table.revealed_actions[-1][0] >= move.number
    return (bool(together) or move.number in table.hidden_actions) and not is_unseen(table, move)


def is_unseen(table: Table, move: NumberedMove) -> bool:
    """Whether the move is the only one so far of a turn in which several seats act at once, so that nobody saw any."""
    hidden = set(table.hidden_actions)
    if not hidden:
        return False
    since = takewhile(lambda other: other.number >= table.hidden_actions[0], reversed(table.moves))
    return [other.number for other in since if other.number in hidden] == [move.number]


def still_own_turn(table: Table, person: str) -> bool:
    """Whether nobody but the person is to act, so that taking back concerns nobody else."""
    return set(table.to_act) <= set(table.seats_of(person))


def vote(writer: FactWriter, person: str, number: int, agree: bool, new_table_id: str) -> None:
    """Record that a person agrees to an offer or declines it, and carry it out if enough have agreed."""
    offer = next((offer for offer in writer.table.offers if offer.number == number), None)
    if offer is None:
        raise NotNow("table-offer-gone", "this offer is no longer open")
    if person not in offer.voters(writer.table.holders):
        raise NotYours("table-no-vote", "this offer does not need your word")
    if person in offer.declined or (agree and person in offer.agreed):
        raise NotNow("table-voted", "you have already answered this offer")
    by = writer.table.seats_of(person)[0]
    writer.write(Agreed(number, person, by) if agree else Declined(number, person, by))
    settle_offers(writer, new_table_id)


def settle_offers(writer: FactWriter, new_table_id: str) -> None:
    """Carry out every offer that enough persons have agreed to; somebody's leaving may have made them enough."""
    while (
        offer := next((offer for offer in writer.table.offers if offer.is_accepted(writer.table.holders)), None)
    ) is not None:
        carry_out(writer, offer, new_table_id)


def carry_out(writer: FactWriter, offer: Offer, new_table_id: str) -> None:
    """Write the fact that the offer asks for, which also closes the offer."""
    made = offer.made
    match made.offer:
        case "undo":
            writer.write(Undone(writer.table.moves[-1].number))
        case "rematch":
            writer.write(Rematched(new_table_id))
        case "abandon":
            writer.write(Ended("abandoned"))
        case "bot":
            replace_by_bot(writer, made.seat or 0, made.bot or "")


def replace_by_bot(writer: FactWriter, seat: Seat, bot: str) -> None:
    """Put a bot on the seat; the person who had it may take it again later."""
    if not writer.table.holders[seat].empty:
        writer.write(Left(seat, "replaced"))
    writer.write(BotSat(seat, bot))


def possible_offers(table: Table, person: str | None) -> tuple[OfferKind, ...]:
    """The kinds of offers that the person may make now."""
    return tuple(kind for kind in KINDS if may_offer(table, person, kind))


def may_offer(table: Table, person: str | None, kind: OfferKind) -> bool:
    """Whether the person may make such an offer now."""
    own = table.seats_of(person)
    if person is None or not own:
        return False
    return any(_allowed(table, person, kind, seat) for seat in _seats_concerned(table, own, kind))


def same_offers(before: Table, after: Table) -> bool:
    """Whether everybody may offer after a later state what they might before, but for taking back."""
    return (
        before.holders is after.holders
        and before.offers is after.offers
        and before.begun == after.begun
        and before.ended == after.ended
        and before.rematch == after.rematch
        and after.number < MOST_FACTS
    )


def _seats_concerned(table: Table, own: tuple[Seat, ...], kind: OfferKind) -> Iterable[Seat | None]:
    """The seats that an offer of this kind could be about for whoever has these; none if this is not the time for it.

    It spares most refusals, which take longer to say than to see.
    """
    if table.playing == (kind == "rematch"):
        return ()
    if kind == "undo" and not (table.moves and table.moves[-1].seat in own and not is_seen(table, table.moves[-1])):
        return ()
    if kind != "bot":
        return (None,)
    return (seat for seat, holder in enumerate(table.holders) if holder.person is not None and seat not in own)


def _allowed(table: Table, person: str, kind: OfferKind, seat: Seat | None) -> bool:
    try:
        check_offer(table, person, kind, seat)
    except Refusal:
        return False
    return True
