"""The numbers that say a part of a turn of Greentown, section by section, as ``envs.greentown.numbers`` names them."""

from __future__ import annotations

from townwright.speed.greentown.row_layout import ACROSS, CATEGORIES, EVERY_EXITS, MARKER_BITS, SIDES

FIRST_ANNOUNCED = 1
"""Behind 0, which ends what could go on in every game."""
FIRST_WORD = FIRST_ANNOUNCED + len(MARKER_BITS)
ERECT_NOTHING, BUILD_LAPSES, TOUR_LAPSES, KEEP_MARKER, HAND_OVER = range(FIRST_WORD, FIRST_WORD + 5)
FIRST_CATEGORY = FIRST_WORD + 5
FIRST_SIDE = FIRST_CATEGORY + CATEGORIES
FIRST_EXITS = FIRST_SIDE + SIDES
FIRST_HEX = FIRST_EXITS + EVERY_EXITS
ACTIONS = FIRST_HEX + ACROSS * ACROSS
