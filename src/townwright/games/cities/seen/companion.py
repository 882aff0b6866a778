"""Scores a city of the physical game, written as a city line or drawn as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from townwright.core.limits.budgets import Budget
from townwright.core.points import Tally
from townwright.core.records import text_lines
from townwright.games.cities.city.city_lines import read_city
from townwright.games.cities.options import read_options
from townwright.games.cities.records.reader import RECORD_STEPS
from townwright.games.cities.scoring import lines, standing
from townwright.games.cities.seen.drawing import picture, read_picture, spaced


def score(text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None) -> Tally:
    """What each tourist earns; ``words`` are options as of a game, of which level, tiles and variants matter here."""
    budget = budget or Budget(RECORD_STEPS)
    options = read_options(words, components)
    said = text_lines(text)
    budget.spend(len(said))
    is_city_line = any(";" in line.text for line in said)
    city = read_city(text, options.tiles) if is_city_line else read_picture(text, options.free)
    points = standing(city, options.level)
    facts = {
        "level": options.level,
        "points": list(points.points),
        "stock": city.stock,
        "picture": picture(city),
        "cells": {str(cell): city.face(cell) for cell in city.laid_cells},
        "tiles": [str(laid) for laid in city.tiles],
        "tourists": [str(field) for field in city.tourists],
    }
    return Tally(spaced(city), lines(city, options.level, 0), facts=facts)
