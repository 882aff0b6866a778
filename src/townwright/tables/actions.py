"""Acting on a seat, and what chance and the rules make of it."""

from __future__ import annotations

from collections.abc import Iterable

from townwright.core.refusals import NotNow, NotYours, Stale
from townwright.core.seats import CHANCE, Seat
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import Acted, Began, Dealt, Ended


def begin(writer: FactWriter, moves: Iterable[tuple[Seat, str]] = ()) -> None:
    """The game begins when its last seat is taken; it may go on from moves of another game."""
    if not writer.table.begun and not any(holder.empty for holder in writer.table.holders):
        writer.write(Began())
        for seat, action in moves:
            writer.write(Dealt(action) if seat == CHANCE else Acted(seat, action))
        go_on(writer)


def act(writer: FactWriter, seat: Seat, turn: int, action: str, *, holds: bool) -> None:
    """An action counts if its sender holds the seat, the seat is asked, and it answers that very question."""
    table = writer.table
    table.existing(seat)
    if not holds:
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=table.called(seat))
    if not table.playing:
        raise NotNow("table-not-playing", "there is no game running at this table")
    question = table.questions[seat]
    if question is None:
        raise NotNow("table-not-your-turn", "it is not the turn of seat {seat}", seat=table.called(seat))
    if question.number != turn:
        raise Stale("table-turn-passed", "this answers a position that has passed")
    writer.write(Acted(seat, str(table.game.read(action))))
    go_on(writer)


def go_on(writer: FactWriter) -> None:
    """Chance gives what is due, and the game ends when nobody is left to act."""
    while writer.table.to_act == (CHANCE,):
        table = writer.table
        outcome = writer.dealer.answer(table.game.legal(table.state, CHANCE), table.drawn())
        writer.write(Dealt(str(outcome)))
    if not writer.table.to_act:
        writer.write(Ended("finished"))
