"""Begins the game, plays the actions of seats, and makes the draws that are due after them."""

from __future__ import annotations

from collections.abc import Iterable

from townwright.core.refusals import NotNow, NotYours, Stale
from townwright.core.seats import CHANCE, Seat
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import Acted, Began, Dealt, Ended


def begin_game(writer: FactWriter, moves: Iterable[tuple[Seat, str]] = ()) -> None:
    """Begin the game if every seat is taken and it has not begun; ``moves`` of another game are played first."""
    if not writer.table.begun and not any(holder.empty for holder in writer.table.holders):
        writer.write(Began())
        for seat, action in moves:
            writer.write(Dealt(action) if seat == CHANCE else Acted(seat, action))
        advance(writer)


def act(writer: FactWriter, seat: Seat, turn: int, action: str, *, holds: bool) -> None:
    """Play an action of a seat; refused unless the sender holds the seat and ``turn`` is its pending turn."""
    table = writer.table
    table.require_seat(seat)
    if not holds:
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=seat + 1)
    if not table.playing:
        raise NotNow("table-not-playing", "there is no game running at this table")
    pending = table.pending_turns[seat]
    if pending is None:
        raise NotNow("table-not-your-turn", "it is not the turn of seat {seat}", seat=seat + 1)
    if pending.number != turn:
        raise Stale("table-turn-passed", "this answers a position that has passed")
    read = table.game.read(action)
    writer.write(Acted(seat, str(read)), read)
    advance(writer)


def advance(writer: FactWriter) -> None:
    """Make all draws that are due, and end the game when nobody is left to act."""
    while writer.table.to_act == (CHANCE,):
        table = writer.table
        outcome = writer.dealer.answer(table.game.legal(table.state, CHANCE, writer.budget), table.drawn())
        writer.write(Dealt(str(outcome)), outcome)
    if not writer.table.to_act:
        writer.write(Ended("finished"))
