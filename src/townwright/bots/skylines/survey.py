"""The few outcomes of playing a card, and all the places where each can be had.

A card has hundreds of places but few outcomes: row 2 comes or it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from townwright.bots.skylines.whereabouts import Whereabouts
from townwright.games.skylines.bars import Bars, move
from townwright.games.skylines.cards import POLICY, Card
from townwright.games.skylines.clauses import Forbid
from townwright.games.skylines.conditions import Condition, Term, places_matter, term_holds
from townwright.games.skylines.effects import clauses
from townwright.games.skylines.ground import Ground, anchors, pictures
from townwright.games.skylines.playing import Player, Step, concerns
from townwright.games.skylines.state import State


class Site(NamedTuple):
    """One tile turned one way, and the first squares at which it brings the outcome."""

    shape: str
    code: int
    tile: int
    """Its squares if the first lay at bit 0."""
    places: int


class Outcome(NamedTuple):
    """What playing a card can come to."""

    card: Card
    bars: Bars
    lost: str = ""
    rewarded: bool = True
    """Whether row 2 came, where there is one."""
    sites: tuple[Site, ...] = ()
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
        self.player = Player(state, state.seat)
        self.town = self.player.town
        self.map = Whereabouts(state, self.town)
        self._shapes: dict[str, list[list[str]]] = {}
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
        for bars, lost, rewarded, questions in self._courses(self.player.steps(card), self.state.bars, asked):
            self.looked += 1
            sites = tuple(self._sites(card, questions))
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
        if not places_matter(condition):
            return any(all(term_holds(term, self.player.bare, bars, building) for term in terms) for terms in condition)
        alternatives: list[tuple[Term, ...]] = []
        for terms in condition:
            asks = tuple(term for term in terms if places_matter(((term,),)))
            if all(term in asks or term_holds(term, self.player.bare, bars, building) for term in terms):
                if not asks:
                    return True
                alternatives.append(asks)
        return tuple(alternatives) or False

    def _sites(self, card: Card, asked: tuple[Asked, ...]) -> list[Site]:
        """The places that answer as wanted, with the smallest tiles that have any."""
        free = self.player.free_for_utilities if card.is_utility else self.player.free
        tests = []
        for condition, building, wanted in asked:
            alternatives = self.map.alternatives(condition, building, free)
            if alternatives:
                tests.append((alternatives, wanted))
            elif wanted:
                return []
        ground, shapes = self.town.ground, self.state.box.shapes
        for names in self._by_size(card):
            found = []
            for name in names:
                shape = shapes[name]
                turned = zip(anchors(ground, shape, free), pictures(ground, shape), strict=True)
                for (code, tile, places), (_, distances, _) in turned:
                    for alternatives, wanted in tests:
                        if not places:
                            break
                        where = self.map.where(alternatives, distances, tile, places)
                        places &= where if wanted else ~where
                    if places:
                        found.append(Site(name, code, tile, places))
            if found:
                return found
        return []

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
