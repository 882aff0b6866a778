"""What our own bots made of each trial, and the best that is known, from ``benchmark.jsonl`` of each game."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from townwright import bots
from townwright.bots.benchmark.results import BestKnown, TrialResult
from townwright.bots.benchmark.trials import Trial


@cache
def _lines(game: str) -> tuple[dict[str, Any], ...]:
    file = Path(bots.__file__).parent / game / "benchmark.jsonl"
    return tuple(map(json.loads, file.read_text("utf-8").splitlines())) if file.is_file() else ()


def baselines(trial: Trial) -> list[TrialResult]:
    """The results of the bots that come with Townwright, the weakest first."""
    found = [TrialResult.read(line) for line in _lines(trial.game) if "bot" in line and line["trial"] == trial.name]
    return sorted(found, key=lambda result: (result.share_won.value if trial.rivals else 0, result.mean_points.value))


def best_known(trial: Trial) -> BestKnown | None:
    """The best that is known of each deal; None where nobody has searched."""
    for line in _lines(trial.game):
        if "best" in line and line["trial"] == trial.name:
            return BestKnown(trial.name, tuple(line["best"]), line["proven"])
    return None
