"""The spots of finished cities: what is counted eight fields at a time, and the limit that is told before sorting."""

from __future__ import annotations

from random import Random

import pytest

from townwright.games.cities.box.components import tile_sets
from townwright.games.cities.box.tile_faces import board_of, boards
from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.masks import (
    ATTRACTION,
    PARK,
    TERRACE,
    beside,
    passable,
    seen_from,
    terrace_bonus,
    water_bonus,
    zone_of,
)
from townwright.games.cities.city.pieces import TURNS
from townwright.study.cities import city_spots
from townwright.study.cities.annealer import CITY_WORDS, FIELDS_ACROSS, LINES
from townwright.study.cities.finished_city import best_tourists

LEVELS = (1, 2, 3)
CITIES = 20


class AnyCity:
    """Sixteen tiles anywhere, with the rows that spots are noted in."""

    def __init__(self, number: int) -> None:
        random = Random(f"spots {number}")
        tiles = [board_of(tile, TURNS[0]) for tile in random.sample(range(1, 25), 16)]
        plan = [*random.sample(range(16), 16), *(random.randrange(4) for _ in range(16))]
        self.city = [0] * CITY_WORDS
        self.words = [[0] * int(city_spots.ROOM) for _ in range(int(city_spots.WORD_ROWS))]
        self.numbers = [[0] * int(city_spots.ROOM) for _ in range(int(city_spots.NUMBER_ROWS))]
        for draw in range(16):
            city_spots.put_tile(plan, draw, tiles, boards(tile_sets()["mixed24"].faces, CELLS), self.city)
        city_spots.note_draws(plan, self.words)

    def note(self, level: int, floor: int) -> tuple[int, int]:
        """The limit for a floor, and how many spots are noted."""
        return city_spots.note_spots(self.city, level, floor, LINES, self.words, self.numbers)

    def points(self, level: int) -> list[int]:
        """What each spot is worth by the rules, the best first."""
        found = []
        for kind, bonus in ((ATTRACTION, terrace_bonus(self.city, level)), (PARK, water_bonus(self.city, level))):
            zones = {zone_of(1 << place, self.city[kind]) for place in range(64) if self.city[kind] >> place & 1}
            found += [zone.bit_count() + (beside(zone) & bonus).bit_count() for zone in zones]
        if level > 1:
            seen = passable(self.city, level)
            terraces = [1 << place for place in range(64) if self.city[TERRACE] >> place & 1]
            found += [seen_from(terrace, seen).bit_count() for terrace in terraces]
        return sorted(found, reverse=True)


@pytest.mark.parametrize("level", LEVELS)
def test_the_limit_is_what_the_best_seven_are_worth_above_a_floor_and_exact_at_the_seventh(level: int) -> None:
    for number in range(CITIES):
        laid = AnyCity(number)
        points = laid.points(level)
        for floor in range(points[0] + 2):
            over = sum(each - floor for each in points if each > floor)
            assert laid.note(level, floor)[0] == 7 * floor + over >= sum(points[:7])
        assert laid.note(level, points[6])[0] == sum(points[:7])


@pytest.mark.parametrize("level", [2, 3])
def test_views_are_those_of_the_rules_for_every_field(level: int) -> None:
    for number in range(CITIES):
        laid = AnyCity(number)
        laid.note(level, 0)
        for place in range(64):
            row, column = divmod(place, FIELDS_ACROSS)
            noted = laid.words[city_spots.ROW_VIEWS][row] >> 8 * column & 0xFF
            assert noted == seen_from(1 << place, passable(laid.city, level)).bit_count()


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_needed_ends_the_search_only_where_it_is_out_of_reach(level: int) -> None:
    for number in range(CITIES):
        laid = AnyCity(number)
        most = best_tourists(laid.city, level, True, laid.note(level, 0)[1], laid.words, laid.numbers, 0)
        for needed in range(most - 2, most + 3):
            noted = laid.note(level, 5)[1]
            found = best_tourists(laid.city, level, True, noted, laid.words, laid.numbers, needed)
            assert found == most if needed <= most else found < needed
