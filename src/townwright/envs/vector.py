"""Thousands of games for one at once, for Gymnasium: ``gymnasium.make_vec("townwright/NAME-v0", num_envs=1024)``.

The arrays of observations, masks and rewards are written anew by every step; ``copy=True`` hands out new ones. A game
that has ended begins again with the next step, whose number is not looked at (Gymnasium's ``NEXT_STEP``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from townwright.core import registry
from townwright.envs.observations.spaces import action_space, known_mode, observation_space
from townwright.envs.plays import GameSetup, LearnerBatch, compiled_games
from townwright.envs.table import LONGEST, in_words

__all__ = ["VectorGames"]


class VectorGames(VectorEnv[dict[str, Any], npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games that end and begin each by itself."""

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        components: Sequence[str] = (),
        copy: bool = False,
        render_mode: str | None = None,
        max_episode_steps: int = LONGEST,
        **options: str | int,
    ) -> None:
        words = in_words({"seats": 1, **options})
        setup = GameSetup(registry.find(game), words, tuple(components))
        compiled = compiled_games(setup)
        if compiled is None:
            raise ValueError(
                f"there are no compiled games of {game} with these options for a vector of environments; "
                "gymnasium.make_vec(…, vectorization_mode='sync') steps the readable rules one by one"
            )
        agreed = setup.options
        self.batch: LearnerBatch = compiled.learners(agreed, num_envs)
        self.num_envs, self.copy, self.longest, self.render_mode = num_envs, copy, max_episode_steps, render_mode
        known_mode(render_mode)
        self.single_observation_space = observation_space("structured", setup.game, agreed)
        self.single_action_space = action_space(setup.game, agreed)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._length = np.zeros(num_envs, np.int64)
        self._cut_off = np.zeros(num_envs, np.bool_)
        self._dealt_by = 0
        self._shown = {"observation": self.batch.seen, "action_mask": self.batch.masks}

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins every game anew, or those that ``options["reset_mask"]`` marks."""
        if isinstance(seed, list):
            raise ValueError("one seed deals all games of a vector, each its own")
        super().reset(seed=seed)
        asked = np.ones(self.num_envs, np.bool_)
        if options and "reset_mask" in options:
            asked = np.asarray(options["reset_mask"], np.bool_)
        if seed is not None or not self.batch.begun.any():
            self._dealt_by = int(self.np_random.integers(1 << 62))
            self.batch.begun[asked] = 0
        self._begin(asked)
        return self._seen(), {}

    def _begin(self, asked: npt.NDArray[np.bool_]) -> None:
        self.batch.begin(self._dealt_by, asked)
        self._length[asked] = 0
        self._cut_off[asked] = False

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[dict[str, Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Says one number in every game; where one has ended a new one begins instead."""
        batch, numbers = self.batch, np.ascontiguousarray(actions, np.int64)
        if numbers.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games need one number each, not an array of the shape {numbers.shape}")
        anew = ~batch.running | self._cut_off
        batch.running[anew] = False
        batch.step(numbers)
        self._length += 1
        if anew.any():
            self._begin(anew)
        self._cut_off = batch.running & (self._length >= self.longest)
        rewards = batch.rewards.copy() if self.copy else batch.rewards
        return self._seen(), rewards, ~batch.running, self._cut_off.copy(), {"was_there": batch.there | anew}

    def random_numbers(self, luck: np.random.Generator) -> npt.NDArray[np.int64]:
        """Returns a number that is open in every game, each as likely as the others; any number where none is."""
        drawn = (luck.random(self.num_envs) * self.batch.counts).astype(np.int64)
        return self.batch.opened[np.arange(self.num_envs), drawn].astype(np.int64)

    def _seen(self) -> dict[str, Any]:
        if not self.copy:
            return self._shown
        seen = {name: array.copy() for name, array in self.batch.seen.items()}
        return {"observation": seen, "action_mask": self.batch.masks.copy()}
