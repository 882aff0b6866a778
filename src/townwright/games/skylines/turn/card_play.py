"""Playing a card (section 6): which rows follow, in which order, and how far they come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.effects.clauses import Build, Forbid, Now
from townwright.games.skylines.effects.conditions import ALWAYS, Condition, Term, holds, places_matter, unmet
from townwright.games.skylines.effects.interpreter import Force, Spot, Town, clauses, first_row, in_force
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import Bars, Entry, Row, move


@dataclass(frozen=True, slots=True)
class Step:
    """A row that a play can bring: whose it is, and on which condition."""

    card: Card
    row: Row
    condition: Condition = ALWAYS
    building: int = 0
    """The tile of the unique building that asks the condition."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a play goes."""

    bars: Bars
    """Where the markers stand at the end, or before the row that blocks."""
    lost: str = ""
    blocked: tuple[Entry, Card] | None = None
    """The entry that makes the play illegal, and the card on which it stands."""


Told = list[tuple[Step, tuple[Term, ...]]]
"""The steps as they went, each with the terms of its condition that failed."""


class Player:
    """One seat about to play: the town as its plays see it, worked out once for all of them."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.forces = in_force(state, (seat,))
        self.town = Town(state, self.forces)

    @cached_property
    def bare(self) -> Spot:
        """The city without a new tile, for cards that lay none."""
        return Spot(self.town)

    @cached_property
    def free(self) -> int:
        return self.state.free

    @cached_property
    def free_for_utilities(self) -> int:
        """The free squares of districts without a utility (5.4)."""
        free = self.free
        for tile in self.state.tiles:
            if self.state.card(tile.card).is_utility:
                free &= ~self.town.district(tile.mask)
        return free

    def forbidding(self, card: Card, spot: Spot) -> tuple[Forbid, Force] | None:
        """The clause that forbids the card here, and whose it is; read before anything has moved."""
        for clause, force in clauses(self.forces, Forbid):
            if concerns(clause, card) and holds(clause.condition, spot, self.state.bars, force.mask):
                return clause, force
        return None

    def steps(self, card: Card) -> Sequence[Step]:
        """Row 1, row 2, what the card does once, then what building it sets off (14.4)."""
        steps = own_steps(card, first_row(card, self.forces))
        steps += [
            Step(force.card, clause.row, clause.condition, force.mask)
            for clause, force in clauses(self.forces, Build)
            if not card.words.isdisjoint(clause.kinds)
        ]
        return steps

    def course(self, card: Card, spot: Spot, told: Told | None = None) -> Course:
        """The steps one after another, until something blocks or loses (6.2)."""
        bars = self.state.bars
        for step in self.steps(card):
            met = step.condition is ALWAYS or holds(step.condition, spot, bars, step.building)
            if told is not None:
                told.append((step, () if met else unmet(step.condition, spot, bars, step.building)))
            if not met:
                continue
            moved = move(bars, step.row, self.state.box.scale)
            if moved.blocked:
                return Course(bars, blocked=(moved.blocked, step.card))
            bars = moved.bars
            if moved.lost:
                return Course(bars, moved.lost)
        return Course(bars)

    def allows(self, card: Card, spot: Spot) -> bool:
        """Whether nothing but the place itself stands in the way of the card here."""
        return self.forbidding(card, spot) is None and self.course(card, spot).blocked is None

    def everywhere(self, card: Card) -> bool | None:
        """Whether ``allows`` is true at every place, or false at every place; None if it has to be asked."""
        for clause, force in clauses(self.forces, Forbid):
            if concerns(clause, card):
                if places_matter(clause.condition):
                    return None
                if holds(clause.condition, self.bare, self.state.bars, force.mask):
                    return False
        answers = set(self._answers(self.steps(card), self.state.bars))
        return answers.pop() if len(answers) == 1 else None

    def _answers(self, steps: Sequence[Step], bars: Bars) -> list[bool]:
        """Whether the steps can be carried out, for either answer to every condition that a place decides."""
        if not steps:
            return [True]
        step, rest = steps[0], steps[1:]
        answers = []
        open_question = places_matter(step.condition)
        if open_question or holds(step.condition, self.bare, bars, step.building):
            moved = move(bars, step.row, self.state.box.scale)
            if moved.blocked or moved.lost:
                answers.append(not moved.blocked)
            else:
                answers += self._answers(rest, moved.bars)
            if not open_question:
                return answers
        return answers + self._answers(rest, bars)


def own_steps(card: Card, first: Row) -> list[Step]:
    """What the card itself brings, its first row being as the effects in force have made it."""
    steps = [Step(card, first)]
    if card.reward:
        steps.append(Step(card, card.reward, card.condition))
    steps += [Step(card, clause.row, clause.condition) for clause in card.effects if isinstance(clause, Now)]
    return steps


def concerns(clause: Forbid, card: Card) -> bool:
    """Whether a ``forbid`` speaks of playing this card."""
    return not card.words.isdisjoint(clause.kinds) if clause.action == "build" else clause.action == card.kind
