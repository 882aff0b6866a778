"""Scores a city of the physical game, written as a city line or drawn as a picture."""

from __future__ import annotations

from collections.abc import Mapping

from townwright.core.points import Tally
from townwright.core.refusals import Unknown
from townwright.games.cities.city_lines import read_city
from townwright.games.cities.components import find_tile_set, tile_sets
from townwright.games.cities.drawing import picture, read_picture, spaced
from townwright.games.cities.options import FREE, read_level, read_variants
from townwright.games.cities.scoring import lines, standing


def score(text: str, words: Mapping[str, str]) -> Tally:
    """What each tourist earns; ``words`` may name ``level``, ``tiles`` and ``variants``."""
    for word in words:
        if word not in ("level", "tiles", "variants"):
            raise Unknown("cities-option-unknown", "Cities has no option '{option}'", option=word)
    level = read_level(words.get("level", "1"))
    if ";" in text:
        city = read_city(text, find_tile_set(words["tiles"]) if "tiles" in words else next(iter(tile_sets().values())))
    else:
        city = read_picture(text, FREE in read_variants(words.get("variants", "-")))
    points = standing(city, level)
    facts = {"level": level, "points": list(points.points), "stock": city.stock, "picture": picture(city)}
    return Tally(spaced(city), lines(city, level, 0), facts=facts)
