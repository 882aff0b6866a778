"""The options that the tests of every day try: so few that every value comes, and every two that go together.

They are derived from the game's ``option_schema``, so that a new value is tried as soon as it stands there. Cities and
Greentown have ``every_option`` for every three; ``python3 dev soak options`` takes those.
"""

from __future__ import annotations

import os
from typing import Any, Final

from townwright.core.contract import AnyGame
from townwright.core.options.cases import covering

EVERY_OPTION: Final = "TOWNWRIGHT_EVERY_OPTION"
"""Set in the environment, it lets all be tried; ``python3 dev soak options`` does."""


def option_classes(game: AnyGame) -> tuple[Any, ...]:
    """Return options of a game that between them have every two values; all of them where they are asked for."""
    if EVERY_OPTION in os.environ:
        return tuple(game.every_option())
    return tuple(game.options(words) for words in covering(game.option_schema))
