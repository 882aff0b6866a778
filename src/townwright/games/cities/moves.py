"""All moves of a seat, in their order, made only when looked at.

The order: tiles by cell in reading order, then by turn N E S W, each look once; for each of them the
tourists: nothing, places by quadrant, walks by source and target in reading order, jumps by source and
quadrant. The extra tile of ``onemore`` comes first not at all, then by field in reading order.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, product
from typing import Generic, TypeVar, overload

from townwright.core.limits.budgets import Budget
from townwright.games.cities.actions import (
    CommonLayout,
    Jump,
    Laid,
    LaidOver,
    Layout,
    Move,
    Place,
    Stay,
    TouristAction,
    Walk,
)
from townwright.games.cities.box.layout_figures import FIGURES
from townwright.games.cities.box.layout_figures import Offset as FigurePlace
from townwright.games.cities.box.tile_faces import looks
from townwright.games.cities.city.city import City, places, with_tile
from townwright.games.cities.city.masks import LAID, LAST, TOURISTS
from townwright.games.cities.city.pieces import Cell, home
from townwright.games.cities.options import Options

A = TypeVar("A")

COUNTED_STEPS = 8
"""Steps that counting the moves with one way to lay a tile costs."""


@dataclass(frozen=True, slots=True)
class ActionRun(Generic[A]):
    """Some actions in a row: how many, and how to make them."""

    count: int
    actions: Callable[[], Sequence[A]]


class ActionRuns(Sequence[A]):
    """A sequence whose parts are made when they are looked at; its length is known before."""

    def __init__(self, parts: Sequence[ActionRun[A]]) -> None:
        self._parts = parts
        self._ends = list(accumulate(part.count for part in parts))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[A]:
        for part in self._parts:
            yield from part.actions()

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, slice):
            return tuple(self[number] for number in range(*index.indices(len(self))))
        number = range(len(self))[index]
        which = bisect_right(self._ends, number)
        part = self._parts[which]
        return part.actions()[number - self._ends[which] + part.count]


def layouts(drawn: Sequence[int], options: Options) -> Sequence[Layout]:
    """Rule 3: every starting layout, by the cells of the second and third tile, then by the turns of all three."""
    return ActionRuns(figure_parts(drawn, options))


def common_layouts(drawn: Sequence[int], options: Options) -> Sequence[CommonLayout]:
    """The same layouts, as chance lays them for everybody in a quick start."""
    return ActionRuns([ActionRun(part.count, partial(for_everybody, part)) for part in figure_parts(drawn, options)])


def for_everybody(part: ActionRun[Layout]) -> Sequence[CommonLayout]:
    """The layouts of one figure as draws."""
    return tuple(map(CommonLayout, part.actions()))


def figure_parts(drawn: Sequence[int], options: Options) -> list[ActionRun[Layout]]:
    """The layouts figure by figure."""
    turns = [looks(options.tiles.face(tile)) for tile in drawn]
    count = len(turns[0]) * len(turns[1]) * len(turns[2])
    return [ActionRun(count, partial(layouts_of, figure, drawn, turns, home(options.free))) for figure in FIGURES]


def layouts_of(
    figure: Sequence[FigurePlace], drawn: Sequence[int], turns: Sequence[str], start: Cell
) -> Sequence[Layout]:
    """The layouts of one figure."""
    cells = [Cell(start.row + row, start.column + column) for column, row in figure]
    found = []
    for turned in product(*turns):
        first, second, third = (Laid(*laid) for laid in zip(drawn, turned, cells, strict=True))
        found.append(Layout((first, second, third)))
    return found


def moves(city: City, tile: int, options: Options, budget: Budget) -> Sequence[Move]:
    """Every move of a round."""
    laid = placements(city, tile, options)
    budget.spend(COUNTED_STEPS * len(laid))
    if options.walks == options.jumps:
        # Every tourist that moves reaches every dry field of the tile, and walks elsewhere do not see it:
        # so there are equally many actions wherever it lies, however it is turned.
        count = count_actions(with_tile(city, laid[0], options.tiles), options)
        return ActionRuns([ActionRun(count, partial(moves_with, city, each, options)) for each in laid])
    return ActionRuns([part(city, each, options) for each in laid])


def extra_moves(city: City, tile: int, options: Options, budget: Budget) -> Sequence[Move]:
    """Every move with the extra tile of ``onemore``."""
    laid = covers(city, tile, options)
    budget.spend(COUNTED_STEPS * len(laid))
    return ActionRuns([part(city, None, options), *(part(city, each, options) for each in laid)])


def placements(city: City, tile: int, options: Options) -> tuple[Laid, ...]:
    """Rule 5: every way to lay the tile beside the others."""
    cells = city.cells(city.ground.free_cells(city.words[LAID]))
    return tuple(Laid(tile, turn, cell) for cell in cells for turn in looks(options.tiles.face(tile)))


def covers(city: City, tile: int, options: Options) -> tuple[LaidOver, ...]:
    """Rule 13.1: every way to lay the extra tile over the others."""
    fields = city.fields(city.ground.covered_corners(list(city.words)))
    return tuple(LaidOver(tile, turn, field) for field in fields for turn in looks(options.tiles.face(tile)))


def part(city: City, laid: Laid | LaidOver | None, options: Options) -> ActionRun[Move]:
    """The moves that lay this tile, counted with it in place."""
    after = city if laid is None else with_tile(city, laid, options.tiles)
    return ActionRun(count_actions(after, options), partial(moves_with, city, laid, options))


def count_actions(city: City, options: Options) -> int:
    """How many things can be done with a tourist after the tile is laid."""
    return city.ground.count_tourist_actions(list(city.words), options.walks, options.jumps)


def moves_with(city: City, laid: Laid | LaidOver | None, options: Options) -> Sequence[Move]:
    """The moves that lay this tile."""
    after = city if laid is None else with_tile(city, laid, options.tiles)
    return tuple(Move(laid, tourist) for tourist in tourist_actions(after, options))


def tourist_actions(city: City, options: Options) -> Iterator[TouristAction]:
    """Rule 6: everything that can be done with a tourist after the tile is laid, in its order."""
    words, ground = list(city.words), city.ground
    quadrants, free = tuple(places(words[LAST])), ground.free_fields(words)
    yield Stay()
    for target in places(ground.place_targets(words, free)):
        yield Place(quadrants.index(target) + 1)
    if options.walks:
        for source in places(words[TOURISTS]):
            if walked := ground.walk_targets(free, 1 << source):
                start = city.fields(1 << source)[0]
                yield from (Walk(start, target) for target in city.fields(walked))
    if options.jumps:
        for source in places(words[TOURISTS]):
            start = city.fields(1 << source)[0]
            for target in places(ground.jump_targets(words, free, 1 << source)):
                yield Jump(start, quadrants.index(target) + 1)
