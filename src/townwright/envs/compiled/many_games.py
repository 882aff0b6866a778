"""What many compiled games together are asked for, by ``VectorGames`` and ``GamesTogether``, and refuse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.envs.plays import NOT_BEGUN
from townwright.envs.table import named_options

FIXED = {"rewards": "end", "observation": "structured", "rules": "auto", "chance": None}
"""What environments of one game can be asked for and many games together have one way of."""


def without_fixed(options: dict[str, Any], elsewhere: str) -> dict[str, Any]:
    """Returns the options of the game, without what many games have one way of; refuses to be asked for another."""
    for name in FIXED.keys() & options.keys():
        if options[name] != FIXED[name]:
            raise ValueError(
                f"many games together have {name}={FIXED[name]!r}, not {options[name]!r}; {elsewhere} has that"
            )
    return {name: value for name, value in options.items() if name not in FIXED}


def checked_length(steps: object) -> int:
    """Returns the steps after which a game is cut off, or refuses what is no such number."""
    if isinstance(steps, bool) or not isinstance(steps, int | np.integer) or steps < 1:
        raise ValueError(f"max_episode_steps is a whole number from 1 on, not {steps!r}")
    return int(steps)


def begun_anew(named: Mapping[str, Any] | None, games: int) -> npt.NDArray[np.bool_]:
    """Returns which games a reset begins anew: compiled code looks at as many places of it as there are games."""
    options = named_options(named, "{'reset_mask': mask}")
    if unknown := options.keys() - {"reset_mask"}:
        raise ValueError(f"reset of many games knows the option 'reset_mask', not {', '.join(map(repr, unknown))}")
    asked = np.array(options.get("reset_mask", np.ones(games, np.bool_)))
    if asked.shape != (games,) or asked.dtype != np.bool_:
        raise ValueError(
            f"the 'reset_mask' of {games} games is an array of so many truth values, not of the shape "
            f"{asked.shape} with {asked.dtype}"
        )
    return asked


def one_each(actions: npt.ArrayLike, games: int) -> npt.NDArray[np.int64]:
    """Returns one whole number for each game as compiled code takes them, or refuses what is not that."""
    said = np.asarray(actions)
    if said.shape != (games,):
        raise ValueError(f"{games} games need one number each, not an array of the shape {said.shape}")
    if said.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not {said.dtype}")
    return np.ascontiguousarray(said, np.int64)


def check_begun(begun: npt.NDArray[np.int64]) -> None:
    """Refuses a step before the first reset; ``begun`` counts the games that have begun in each place."""
    if not begun.any():
        raise RuntimeError(NOT_BEGUN)
