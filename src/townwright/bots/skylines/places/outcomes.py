"""The few outcomes of playing a card, and all the places where each can be had.

A card has hundreds of places but few outcomes: row 2 comes or it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from townwright.bots.skylines.places.condition_masks import Whereabouts
from townwright.core.budgets import Budget
from townwright.games.skylines.box.cards import POLICY, Card
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.effects.clauses import Forbid
from townwright.games.skylines.effects.conditions import Condition, Term, places_matter, term_holds
from townwright.games.skylines.effects.interpreter import clauses
from townwright.games.skylines.map.ground import Ground, anchors, pictures
from townwright.games.skylines.rules import STEPS
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import Bars, move
from townwright.games.skylines.turn.card_play import Player, Step, concerns, own_steps


class Site(NamedTuple):
    """One tile turned one way, and the first squares at which it brings the outcome."""

    shape: str
    code: int
    tile: int
    """Its squares if the first lay at bit 0."""
    places: int


class Sites:
    """The sites of an outcome, sought only as far as somebody asks: most outcomes are never chosen."""

    __slots__ = ("_found", "_more")

    def __init__(self, more: Iterator[Site]) -> None:
        self._found: list[Site] = []
        self._more = more

    def __bool__(self) -> bool:
        return bool(self._found) or self._next() is not None

    def __iter__(self) -> Iterator[Site]:
        yield from self._found
        while (site := self._next()) is not None:
            yield site

    def _next(self) -> Site | None:
        site = next(self._more, None)
        if site is not None:
            self._found.append(site)
        return site

    @property
    def size(self) -> int:
        """The squares of each tile: all sites of an outcome have tiles of one size."""
        return next(iter(self)).tile.bit_count()


NOWHERE = Sites(iter(()))


class Outcome(NamedTuple):
    """What playing a card can come to."""

    card: Card
    bars: Bars
    lost: str = ""
    rewarded: bool = True
    """Whether row 2 came, where there is one."""
    sites: Sites = NOWHERE
    """Where; nothing for a card without a tile."""


class Asked(NamedTuple):
    """A condition that the place decides, and the answer that an outcome wants."""

    condition: Condition
    building: int
    wanted: bool


class Survey:
    """A seat's turn, surveyed once for all its cards."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player = Player(state, state.seat, Budget(STEPS))
        self.town = self.player.town
        self.map = Whereabouts(state, self.town)
        self._shapes: dict[str, list[list[str]]] = {}
        self._steps = plain_steps(state.box) if not self.player.forces else {}
        self.looked = 0
        """Outcomes looked at so far."""

    def outcomes(self, card: Card) -> list[Outcome]:
        """All outcomes that the rules allow, each with its places: those of the smallest tiles, to save squares."""
        if card.kind == POLICY:
            return self._policy(card)
        if not card.has_tile:
            return []
        asked: tuple[Asked, ...] = ()
        for clause, force in clauses(self.player.forces, Forbid):
            if concerns(clause, card):
                left = self._open_part(clause.condition, self.state.bars, force.mask)
                if left is True:
                    return []
                if left is not False:
                    asked += (Asked(left, force.mask, False),)
        found = []
        steps = self._steps.get(card.id) or self.player.steps(card)
        for bars, lost, rewarded, questions in self._courses(steps, self.state.bars, asked):
            self.looked += 1
            sites = Sites(self._sites(card, questions))
            if sites:
                found.append(Outcome(card, bars, lost, rewarded, sites))
        return found

    def _policy(self, card: Card) -> list[Outcome]:
        self.looked += 1
        if not self.player.allows(card, self.player.bare):
            return []
        course = self.player.course(card, self.player.bare)
        return [Outcome(card, course.bars, course.lost)]

    def _courses(
        self, steps: Sequence[Step], bars: Bars, asked: tuple[Asked, ...], rewarded: bool = True
    ) -> Iterator[tuple[Bars, str, bool, tuple[Asked, ...]]]:
        """Every way that the steps can go, with what each asks of the place."""
        if not steps:
            yield bars, "", rewarded, asked
            return
        step, rest = steps[0], steps[1:]
        left = self._open_part(step.condition, bars, step.building)
        if left is not False:
            moved = move(bars, step.row, self.state.box.scale)
            more = asked if left is True else (*asked, Asked(left, step.building, True))
            if moved.lost:
                yield moved.bars, moved.lost, rewarded, more
            elif not moved.blocked:
                yield from self._courses(rest, moved.bars, more, rewarded)
        if left is not True:
            more = asked if left is False else (*asked, Asked(left, step.building, False))
            missed = step.card.is_zone and step.row is step.card.reward
            yield from self._courses(rest, bars, more, rewarded and not missed)

    def _open_part(self, condition: Condition, bars: Bars, building: int) -> Condition | bool:
        """What of a condition only the place can answer; True or False if nothing is left to ask."""
        bare = self.player.bare
        alternatives: list[tuple[Term, ...]] = []
        for asks, others in parted(condition):
            if all(term_holds(term, bare, bars, building) for term in others):
                if not asks:
                    return True
                alternatives.append(asks)
        return tuple(alternatives) or False

    def _sites(self, card: Card, asked: tuple[Asked, ...]) -> Iterator[Site]:
        """The places that answer as wanted, with the smallest tiles that have any."""
        free = self.player.free_for_utilities if card.is_utility else self.player.free
        tests = []
        for condition, building, wanted in asked:
            alternatives = self.map.alternatives(condition, building, free)
            if alternatives:
                tests.append((alternatives, wanted))
            elif wanted:
                return
        ground, shapes, where = self.town.ground, self.state.box.shapes, self.map.where
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
                        yield Site(name, code, tile, places)
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
        return self.town.ground


@cache
def plain_steps(box: Box) -> dict[str, Sequence[Step]]:
    """The steps of every card while nothing is in force."""
    return {card.id: own_steps(card, card.row) for card in box.cards.values()}


@lru_cache(maxsize=1024)
def parted(condition: Condition) -> tuple[tuple[tuple[Term, ...], tuple[Term, ...]], ...]:
    """Each alternative of a condition as the terms that ask about the place, and the others."""
    return tuple(
        (
            tuple(term for term in terms if places_matter(((term,),))),
            tuple(term for term in terms if not places_matter(((term,),))),
        )
        for terms in condition
    )
