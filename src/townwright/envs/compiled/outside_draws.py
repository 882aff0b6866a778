"""Games whose draws are answered from outside, outcome by outcome, as OpenSpiel asks for it.

The readable rules play until the first decision, the compiled ones from there on where there are some. What only the
readable rules can tell, such as words and views, they tell when they are asked: then they catch up with what was said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, Self, TypeVar

from townwright.core.dealer import Dealer, stream_of
from townwright.core.seats import CHANCE, Seat
from townwright.envs.table import GameTable

A = TypeVar("A")


class DrawnGame(Protocol):
    """One game by compiled rules from its first decision on."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; ``(CHANCE,)`` when a draw is due, ``()`` at the end."""

    @property
    def outcomes(self) -> int:
        """How many outcomes the draw has that is due."""

    def open_numbers(self, seat: Seat) -> list[int]:
        """The numbers that the seat can say now, in ascending order."""

    def take(self, seat: Seat, number: int) -> bool:
        """Says a number; answers whether it was open."""

    def draw(self, number: int) -> None:
        """Answers the draw with the outcome of that number."""

    def worth(self, seat: Seat) -> float:
        """What the finished game is worth to the seat."""

    def show(self, seat: Seat) -> dict[str, Any]:
        """What the seat sees where no draw is due; the arrays may be those of the last time, written anew."""

    def copy(self) -> Self:
        """The same moment, to be played on apart."""


class ChosenDeals(Dealer):
    """Deals what was chosen, by its place among the outcomes; what nobody has chosen yet comes in its fixed order."""

    def __init__(self, chosen: Mapping[str, Sequence[int]]) -> None:
        self.chosen = chosen

    def pick(self, stream: str, number: int, outcomes: Sequence[A]) -> A:
        """Draw ``number`` (counted from 0) of a stream."""
        return outcomes[self._place(stream, number)]

    def deal(self, stream: str, cards: Sequence[A], number: int) -> list[A]:
        """The first so many draws of a stream, each among the cards that are left by those before it."""
        left = list(cards)
        return [left.pop(self._place(stream, each)) for each in range(number)]

    def _place(self, stream: str, number: int) -> int:
        chosen = self.chosen.get(stream, ())
        return chosen[number] if number < len(chosen) else 0


class OutsideDraws:
    """A game that is told every number and every outcome."""

    def __init__(self, first: GameTable, compiled: Callable[[Dealer], DrawnGame] | None = None) -> None:
        self._first, self._compiled = first, compiled
        """The table before the first draw, and what begins a compiled game at the first decision."""
        self._table = first
        self.drawn: DrawnGame | None = None
        self._chosen: dict[str, list[int]] = {}
        """The places of what has been drawn of each stream before the first decision."""
        self._said: list[tuple[Seat, int]] = []
        """Every number so far, those of chance too."""
        self._told = 0
        """How many of them the table has been told."""

    def __deepcopy__(self, _memo: object) -> OutsideDraws:
        other = object.__new__(OutsideDraws)
        other.__dict__.update(self.__dict__)
        other._said = self._said.copy()
        if self.drawn is None:
            other._table = self._table.copy()
            other._chosen = {stream: places.copy() for stream, places in self._chosen.items()}
        else:
            other.drawn = self.drawn.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self._first, self._compiled, self._said)

    @property
    def begun(self) -> bool:
        """Whether anything has been said."""
        return bool(self._said)

    @property
    def table(self) -> GameTable:
        """The game by the readable rules at this moment."""
        if self._told < len(self._said):
            self._table = self._table.copy()
            for seat, number in self._said[self._told :]:
                tell(self._table, seat, number)
            self._told = len(self._said)
        return self._table

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; ``(CHANCE,)`` when a draw is due, ``()`` at the end."""
        return self._table.to_act if self.drawn is None else self.drawn.to_act

    @property
    def outcomes(self) -> int:
        """How many outcomes the draw has that is due."""
        return len(drawable(self._table)) if self.drawn is None else self.drawn.outcomes

    def open_numbers(self, seat: Seat) -> list[int]:
        """The numbers that the seat can say now, in ascending order."""
        return sorted(self._table.offered(seat)) if self.drawn is None else self.drawn.open_numbers(seat)

    def say(self, seat: Seat, number: int) -> None:
        """Says a number of a seat or of chance; one that is not open is refused."""
        if not self.to_act:
            raise ValueError(f"the game is over, and nobody can say {number}")
        if seat == CHANCE:
            self._check_outcome(number)
        if self.drawn is None:
            self._say_to_table(seat, number)
        elif seat == CHANCE:
            self.drawn.draw(number)
        elif not self.drawn.take(seat, number):
            choices = len(self.open_numbers(seat))
            raise ValueError(f"seat {seat} has {choices} choices, and none with the number {number}")
        self._said.append((seat, number))

    def _check_outcome(self, number: int) -> None:
        outcomes = self.outcomes if CHANCE in self.to_act else 0
        if not 0 <= number < outcomes:
            raise ValueError(f"chance has {outcomes} outcomes, and none with the number {number}")

    def _say_to_table(self, seat: Seat, number: int) -> None:
        if not self.begun:
            self._table = self._first.copy()
        if seat != CHANCE:
            self._table.take(seat, number)
        else:
            outcome = drawable(self._table)[number]
            self._table.draw(outcome)
            self._chosen.setdefault(stream_of(outcome), []).append(number)
        self._told += 1
        if seat == CHANCE and self._compiled is not None and CHANCE not in self._table.to_act:
            self.drawn = self._compiled(ChosenDeals(self._chosen))

    def worth(self, seat: Seat) -> float:
        """What the finished game is worth to the seat."""
        return self._table.worth(seat) if self.drawn is None else self.drawn.worth(seat)

    def show(self, seat: Seat) -> dict[str, Any] | None:
        """The named arrays that the seat sees; None where only the readable rules can tell."""
        if self.drawn is None or CHANCE in self.drawn.to_act:
            return None
        shown: dict[str, Any] = self.drawn.show(seat)["observation"]
        return shown


def again(
    first: GameTable, compiled: Callable[[Dealer], DrawnGame] | None, said: Sequence[tuple[Seat, int]]
) -> OutsideDraws:
    """The game in which the numbers have been said; it is how one is pickled."""
    play = OutsideDraws(first, compiled)
    for seat, number in said:
        play.say(seat, number)
    return play


def drawable(table: GameTable) -> Sequence[Any]:
    """Every outcome of the draw that is due."""
    return table.game.legal(table.state, CHANCE)


def tell(table: GameTable, seat: Seat, number: int) -> None:
    """Plays a number of a seat or of chance by the readable rules."""
    if seat == CHANCE:
        table.draw(drawable(table)[number])
    else:
        table.take(seat, number)
