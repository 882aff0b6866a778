"""Finds the few outcomes of playing a card, and all the places for each.

A card has hundreds of places but few outcomes: row 2 comes or it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from townwright.bots.skylines.places.condition_masks import ConditionMasks
from townwright.core.limits.budgets import Budget
from townwright.games.skylines.box.cards import POLICY, Card
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.effects.cards_in_force import clauses
from townwright.games.skylines.effects.clauses import Forbid
from townwright.games.skylines.effects.conditions import Condition, Term, places_matter, term_holds
from townwright.games.skylines.map.ground import Ground, anchors, pictures
from townwright.games.skylines.rules import STEPS
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import Bars, move
from townwright.games.skylines.turn.card_play import PlayStep, SeatPlays, concerns, own_steps


class TileSite(NamedTuple):
    """One tile turned one way, and the first squares at which it brings the outcome."""

    shape: str
    code: int
    tile: int
    """Its squares if the first lay at bit 0."""
    places: int


class Sites:
    """The sites of an outcome, computed only as far as they are read: most outcomes are never chosen."""

    __slots__ = ("_found", "_more")

    def __init__(self, more: Iterator[TileSite]) -> None:
        self._found: list[TileSite] = []
        self._more = more

    def __bool__(self) -> bool:
        return bool(self._found) or self._next() is not None

    def __iter__(self) -> Iterator[TileSite]:
        yield from self._found
        while (site := self._next()) is not None:
            yield site

    def _next(self) -> TileSite | None:
        site = next(self._more, None)
        if site is not None:
            self._found.append(site)
        return site

    @property
    def size(self) -> int:
        """The squares of each tile: all sites of an outcome have tiles of one size."""
        return next(iter(self)).tile.bit_count()


NOWHERE = Sites(iter(()))


class CardOutcome(NamedTuple):
    """One result of playing a card: the bars after it, and the sites that lead to it."""

    card: Card
    bars: Bars
    lost: str = ""
    rewarded: bool = True
    """Whether row 2 came, where there is one."""
    sites: Sites = NOWHERE
    """Where; nothing for a card without a tile."""


class PlaceCondition(NamedTuple):
    """A condition that the place decides, and whether it must hold for an outcome."""

    condition: Condition
    building: int
    wanted: bool


class TurnOutcomes:
    """Finds the outcomes of the cards in one seat's turn; what all cards share is computed once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player = SeatPlays(state, state.seat, Budget(STEPS))
        self.town = self.player.town
        self.masks = ConditionMasks(state, self.town)
        self._shapes: dict[str, list[list[str]]] = {}
        self._steps = plain_steps(state.box) if not self.player.forces else {}
        self.evaluated = 0
        """Outcomes found so far."""

    def outcomes(self, card: Card) -> list[CardOutcome]:
        """All outcomes of a card that the rules allow, each with its places for the smallest tiles that fit."""
        if card.kind == POLICY:
            return self._policy(card)
        if not card.has_tile:
            return []
        conditions: tuple[PlaceCondition, ...] = ()
        for clause, force in clauses(self.player.forces, Forbid):
            if concerns(clause, card):
                left = self._open_part(clause.condition, self.state.bars, force.mask)
                if left is True:
                    return []
                if left is not False:
                    conditions += (PlaceCondition(left, force.mask, False),)
        found = []
        steps = self._steps.get(card.id) or self.player.steps(card)
        for bars, lost, rewarded, more_conditions in self._courses(steps, self.state.bars, conditions):
            self.evaluated += 1
            sites = Sites(self._sites(card, more_conditions))
            if sites:
                found.append(CardOutcome(card, bars, lost, rewarded, sites))
        return found

    def _policy(self, card: Card) -> list[CardOutcome]:
        self.evaluated += 1
        if not self.player.allows(card, self.player.bare):
            return []
        course = self.player.course(card, self.player.bare)
        return [CardOutcome(card, course.bars, course.lost)]

    def _courses(
        self, steps: Sequence[PlayStep], bars: Bars, conditions: tuple[PlaceCondition, ...], rewarded: bool = True
    ) -> Iterator[tuple[Bars, str, bool, tuple[PlaceCondition, ...]]]:
        """Yield every way that the steps can go, with the conditions of each on the place."""
        if not steps:
            yield bars, "", rewarded, conditions
            return
        step, rest = steps[0], steps[1:]
        left = self._open_part(step.condition, bars, step.building)
        if left is not False:
            moved = move(bars, step.row, self.state.box.scale)
            more = conditions if left is True else (*conditions, PlaceCondition(left, step.building, True))
            if moved.lost:
                yield moved.bars, moved.lost, rewarded, more
            elif not moved.blocked:
                yield from self._courses(rest, moved.bars, more, rewarded)
        if left is not True:
            more = conditions if left is False else (*conditions, PlaceCondition(left, step.building, False))
            missed = step.card.is_zone and step.row is step.card.reward
            yield from self._courses(rest, bars, more, rewarded and not missed)

    def _open_part(self, condition: Condition, bars: Bars, building: int) -> Condition | bool:
        """The part of a condition that depends on the place; True or False if none does."""
        bare = self.player.bare
        alternatives: list[tuple[Term, ...]] = []
        for place_terms, others in split_condition(condition):
            if all(term_holds(term, bare, bars, building) for term in others):
                if not place_terms:
                    return True
                alternatives.append(place_terms)
        return tuple(alternatives) or False

    def _sites(self, card: Card, conditions: tuple[PlaceCondition, ...]) -> Iterator[TileSite]:
        """Yield the places at which the conditions are as wanted, with the smallest tiles that have any."""
        free = self.player.free_for_utilities if card.is_utility else self.player.free
        tests = []
        for condition, building, wanted in conditions:
            alternatives = self.masks.alternatives(condition, building, free)
            if alternatives:
                tests.append((alternatives, wanted))
            elif wanted:
                return
        ground, shapes, where = self.town.ground, self.state.box.shapes, self.masks.where
        for names in self._by_size(card):
            found = False
            for name in names:
                shape = shapes[name]
                fitting = anchors(ground, shape, free)
                turned = pictures(ground, shape) if tests else ()
                for number, (code, tile, places) in enumerate(fitting):
                    for alternatives, wanted in tests:
                        if not places:
                            break
                        answered = where(alternatives, turned[number][1], tile, places)
                        places &= answered if wanted else ~answered
                    if places:
                        found = True
                        yield TileSite(name, code, tile, places)
            if found:
                return

    def _by_size(self, card: Card) -> list[list[str]]:
        """The tiles that the card can take, small ones first, those of one size together."""
        if not card.is_zone:
            return [[card.shape]]
        if card.kind not in self._shapes:
            sizes: dict[int, list[str]] = {}
            for name in self.state.tiles_left(card.kind):
                sizes.setdefault(self.state.box.shapes[name].size, []).append(name)
            self._shapes[card.kind] = [sizes[size] for size in sorted(sizes)]
        return self._shapes[card.kind]

    @property
    def ground(self) -> Ground:
        """The squares of the map."""
        return self.town.ground


@cache
def plain_steps(box: Box) -> dict[str, Sequence[PlayStep]]:
    """The steps of every card while no lasting effect is in force, by card id."""
    return {card.id: own_steps(card, card.row) for card in box.cards.values()}


@lru_cache(maxsize=1024)
def split_condition(condition: Condition) -> tuple[tuple[tuple[Term, ...], tuple[Term, ...]], ...]:
    """Each alternative of a condition as the terms that depend on the place, and the others."""
    return tuple(
        (
            tuple(term for term in terms if places_matter(((term,),))),
            tuple(term for term in terms if not places_matter(((term,),))),
        )
        for terms in condition
    )
