"""The rules over masks against the same rules written with sets, on random cities of both grounds."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.cities.naive import Spot, legal_cells, plan, scores, tourist_moves
from townwright.core.seats import CHANCE
from townwright.games.cities import GAME
from townwright.games.cities.actions import Jump, Laid, Move, Place, Stay, Walk
from townwright.games.cities.box.components import tile_sets
from townwright.games.cities.box.tile_faces import boards
from townwright.games.cities.city import masks
from townwright.games.cities.city.city import City
from townwright.games.cities.city.grounds import FRAMED, WIDE
from townwright.games.cities.city.masks import LAID, LAST
from townwright.games.cities.city.pieces import Field
from townwright.games.cities.moves import tourist_actions
from townwright.games.cities.state import State

CASES = [
    (number, variants, tiles)
    for number in range(3)
    for variants in ("-", "nojump", "free", "onemore", "free onemore")
    for tiles in ("mixed24", "trio24")
]


def random_states(variants: str, tiles: str, number: int) -> list[State]:
    """Every position of a game in which places and walks are as likely as standing still."""
    random = Random(f"{variants} {tiles} {number}")
    state = GAME.start(GAME.options({"variants": variants, "tiles": tiles, "level": "3"}))
    states = []
    while to_act := GAME.to_act(state):
        offered = GAME.legal(state, to_act[0])
        action = random.choice(offered)
        for _ in range(8):
            if to_act[0] == CHANCE or not isinstance(action, Move) or not isinstance(action.tourist, Stay):
                break
            action = random.choice(offered)
        state = GAME.play(state, to_act[0], action)
        states.append(state)
    return states


def corner(laid: object) -> Spot:
    """The upper left field of a tile."""
    field = Field(laid.cell, 1) if isinstance(laid, Laid) else laid.field  # type: ignore[attr-defined]
    return field.across, field.down


@pytest.mark.parametrize(("number", "variants", "tiles"), CASES)
def test_masks_agree_with_sets(number: int, variants: str, tiles: str) -> None:
    for state in random_states(variants, tiles, number):
        city, options = state.cities[0], state.options
        if not city.tiles:
            continue
        laid = [(each.tile, each.turn, corner(each)) for each in city.tiles]
        naive = plan(laid, city.tourists, options.tiles)

        for level in (1, 2, 3):
            points = [0] * 7
            city.ground.score_each(list(city.words), level, points)
            assert points == scores(naive, level) + [0] * city.stock
            assert city.ground.score(list(city.words), level) == sum(points)
        cells = set(city.laid_cells)
        free = city.cells(city.ground.free_cells(city.words[LAID]))
        assert list(free) == sorted(legal_cells(cells, None if options.free else 4))
        if city.words[LAST]:
            x, y = corner(city.last)
            last = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
            found = [ends(city, action) for action in tourist_actions(city, options)][1:]
            expected = tourist_moves(naive, last, city.stock, options.walks, options.jumps)
            assert len(found) == len(set(found))
            assert set(found) == expected
            assert city.ground.count_tourist_actions(list(city.words), options.walks, options.jumps) == len(found) + 1


def ends(city: City, action: object) -> tuple[Field | None, Field]:
    """From where to where a tourist goes."""
    last = city.fields(city.words[LAST])
    match action:
        case Place(quadrant):
            return None, last[quadrant - 1]
        case Walk(source, target):
            return source, target
        case Jump(source, quadrant):
            return source, last[quadrant - 1]
    return None, last[0]


def test_around_and_beside_do_not_run_over_the_edge() -> None:
    corners = (0, 7, 56, 63)

    assert [FRAMED.around(1 << corner).bit_count() for corner in corners] == [4, 4, 4, 4]
    assert [FRAMED.beside(1 << corner).bit_count() for corner in corners] == [2, 2, 2, 2]
    assert WIDE.around(1 << 31).bit_count() == 4
    assert FRAMED.seen_from(1 << 7, (1 << 64) - 1).bit_count() == 14


def test_the_two_grounds_have_frames_of_their_own() -> None:
    assert (FRAMED.ROW, WIDE.ROW) == (8, 32)
    assert FRAMED is masks


def test_the_city_slides_when_it_grows_to_the_left_and_up() -> None:
    faces = boards(tile_sets()["mixed24"].faces, 4)
    city = [0] * masks.LENGTH
    masks.set_up(city, masks.FIGURE_CELLS, 0, faces, 0, 16, 32)
    before = list(city)

    masks.lay(city, 0, faces, 48)

    assert city[masks.EAST] == before[masks.EAST] + 1
    assert city[masks.SOUTH] == before[masks.SOUTH] + 1
    assert city[masks.LAST] == masks.TILE
    assert city[LAID] == before[LAID] << masks.ACROSS + 1 | 1 << masks.ACROSS + 1
