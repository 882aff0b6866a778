"""Bots that a command line names: ours, those of installed packages, and ``MODULE:OBJECT`` of a person's own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from townwright.bots.player import Bot


def find_bot(game: str, name: str) -> Bot:
    """Return the bot of that name; a module is also found in the folder in which the command was begun."""
    from townwright.bots.named_bots import find_named  # bots take a while to import

    here = str(Path.cwd())
    if here not in sys.path:  # at the end, where it hides no module that is installed
        sys.path.append(here)
    return find_named(game, name)
