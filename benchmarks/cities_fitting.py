"""Fits the table and the network to what became of many cities, with PyTorch.

Here both count in points and need not be whole. ``whole`` rounds them to what the bots compute with.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from townwright.bots.cities import feature_index, learnt_values, self_play
from townwright.bots.cities import network as hunch
from townwright.games.cities.city.pieces import ROUNDS

TABLE_STEP, ROW_STEP, LAST_STEP = 0.02, 0.002, 0.03
"""How far the table and the network move at first, and what part of that at last."""
SMALLEST_BATCH, LARGEST_BATCH, STEPS = 1024, 16384, 1500
"""So many cities are looked at together, so that there are about so many steps."""
WEAK, SOME = 0.1, 0.2
"""How far the first rows of the network lie from nothing, and what is always added."""
OFTEN = 20
"""Rows that were met less often say nothing."""
FIRST_PHASE, ROUND_ROWS, SAY_ROWS = (
    int(feature_index.PHASE_ROWS),
    int(feature_index.ROUND_ROWS),
    int(feature_index.SAY_ROWS),
)
WISH_ROWS, WISHED = int(feature_index.WISH_ROWS), int(feature_index.WISHED)
BLANK = SAY_ROWS
"""The row of nothing, behind those that are added up."""


class Fit:
    """What is thought of cities, in a form that can be drawn towards what is better known."""

    def __init__(
        self, table: Sequence[int], network: learnt_values.Rows, device: str, seed: int, row_step: float = ROW_STEP
    ) -> None:
        self.torch = torch = import_module("torch")
        self.device, self.row_step, width = device, row_step, int(feature_index.WIDTH)
        self.luck = luck = torch.Generator().manual_seed(seed)
        rows = (2 * torch.rand(SAY_ROWS + 1, width, generator=luck) - 1) * WEAK
        say = (2 * torch.rand(ROUNDS + 1, width, generator=luck) - 1) * SOME
        rows[ROUND_ROWS:], rows[BLANK] = SOME, 0
        met = torch.zeros(SAY_ROWS + 1)
        if network:
            known = torch.tensor(network, dtype=torch.float32)
            rows[:SAY_ROWS], say = known[:SAY_ROWS] / int(hunch.ROW_PARTS), known[SAY_ROWS:] / int(hunch.SAY_PARTS)
            met[:SAY_ROWS] = known[:SAY_ROWS].any(1) * (OFTEN + 1)
        worths = torch.tensor(table, dtype=torch.float32) / learnt_values.POINT
        self.table, self.rows, self.say = (each.to(device).requires_grad_() for each in (worths, rows, say))
        self.met = met.to(device)

    def thought(self, rows: Any, entries: Any, counts: Any, left: Any) -> Any:
        """What is thought of some cities with so many rounds left, in points."""
        torch, functional = self.torch, import_module("torch.nn.functional")
        late, early = left <= int(feature_index.LATE), left > int(feature_index.EARLY)
        phases = torch.stack([late, ~late & ~early, early], 1)
        wishes = torch.cat([
            self.rows[first + WISH_ROWS : first + WISH_ROWS + WISHED] for first in range(0, ROUND_ROWS, FIRST_PHASE)
        ])  # fmt: skip
        felt = functional.embedding_bag(rows, self.rows, mode="sum", padding_idx=BLANK)
        felt = felt + (phases[:, :, None] * counts[:, None, :]).flatten(1) @ wishes
        tabled = functional.embedding_bag(entries, self.table[:, None], mode="sum", padding_idx=0)[:, 0]
        wished = self.table[int(feature_index.WISHES) :].view(ROUNDS + 1, WISHED)[left] * counts
        return (felt.relu() * self.say[left]).sum(1) + tabled + wished.sum(1)

    def draw(self, noted: Sequence[tuple[Any, Any, Any, Any]], epochs: int) -> tuple[float, float]:
        """Draws what is thought towards what came of it; answers the error in points at the start and at the end."""
        torch = self.torch
        rows, entries, counts, worths = (
            torch.cat([torch.from_numpy(part).to(self.device) for part in parts])
            for parts in zip(*noted, strict=True)
        )  # fmt: skip
        rows = torch.where(rows == int(self_play.BLANK), BLANK, rows.int())
        self.met += torch.bincount(rows.flatten(), minlength=SAY_ROWS + 1)
        lines = len(worths)
        batch = max(SMALLEST_BATCH, min(LARGEST_BATCH, epochs * lines // STEPS))
        steps = max(1, epochs * lines // batch)
        network = {"params": [self.rows, self.say], "lr": self.row_step}
        optimizer = torch.optim.Adam([{"params": [self.table], "lr": TABLE_STEP}, network])
        schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: LAST_STEP ** (step / steps))
        order, errors = torch.randperm(lines, generator=self.luck).to(self.device), []
        for step in range(steps):
            start = step * batch % max(1, lines - batch + 1)
            picked = order[start : start + batch]
            # Each game has a line for every number of rounds left, from 1 on.
            left = picked % ROUNDS + 1
            thought = self.thought(rows[picked], entries[picked], counts[picked].float(), left)
            wrong = (thought - worths[picked] / learnt_values.POINT) * (worths[picked] >= 0)
            error = (wrong * wrong).mean()
            optimizer.zero_grad()
            error.backward()
            optimizer.step()
            schedule.step()
            errors.append(error.detach())
        part = max(1, steps // 20)
        before, after = (float(torch.stack(some).mean().sqrt()) for some in (errors[:part], errors[-part:]))
        return before, after

    def whole(self) -> tuple[Any, Any]:
        """The table and the network in whole numbers."""
        torch = self.torch
        heard = self.met > OFTEN
        for first in range(0, ROUND_ROWS, FIRST_PHASE):
            heard[first + WISH_ROWS : first + WISH_ROWS + WISHED] = True
        rows = self.rows.detach() * heard[:, None] * int(hunch.ROW_PARTS)
        network = torch.cat([rows[:SAY_ROWS], self.say.detach() * int(hunch.SAY_PARTS)])
        table = (self.table.detach().double() * learnt_values.POINT).round().long()
        return table.cpu().numpy(), network.round().clamp(
            learnt_values.SMALLEST, learnt_values.LARGEST
        ).short().cpu().numpy()
