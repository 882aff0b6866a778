"""Trains the tables and networks of the Cities bots: ``python3 dev bench train_cities --threads 16 --device cuda``.

Needs numba and PyTorch; a GPU makes it bearable. All levels learn side by side: while one plays, the one before is
fitted.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from statistics import fmean

from benchmarks.cities_fitting import ROW_STEP
from benchmarks.cities_learner import Learner
from townwright.bots.cities import learnt_values
from townwright.bots.cities.learning.training import TrainingSamples

TRAINING_ROUNDS = ((0.04, 1.0), (0.06, 0.8), (0.1, 0.7), (0.15, 0.7), (0.2, 0.7), (0.2, 0.7), (0.25, 0.7))
"""The part of the time that each round has for playing, and how much the end of a game counts in it."""
FURTHER_ROUNDS = ((0.25, 0.7),) * 4
"""For learners that go on from what was learnt before."""
KEPT_ROUNDS, EPOCHS = 2, 3
"""The samples of so many rounds are fitted together, so often."""
TEST_GAMES = 4000


def main() -> None:
    """Train the levels that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", type=int, nargs="+", default=[3, 2, 1])
    parser.add_argument("--nomove", action="store_true", help="for tourists that stay where they are placed")
    parser.add_argument("--seconds", type=float, default=120, help="of playing, for each level")
    parser.add_argument("--threads", type=int, default=1, help="that play")
    parser.add_argument("--device", default="cpu", help="where PyTorch fits")
    parser.add_argument("--on", action="store_true", help="go on from what was learnt before")
    parser.add_argument("--seed", type=int, default=0, help="another for other games, when going on")
    parser.add_argument("--row-step", type=float, default=ROW_STEP, help="how far the network moves at first")
    parser.add_argument("--into", type=Path, default=learnt_values.FOLDER, help="the folder for what was learnt")
    args = parser.parse_args()
    for needed in ("numba", "torch"):
        if importlib.util.find_spec(needed) is None:
            sys.exit(f"learning needs {needed}, which is not installed here")
    learners = [
        Learner(level, not args.nomove, args.threads, args.device, args.on, args.seed, args.row_step)
        for level in args.levels
    ]
    with ThreadPoolExecutor(args.threads) as pool:
        learners[0].test(args.threads, pool)  # Whatever is to be compiled is compiled before the clock starts.
        Trainer(learners, args.seconds, args.into, pool).train(FURTHER_ROUNDS if args.on else TRAINING_ROUNDS)


class Trainer:
    """Trains some learners side by side."""

    def __init__(self, learners: Sequence[Learner], seconds: float, into: Path, pool: Executor) -> None:
        self.learners, self.seconds, self.into, self.pool = learners, seconds, into, pool
        self.samples: dict[int, list[list[TrainingSamples]]] = {learner.level: [] for learner in learners}
        self.started = time.monotonic()

    def train(self, rounds: Iterable[tuple[float, float]]) -> None:
        """Give all rounds to all learners in turn, and print how well each plays in the end."""
        last = None
        for part, end_weight in rounds:
            for learner in self.learners:
                if learner is last:
                    self.fit(learner)
                playing = learner.start_playing(part * self.seconds, end_weight, self.pool)
                if last and learner is not last:
                    self.fit(last)
                self.samples[learner.level].append([samples for each in playing for samples in each.result()])
                last = learner
        if last:
            self.fit(last)
        for learner in self.learners:
            self.log(learner, f"{fmean(learner.test(TEST_GAMES, self.pool)):.2f} points without looking ahead")

    def fit(self, learner: Learner) -> None:
        """Fit a learner to its latest samples, save it, and print its errors."""
        kept = self.samples[learner.level] = self.samples[learner.level][-KEPT_ROUNDS:]
        points = fmean(float(samples.points.mean()) for samples in kept[-1])
        before, after = learner.learn([samples for round_ in kept for samples in round_], EPOCHS)
        size, games = learner.save(self.into), sum(len(samples.points) for samples in kept[-1])
        self.log(
            learner,
            f"{games} games with {points:.2f} points; wrong by {before:.3f}, then by {after:.3f} points; {size} bytes",
        )

    def log(self, learner: Learner, text: str) -> None:
        """Print one line with the time and the level."""
        print(f"{time.monotonic() - self.started:4.0f} s, level {learner.level}: {text}", flush=True)


if __name__ == "__main__":
    main()
