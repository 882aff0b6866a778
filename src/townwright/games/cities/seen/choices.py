"""The way to an action word by word: the laid tiles first, then the tourist."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from townwright.core.choices import Choice
from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE, Seat
from townwright.games.cities.actions import Laid, Move, Place, Stay, TouristAction, read_laid, read_move_tile
from townwright.games.cities.box.layout_figures import FIGURES
from townwright.games.cities.box.tile_faces import looks
from townwright.games.cities.city.city import City
from townwright.games.cities.city.pieces import QUADRANTS, STARTING_TILES, Cell, home
from townwright.games.cities.city.tile_placement import offset, why_not_there
from townwright.games.cities.city.tourist_moves import toured
from townwright.games.cities.moves import covers, placements, tourist_actions
from townwright.games.cities.rules import SEATS_OF_A_STEP, STEPS, legal, to_act, with_tile_of
from townwright.games.cities.scoring import standing
from townwright.games.cities.state import EXTRA, SET_UP, State

NEAR = (-1, 0, 1)
"""From a cell to itself and those beside it."""
LAID_STEPS, SCORED_STEPS = 3, 15
"""Steps that offering a way to lay a tile costs, and saying what a tourist would leave: a step takes 3 to 5 µs."""


def choices(state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> tuple[Choice, ...]:
    """What can come after these words; empty if they are a whole action or it is not the seat's turn."""
    budget = budget or Budget(STEPS)
    budget.spend(1 + state.options.seats // SEATS_OF_A_STEP)
    if seat not in to_act(state):
        return ()
    if seat == CHANCE:
        return draws(state, words, budget)
    if state.stage == SET_UP:
        return starting_tiles(state, words, budget)
    if not words:
        return tiles(state, seat, budget)
    return tourists(state, seat, words[0], budget) if len(words) == 1 else ()


def draws(state: State, words: Sequence[str], budget: Budget) -> tuple[Choice, ...]:
    """The words of chance."""
    after = len(words)
    outcomes = legal(state, CHANCE, budget)
    budget.spend(len(outcomes))
    spelled = (str(action).split(" ") for action in outcomes)
    following = [action for action in spelled if action[:after] == list(words) and len(action) > after]
    return tuple(
        Choice(word, whole)
        for word, whole in dict.fromkeys((each[after], len(each) == after + 1) for each in following)
    )


def starting_tiles(state: State, words: Sequence[str], budget: Budget) -> tuple[Choice, ...]:
    """The next starting tile: on every cell from which the figure can still be completed."""
    number = len(words)
    if number >= STARTING_TILES:
        return ()
    start = home(state.options.free)
    before = [offset(read_laid(word).cell) for word in words]
    places = [tuple((start.column + column, start.row + row) for column, row in figure) for figure in FIGURES]
    cells = sorted({Cell(place[number][1], place[number][0]) for place in places if list(place[:number]) == before})
    tile = state.hand[number]
    found = [Laid(tile, turn, cell) for cell in cells for turn in looks(state.options.tiles.face(tile))]
    budget.spend(len(FIGURES) + LAID_STEPS * len(found))
    return tuple(Choice(str(laid), whole=number + 1 == STARTING_TILES) for laid in found)


def tiles(state: State, seat: Seat, budget: Budget) -> tuple[Choice, ...]:
    """Every way to lay the tile of this round, and closed cells, or the extra tile over the city or not at all."""
    city, tile = state.cities[seat], state.hand[0]
    if state.stage == EXTRA:
        over = covers(city, tile, state.options)
        budget.spend(LAID_STEPS * len(over))
        return (Choice("-"), *(Choice(str(laid)) for laid in over))
    before = points(city, state)
    found = tuple(placements(city, tile, state.options))
    budget.spend((LAID_STEPS + SCORED_STEPS * (len(QUADRANTS) + 1)) * len(found))
    return (*(laid_there(state, seat, laid, before) for laid in found), *closed(city, found))


def closed(city: City, found: Sequence[Laid]) -> Iterator[Choice]:
    """The cells beside the city on which no tile may lie, and why: it would be too wide or too high."""
    cells = set(city.laid_cells)
    around = {Cell(cell.row + down, cell.column + across) for cell in cells for down in NEAR for across in NEAR}
    for cell in sorted(around - cells - {laid.cell for laid in found}) if found else ():
        if min(cell.row, cell.column) > 0:
            yield Choice(str(replace(found[0], cell=cell)), why_not=why_not_there(city, cell).phrase)


def laid_there(state: State, seat: Seat, laid: Laid, before: int) -> Choice:
    """A place for the tile, with the points that it brings at best, and whether that takes a tourist on the tile."""
    _, city = with_tile_of(state, seat, Move(laid, Stay()))
    alone = points(city, state)
    placed = (action for action in tourist_actions(city, state.options) if isinstance(action, Place))
    best = max((points(toured(city, action, state.options), state) for action in placed), default=alone)
    manned = Phrase("cities-with-tourist", "with a new tourist on it; {alone} without", {"alone": alone - before})
    brings = (manned,) if best > alone else ()
    return Choice(str(laid), brings=brings, gain=max(best, alone) - before)


def points(city: City, state: State) -> int:
    """The points of a city at the level of the game."""
    return int(city.ground.score(list(city.words), state.options.level))


def tourists(state: State, seat: Seat, word: str, budget: Budget) -> tuple[Choice, ...]:
    """What a tourist can do once the tile lies, with the points it would leave; quadrants that are closed say why."""
    _, city = with_tile_of(state, seat, Move(read_move_tile(word), Stay()))
    open_ = tuple(tourist_actions(city, state.options))
    budget.spend(SCORED_STEPS * len(open_))
    closed = (Place(quadrant) for quadrant in QUADRANTS if Place(quadrant) not in open_)
    before = points(city, state)
    return tuple(tourist(state, city, action, before) for action in (*open_, *closed))


def tourist(state: State, city: City, action: TouristAction, before: int) -> Choice:
    """One thing that a tourist could do in a city that has so many points."""
    try:
        after = toured(city, action, state.options)
    except Refusal as refusal:
        return Choice(str(action), whole=True, why_not=refusal.phrase)
    total = standing(after, state.options.level).total
    brings = (Phrase("cities-would-have", "points in all: {points}", {"points": total}),)
    return Choice(str(action), whole=True, brings=brings, gain=total - before)
