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
        if not isinstance(env.observation_space, spaces.Dict) or "observation" not in env.observation_space.spaces:
            raise ValueError("only an environment of townwright.envs.solo has arrays to be made one vector")
        seen = env.observation_space["observation"]
        parts = list(seen.values()) if isinstance(seen, spaces.Dict) else [seen]
        if not all(isinstance(part, spaces.Box) for part in parts):
            raise ValueError("only arrays can be one vector; take the observation 'structured' or 'numbers'")
        low, high = (np.concatenate([getattr(part, end).ravel() for part in parts]) for end in ("low", "high"))
        self.observation_space = spaces.Box(low.astype(np.float32), high.astype(np.float32))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Begins a game and returns what is seen as one vector."""
        seen, info = self.env.reset(seed=seed, options=options)
        return flattened(seen), info

    def step(self, action: int) -> tuple[npt.NDArray[np.float32], Any, bool, bool, dict[str, Any]]:
        """Says that number and returns what is seen as one vector."""
        seen, reward, over, cut_off, info = self.env.step(action)
        return flattened(seen), reward, over, cut_off, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Returns what can be said now: numbers, or their parts if the environment takes actions in parts."""
        masks: npt.NDArray[np.bool_] = self.env.get_wrapper_attr("action_masks")()
        return masks


def flattened(seen: dict[str, Any]) -> npt.NDArray[np.float32]:
    """The arrays of an observation one after the other, or those of a vector's observations game by game.

    A policy that was trained on flat observations is shown everything so.
    """
    found, games = seen["observation"], seen["action_mask"].shape[:-1]
    parts = found.values() if isinstance(found, dict) else [found]
    return np.concatenate([part.reshape(*games, -1) for part in parts], axis=-1).astype(np.float32)
