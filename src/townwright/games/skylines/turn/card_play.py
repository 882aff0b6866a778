"""Playing a card (section 6): which rows follow, in which order, and how far they come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from townwright.core.limits.budgets import Budget, BudgetShare, ShareSpent
from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.effects.cards_in_force import Force, clauses, in_force
from townwright.games.skylines.effects.clauses import Build, Forbid, Now
from townwright.games.skylines.effects.conditions import ALWAYS, Condition, Term, holds, places_matter, unmet
from townwright.games.skylines.effects.prices import first_row
from townwright.games.skylines.effects.spots import Spot, Town
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import Bars, Entry, EntryRow, move


@dataclass(frozen=True, slots=True)
class PlayStep:
    """A row that a play can bring: whose it is, and on which condition."""

    card: Card
    row: EntryRow
    condition: Condition = ALWAYS
    building: int = 0
    """The tile of the unique building that asks the condition."""


@dataclass(frozen=True, slots=True)
class PlayCourse:
    """How a play goes."""

    bars: Bars
    """Where the markers stand at the end, or before the row that blocks."""
    lost: str = ""
    blocked: tuple[Entry, Card] | None = None
    """The entry that makes the play illegal, and the card on which it stands."""


PlayedSteps = list[tuple[PlayStep, tuple[Term, ...]]]
"""The steps as they went, each with the terms of its condition that failed."""


EVERYWHERE_STEPS = 5_000
"""Steps in which it must be clear that a card can be played everywhere or nowhere; else every place is asked."""
ROW_STEPS, TERM_STEPS, PIECES_OF_A_STEP = 4, 2, 4
"""Steps that a row costs, and a term of its condition, and how many tiles on the map that term looks at in a step."""


class SeatPlays:
    """One seat about to play: the town as its plays see it, worked out once for all of them.

    Its budget pays for every question whether a card can be played somewhere, by the rows and conditions that it has.
    """

    def __init__(self, state: State, seat: Seat, budget: Budget) -> None:
        self.state = state
        self.seat = seat
        self.budget = budget
        self.forces = in_force(state, (seat,))
        self.town = Town(state, self.forces)
        self._steps: dict[str, Sequence[PlayStep]] = {}
        self._costs: dict[str, int] = {}

    @contextmanager
    def sharing(self, steps: int) -> Iterator[BudgetShare]:
        """Pays for the questions asked inside from a share of the budget; ``ShareSpent`` once it is spent."""
        whole, share = self.budget, BudgetShare(self.budget, steps)
        self.budget = share
        try:
            yield share
        finally:
            self.budget = whole

    @cached_property
    def bare(self) -> Spot:
        """The city without a new tile, for cards that lay none."""
        return Spot(self.town)

    @cached_property
    def free(self) -> int:
        """The free squares of the open boards, as a mask."""
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
        for clause, force in self._forbids:
            if concerns(clause, card):
                self.budget.spend(self._cost(clause.condition))
                if holds(clause.condition, spot, self.state.bars, force.mask):
                    return clause, force
        return None

    @cached_property
    def _forbids(self) -> tuple[tuple[Forbid, Force], ...]:
        return tuple(clauses(self.forces, Forbid))

    def steps(self, card: Card) -> Sequence[PlayStep]:
        """The rows that a play brings: row 1, row 2, what the card does once, then what building it sets off (14.4)."""
        if card.id not in self._steps:
            self._steps[card.id] = self._all_steps(card)
            self._costs[card.id] = sum(self._cost(step.condition) for step in self._steps[card.id])
        return self._steps[card.id]

    def _cost(self, condition: Condition) -> int:
        """The steps that a row with this condition takes."""
        terms = 0 if condition is ALWAYS else sum(map(len, condition))
        return ROW_STEPS + terms * (TERM_STEPS + len(self.state.tiles) // PIECES_OF_A_STEP)

    def _all_steps(self, card: Card) -> Sequence[PlayStep]:
        steps = own_steps(card, first_row(card, self.forces))
        steps += [
            PlayStep(force.card, clause.row, clause.condition, force.mask)
            for clause, force in clauses(self.forces, Build)
            if not card.words.isdisjoint(clause.kinds)
        ]
        return steps

    def course(self, card: Card, spot: Spot, told: PlayedSteps | None = None) -> PlayCourse:
        """How a play goes, row after row, until something blocks or loses (6.2)."""
        bars, steps = self.state.bars, self.steps(card)
        self.budget.spend(self._costs[card.id])
        for step in steps:
            met = step.condition is ALWAYS or holds(step.condition, spot, bars, step.building)
            if told is not None:
                told.append((step, () if met else unmet(step.condition, spot, bars, step.building)))
            if not met:
                continue
            moved = move(bars, step.row, self.state.box.scale)
            if moved.blocked:
                return PlayCourse(bars, blocked=(moved.blocked, step.card))
            bars = moved.bars
            if moved.lost:
                return PlayCourse(bars, moved.lost)
        return PlayCourse(bars)

    def allows(self, card: Card, spot: Spot) -> bool:
        """Whether nothing but the place itself stands in the way of the card here."""
        return self.forbidding(card, spot) is None and self.course(card, spot).blocked is None

    def everywhere(self, card: Card) -> bool | None:
        """Whether ``allows`` is true at every place, or false at every place; None if it has to be asked."""
        for clause, force in self._forbids:
            if concerns(clause, card):
                if places_matter(clause.condition):
                    return None
                if holds(clause.condition, self.bare, self.state.bars, force.mask):
                    return False
        try:
            with self.sharing(EVERYWHERE_STEPS):
                answers = self._answers(self.steps(card))
        except ShareSpent:
            return None
        return answers.pop() if len(answers) == 1 else None

    def _answers(self, steps: Sequence[PlayStep]) -> set[bool]:
        """Whether the steps can be carried out, for either answer to every condition that a place decides."""
        answers: set[bool] = set()
        reached = {self.state.bars}
        for step in steps:
            open_question, after = places_matter(step.condition), set[Bars]()
            for bars in reached:
                self.budget.spend(self._cost(step.condition))
                if open_question:
                    after.add(bars)
                elif not holds(step.condition, self.bare, bars, step.building):
                    after.add(bars)
                    continue
                moved = move(bars, step.row, self.state.box.scale)
                if moved.blocked or moved.lost:
                    answers.add(not moved.blocked)
                else:
                    after.add(moved.bars)
            reached = after
        return answers | {True} if reached else answers


def own_steps(card: Card, first: EntryRow) -> list[PlayStep]:
    """What the card itself brings, its first row being as the effects in force have made it."""
    steps = [PlayStep(card, first)]
    if card.reward:
        steps.append(PlayStep(card, card.reward, card.condition))
    steps += [PlayStep(card, clause.row, clause.condition) for clause in card.effects if isinstance(clause, Now)]
    return steps


def concerns(clause: Forbid, card: Card) -> bool:
    """Whether a ``forbid`` speaks of playing this card."""
    return not card.words.isdisjoint(clause.kinds) if clause.action == "build" else clause.action == card.kind
