"""The layout of the workspace, the array in which a search of Greentown keeps its numbers, and of packed weights."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.speed.greentown.row_layout import PATH, SEATS, TILES

Workspace: TypeAlias = MutableSequence[int]

MONEY_UNIT = 600
"""What a Greenie of one's own is worth in a value."""

# The tiles as a player on tour sees them
SITE_SHIFT = 0
"""For each tile where its category stands in packed visits, or ``NO_SITE``."""
SITE_PAYS = SITE_SHIFT + TILES
"""For each tile 1 if it pays the player on tour, 2 if it pays somebody else."""

# What a route has met so far, for each depth
VISITS = SITE_PAYS + TILES
SITES = VISITS + PATH
OWN = SITES + PATH
OTHERS = OWN + PATH

# The best tour
BEST_LENGTH = OTHERS + PATH
BEST_START = BEST_LENGTH + 1
BEST_VISITS = BEST_START + 1
BEST_SITES = BEST_VISITS + 1
BEST_SIDE = BEST_SITES + 1
PAID = BEST_SIDE + PATH
"""What it brings each seat."""
ROADS_LOOKED = PAID + SEATS
"""How many roads were searched since it was set to 0."""

# The search at hand
ME = ROADS_LOOKED + 1
ANNOUNCED_WORD = ME + 1
"""The word of the marker that the Build is for."""
OFFSET = ANNOUNCED_WORD + 1
"""Where sampling begins when not everything is evaluated."""
NODES = OFFSET + 1
"""How many positions were evaluated since it was set to 0."""
WORKSPACE_LENGTH = NODES + 1

# Packed weights: see ``weights.Weights``
PackedWeights: TypeAlias = Sequence[int]
PackedWeightsBySeat: TypeAlias = Sequence[PackedWeights]

OPPONENT_WEIGHT = 0
"""What a Greenie of somebody else costs, where an own one brings ``MONEY_UNIT``."""
NEXT_TOUR = 1
"""What the own next tour counts, in percent."""
OTHERS_TOURS = 2
"""What the others' next tours count, in percent."""
MAX_ROADS = 3
"""Roads that are looked along for one tour, at most."""
FIRST_WIDTH, SECOND_WIDTH, WHOLE_WIDTH = 4, 5, 6
"""How many Builds are followed after their first step, after their second, and how many are kept in the end."""
FIRST_EVALUATIONS, SECOND_EVALUATIONS, WHOLE_EVALUATIONS = 7, 8, 9
"""How many steps or buildings are weighed from each of them."""
FIXED_ORDER = 10
"""Whether markers are turned down in the order ``BUILD_FIRST``, and not as they pay."""
PACKED_LENGTH = 11

NO_SITE = -1
