"""What seats say number by number: what is offered to each, what it has said, and the action that comes of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import index
from typing import Any, Self

from townwright.core.choices import Choice
from townwright.core.contract import AnyGame
from townwright.core.seats import Seat
from townwright.envs.actions.numbering import END, ActionNumbers, AskedSeat, Numbering, SaidWords, Way, numbering_of

DONE = "(done)"
"""Not a word of the notation: the action ends here."""
WORD, NEVER_OPEN = 1 << 63, -1
"""Whole numbers of the machine are smaller than the first; the second is open in no position."""


def whole_number(said: Any) -> int:
    """What a step is told as a number; what is no whole number is refused.

    One that has no room in a word of the machine means as little as any other that is not open.
    """
    try:
        number = index(said)
    except TypeError as error:
        raise TypeError(f"a step is told one whole number, not {said!r}") from error
    return number if -WORD <= number < WORD else NEVER_OPEN


def check_seat(seat: Seat, seats: int) -> None:
    """Refuses a seat that the game does not have."""
    try:
        there = 0 <= index(seat) < seats
    except TypeError as error:
        raise TypeError(f"a seat is a whole number, not {seat!r}") from error
    if not there:
        raise ValueError(f"the game has seats from 0 to {seats - 1}, and no seat {seat}")


class NumberedSeats(ABC):
    """The seats of a game, each of which says its actions by numbers."""

    game: AnyGame
    options: Any
    state: Any

    def begin_saying(self) -> None:
        """Begins with nothing said."""
        self.said: dict[Seat, SaidWords] = {}
        """The words of actions that are not whole yet."""
        self.half: dict[Seat, ActionNumbers] = {}
        """The numbers of words that are not whole yet."""
        self.spoken: dict[Seat, ActionNumbers] = {}
        """All numbers of actions that are not whole yet."""
        self.forget_offers()

    def forget_offers(self) -> None:
        """Drops what was offered in the position before."""
        self._offered: dict[Seat, dict[int, str]] = {}
        self._asked: dict[tuple[Seat, SaidWords], Sequence[Choice]] = {}
        self._ways: dict[tuple[Seat, SaidWords], Sequence[Way]] = {}

    def copy_said(self, other: NumberedSeats) -> None:
        """Gives a copy what was said here, apart from then on."""
        other.said, other.half, other.spoken = self.said.copy(), self.half.copy(), self.spoken.copy()
        other._offered, other._asked, other._ways = self._offered.copy(), self._asked.copy(), self._ways.copy()

    @property
    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now."""

    @abstractmethod
    def play(self, seat: Seat, action: Any) -> None:
        """Plays a whole action; chance answers."""

    @abstractmethod
    def copy(self) -> Self:
        """The same moment, to be played on apart."""

    @property
    def numbering(self) -> Numbering:
        """What the numbers of the game mean."""
        return numbering_of(self.game.name)

    @property
    def actions(self) -> int:
        """How many numbers there are in all: the width of every mask."""
        return self.numbering.count(self.options)

    def offered(self, seat: Seat) -> dict[int, str]:
        """What the numbers that can come now mean for the seat, in the game's order; nothing if it is not to act."""
        if seat not in self._offered:
            check_seat(seat, self.options.seats)
            self._offered[seat] = self._open_numbers(seat) if seat in self.to_act else {}
        return self._offered[seat]

    def _open_numbers(self, seat: Seat) -> dict[int, str]:
        half, found = self.half.get(seat, ()), dict[int, str]()
        for numbers, words, _ in self._continued(seat, half):
            if numbers == half or len(numbers) == len(half) + 1:
                found[numbers[-1] if numbers != half else END] = " ".join(words) or DONE
            else:
                number = numbers[len(half)]
                found[number] = f"{self.numbering.meaning(number, self.options)} …"
        return found

    def spell(self, seat: Seat, words: str) -> ActionNumbers:
        """Returns the numbers that say these words from here on, one after the other; refuses what cannot be said."""
        other, left, numbers = self.copy(), words.split(), list[int]()

        def say(number: int) -> None:
            numbers.append(number)
            other.take(seat, number)

        while left:
            ways = () if other.half.get(seat) or seat not in other.to_act else other._ways_of(seat)
            way = next((way for way in ways if way.words and list(way.words) == left[: len(way.words)]), None)
            if way is None:
                raise ValueError(f"seat {seat} cannot say {words!r} now")
            for number in way.numbers:
                say(number)
            if other.half.get(seat):
                say(END)
            left = left[len(way.words) :]
        if other.said.get(seat) and other.offered(seat).get(END) == DONE:
            say(END)
        return tuple(numbers)

    def _continued(self, seat: Seat, half: ActionNumbers) -> list[Way]:
        """What can be said next and begins with these numbers."""
        return [way for way in self._ways_of(seat) if way.numbers[: len(half)] == half]

    def _ways_of(self, seat: Seat) -> Sequence[Way]:
        """Everything that the seat can say next, asked of the rules once for each position."""
        said = self.said.get(seat, ())
        if (seat, said) not in self._ways:
            asked = AskedSeat(
                self.game, self.state, self.options, seat, said, choices=lambda: self._words_after(seat, said)
            )
            self._ways[seat, said] = self.numbering.ways(asked)
        return self._ways[seat, said]

    def _words_after(self, seat: Seat, said: SaidWords) -> SaidWords:
        """The words that can come after these; an empty one first if they are an action already."""
        words = tuple(each.word for each in self._choices(seat, said) if each.why_not is None)
        return ("", *words) if self._is_whole(seat, said) else words

    def _choices(self, seat: Seat, said: SaidWords) -> Sequence[Choice]:
        if (seat, said) not in self._asked:
            self._asked[seat, said] = tuple(self.game.choices(self.state, seat, said))
        return self._asked[seat, said]

    def _is_whole(self, seat: Seat, said: SaidWords) -> bool:
        """Whether the words are an action although more could follow."""
        if not said:
            return False
        before = self._choices(seat, said[:-1])
        return any(each.word == said[-1] and each.whole for each in before)

    def take(self, seat: Seat, number: int) -> None:
        """Says that number for the seat; when its action is whole it is played, and chance answers."""
        number = whole_number(number)
        if number not in self.offered(seat):
            raise ValueError(f"seat {seat} has {len(self.offered(seat))} choices, and none with the number {number}")
        before = self.half.pop(seat, ())
        self._offered = {}
        self.spoken[seat] = (*self.spoken.get(seat, ()), number)
        ended = number == END and any(way.numbers == before for way in self._ways_of(seat))
        half = before if ended else (*before, number)
        ways = self._continued(seat, half)
        if not ended and (len(ways) > 1 or ways[0].numbers != half):
            self.half[seat] = half
            return
        self._say(seat, next(way for way in ways if way.numbers == half))

    def _say(self, seat: Seat, way: Way) -> None:
        said = (*self.said.pop(seat, ()), *way.words)
        whole = not self._choices(seat, said) if way.whole is None else way.whole
        if way.words and not whole:
            self.said[seat] = said
            return
        del self.spoken[seat]
        self.play(seat, self.game.read(" ".join(said)))

    def try_to_take(self, seat: Seat, number: int) -> bool:
        """The same for learners that do not look at the mask: a number that is not open changes nothing."""
        there = whole_number(number) in self.offered(seat)
        if there:
            self.take(seat, number)
        return there
