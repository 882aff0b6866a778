"""Trains MaskablePPO of sb3-contrib on Cities for one, and lets what it learnt play at a table.

``python examples/learning/train_maskable.py --steps 200000 --seed 1`` needs ``townwright[research]`` and sb3-contrib.
It writes ``maskable.csv``: as training goes on, the mean points of games on other deals, always with the likeliest
number.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import click
import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from townwright.bots.arena import matches, play
from townwright.envs.flat import FlatObservations, flattened
from townwright.envs.trained_bot import TrainedBot

NAME = "townwright.envs.solo:townwright/Cities-v0"
TEST_SEED = 1 << 40
POINTS_OF_ONE = 10.0
"""So many points are a reward of one."""


def tested(model: MaskablePPO, games: int, level: int) -> float:
    """Return the mean points on deals that were not learnt from, in a vector of compiled games."""
    env: Any = gymnasium.make_vec(NAME, num_envs=games, level=level)
    (seen, _), over, points = env.reset(seed=TEST_SEED), np.zeros(games, bool), np.zeros(games)
    while not over.all():
        arrays, masks = flattened(seen), seen["action_mask"].astype(bool)
        numbers, _ = model.predict(arrays, action_masks=masks, deterministic=True)
        seen, rewards, over, _, _ = env.step(numbers)
        points += rewards
    return float(points.mean())


def learnable(env: gymnasium.Env[Any, Any]) -> gymnasium.Env[Any, Any]:
    """Wrap an environment: one vector is seen, and rewards are small, or errors of worth would drown the policy."""
    return gymnasium.wrappers.TransformReward(FlatObservations(env), lambda points: float(points) / POINTS_OF_ONE)


class Curve(BaseCallback):
    """Writes a line of the curve after so many steps."""

    def __init__(self, file: Path, every: int, games: int, level: int) -> None:
        super().__init__()
        self.file, self.every, self.games, self.level, self.told = file, every, games, level, -every
        self.file.write_text("steps,points\n")

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps - self.told >= self.every:
            self.told = self.num_timesteps
            self.write()

    def _on_training_end(self) -> None:
        self.write()

    def write(self) -> None:
        """Test the policy as it is now."""
        points = tested(self.model, self.games, self.level)
        print(f"{self.num_timesteps:>9,} steps: {points:.2f} points", flush=True)
        with self.file.open("a", newline="") as file:
            csv.writer(file).writerow([self.num_timesteps, round(points, 2)])


@click.command()
@click.option("--steps", default=200_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--level", default=1, show_default=True)
@click.option("--games", default=500, show_default=True, help="Games of each test.")
@click.option("--file", type=click.Path(path_type=Path), default=Path("maskable.csv"), show_default=True)
def main(steps: int, seed: int, level: int, games: int, file: Path) -> None:
    """Train, test, and play one game at a table."""
    torch.set_num_threads(1)
    more = {"level": level, "rewards": "change"}
    envs = make_vec_env(NAME, n_envs=32, seed=seed, env_kwargs=more, wrapper_class=learnable)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=54,
        batch_size=864,
        n_epochs=4,
        learning_rate=lambda left: 2e-3 * (0.1 + 0.9 * left),
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.005,
        seed=seed,
    )
    model.learn(steps, callback=Curve(file, steps // 20, games, level))

    def policy(seen: dict[str, Any]) -> int:
        number, _ = model.predict(flattened(seen), action_masks=seen["action_mask"].astype(bool), deterministic=True)
        return int(number)

    bot = TrainedBot("cities", policy, name="mine", level=level)
    match = matches("cities", {"level": str(level)}, ["mine"], deals=1, seed="evening", nodes=100)[0]
    print(f"at a table: {play(match, find=lambda _game, _name: bot).standings[0].total} points")


if __name__ == "__main__":
    main()
