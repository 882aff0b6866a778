"""The box for a companion without a connection; ``client/describe.py`` writes it to ``box.ts``."""

from __future__ import annotations

from typing import Final

from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES, TILES, TOURISTS
from townwright.games.cities.options import LEVEL, WITH
from townwright.games.cities.options import TILES as SETS

BOX: Final = {
    "side": CELLS,
    "tiles": TILES,
    "starting": STARTING_TILES,
    "rounds": ROUNDS,
    "tourists": TOURISTS,
    "set": SETS.default_word,
    "sets": {value.word: value.label for value in SETS.values},
    "levels": LEVEL.values,
    "extra": next(value for value in WITH.values if value.word == "onemore"),
}
