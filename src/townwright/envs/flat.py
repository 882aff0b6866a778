"""One vector instead of named arrays, and the mask by a method: the form that MaskablePPO and its like take."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

__all__ = ["FlatObservations", "flattened"]


class FlatObservations(gymnasium.Wrapper[Any, int, Any, int]):
    """Shows the arrays of an environment one after the other; ``action_masks`` gives what can be said now."""

    def __init__(self, env: gymnasium.Env[dict[str, Any], int]) -> None:
        super().__init__(env)
        seen = env.observation_space["observation"]  # type: ignore[index]  # it is a Dict of spaces
        parts = list(seen.values()) if isinstance(seen, spaces.Dict) else [seen]
        if not all(isinstance(part, spaces.Box) for part in parts):
            raise ValueError("only arrays can be one vector; take the observation 'structured' or 'numbers'")
        low, high = (np.concatenate([getattr(part, end).ravel() for part in parts]) for end in ("low", "high"))
        self.observation_space = spaces.Box(low.astype(np.float32), high.astype(np.float32))
        self._mask: npt.NDArray[np.bool_] = np.zeros(0, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Begins a game and returns what is seen as one vector."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self._shown(seen), info

    def step(self, action: int) -> tuple[npt.NDArray[np.float32], Any, bool, bool, dict[str, Any]]:
        """Says that number and returns what is seen as one vector."""
        seen, reward, over, cut_off, info = self.env.step(action)
        return self._shown(seen), reward, over, cut_off, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Returns which numbers can be said now."""
        return self._mask

    def _shown(self, seen: dict[str, Any]) -> npt.NDArray[np.float32]:
        self._mask = seen["action_mask"].astype(np.bool_)
        return flattened(seen)


def flattened(seen: dict[str, Any]) -> npt.NDArray[np.float32]:
    """The arrays of an observation one after the other, or those of a vector's observations game by game.

    A policy that was trained on flat observations is shown everything so.
    """
    found, games = seen["observation"], seen["action_mask"].shape[:-1]
    parts = found.values() if isinstance(found, dict) else [found]
    return np.concatenate([part.reshape(*games, -1) for part in parts], axis=-1).astype(np.float32)
