"""Chooses where to lay a tile, among the places that bring the same outcome."""

from __future__ import annotations

from functools import cached_property

from townwright.bots.skylines.demand import Demand
from townwright.bots.skylines.evaluation import lacking
from townwright.bots.skylines.places.outcomes import CardOutcome, TurnOutcomes
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.actions import Place, Play
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.shapes import Shape
from townwright.games.skylines.map.ground import anchors, bits
from townwright.games.skylines.state import Tile

QUICK_PLACES = 6
"""A quick choice looks at so many places of each turned tile in a district."""

SPACIOUS = 16
"""A district with so many free squares has room for two tiles however the first one lies."""
ORDINARY = 4
"""The squares of an ordinary tile."""


class TileChooser:
    """Evaluates places for tiles in one position, and chooses the best."""

    def __init__(self, turn_outcomes: TurnOutcomes, demand: Demand, weights: Weights) -> None:
        self.turn_outcomes = turn_outcomes
        self.demand = demand
        self.weights = weights
        self.free = turn_outcomes.player.free
        self.lacking = lacking(self.free.bit_count(), weights)

    @cached_property
    def doorsteps(self) -> int:
        """The free squares beside services that reach their neighbours only."""
        cells = 0
        for piece in self.turn_outcomes.town.pieces:
            if piece.touches:
                cells |= self.turn_outcomes.ground.around(piece.mask)
        return cells & self.free

    def service_need(self, card: Card) -> float:
        """The value of a new building of the card's service to the cards that need it."""
        wanted = self.demand.services.get(card.service, 0.0)
        if not wanted:
            return 0.0
        reached = (self.turn_outcomes.masks.reach(card.service) & self.free).bit_count()
        return wanted * max(0.0, 1.0 - reached / self.weights.cover)

    def district(self, card: Card, district: int) -> float:
        """The value of a card's tile in a district, wherever it lies there."""
        weights = self.weights
        value = self.lacking if district & self.turn_outcomes.masks.lacking else 0.0
        for wanted_company in self.demand.company:
            if wanted_company.kind in card.words:
                missing = wanted_company.number - self.turn_outcomes.masks.count(district, wanted_company.kind)
                if missing > 0:
                    value += wanted_company.weight / missing
        room = (district & self.free).bit_count()
        if card.service and card.stage > 1:
            value += 0.4 * self.demand.services.get(card.service, 0.0) * min(1.0, room / weights.cover)
        elif card.is_utility:
            value -= 0.01 * room
        return value

    def spot(self, card: Card, mask: int) -> float:
        """The value of a tile's exact place within its district."""
        around = self.turn_outcomes.ground.around(mask) & ~mask & self.free
        beside = around.bit_count() * self.weights.loose
        if card.service and card.stage == 1:
            return beside - self.weights.doorstep * (mask & self.doorsteps).bit_count()
        return -beside - self.weights.doorstep * (mask & self.doorsteps).bit_count()

    def narrow(self, district: int) -> bool:
        """Whether a tile in a district may leave no room for the second one that the last milestone asks for."""
        room = (district & self.free).bit_count()
        return room < SPACIOUS and self.turn_outcomes.masks.tiles_in(district) == 0

    @cached_property
    def narrows(self) -> int:
        """The squares of all narrow districts."""
        return sum(district for district in self.turn_outcomes.town.districts if self.narrow(district))

    def leaves_room(self, card: Card, rest: int) -> bool:
        """Whether a second tile finds room in what a card's tile leaves of a district.

        Cards of stage I are laid while small tiles are still to come: four squares that hang together will do. Later
        ones come in awkward shapes when the small tiles are gone, so a home that is left in the box must fit.
        """
        free = rest & self.free
        return self._home_fits(free) if card.stage > 1 else self._hangs_together(free)

    @cached_property
    def homes(self) -> tuple[Shape, ...]:
        """The tiles for homes that are left: more cards ask for one of them than for any other."""
        state = self.turn_outcomes.state
        return tuple(state.box.shapes[name] for name in state.tiles_left("R"))

    def _home_fits(self, free: int) -> bool:
        return any(places for shape in self.homes for _, _, places in anchors(self.turn_outcomes.ground, shape, free))

    def _hangs_together(self, free: int) -> bool:
        around = self.turn_outcomes.ground.around
        while free:
            patch = free & -free
            while (wider := around(patch) & free) != patch:
                patch = wider
            if patch.bit_count() >= ORDINARY:
                return True
            free &= ~patch
        return False

    def walls_up(self, outcome: CardOutcome) -> bool:
        """Whether every place of an outcome takes the room for the second tile of a narrow district."""
        if not self.narrows or any(site.places & ~self.narrows for site in outcome.sites):
            return False
        masks = (site.tile << bit for site in outcome.sites for bit in bits(site.places))
        return not any(self.leaves_room(outcome.card, self._district(mask) & ~mask) for mask in masks)

    def _district(self, mask: int) -> int:
        return next(district for district in self.turn_outcomes.town.districts if district & mask)

    def best(self, outcome: CardOutcome, thorough: bool) -> tuple[float, Tile]:
        """The value of the best place for an outcome, and its tile; a quick choice stays in the best district."""
        card = outcome.card
        ranked = sorted(
            ((self.district(card, district), district) for district in self.turn_outcomes.town.districts), reverse=True
        )
        best: tuple[float, Tile] | None = None
        for value, district in ranked:
            narrow = self.narrow(district)
            walled_up = self.weights.walled_up if card.stage == 1 else self.weights.walled_up_late
            for site in outcome.sites:
                places = site.places & district
                for number, bit in enumerate(bits(places)):
                    if number == QUICK_PLACES and not thorough:
                        break
                    mask = site.tile << bit
                    here = value + self.spot(card, mask)
                    if narrow and not self.leaves_room(card, district & ~mask):
                        here -= walled_up
                    if best is None or here > best[0]:
                        best = here, Tile(card.id, site.shape, mask)
            if best is not None and not thorough:
                break
        assert best is not None  # noqa: S101  an outcome has places
        return best

    def play(self, outcome: CardOutcome, tile: Tile) -> Play:
        """The action that plays the outcome's card and lays the tile there."""
        for site in outcome.sites:
            bit = (tile.mask & -tile.mask).bit_length() - 1
            if site.shape == tile.shape and site.tile << bit == tile.mask:
                shape = site.shape if outcome.card.is_zone else None
                return Play(outcome.card.id, shape, Place(self.turn_outcomes.ground.cell(bit), site.code))
        raise ValueError(f"{tile} is no place of {outcome.card.id}")
