"""The numbers that say an action of Skylines, section by section, as ``envs.skylines.numbers`` names them.

Shapes begin at ``FIRST_SHAPE``, and cards behind the shapes of the set.
"""

from __future__ import annotations

from string import ascii_uppercase

from townwright.games.skylines.box.boards import SIDE, TURNS
from townwright.speed.skylines.row_layout import PILES

END = 0
"""Ends a list of cards to renew."""
SAY_PLAY, SAY_POLICY, SAY_SWAP, SAY_END, SAY_OPEN, SAY_ROLE, SAY_RENEW, SAY_LAYOUT, SAY_EXCHANGE = range(1, 10)
FIRST_PILE = SAY_EXCHANGE + 1
SIGNS, CODES, SQUARES, LETTERS = 2, 8, SIDE * SIDE, len(ascii_uppercase)
FIRST_BOARD = FIRST_PILE + PILES + SIGNS
FIRST_CODE = FIRST_BOARD + LETTERS + LETTERS * TURNS
FIRST_SQUARE = FIRST_CODE + CODES
FIRST_SHAPE = FIRST_SQUARE + LETTERS * SQUARES
