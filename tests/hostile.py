"""What a stranger may bring that is valid and as much work as can be: shared by the conformance suite and long runs.

Each game's ``tests/games/GAME/hostile.py`` has ``hostile(seed)``; seed 0 is the worst that was ever found.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.options.cases import covering


@dataclass(frozen=True)
class Hostile:
    """One stranger's luggage."""

    words: Mapping[str, str]
    """Options of a table that uses the components."""
    components: tuple[str, ...] = ()
    openings: tuple[tuple[str, ...], ...] = ((),)
    """Words of actions after which the choices are asked for, besides those that play comes to."""
    records: tuple[str, ...] = ()
    """Records for ``replay``; some are true, some are refused."""
    tables: tuple[str, ...] = ()
    """Texts for ``score``."""


def hostile(game: AnyGame, seed: int) -> Hostile:
    """What somebody brings to this game; to a game of an installed package, options only."""
    if game.name not in registry.own_names():
        cases = tuple(covering(game.option_schema))
        return Hostile(cases[seed % len(cases)])
    return cast(Hostile, import_module(f"tests.games.{game.name}.hostile").hostile(seed))
