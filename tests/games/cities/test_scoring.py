"""Rule 8, by the worked examples of section 12 and by decisions 12 to 22."""

from __future__ import annotations

import pytest

from tests.games.cities.golden import EXAMPLES, LAYERS, Example, Layer
from tests.games.cities.towns import causes, points, town, zones
from townwright.games.cities.city.masks import ATTRACTION, PARK
from townwright.games.cities.scoring import lines, ranked, standing, standing_with
from townwright.games.cities.seen.drawing import read_picture, spaced


def drawn(picture: str, level: int) -> dict[str, int]:
    """The points of a picture's tourists."""
    return points(read_picture(picture, free=False), level)


def named(fields: str) -> set[str]:
    return set(fields.split(" "))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.section)
def test_the_tiles_of_an_example_show_its_picture(example: Example) -> None:
    city = town(example.tiles, tile_set=example.set)

    assert spaced(city).split() == example.picture.split()


@pytest.mark.parametrize(("example", "layer"), LAYERS, ids=lambda each: getattr(each, "section", "") or each.name)
def test_a_layer_of_tourists_earns_the_published_points(example: Example, layer: Layer) -> None:
    city = town(example.tiles, " ".join(layer.points), example.set)

    assert points(city, layer.level) == layer.points
    assert standing(city, layer.level).total == sum(layer.points.values())


@pytest.mark.parametrize(("example", "layer"), LAYERS, ids=lambda each: getattr(each, "section", "") or each.name)
def test_shared_fields_count_for_each(example: Example, layer: Layer) -> None:
    serves = causes(town(example.tiles, " ".join(layer.points), example.set), layer.level)

    for (one, other), fields in layer.shared.items():
        assert serves[one] & serves[other] == set(fields)


def test_the_zones_of_12_1_are_named_field_by_field() -> None:
    serves = causes(town(EXAMPLES[0].tiles, "c1.3 b1.3 b4.4"), 3)

    assert serves["c1.3"] == named("c1.3 c1.4 d1.3 c2.1 b2.4 c2.3 d1.1 d1.4 b2.3 b3.2 c3.1")
    assert serves["b1.3"] == named("b1.3 a2.2 b2.1 b2.2 a2.4 b1.1 b1.4 a2.1 a2.3")
    assert serves["b4.4"] == named("b4.2 b4.3 c4.3 c4.4 d4.3 d4.4")


def test_corners_do_not_connect_zones() -> None:
    assert zones(town("d4:8N e5:2N"), ATTRACTION) == [1, 1, 2]


def test_zones_go_on_over_tile_borders() -> None:
    assert zones(town("d4:4N e4:5N c5:1S"), PARK) == [2, 4]


@pytest.mark.parametrize(("level", "earned"), [(1, 0), (2, 1), (3, 3)])
def test_each_level_looks_further(level: int, earned: int) -> None:
    city = """
        tWPP
        AAWA
    """

    assert drawn(city, level) == {"a1.1": earned}


def test_at_level_2_the_view_ends_at_a_park() -> None:
    """Decision 17."""
    assert drawn("tWPW\nAAAA", 2) == {"a1.1": 1}


def test_at_level_3_the_view_passes_parks_and_water_in_any_mixture() -> None:
    """Decision 18."""
    assert drawn("tPWPPW\nAAAAAA", 3) == {"a1.1": 5}


def test_a_second_terrace_field_blocks_the_view() -> None:
    """Decision 14."""
    assert drawn("tTWW\nAAAA", 2) == {"a1.1": 0}


def test_tourists_do_not_block_the_view() -> None:
    """Decision 19."""
    assert drawn("tpWA\nAAAA", 3)["a1.1"] == 2


def test_an_empty_cell_ends_the_view_like_the_edge() -> None:
    assert drawn("tW..WW\nWA..AA", 2) == {"a1.1": 2}


def test_a_zone_pays_its_first_tourist_in_reading_order_only() -> None:
    """Decisions 12, 13 and 21: bonus included."""
    city = """
        AaTW
        aATW
    """

    assert drawn(city, 3) == {"a1.2": 6, "a1.3": 0}


def test_two_terrace_fields_beside_a_zone_count_twice_and_each_only_once() -> None:
    """Decisions 15 and 16."""
    assert drawn("aATW\nATTW", 3) == {"a1.1": 3 + 2}
    assert drawn("aA\nAT", 3) == {"a1.1": 3 + 1}


def test_water_counts_once_for_a_park_zone() -> None:
    """Decision 20."""
    assert drawn("pP\nPW", 3) == {"a1.1": 3 + 1}


def test_a_border_field_counts_for_every_zone_that_is_paid() -> None:
    assert drawn("aTaA\nWWWW", 3) == {"a1.1": 2, "b1.1": 3}


def test_terraces_know_no_one_per_zone() -> None:
    assert drawn("ttWW\nWWAA", 2) == {"a1.1": 1, "a1.2": 3}


@pytest.mark.parametrize(("example", "layer"), LAYERS, ids=lambda each: getattr(each, "section", "") or each.name)
def test_higher_levels_only_add_points(example: Example, layer: Layer) -> None:
    city = town(example.tiles, " ".join(layer.points), example.set)

    for field in layer.points:
        assert points(city, 1)[field] <= points(city, 2)[field] <= points(city, 3)[field]


def test_standing_lists_seven_tourists_in_descending_order() -> None:
    """Decision 22."""
    city = town(EXAMPLES[0].tiles, "b4.4 b3.1 a3.4 a4.4")

    assert standing(city, 3).points == (6, 3, 3, 1, 0, 0, 0)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_standing_follows_from_what_the_tourists_earn(level: int) -> None:
    city = town(EXAMPLES[0].tiles, "b4.4 b3.1 a3.4 a4.4")

    assert standing_with(lines(city, level, 0)) == standing(city, level)


def test_the_total_ranks_then_the_best_tourist_then_the_next() -> None:
    four = read_picture("aAAA\nWWWW", free=False)
    three_and_one = read_picture("aAAT\nWWWp", free=False)
    two_and_two = read_picture("aATT\nWpPW", free=False)
    five = read_picture("aAAA\nAWWW", free=False)

    assert ranked((two_and_two, four, five, three_and_one, four), 1).ranks == (5, 2, 1, 4, 2)


def test_equal_lists_share_the_victory() -> None:
    """Decision 23: which fields the points come from does not matter."""
    one, other = read_picture("aATT\nWpPW", free=False), read_picture("pPWW\nTaTA", free=False)

    assert ranked((one, other), 1).winners == (0,)
    assert ranked((one, one), 1).winners == (0, 1)
