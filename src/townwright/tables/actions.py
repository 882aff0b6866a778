"""Acting on a seat, and what chance and the rules make of it."""

from __future__ import annotations

from collections.abc import Iterable

from townwright.core.refusals import NotNow, NotYours, Stale
from townwright.core.seats import CHANCE, Seat
from townwright.tables.fact_writer import Pen
from townwright.tables.facts import Acted, Began, Dealt, Ended


def begin(pen: Pen, moves: Iterable[tuple[Seat, str]] = ()) -> None:
    """The game begins when its last seat is taken; it may go on from moves of another game."""
    if not pen.room.begun and not any(holder.empty for holder in pen.room.holders):
        pen.write(Began())
        for seat, action in moves:
            pen.write(Dealt(action) if seat == CHANCE else Acted(seat, action))
        go_on(pen)


def act(pen: Pen, seat: Seat, turn: int, action: str, *, holds: bool) -> None:
    """An action counts if its speaker holds the seat, the seat is asked, and it answers that very question."""
    room = pen.room
    room.existing(seat)
    if not holds:
        raise NotYours("table-seat-not-yours", "seat {seat} is not yours", seat=room.called(seat))
    if not room.playing:
        raise NotNow("table-not-playing", "there is no game running at this table")
    question = room.questions[seat]
    if question is None:
        raise NotNow("table-not-your-turn", "it is not the turn of seat {seat}", seat=room.called(seat))
    if question.number != turn:
        raise Stale("table-turn-passed", "this answers a position that has passed")
    pen.write(Acted(seat, str(room.game.read(action))))
    go_on(pen)


def go_on(pen: Pen) -> None:
    """Chance gives what is due, and the game ends when nobody is left to act."""
    while pen.room.to_act == (CHANCE,):
        room = pen.room
        outcome = pen.dealer.answer(room.game.legal(room.state, CHANCE), room.drawn())
        pen.write(Dealt(str(outcome)))
    if not pen.room.to_act:
        pen.write(Ended("finished"))
