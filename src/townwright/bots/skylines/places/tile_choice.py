"""Where to lay a tile, among the places that bring the same outcome."""

from __future__ import annotations

from functools import cached_property

from townwright.bots.skylines.demand import Demand
from townwright.bots.skylines.evaluation import lacking
from townwright.bots.skylines.places.outcomes import Outcome, Survey
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.actions import Place, Play
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.shapes import Shape
from townwright.games.skylines.map.ground import anchors, bits
from townwright.games.skylines.state import Tile

GLANCE = 6
"""So many places of each picture are looked at in a district when there is no time."""

SPACIOUS = 16
"""A district with so many free squares has room for two tiles however the first one lies."""
ORDINARY = 4
"""The squares of an ordinary tile."""


class Siting:
    """Judges places in one surveyed position."""

    def __init__(self, survey: Survey, demand: Demand, weights: Weights) -> None:
        self.survey = survey
        self.demand = demand
        self.weights = weights
        self.free = survey.player.free
        self.lacking = lacking(self.free.bit_count(), weights)

    @cached_property
    def doorsteps(self) -> int:
        """The free squares beside services that reach their neighbours only."""
        cells = 0
        for piece in self.survey.town.pieces:
            if piece.touches:
                cells |= self.survey.ground.around(piece.mask)
        return cells & self.free

    def service_need(self, card: Card) -> float:
        """What a new building of the card's service is worth to the cards that wait for it."""
        wanted = self.demand.services.get(card.service, 0.0)
        if not wanted:
            return 0.0
        reached = (self.survey.map.reach(card.service) & self.free).bit_count()
        return wanted * max(0.0, 1.0 - reached / self.weights.cover)

    def district(self, card: Card, district: int) -> float:
        """How well a card's tile stands in a district, wherever it lies there."""
        weights = self.weights
        value = self.lacking if district & self.survey.map.lacking else 0.0
        for wish in self.demand.company:
            if wish.kind in card.words:
                missing = wish.number - self.survey.map.count(district, wish.kind)
                if missing > 0:
                    value += wish.weight / missing
        room = (district & self.free).bit_count()
        if card.service and card.stage > 1:
            value += 0.4 * self.demand.services.get(card.service, 0.0) * min(1.0, room / weights.cover)
        elif card.is_utility:
            value -= 0.01 * room
        return value

    def spot(self, card: Card, mask: int) -> float:
        """How well a tile lies where it lies."""
        around = self.survey.ground.around(mask) & ~mask & self.free
        beside = around.bit_count() * self.weights.loose
        if card.service and card.stage == 1:
            return beside - self.weights.doorstep * (mask & self.doorsteps).bit_count()
        return -beside - self.weights.doorstep * (mask & self.doorsteps).bit_count()

    def narrow(self, district: int) -> bool:
        """Whether a tile in a district may leave no room for the second one that the last milestone asks for."""
        room = (district & self.free).bit_count()
        return room < SPACIOUS and self.survey.map.tiles_in(district) == 0

    @cached_property
    def narrows(self) -> int:
        """The squares of all narrow districts."""
        return sum(district for district in self.survey.town.districts if self.narrow(district))

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
        state = self.survey.state
        return tuple(state.box.shapes[name] for name in state.tiles_left("R"))

    def _home_fits(self, free: int) -> bool:
        return any(places for shape in self.homes for _, _, places in anchors(self.survey.ground, shape, free))

    def _hangs_together(self, free: int) -> bool:
        around = self.survey.ground.around
        while free:
            patch = free & -free
            while (wider := around(patch) & free) != patch:
                patch = wider
            if patch.bit_count() >= ORDINARY:
                return True
            free &= ~patch
        return False

    def walls_up(self, outcome: Outcome) -> bool:
        """Whether every place of an outcome takes the room for the second tile of a narrow district."""
        if not self.narrows or any(site.places & ~self.narrows for site in outcome.sites):
            return False
        masks = (site.tile << bit for site in outcome.sites for bit in bits(site.places))
        return not any(self.leaves_room(outcome.card, self._district(mask) & ~mask) for mask in masks)

    def _district(self, mask: int) -> int:
        return next(district for district in self.survey.town.districts if district & mask)

    def best(self, outcome: Outcome, thorough: bool) -> tuple[float, Tile]:
        """The best place for an outcome, and how good it is; a glance stays in the best district."""
        card = outcome.card
        ranked = sorted(
            ((self.district(card, district), district) for district in self.survey.town.districts), reverse=True
        )
        best: tuple[float, Tile] | None = None
        for value, district in ranked:
            narrow = self.narrow(district)
            walled_up = self.weights.walled_up if card.stage == 1 else self.weights.walled_up_late
            for site in outcome.sites:
                places = site.places & district
                for number, bit in enumerate(bits(places)):
                    if number == GLANCE and not thorough:
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

    def play(self, outcome: Outcome, tile: Tile) -> Play:
        """The action that lays the tile."""
        for site in outcome.sites:
            bit = (tile.mask & -tile.mask).bit_length() - 1
            if site.shape == tile.shape and site.tile << bit == tile.mask:
                shape = site.shape if outcome.card.is_zone else None
                return Play(outcome.card.id, shape, Place(self.survey.ground.cell(bit), site.code))
        raise ValueError(f"{tile} is no place of {outcome.card.id}")
