"""The numbers of the box for a companion without a connection; ``client/describe.py`` writes them to ``box.ts``."""

from __future__ import annotations

from typing import Final

from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES, TILES, TOURISTS

BOX: Final = {"side": CELLS, "tiles": TILES, "starting": STARTING_TILES, "rounds": ROUNDS, "tourists": TOURISTS}
