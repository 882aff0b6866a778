"""Computes where on the map a condition holds, for all places at once.

A mask of cells, moved by the squares of a tile, tells every first square from which the tile touches one of them.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from townwright.games.skylines.effects.conditions import COMPARE, Condition, Count, Plain, Term, Uses, term_holds
from townwright.games.skylines.effects.spots import LaidTile, Spot, Town
from townwright.games.skylines.map.ground import bits
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.milestone import tiles_needed

EVERYWHERE = -1
"""The mask of all cells."""


class TermMask(NamedTuple):
    """One term of a condition as a mask of cells, for all places at once."""

    cells: int
    """The tile must cover one of these cells."""
    inside: bool = False
    """Whether they are whole districts, so that the first square decides."""
    term: Term | None = None
    """A term that has to be tested place by place."""


class ConditionMasks:
    """The masks of a town: where each service reaches, where kinds of tiles lie, and which districts lack tiles."""

    def __init__(self, state: State, town: Town) -> None:
        self.state, self.town = state, town
        self._reach: dict[str, int] = {}
        self._inside: dict[Count, int] = {}
        self._beside: dict[str, int] = {}

    def alternatives(self, condition: Condition, building: int, free: int) -> list[list[TermMask]]:
        """The condition as cells to cover, without alternatives that no free square can meet."""
        found = []
        for terms in condition:
            tests = [self._test(term, building) for term in terms]
            if all(test.cells & free for test in tests):
                found.append(tests)
        return found

    def _test(self, term: Term, building: int) -> TermMask:
        match term:
            case Uses(service):
                return TermMask(self.reach(service))
            case Count("in", _, _, _):
                return TermMask(self.inside(term), inside=True)
            case Count(_, kind, ">=", 1):
                return TermMask(self.beside(kind))
            case Plain("water"):
                return TermMask(self.town.ground.around(self.town.water))
            case Plain("same"):
                return TermMask(self.town.district(building) if building else 0, inside=True)
            case Plain("apart"):
                return TermMask(~self.town.district(building) if building else 0, inside=True)
            case _:
                return TermMask(EVERYWHERE, term=term)

    def where(self, alternatives: list[list[TermMask]], distances: tuple[int, ...], tile: int, places: int) -> int:
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
        """The places at which a rare kind of term holds, tested one by one."""
        bars, spots = self.state.bars, ((bit, Spot(self.town, tile << bit)) for bit in bits(places))
        return sum(1 << bit for bit, spot in spots if term_holds(term, spot, bars))

    def reach(self, service: str) -> int:
        """The cells on which a new tile's square makes it use the service (6.3)."""
        if service not in self._reach:
            cells = 0
            for piece in self._serving:
                if service in piece.everywhere:
                    cells = EVERYWHERE
                    break
                if service in piece.serves:
                    cells |= self.town.district(piece.mask)
                elif service in piece.touches:
                    cells |= self.town.ground.around(piece.mask)
            self._reach[service] = cells
        return self._reach[service]

    @cached_property
    def _serving(self) -> list[LaidTile]:
        return [piece for piece in self.town.pieces if piece.touches or piece.serves or piece.everywhere]

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
            here = self.town.district(piece.mask)
            for word in piece.words:
                counts[here][word] = counts[here].get(word, 0) + 1
            if piece.everywhere:
                for district, numbers in counts.items():
                    for word in () if district == here else (*piece.everywhere, "svc"):
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
            if len([1 for mask in masks if mask & district]) < needed:  # asked often, and a list counts faster
                cells |= district
        return cells


def touching(cells: int, distances: tuple[int, ...]) -> int:
    """The first squares from which a tile covers one of the cells."""
    found = cells
    for distance in distances:
        found |= cells >> distance
    return found
