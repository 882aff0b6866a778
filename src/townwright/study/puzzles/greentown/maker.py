"""Makes puzzles of Greentown: a tour is due, all routes are looked through, and the one that pays most is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from townwright.bots.arena import Match
from townwright.core.contract import AnyGame
from townwright.core.limits.budgets import Budget
from townwright.core.records import Record
from townwright.core.refusals import TooMuch
from townwright.core.seats import Seat
from townwright.games.greentown.actions import Tour, Turn
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.tour.payment import amounts
from townwright.games.greentown.tour.tours import stops_of, tours
from townwright.study.puzzles.contract import FoundPosition, Solution

BOTS = ("guide", "greedy", "planner", "courier", "strategist")
SETUPS = ("first", "strip", "first", "flower")
NODES = 100
STEPS = 400_000
"""Tiles entered in the search of one position."""


class GreentownPuzzles:
    """Positions in which a tour is due; money lies open, so that nothing on the table is hidden."""

    kind = "tour"

    def match(self, seed: str, number: int) -> Match:
        """Two to four bots at a table; set-ups change from game to game."""
        seats = 2 + number % 3
        words = {"seats": str(seats), "setup": SETUPS[number % len(SETUPS)], "money": "open"}
        lineup = tuple(BOTS[(number + seat) % len(BOTS)] for seat in range(seats))
        return Match("greentown", words, lineup, seed, number, NODES)

    def positions(self, game: AnyGame, record: Record[Any, Any], number: int) -> Iterator[FoundPosition]:  # noqa: ARG002
        """Every tour that was led, from the middle of the game on, beginning at a place of the number's own."""
        led = [place for place, event in enumerate(record.events) if tour_of(event.action) is not None]
        late = led[len(led) // 3 :]
        first = number * 7 % max(1, len(late))
        for place in (*late[first:], *late[:first]):
            parts = record.events[place].action.parts
            yield FoundPosition(place, 1, begun=tuple(map(str, parts[: tour_of(record.events[place].action)])))

    def solve(self, state: State, position: FoundPosition) -> Solution | None:  # noqa: ARG002
        """Look through every route of the card."""
        card, seat = state.card, state.seat
        if card is None or state.stage is not Stage.TOUR:
            return None
        best, answer, ways, of = -1, "", 0, 0
        try:
            for tour in tours(state.network, card.stops, Budget(STEPS)):
                paid = amounts(card, stops_of(state.network, tour), seat, state.options.seats)[seat]
                of += 1
                if paid > best:
                    best, answer, ways = paid, str(tour), 0
                ways += paid == best
        except TooMuch:
            return None
        return Solution(best, (answer,), ways, of) if of else None

    def is_good(self, solution: Solution) -> bool:
        """At least 3 Greenies, and of twenty routes or more one in ten that pays them."""
        return solution.best >= 3 and solution.of >= 20 and solution.ways * 10 <= solution.of

    def worth(self, before: State, after: State, seat: Seat) -> int:
        """What the tour paid the seat; nothing if none was led."""
        return after.led[-1].payment.paid[seat] if len(after.led) > len(before.led) else 0

    def shortened(self, record: str) -> str:
        """The record as it is."""
        return record


def tour_of(action: Any) -> int | None:
    """Which part of a turn is its tour; None if it has none."""
    parts = action.parts if isinstance(action, Turn) else ()
    return next((place for place, part in enumerate(parts) if isinstance(part, Tour)), None)


MAKER = GreentownPuzzles()
