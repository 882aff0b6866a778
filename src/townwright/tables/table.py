"""The state of one table; ``fact_replay`` makes it from facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from townwright.core.contract import AnyGame
from townwright.core.dealer import stream_of
from townwright.core.refusals import NotYours
from townwright.core.seats import CHANCE, Seat
from townwright.tables.facts import Created, EndReason, NumberedFact
from townwright.tables.seats.holders import Offer, SeatHolder, seats_held, seats_kept

FindGame: TypeAlias = Callable[[str], AnyGame]

EMPTY_SEAT = SeatHolder()


@dataclass(frozen=True, slots=True)
class NumberedMove:
    """An action or a draw that counts, and the number of its fact."""

    number: int
    seat: Seat
    action: Any


@dataclass(frozen=True, slots=True)
class PendingTurn:
    """A seat that is to act: the number and time of the fact since which it is, and whether its time ran out."""

    number: int
    at: int
    late: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table after some facts; made only by the functions of ``fact_replay``."""

    game: AnyGame
    created: Created
    options: Any
    log: tuple[NumberedFact, ...]
    holders: tuple[SeatHolder, ...]
    state: Any = None
    """The game's position; None before it begins."""
    to_act: tuple[Seat, ...] = ()
    moves: tuple[NumberedMove, ...] = ()
    pending_turns: tuple[PendingTurn | None, ...] = ()
    """By seat; None for those that are not to act."""
    hidden_actions: tuple[int, ...] = ()
    """The numbers of the actions in a simultaneous turn that is not complete: the other seats may not see them."""
    revealed_actions: tuple[tuple[int, int], ...] = ()
    """For each such action of a complete turn: its number, and the number of the fact that completed the turn."""
    offers: tuple[Offer, ...] = ()
    ended: EndReason | None = None
    rematch: str | None = None

    @property
    def number(self) -> int:
        """The number of the last fact."""
        return self.log[-1].number

    @property
    def at(self) -> int:
        """The time of the last fact."""
        return self.log[-1].at

    @property
    def begun(self) -> bool:
        """Whether the game has begun; it may have ended since."""
        return self.state is not None

    @property
    def playing(self) -> bool:
        """Whether the game is running."""
        return self.begun and self.ended is None

    @property
    def persons(self) -> tuple[str, ...]:
        """The ids of everybody with a seat, in the order of seats."""
        return tuple(dict.fromkeys(holder.person for holder in self.holders if holder.person is not None))

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """The seats that the person holds."""
        return () if person is None else seats_held(self.holders).get(person, ())

    def kept_for(self, person: str | None) -> tuple[Seat, ...]:
        """The seats that the person left in this game and may take again while it runs."""
        return () if not person else seats_kept(self.holders).get(person, ())

    def is_member(self, person: str | None) -> bool:
        """Whether the person has a seat or is the host."""
        return person is not None and (person == self.created.host or bool(self.seats_of(person)))

    def seat_name(self, seat: Seat) -> str:
        """The game's name for the seat, such as ``1`` or ``A``."""
        return str(self.game.seat_name(seat))

    def require_seat(self, seat: Seat) -> Seat:
        """Return the seat; refused if the table has no such seat."""
        if not 0 <= seat < len(self.holders):
            raise NotYours("table-no-such-seat", "this table has {seats:seat|seats}", seats=len(self.holders))
        return seat

    def drawn(self) -> Counter[str]:
        """How many draws of each of the dealer's streams have been made."""
        return Counter(stream_of(move.action) for move in self.moves if move.seat == CHANCE)
