"""One game by compiled rules in which one seat acts at a time, with cards that are named from outside.

Rows hold the cards to come in some order and draw from it. What was said is played once to see whether a card is drawn
by it, and once more when that card has been named and lies on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Self

from townwright.core.dealer import Dealer
from townwright.core.seats import CHANCE, Seat
from townwright.envs.compiled.numbered_play import NumberedRow
from townwright.envs.plays import CompiledGames


class Pile(NamedTuple):
    """Where a row holds cards to come."""

    drawn: int
    """The word that says how many have been drawn,"""
    size: int
    """the one that says how many there were,"""
    first: int
    """and the first card."""
    order: Mapping[int, int]
    """The place of each card among the outcomes of a draw."""
    group: Mapping[int, int] = MappingProxyType({})
    """Cards of the lowest group come first; without groups any card can come."""


class DrawnRow(NumberedRow):
    """A game from its first decision on."""

    def __init__(self, games: CompiledGames, options: Any, dealer: Dealer, piles: tuple[Pile, ...]) -> None:
        super().__init__(games, options, dealer)
        self._piles = piles
        self._before = self._row.copy()
        """The row before the number that was said last,"""
        self._said_before, self._number = 0, 0
        """how many numbers had been said then, and that number."""
        self._due: list[tuple[Pile, int]] = []
        """The draws that are to be answered: of which pile, and at which word."""

    def copy(self) -> Self:
        """The same moment, to be played on apart."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        for name in ("_row", "_half", "_opened", "_marks", "_seen", "_before", "_due"):
            setattr(other, name, getattr(self, name).copy())
        other._find_code()
        return other

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that is to act; ``(CHANCE,)`` when a card is to be drawn, ``()`` at the end."""
        return (CHANCE,) if self._due else super().to_act

    def open_numbers(self, seat: Seat) -> list[int]:
        """The numbers that the seat can say now, in ascending order; none while a card is to be drawn."""
        if self._due or seat != self._asked:
            return []
        return sorted(self._opened[1 : 1 + int(self._opened[0])].tolist())

    def take(self, seat: Seat, number: int) -> bool:
        """Says a number; answers whether it was open."""
        if self._due:
            return False
        self._before[:] = self._row
        self._said_before, self._number = int(self._half[0]), number
        if not self.try_to_take(seat, number):
            return False
        for pile in self._piles:
            words = range(pile.first + int(self._before[pile.drawn]), pile.first + int(self._row[pile.drawn]))
            self._due += [(pile, word) for word in words]
        return True

    @property
    def outcomes(self) -> int:
        """How many cards can come now."""
        return len(self._words_left())

    def _words_left(self) -> list[int]:
        """The words of the cards that can come now, in the order of the outcomes."""
        pile, word = self._due[0]
        cards = self._before[word : pile.first + int(self._before[pile.size])].tolist()
        lowest = min((pile.group[card] for card in cards), default=0) if pile.group else None
        found = [
            (pile.order[card], place)
            for place, card in enumerate(cards, start=word)
            if lowest is None or pile.group[card] == lowest
        ]
        return [place for _, place in sorted(found)]

    def draw(self, number: int) -> None:
        """Draws the card of that number; when all draws are answered, what was said is played with these cards."""
        place = self._words_left()[number]
        _, word = self._due.pop(0)
        before = self._before
        before[word], before[place] = before[place], before[word]
        if not self._due:
            self._play_again()

    def _play_again(self) -> None:
        self._steps.unmark(self._opened, self._marks)
        self._row[:] = self._before
        self._half[0] = self._said_before
        self._opened[:2] = 1, self._number
        self._marks[self._number] = 1
        self._asked = int(self._steps.asked_seat(self._row))
        self.try_to_take(self._asked, self._number)
