"""Makes a table from its facts, one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from townwright.core import registry
from townwright.core.limits.budgets import Budget
from townwright.core.refusals import Unknown
from townwright.core.seats import CHANCE, Seat
from townwright.tables.facts import (
    Acted,
    Agreed,
    Began,
    BotSat,
    Created,
    Dealt,
    Declined,
    Ended,
    Fact,
    Late,
    Left,
    NumberedFact,
    Offered,
    Rematched,
    Sat,
    Undone,
)
from townwright.tables.seats.holders import Offer, SeatHolder
from townwright.tables.table import EMPTY_SEAT, FindGame, NumberedMove, PendingTurn, Table


def create_table(first: NumberedFact, find: FindGame = registry.find) -> Table:
    """The table after its first fact, a ``Created``; raises ``Unknown`` if that names another version of the rules."""
    created = first.fact
    if not isinstance(created, Created):
        raise TypeError(f"a table begins with its creation, not with {created!r}")
    game = find(created.game)
    if created.rules != game.rules:
        # Playing it on by other rules would change what happened.
        raise Unknown(
            "table-rules-unknown", "this table is played by version {rules} of the rules", rules=created.rules
        )
    options = game.options(dict(created.options), created.components)
    return Table(game, created, options, (first,), (EMPTY_SEAT,) * options.seats, pending_turns=(None,) * options.seats)


def replay_facts(
    history: Iterable[NumberedFact], find: FindGame = registry.find, budget: Budget | None = None
) -> Table:
    """The table after all its stored facts, from the first on; the budget, if given, pays for all of them."""
    facts = iter(history)
    table = create_table(next(facts), find)
    for numbered in facts:
        table = apply_fact(table, numbered, budget)
    return table


def apply_fact(table: Table, numbered: NumberedFact, budget: Budget | None = None, action: Any = None) -> Table:
    """The table after one more fact; raises a refusal for a move that the rules do not allow.

    ``action`` is what the fact's notation spells, if whoever wrote it knows that already.
    """
    if numbered.number != table.number + 1:
        raise ValueError(f"fact {numbered.number} does not follow fact {table.number}")
    log, fact = (*table.log, numbered), numbered.fact
    match fact:
        case Acted(seat, text):
            action = table.game.read(text) if action is None else action
            return _play_move(table, numbered, log, seat, action, budget)
        case Dealt(text):
            action = table.game.read(text) if action is None else action
            return _play_move(table, numbered, log, CHANCE, action, budget)
    return _apply(replace(table, log=log), numbered, fact, budget)


def _apply(table: Table, numbered: NumberedFact, fact: Fact, budget: Budget | None) -> Table:
    match fact:
        case Sat(seat, person, player):
            return _set_holder(table, seat, SeatHolder(person=person, player=player))
        case BotSat(seat, bot):
            return _set_holder(table, seat, SeatHolder(bot=bot, kept_for=table.holders[seat].kept_for))
        case Left(seat):
            before = table.holders[seat]
            return _set_holder(
                table, seat, SeatHolder(kept_for=before.person or before.kept_for) if table.begun else EMPTY_SEAT
            )
        case Began():
            state = table.game.start(table.options)
            return replace(table, state=state, **_turns_after(table, state, numbered, ()))
        case Undone(acted):
            return _undo(table, numbered, acted, budget)
        case Late(seat):
            pending_turns = tuple(
                replace(pending, late=True) if pending and place == seat else pending
                for place, pending in enumerate(table.pending_turns)
            )
            return replace(table, pending_turns=pending_turns)
        case Offered(person=person):
            return replace(table, offers=(*table.offers, Offer(numbered.number, fact, (person,))))
        case Agreed(number, person):
            offers = tuple(offer.agreed_by(person) if offer.number == number else offer for offer in table.offers)
            return replace(table, offers=offers)
        case Declined(number, person):
            declined = (offer.declined_by(person) if offer.number == number else offer for offer in table.offers)
            return replace(table, offers=tuple(offer for offer in declined if not offer.is_rejected(table.holders)))
        case Rematched(rematch):
            return replace(table, rematch=rematch, offers=_offers_except(table, "rematch"))
        case Ended(why):
            return replace(
                table,
                ended=why,
                to_act=(),
                pending_turns=(None,) * len(table.holders),
                offers=(),
                **_reveal(table, numbered, table.hidden_actions),
            )
        case Acted() | Dealt():
            raise ValueError("moves are played")
        case Created():
            raise ValueError("a table is created once")


def _set_holder(table: Table, seat: Seat, holder: SeatHolder) -> Table:
    """Change who has a seat; closes the offers of whoever left, and the offer of a bot for a seat that is taken."""
    holders = tuple(holder if place == seat else before for place, before in enumerate(table.holders))
    table = replace(table, holders=holders)
    offers = tuple(
        offer
        for offer in table.offers
        if offer.made.person in table.persons
        and not (offer.made.offer == "bot" and offer.made.seat == seat and not holder.empty)
    )
    return replace(table, offers=offers)


def _play_move(
    table: Table, numbered: NumberedFact, log: tuple[NumberedFact, ...], seat: Seat, action: Any, budget: Budget | None
) -> Table:
    """Play a move; closes offers to undo the one before it."""
    unseen = seat != CHANCE and (len(table.to_act) > 1 or bool(table.hidden_actions))
    hidden = (*table.hidden_actions, numbered.number) if unseen else table.hidden_actions
    state = table.game.play(table.state, seat, action, budget)
    changes = {
        "log": log,
        "state": state,
        "moves": (*table.moves, NumberedMove(numbered.number, seat, action)),
        "hidden_actions": hidden,
        "offers": _offers_except(table, "undo") if table.offers else (),
    }
    turns = _turns_after(table, state, numbered, table.to_act if unseen else (), seat, hidden)
    return replace(table, **(changes | turns))


def _turns_after(
    table: Table,
    state: Any,
    numbered: NumberedFact,
    before: tuple[Seat, ...],
    mover: Seat | None = None,
    hidden: tuple[int, ...] = (),
) -> dict[str, Any]:
    """The fields of a table that has come to a state: every seat that is to act has a pending turn.

    Those that are still in the same simultaneous turn keep theirs; when it is complete, everybody may see it.
    """
    to_act = table.game.to_act(state)
    pending_turns: list[PendingTurn | None] = [None] * len(table.holders)
    for seat in to_act:
        if seat != CHANCE:
            kept = table.pending_turns[seat] if seat in before and seat != mover else None
            pending_turns[seat] = kept or PendingTurn(numbered.number, numbered.at)
    turns: dict[str, Any] = {"to_act": to_act, "pending_turns": tuple(pending_turns)}
    if hidden and not any(seat in to_act and seat != mover for seat in before):
        return turns | _reveal(table, numbered, hidden)
    return turns


def _reveal(table: Table, numbered: NumberedFact, hidden: tuple[int, ...]) -> dict[str, Any]:
    """The fields of a table at which everybody may see the actions of a simultaneous turn from this fact on."""
    shown = tuple((number, numbered.number) for number in hidden)
    return {"hidden_actions": (), "revealed_actions": table.revealed_actions + shown}


def _undo(table: Table, numbered: NumberedFact, acted: int, budget: Budget | None) -> Table:
    """Take the last move back by playing the game again without it.

    In a turn in which several seats act at once the others keep their pending turns, the seat gets its time back as it
    was, and what it did stays hidden from them as long as the turn is open.
    """
    if not table.moves or table.moves[-1].number != acted:
        raise ValueError(f"fact {acted} is not the last move")
    hidden, seat = acted in table.hidden_actions, table.moves[-1].seat
    state = table.game.start(table.options)
    for move in table.moves[:-1]:
        state = table.game.play(state, move.seat, move.action, budget)
    others, before = table.pending_turns, table.to_act if hidden else ()
    turns = _turns_after(table, state, numbered, before, seat if hidden else None, table.hidden_actions)
    table = replace(table, state=state, moves=table.moves[:-1], offers=_offers_except(table, "undo"), **turns)
    began = min((pending.at for pending in others if pending), default=numbered.at) if hidden else numbered.at
    pending_turns = tuple(
        replace(pending, at=began) if pending and hidden and place == seat else pending
        for place, pending in enumerate(table.pending_turns)
    )
    return replace(table, pending_turns=pending_turns)


def _offers_except(table: Table, kind: str) -> tuple[Offer, ...]:
    """The open offers of all other kinds."""
    return tuple(offer for offer in table.offers if offer.made.offer != kind)
