"""Makes what the Cities bots know again: ``python3 dev bench train_cities --seconds 120 --threads 16 --device cuda``.

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
from benchmarks.cities_pupil import Pupil
from townwright.bots.cities import learnt_values
from townwright.bots.cities.training import TrainingSamples

LESSONS = ((0.04, 1.0), (0.06, 0.8), (0.1, 0.7), (0.15, 0.7), (0.2, 0.7), (0.2, 0.7), (0.25, 0.7))
"""The part of the time that each lesson has for playing, and how much the end of a game counts in it."""
FURTHER_LESSONS = ((0.25, 0.7),) * 4
"""For pupils who know something already."""
REMEMBERED, EPOCHS = 2, 3
"""So many lessons are fitted together, so often."""
TEST_GAMES = 4000


def main() -> None:
    """Learn the levels that are asked for."""
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
    told = parser.parse_args()
    for needed in ("numba", "torch"):
        if importlib.util.find_spec(needed) is None:
            sys.exit(f"learning needs {needed}, which is not installed here")
    pupils = [
        Pupil(level, not told.nomove, told.threads, told.device, told.on, told.seed, told.row_step)
        for level in told.levels
    ]
    with ThreadPoolExecutor(told.threads) as pool:
        pupils[0].test(told.threads, pool)  # Whatever is to be compiled is compiled before the clock starts.
        School(pupils, told.seconds, told.into, pool).teach(FURTHER_LESSONS if told.on else LESSONS)


class School:
    """Some pupils who learn side by side, and the clock."""

    def __init__(self, pupils: Sequence[Pupil], seconds: float, into: Path, pool: Executor) -> None:
        self.pupils, self.seconds, self.into, self.pool = pupils, seconds, into, pool
        self.samples: dict[int, list[list[TrainingSamples]]] = {pupil.level: [] for pupil in pupils}
        self.started = time.monotonic()

    def teach(self, lessons: Iterable[tuple[float, float]]) -> None:
        """Give all lessons to all pupils in turn, and say how well each plays in the end."""
        last = None
        for part, end_weight in lessons:
            for pupil in self.pupils:
                if pupil is last:
                    self.fit(pupil)
                playing = pupil.begin(part * self.seconds, end_weight, self.pool)
                if last and pupil is not last:
                    self.fit(last)
                self.samples[pupil.level].append([samples for each in playing for samples in each.result()])
                last = pupil
        if last:
            self.fit(last)
        for pupil in self.pupils:
            self.tell(pupil, f"{fmean(pupil.test(TEST_GAMES, self.pool)):.2f} points without looking ahead")

    def fit(self, pupil: Pupil) -> None:
        """Let a pupil learn from what it noted last."""
        remembered = self.samples[pupil.level] = self.samples[pupil.level][-REMEMBERED:]
        points = fmean(float(samples.points.mean()) for samples in remembered[-1])
        before, after = pupil.learn([samples for lesson in remembered for samples in lesson], EPOCHS)
        size, games = pupil.save(self.into), sum(len(samples.points) for samples in remembered[-1])
        self.tell(
            pupil,
            f"{games} games with {points:.2f} points; wrong by {before:.3f}, then by {after:.3f} points; {size} bytes",
        )

    def tell(self, pupil: Pupil, news: str) -> None:
        """One line with the time."""
        print(f"{time.monotonic() - self.started:4.0f} s, level {pupil.level}: {news}", flush=True)


if __name__ == "__main__":
    main()
