"""Fits the table and the network to what became of many cities, with PyTorch.

Here both count in points and need not be whole. ``whole`` rounds them to what the bots compute with.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from townwright.bots.cities import learnt_values
from townwright.bots.cities import network as network_module
from townwright.bots.cities.features import feature_index
from townwright.bots.cities.learning import self_play
from townwright.games.cities.city.pieces import ROUNDS

TABLE_STEP, ROW_STEP, LAST_STEP = 0.02, 0.002, 0.03
"""How far the table and the network move at first, and what part of that at last."""
SMALLEST_BATCH, LARGEST_BATCH, STEPS = 1024, 16384, 1500
"""So many cities are looked at together, so that there are about so many steps."""
ROW_SPREAD, START_BIAS = 0.1, 0.2
"""How far the first rows of the network lie from nothing, and what is always added."""
MIN_COUNT = 20
"""Rows that were met less often say nothing."""
FIRST_PHASE, ROUND_ROWS, OUTPUT_ROWS = (
    int(feature_index.PHASE_ROWS),
    int(feature_index.ROUND_ROWS),
    int(feature_index.OUTPUT_ROWS),
)
EMPTY_FIELD_ROWS, FIELD_CLASSES = int(feature_index.EMPTY_FIELD_ROWS), int(feature_index.FIELD_CLASSES)
BLANK = OUTPUT_ROWS
"""The row of nothing, behind those that are added up."""


class Fit:
    """The table and the network as PyTorch parameters."""

    def __init__(
        self,
        table: Sequence[int],
        network: network_module.NetworkRows,
        device: str,
        seed: int,
        row_step: float = ROW_STEP,
    ) -> None:
        self.torch = torch = import_module("torch")
        self.device, self.row_step, width = device, row_step, int(feature_index.WIDTH)
        self.generator = generator = torch.Generator().manual_seed(seed)
        rows = (2 * torch.rand(OUTPUT_ROWS + 1, width, generator=generator) - 1) * ROW_SPREAD
        output_weights = (2 * torch.rand(ROUNDS + 1, width, generator=generator) - 1) * START_BIAS
        rows[ROUND_ROWS:], rows[BLANK] = START_BIAS, 0
        counts_met = torch.zeros(OUTPUT_ROWS + 1)
        if network:
            known = torch.tensor(network, dtype=torch.float32)
            rows[:OUTPUT_ROWS], output_weights = (
                known[:OUTPUT_ROWS] / int(network_module.ROW_PARTS),
                known[OUTPUT_ROWS:] / int(network_module.OUTPUT_PARTS),
            )
            counts_met[:OUTPUT_ROWS] = known[:OUTPUT_ROWS].any(1) * (MIN_COUNT + 1)
        worths = torch.tensor(table, dtype=torch.float32) / learnt_values.POINT
        self.table, self.rows, self.output_weights = (
            each.to(device).requires_grad_() for each in (worths, rows, output_weights)
        )
        self.counts_met = counts_met.to(device)

    def predict(self, rows: Any, entries: Any, counts: Any, left: Any) -> Any:
        """The predicted worth of some cities with so many rounds left, in points."""
        torch, functional = self.torch, import_module("torch.nn.functional")
        late, early = left <= int(feature_index.LATE), left > int(feature_index.EARLY)
        phases = torch.stack([late, ~late & ~early, early], 1)
        starts = [first + EMPTY_FIELD_ROWS for first in range(0, ROUND_ROWS, FIRST_PHASE)]
        field_rows = torch.cat([self.rows[start : start + FIELD_CLASSES] for start in starts])
        hidden = functional.embedding_bag(rows, self.rows, mode="sum", padding_idx=BLANK)
        hidden = hidden + (phases[:, :, None] * counts[:, None, :]).flatten(1) @ field_rows
        table_value = functional.embedding_bag(entries, self.table[:, None], mode="sum", padding_idx=0)[:, 0]
        field_values = self.table[int(feature_index.EMPTY_FIELDS) :].view(ROUNDS + 1, FIELD_CLASSES)[left] * counts
        return (hidden.relu() * self.output_weights[left]).sum(1) + table_value + field_values.sum(1)

    def train(self, samples: Sequence[tuple[Any, Any, Any, Any]], epochs: int) -> tuple[float, float]:
        """Fit the parameters to the targets of some samples; returns the error in points before and after."""
        torch = self.torch
        rows, entries, counts, worths = (
            torch.cat([torch.from_numpy(part).to(self.device) for part in parts])
            for parts in zip(*samples, strict=True)
        )  # fmt: skip
        rows = torch.where(rows == int(self_play.BLANK), BLANK, rows.int())
        self.counts_met += torch.bincount(rows.flatten(), minlength=OUTPUT_ROWS + 1)
        lines = len(worths)
        batch = max(SMALLEST_BATCH, min(LARGEST_BATCH, epochs * lines // STEPS))
        steps = max(1, epochs * lines // batch)
        network = {"params": [self.rows, self.output_weights], "lr": self.row_step}
        optimizer = torch.optim.Adam([{"params": [self.table], "lr": TABLE_STEP}, network])
        schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: LAST_STEP ** (step / steps))
        order, errors = torch.randperm(lines, generator=self.generator).to(self.device), []
        for step in range(steps):
            start = step * batch % max(1, lines - batch + 1)
            picked = order[start : start + batch]
            # Each game has a line for every number of rounds left, from 1 on.
            left = picked % ROUNDS + 1
            predicted = self.predict(rows[picked], entries[picked], counts[picked].float(), left)
            wrong = (predicted - worths[picked] / learnt_values.POINT) * (worths[picked] >= 0)
            error = (wrong * wrong).mean()
            optimizer.zero_grad()
            error.backward()
            optimizer.step()
            schedule.step()
            errors.append(error.detach())
        part = max(1, steps // 20)
        before, after = (float(torch.stack(some).mean().sqrt()) for some in (errors[:part], errors[-part:]))
        return before, after

    def as_whole_numbers(self) -> tuple[Any, Any]:
        """The table and the network in whole numbers, as the bots use them."""
        torch = self.torch
        known = self.counts_met > MIN_COUNT
        for first in range(0, ROUND_ROWS, FIRST_PHASE):
            known[first + EMPTY_FIELD_ROWS : first + EMPTY_FIELD_ROWS + FIELD_CLASSES] = True
        rows = self.rows.detach() * known[:, None] * int(network_module.ROW_PARTS)
        network = torch.cat([rows[:OUTPUT_ROWS], self.output_weights.detach() * int(network_module.OUTPUT_PARTS)])
        table = (self.table.detach().double() * learnt_values.POINT).round().long()
        return table.cpu().numpy(), network.round().clamp(
            learnt_values.SMALLEST, learnt_values.LARGEST
        ).short().cpu().numpy()
