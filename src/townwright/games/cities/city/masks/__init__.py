"""The geometry, the moves and the points of a city, over whole boards at a time.

A board is a mask with one bit for each field of the frame, row by row from the upper left. A city is
an array of words: four boards for the four kinds, one for the tourists, and what else stands below. It
is kept in the upper left corner of the frame and slid when it grows to the left or up, so that it may
float as rule 5 wants. Cells have a smaller grid of their own with one more column and row, to the left
and above: there the city can grow out of the corner.

This is plain Python on integers of any size, and, loaded again with other words (``core.words``), code
that a compiler makes fast: no objects, no closures, each constant wrapped, each shift cut by a mask.

``board`` has the words and the geometry, ``laying``, ``tourists`` and ``points`` a rule each; the names of all four are
found here. Whoever loads them again takes all five modules, each after those that it imports (``grounds.MASKS``).
"""

from __future__ import annotations

# ruff: noqa: F403  one place to find the names of four files
from townwright.games.cities.city.masks.board import *
from townwright.games.cities.city.masks.laying import *
from townwright.games.cities.city.masks.points import *
from townwright.games.cities.city.masks.tourists import *
