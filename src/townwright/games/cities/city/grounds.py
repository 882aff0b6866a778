"""The ground that a city stands on: ``masks`` with the usual frame, or loaded again with a wide one."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol, cast

from townwright.core.sources import load_each_again
from townwright.games.cities.city import masks, wide_frame
from townwright.games.cities.city.masks import CityWords, Faces, board, laying, points, tourists


class Ground(Protocol):
    """The functions of ``masks`` that the game calls; the usual and the wide ground both have them."""

    ACROSS: int
    ROW: int

    def around(self, fields: int) -> int:
        """The fields and all that touch them, by a side or a corner."""

    def beside(self, fields: int) -> int:
        """The side neighbours of the fields."""

    def free_cells(self, laid: int) -> int:
        """Rule 5: the cells on which the next tile may be laid."""

    def covered_corners(self, city: CityWords) -> int:
        """The fields on which the upper left quadrant of the extra tile can lie, with fields under all of it."""

    def lay(self, city: CityWords, cell: int, faces: Faces, face: int) -> None:
        """Lays the turned tile that stands at a place of the faces on a free cell."""

    def cover(self, city: CityWords, place: int, faces: Faces, face: int) -> None:
        """Lays the extra tile of ``onemore`` over four fields; tourists under it return to the stock."""

    def free_fields(self, city: CityWords) -> int:
        """The fields on which one more tourist could stand: not water, and without a tourist."""

    def place_targets(self, city: CityWords, free: int) -> int:
        """Rule 6: the free fields on which a tourist of the stock may be placed."""

    def walk_targets(self, free: int, source: int) -> int:
        """Rule 6: the free fields that the tourist on the source may walk to."""

    def jump_targets(self, city: CityWords, free: int, source: int) -> int:
        """Rule 6: the free fields that the tourist on the source may jump to."""

    def tourist_targets(self, city: CityWords, source: int, walks: bool, jumps: bool) -> int:
        """Rule 6: where the tourist on the source may go, or one of the stock if the source is nothing."""

    def count_tourist_actions(self, city: CityWords, walks: bool, jumps: bool) -> int:
        """The number of things a seat can do with a tourist after laying the tile, nothing included."""

    def lead(self, city: CityWords, source: int, target: int) -> None:
        """Moves a tourist from the source, or from the stock if that is nothing, to the target."""

    def zone_of(self, field: int, fields: int) -> int:
        """Rule 8: the zone that a field belongs to among the fields of its kind."""

    def seen_from(self, field: int, passable: int) -> int:
        """Rule 8: the fields that a tourist on a terrace looks at, in all four directions."""

    def terrace_bonus(self, city: CityWords, level: int) -> int:
        """The terraces that bring an attraction zone a point when they border it; none below level 3."""

    def water_bonus(self, city: CityWords, level: int) -> int:
        """The water that brings a park zone a point when it borders it; none below level 3."""

    def passable(self, city: CityWords, level: int) -> int:
        """The fields that a view passes and that are worth a point: none, water, or water and parks."""

    def score(self, city: CityWords, level: int) -> int:
        """The points of the whole city."""

    def score_each(self, city: CityWords, level: int, points: MutableSequence[int]) -> None:
        """Writes the points of the seven tourists into ``points``, those on the board first, in reading order."""


MASKS = (board, laying, tourists, points, masks)
"""The modules to load again together, each after those that it imports."""
FRAMED: Ground = masks
"""Rule 5: four cells each way."""
WIDE = cast(Ground, load_each_again(MASKS, {"townwright.games.cities.city.frame": wide_frame})[masks.__name__])
"""The variant ``free``."""


def ground(free: bool) -> Ground:
    """The functions over boards for a game: with the wide frame if it is ``free``, else with the usual one."""
    return WIDE if free else FRAMED
