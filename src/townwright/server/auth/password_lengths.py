"""How many characters a password may have."""

from typing import Final

SHORTEST: Final = 15
LONGEST: Final = 128
