"""Trains by PPO in one file, in the shape of CleanRL's: the network, a rollout over a vector of games, the update.

``python examples/learning/ppo_in_one_file.py --game Greentown --steps 500000`` needs ``townwright[research]`` and
PyTorch. Any of the three games can be learnt; in those of several seats the others play at random.
"""

from __future__ import annotations

from typing import Any

import click
import gymnasium
import numpy as np
import torch
from torch import Tensor, nn

from townwright.envs.flat import flattened

GAMES, STEPS, EPOCHS, PARTS = 64, 32, 4, 4
GAMMA, TRACE, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.01, 1e-3
SCALE = 10.0
"""So many points are a reward of one."""


class Agent(nn.Module):
    """One network for what to say, and one for what a position is worth."""

    def __init__(self, inputs: int, numbers: int, width: int = 128) -> None:
        super().__init__()

        def body(outputs: int, gain: float) -> nn.Sequential:
            layers = [nn.Linear(inputs, width), nn.Linear(width, width), nn.Linear(width, outputs)]
            for layer, scale in zip(layers, (2**0.5, 2**0.5, gain), strict=True):
                nn.init.orthogonal_(layer.weight, scale)
                nn.init.zeros_(layer.bias)
            return nn.Sequential(layers[0], nn.Tanh(), layers[1], nn.Tanh(), layers[2])

        self.actor, self.critic = body(numbers, 0.01), body(1, 1.0)

    def say(self, seen: Tensor, masks: Tensor, numbers: Tensor | None = None) -> tuple[Tensor, Tensor, Tensor]:
        """Return numbers that the masks allow, the logarithms of their chances, and how open the choice was."""
        chances = torch.distributions.Categorical(logits=self.actor(seen).masked_fill(~masks, -1e9))
        numbers = chances.sample() if numbers is None else numbers
        return numbers, chances.log_prob(numbers), chances.entropy()


def tensors(seen: dict[str, Any]) -> tuple[Tensor, Tensor]:
    """Return what is seen and what is open; a game that is over may say anything."""
    masks = torch.from_numpy(seen["action_mask"].astype(bool))
    masks[~masks.any(1), 0] = True
    return torch.from_numpy(flattened(seen)).clamp(-16, 16), masks


@click.command()
@click.option("--game", default="Cities", show_default=True)
@click.option("--steps", "total", default=200_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(game: str, total: int, seed: int) -> None:
    """Train, and tell the mean of the last hundred games."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    more: dict[str, Any] = {"opponents": ["random"]} if game == "Greentown" else {}
    envs: Any = gymnasium.make_vec(f"townwright.envs.solo:townwright/{game}-v0", num_envs=GAMES, **more)
    (first, _), results = envs.reset(seed=seed), list[float]()
    seen, masks = tensors(first)
    agent = Agent(seen.shape[1], masks.shape[1])
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    over = torch.zeros(GAMES)
    for update in range(1, max(1, total // (GAMES * STEPS)) + 1):
        kept: list[tuple[Tensor, ...]] = []
        for _ in range(STEPS):
            with torch.no_grad():
                numbers, chances, _ = agent.say(seen, masks)
                worth = agent.critic(seen).squeeze(1)
            shown, rewards, terminated, truncated, _ = envs.step(numbers.numpy())
            results += rewards[terminated].tolist()
            paid = torch.from_numpy(rewards / SCALE).float()
            kept.append((seen, masks, numbers, chances, worth, paid, over))
            (seen, masks), over = tensors(shown), torch.from_numpy(terminated | truncated).float()
        learn(agent, optimizer, kept, seen, over)
        if update % 10 == 0 or update * GAMES * STEPS >= total:
            print(f"{update * GAMES * STEPS:>9,} steps: {np.mean(results[-100:] or [0]):.2f} points", flush=True)


def learn(agent: Agent, optimizer: Any, kept: list[tuple[Tensor, ...]], seen: Tensor, over: Tensor) -> None:
    """Make numbers likelier that turned out better than expected."""
    with torch.no_grad():
        after, better = agent.critic(seen).squeeze(1), torch.zeros(GAMES)
    gains = []
    for *_, worth, paid, before in reversed(kept):
        goes_on = 1 - over
        better = paid + GAMMA * after * goes_on - worth + GAMMA * TRACE * goes_on * better
        gains.append(better)
        after, over = worth, before
    shown, masks, numbers, chances, worths, _, waits = (torch.cat(part) for part in zip(*kept, strict=True))
    gained = torch.cat(gains[::-1])
    targets, told = gained + worths, waits == 0
    for _ in range(EPOCHS):
        for part in torch.nonzero(told).squeeze(1)[torch.randperm(int(told.sum()))].chunk(PARTS):
            _, now, entropy = agent.say(shown[part], masks[part], numbers[part])
            ratio, gain = (now - chances[part]).exp(), gained[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            worse = torch.max(-gain * ratio, -gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            missed = (agent.critic(shown[part]).squeeze(1) - targets[part]).square().mean()
            optimizer.zero_grad()
            (worse + 0.5 * missed - ENTROPY * entropy.mean()).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


if __name__ == "__main__":
    main()
