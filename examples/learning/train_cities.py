"""Trains a policy for Cities by policy gradient (PPO) on a graphics card, for all three scoring levels at once.

``python examples/learning/train_cities.py --minutes 30 --folder learnt`` needs ``townwright[gpu]`` and PyTorch. Games
are dealt, shown and stepped on the card (``CityBatch(…, device="cuda")``), and PyTorch shares the arrays. It writes a
checkpoint and a line of ``curve.csv`` now and then, and at the end ``policy.z``, which the bot ``scholar`` plays when
it lies in ``bots/cities/learnt``.
"""

from __future__ import annotations

import csv
import math
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import click
import torch
from torch import Tensor, nn
from torch.nn import functional

from townwright.bots.cities.policy.policy_network import INPUTS, WIDTH, pack
from townwright.games.cities.options import Options
from townwright.speed.cities import action_numbers as numbers
from townwright.speed.cities.batch import CityBatch
from townwright.speed.cities.workload import DECISIONS_OF_A_CITY as DECISIONS
from townwright.speed.runtime.gpu import shared

LEVELS = (1, 2, 3)
STOCKS, STAGES, HAND = 8, 3, 16
HEADS = {
    0: (0, int(numbers.FIRST_TILE)),
    1: (int(numbers.FIRST_TILE), int(numbers.FIRST_TOUR)),
    2: (int(numbers.FIRST_TOUR), int(numbers.FIRST_EXTRA)),
}
"""By stage (layout, tile, tourist): the first action of its kind, and the one behind the last."""
POINTS = 10.0
"""So many points are a reward of one."""
CLIP, TRACE, EPOCHS, ENTROPY = 0.2, 0.95, 2, 0.02
TEST_SEED = 1 << 40


