"""What installed packages bring along, found by their entry points.

A package that cannot be used is reported in one sentence and left out; everything else goes on without it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeVar

__all__ = ["BOTS", "GAMES", "Plugin", "installed", "usable"]

log = logging.getLogger(__name__)
T = TypeVar("T")

GAMES = "townwright.games"
"""The group whose entries are games; the entry's name is the game's."""
BOTS = "townwright.bots"
"""The group whose entries are bots; the entry's name is that of the game they play."""


@dataclass(frozen=True, slots=True)
class Plugin:
    """One entry of an installed package."""

    package: str
    entry: EntryPoint

    @property
    def name(self) -> str:
        """The name of the entry point, which the game or bot goes by."""
        return self.entry.name

    def __str__(self) -> str:
        return f"'{self.entry.name} = {self.entry.value}' of the package {self.package}"


@cache
def installed(group: str) -> tuple[Plugin, ...]:
    """The entries of a group, by package and name."""
    found = {
        (entry.dist.name if entry.dist else "?", entry.name, entry.value): entry for entry in entry_points(group=group)
    }
    return tuple(Plugin(key[0], found[key]) for key in sorted(found))


def usable(plugin: Plugin, checked: Callable[[Plugin, Any], T]) -> T | None:
    """What the entry brings if it keeps its contract; None, and one sentence in the log, if it does not.

    ``checked`` returns what is used, or raises ``TypeError`` or ``ValueError`` with a sentence about what is wrong.
    """
    try:
        return checked(plugin, plugin.entry.load())
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a stranger's module may even call sys.exit
        log.warning("%s cannot be used: %s: %s", plugin, type(error).__name__, error)
        return None
