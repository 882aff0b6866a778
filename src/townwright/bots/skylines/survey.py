"""The few outcomes of playing a card, and all the places where each can be had.

A card has hundreds of places but few outcomes: row 2 comes or it does not. Conditions are asked of all
places at once: a mask of cells, moved by the squares of the tile, tells every first square from which
the tile touches one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from townwright.games.skylines.bars import Bars, move
from townwright.games.skylines.cards import POLICY, Card
from townwright.games.skylines.clauses import Forbid
from townwright.games.skylines.conditions import (
    COMPARE,
    Condition,
    Count,
    Plain,
    Term,
    Uses,
    places_matter,
    term_holds,
)
from townwright.games.skylines.effects import Spot, clauses
from townwright.games.skylines.ground import Ground, anchors, bits, pictures
from townwright.games.skylines.milestone import tiles_needed
from townwright.games.skylines.playing import Player, Step, concerns
from townwright.games.skylines.state import State

EVERYWHERE = -1
"""The mask of all cells."""


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


class Test(NamedTuple):
    """One term of a condition, asked of many places at once."""

    cells: int
    """The tile must cover one of these cells."""
    inside: bool = False
    """Whether they are whole districts, so that the first square decides."""
    term: Term | None = None
    """A term that has to be asked place by place."""


class Survey:
    """A seat's turn, surveyed once for all its cards."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player = Player(state, state.seat)
        self.town = self.player.town
        self._reach: dict[str, int] = {}
        self._inside: dict[Count, int] = {}
        self._beside: dict[str, int] = {}
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
            alternatives = self._alternatives(condition, building, free)
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
                        where = self._where(alternatives, distances, tile, places)
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

    def _alternatives(self, condition: Condition, building: int, free: int) -> list[list[Test]]:
        """The condition as cells to cover, without alternatives that no free square can meet."""
        found = []
        for terms in condition:
            tests = [self._test(term, building) for term in terms]
            if all(test.cells & free for test in tests):
                found.append(tests)
        return found

    def _test(self, term: Term, building: int) -> Test:
        match term:
            case Uses(service):
                return Test(self.reach(service))
            case Count("in", _, _, _):
                return Test(self.inside(term), inside=True)
            case Count(_, kind, ">=", 1):
                return Test(self.beside(kind))
            case Plain("water"):
                return Test(self.town.ground.around(self.town.water))
            case Plain("same"):
                return Test(self.town.district(building) if building else 0, inside=True)
            case Plain("apart"):
                return Test(~self.town.district(building) if building else 0, inside=True)
            case _:
                return Test(EVERYWHERE, term=term)

    def _where(self, alternatives: list[list[Test]], distances: tuple[int, ...], tile: int, places: int) -> int:
        """The first squares among these at which one of the alternatives holds."""
        found = 0
        for tests in alternatives:
            here = places
            for cells, inside, term in tests:
                if inside:
                    here &= cells
                elif term is not None:
                    here = self._one_by_one(term, tile, here)
                else:
                    here &= touching(cells, distances)
                if not here:
                    break
            found |= here
        return found

    def _one_by_one(self, term: Term, tile: int, places: int) -> int:
        """Places at which a rare kind of term holds."""
        bars, spots = self.state.bars, ((bit, Spot(self.town, tile << bit)) for bit in bits(places))
        return sum(1 << bit for bit, spot in spots if term_holds(term, spot, bars))

    def reach(self, service: str) -> int:
        """The cells on which a new tile's square makes it use the service (6.3)."""
        if service not in self._reach:
            cells = 0
            for piece in self.town.pieces:
                if service in piece.everywhere:
                    cells = EVERYWHERE
                    break
                if service in piece.serves:
                    cells |= self.town.district(piece.mask)
                elif service in piece.touches:
                    cells |= self.town.ground.around(piece.mask)
            self._reach[service] = cells
        return self._reach[service]

    def inside(self, term: Count) -> int:
        """The districts that hold as many tiles of a kind as the term wants."""
        if term not in self._inside:
            cells = 0
            for district in self.town.districts:
                if COMPARE[term.compare](self.count(district, term.kind), term.number):
                    cells |= district
            self._inside[term] = cells
        return self._inside[term]

    def count(self, district: int, kind: str) -> int:
        """How many tiles of a kind count in a district."""
        return self._counts[district].get(kind, 0)

    @cached_property
    def _counts(self) -> dict[int, dict[str, int]]:
        """The tiles of each district by kind; what reaches the whole city counts in all of them."""
        counts: dict[int, dict[str, int]] = {district: {} for district in self.town.districts}
        for piece in self.town.pieces:
            far = {*piece.everywhere, "svc"} if piece.everywhere else frozenset()
            for district, numbers in counts.items():
                for word in piece.words if piece.mask & district else far:
                    numbers[word] = numbers.get(word, 0) + 1
        return counts

    def beside(self, kind: str) -> int:
        """The cells of tiles of a kind and those next to them."""
        if kind not in self._beside:
            cells = 0
            for piece in self.town.pieces:
                if kind in piece.words:
                    cells |= piece.mask
            self._beside[kind] = self.town.ground.around(cells)
        return self._beside[kind]

    def tiles_in(self, district: int) -> int:
        """How many tiles lie in a district."""
        return sum(1 for tile in self.state.tiles if tile.mask & district)

    @cached_property
    def lacking(self) -> int:
        """The districts that need a further tile before the milestone can end."""
        needed = tiles_needed(self.state)
        masks = [tile.mask for tile in self.state.tiles]
        cells = 0
        for district in self.town.districts:
            if sum(1 for mask in masks if mask & district) < needed:
                cells |= district
        return cells

    @property
    def ground(self) -> Ground:
        return self.town.ground


def touching(cells: int, distances: tuple[int, ...]) -> int:
    """The first squares from which a tile covers one of the cells."""
    found = cells
    for distance in distances:
        found |= cells >> distance
    return found
