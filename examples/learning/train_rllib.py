"""Trains RLlib's PPO on Cities for one, with the masks of what is open.

``python examples/learning/train_rllib.py --rounds 20`` needs ``townwright[research]``, ``ray[rllib]`` and PyTorch.
RLlib asks for one version of Gymnasium alone (1.2.2 for ray 2.60), with which ours plays, too.
"""

from __future__ import annotations

from typing import Any

import click
import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from townwright.envs.flat import FlatObservations

NAME = "townwright.envs.solo:townwright/Cities-v0"
POINTS_OF_ONE = 10.0
"""So many points are a reward of one."""


class MaskedObservations(gymnasium.Wrapper[Any, int, Any, int]):
    """Shows one vector and the mask by the names that RLlib's module for masks knows."""

    def __init__(self, env: gymnasium.Env[Any, int]) -> None:
        super().__init__(FlatObservations(env))
        numbers = env.action_space.n  # type: ignore[attr-defined]  # it is Discrete
        mask = spaces.Box(0.0, 1.0, (numbers,), np.float32)
        self.observation_space = spaces.Dict({"action_mask": mask, "observations": self.env.observation_space})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self._named(seen), info

    def step(self, action: int) -> tuple[dict[str, Any], Any, bool, bool, dict[str, Any]]:
        """Say that number."""
        seen, points, over, cut_off, info = self.env.step(action)
        return self._named(seen), float(points) / POINTS_OF_ONE, over, cut_off, info

    def _named(self, seen: Any) -> dict[str, Any]:
        masks = self.get_wrapper_attr("action_masks")()
        return {"action_mask": masks.astype(np.float32), "observations": seen}


@click.command()
@click.option("--rounds", default=20, show_default=True, help="Rounds of playing and learning.")
@click.option("--steps", default=2_000, show_default=True, help="Steps of each round.")
@click.option("--seed", default=1, show_default=True)
def main(rounds: int, steps: int, seed: int) -> None:
    """Train, and tell the mean points of each round's games."""
    register_env("cities", lambda asked: MaskedObservations(gymnasium.make(NAME, rewards="change", **asked)))
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule)
    sizes = {"head_fcnet_hiddens": [128, 128], "head_fcnet_activation": "tanh"}
    config = (
        PPOConfig()
        .environment("cities", env_config={"level": 1})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .rl_module(rl_module_spec=module, model_config=sizes)
        .training(train_batch_size_per_learner=steps, minibatch_size=steps // 4, num_epochs=4, lr=1e-3, gamma=1.0)
        .debugging(seed=seed)
    )
    learner = config.build_algo()
    for number in range(1, rounds + 1):
        told = learner.train()["env_runners"]
        print(f"round {number}: {told['episode_return_mean'] * POINTS_OF_ONE:.2f} points a game", flush=True)
    learner.stop()


if __name__ == "__main__":
    main()