class Policy(nn.Module):
    """A network that says how likely each action is, and what a city will be worth."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.entry = nn.Linear(INPUTS, width)
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(3))
        self.heads = nn.ModuleList(nn.Linear(width, end - first) for first, end in HEADS.values())
        self.worth = nn.Linear(width, 1)

    def forward(self, seen: Tensor, stage: int) -> tuple[Tensor, Tensor]:
        """Return the logits of the actions of a stage, and the worth."""
        hidden = functional.relu(self.entry(seen))
        for layer in self.layers:
            hidden = hidden + functional.relu(layer(hidden))
        return self.heads[stage](hidden).float(), self.worth(hidden).float().squeeze(1)


@dataclass
class Decisions:
    """One decision in every row of all levels."""

    stage: int
    seen: Tensor
    open: Tensor
    actions: Tensor
    chances: Tensor
    worths: Tensor


class Cities:
    """The games of all three levels, as one batch of rows."""

    def __init__(self, rows: int) -> None:
        self.batches = [CityBatch(Options(level=level), rows, device="cuda") for level in LEVELS]
        self.rows = rows
        self.level = torch.eye(len(LEVELS), device="cuda").repeat_interleave(rows, 0).bfloat16()

    def shuffle(self, seed: int, first: int = 0) -> None:
        """Deal new games."""
        for batch in self.batches:
            batch.shuffle(seed, first)

    def see(self) -> tuple[int, Tensor, Tensor]:
        """Return the stage, what is seen in every row, and which actions of the stage are open."""
        seen = [batch.see() for batch in self.batches]
        stage = int(torch.from_dlpack(shared(seen[0].stage))[0])
        first, end = HEADS[stage]

        def together(name: str) -> Tensor:
            return torch.cat([torch.from_dlpack(shared(getattr(one, name))).flatten(1) for one in seen])

        stock = torch.cat([torch.from_dlpack(shared(one.stock)) for one in seen]).long()
        parts = (
            together("boards"),
            together("hand")[:, :HAND],
            together("turned_up"),
            functional.one_hot(stock, STOCKS),
            functional.one_hot(torch.full_like(stock, stage), STAGES),
            self.level,
        )
        marks = torch.cat([torch.from_dlpack(shared(batch.masks()))[:, first:end] for batch in self.batches])
        return stage, torch.cat([part.bfloat16() for part in parts], 1), marks.bool()

    def step(self, stage: int, actions: Tensor) -> Tensor:
        """Take one action of the stage in every row; returns the rewards."""
        given = (actions + HEADS[stage][0]).int().split(self.rows)
        rewards = [batch.step_actions(part) for batch, part in zip(self.batches, given, strict=True)]
        return torch.cat([torch.from_dlpack(shared(reward)) for reward in rewards]) / POINTS


def choose(logits: Tensor, marks: Tensor, greedy: bool) -> tuple[Tensor, Tensor]:
    """Return an action for every row and the logarithm of its chance."""
    chances = logits.masked_fill(~marks, -math.inf).log_softmax(1)
    noise = 0 if greedy else -torch.empty_like(chances).exponential_().log()
    actions = (chances + noise).argmax(1)
    return actions, chances.gather(1, actions[:, None]).squeeze(1)


@torch.no_grad()
def play(policy: Policy, cities: Cities, seed: int, greedy: bool = False) -> tuple[list[Decisions], Tensor]:
    """Play all rows to their ends; returns every decision, and the points in rewards."""
    cities.shuffle(seed)
    made: list[Decisions] = []
    rewards = torch.zeros(0)
    for _ in range(DECISIONS):
        stage, seen, marks = cities.see()
        with torch.autocast("cuda", torch.bfloat16):
            logits, worths = policy(seen, stage)
        actions, chances = choose(logits, marks, greedy)
        rewards = cities.step(stage, actions)
        made.append(Decisions(stage, seen, marks, actions, chances, worths))
    return made, rewards


def gains(made: list[Decisions], rewards: Tensor) -> tuple[list[Tensor], list[Tensor]]:
    """Return how much better than expected each decision turned out, and what each position was worth."""
    better, targets = torch.zeros_like(rewards), []
    told = []
    after = rewards
    for decision in reversed(made):
        better = after - decision.worths + TRACE * better
        after = decision.worths
        told.append(better)
        targets.append(better + decision.worths)
    return told[::-1], targets[::-1]


def learn(
    policy: Policy, optimizer: torch.optim.Optimizer, made: list[Decisions], rewards: Tensor, entropy: float
) -> None:
    """Make better decisions likelier, in batches that mix the rounds of one kind of decision."""
    better, targets = gains(made, rewards)
    spread = (
        torch.stack(better).view(DECISIONS, len(LEVELS), -1).std((0, 2)).repeat_interleave(len(rewards) // len(LEVELS))
    )
    for _ in range(EPOCHS):
        chunks = []
        for stage in HEADS:
            steps = [number for number, decision in enumerate(made) if decision.stage == stage]
            order = torch.randperm(len(steps) * len(rewards), device="cuda")
            seen = torch.cat([made[step].seen for step in steps])
            marks = torch.cat([made[step].open for step in steps])
            kept = [torch.cat([getattr(made[step], name) for step in steps]) for name in ("actions", "chances")]
            kept += [torch.cat([better[step] / spread for step in steps]), torch.cat([targets[step] for step in steps])]
            chunks += [(stage, part, seen, marks, *kept) for part in order.split(len(rewards))]
        for number in torch.randperm(len(chunks)).tolist():
            stage, part, seen, marks, actions, before, gain, target = chunks[number]
            with torch.autocast("cuda", torch.bfloat16):
                logits, worths = policy(seen[part], stage)
            chances = logits.masked_fill(~marks[part], -1e9).log_softmax(1)
            ratio = (chances.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            gained = torch.minimum(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            open_choices = -(chances.exp() * chances).sum(1).mean()
            missed = functional.mse_loss(worths, target[part])
            optimizer.zero_grad(set_to_none=True)
            (0.5 * missed - gained - entropy * open_choices).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimizer.step()


def tested(policy: Policy, cities: Cities) -> list[float]:
    """Return the mean points at every level on deals that were not learnt from, always with the likeliest action."""
    _, rewards = play(policy, cities, TEST_SEED, greedy=True)
    return [float(part.mean()) * POINTS for part in rewards.split(cities.rows)]


def save(policy: Policy, file: Path) -> None:
    """Write the weights as the bot reads them."""
    file.write_bytes(pack({name: value.float().cpu().numpy() for name, value in policy.state_dict().items()}))


@click.command()
@click.option("--minutes", default=30.0, show_default=True)
@click.option("--rows", default=16_384, show_default=True, help="Games of each level at once.")
@click.option("--rate", default=1e-3, show_default=True, help="The first learning rate.")
@click.option("--seed", default=1, show_default=True)
@click.option("--folder", type=click.Path(path_type=Path), default=Path("learnt"), show_default=True)
def main(minutes: float, rows: int, rate: float, seed: int, folder: Path) -> None:
    """Train, and write checkpoints and a curve."""
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    folder.mkdir(parents=True, exist_ok=True)
    policy, cities = Policy(WIDTH).cuda(), Cities(rows)
    optimizer = torch.optim.Adam(policy.parameters(), rate, eps=1e-5)
    began, number, told = monotonic(), 0, 0.0
    with (folder / "curve.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "games", "level 1", "level 2", "level 3"])
        while (share := (monotonic() - began) / (60 * minutes)) < 1:
            for group in optimizer.param_groups:
                group["lr"] = rate * (0.02 + 0.98 * (1 + math.cos(math.pi * share)) / 2)
            made, rewards = play(policy, cities, seed * 1_000_003 + number)
            learn(policy, optimizer, made, rewards, ENTROPY * (1 - share) ** 2)
            number += 1
            if share - told >= 0.02 or number == 1:
                told = share
                points = tested(policy, cities)
                curve.writerow(
                    [round(share * minutes, 2), number * rows * len(LEVELS), *(round(each, 2) for each in points)]
                )
                file.flush()
                print(f"{share * minutes:.1f} min, {number} rounds: {points}", flush=True)
                torch.save(policy.state_dict(), folder / "checkpoint.pt")
        points = tested(policy, cities)
        curve.writerow([minutes, number * rows * len(LEVELS), *(round(each, 2) for each in points)])
    save(policy, folder / "policy.z")
    print(f"{number} rounds: {points}")


if __name__ == "__main__":
    main()
