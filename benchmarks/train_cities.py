"""Makes what the Cities bots know again: ``python3 dev bench train_cities --seconds 1200``."""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from statistics import fmean

from townwright.bots.cities import tables
from townwright.bots.cities.training import RATES_OF_LEARNING, Pupil

TOLD_EVERY = 10.0
TEST_GAMES = 2000


def main() -> None:
    """Learn the levels that are asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", type=int, nargs="+", default=[3, 2, 1])
    parser.add_argument("--nomove", action="store_true", help="for tourists that stay where they are placed")
    parser.add_argument("--seconds", type=float, default=1200, help="for each level")
    parser.add_argument("--on", action="store_true", help="go on from what was learnt before")
    parser.add_argument("--gentle", type=float, default=1.0, help="a factor for all rates of learning")
    parser.add_argument("--into", type=Path, default=tables.FOLDER, help="the folder for what was learnt")
    told = parser.parse_args()
    for level in told.levels:
        pupil = Pupil(level, not told.nomove, told.on)
        pupil.play(1, 1.0, 0)  # Whatever is to be compiled is compiled before the clock starts.
        clock = Clock(level)
        for rate, part in RATES_OF_LEARNING:
            pupil.study(rate * told.gentle, part * told.seconds, partial(clock.tell, rate))
            pupil.save(told.into)
        points = fmean(pupil.play(TEST_GAMES, 0, 7))
        print(f"level {level}: {points:.2f} points without looking ahead, {pupil.save(told.into)} bytes", flush=True)


class Clock:
    """Says now and then how far it is."""

    def __init__(self, level: int) -> None:
        self.level, self.started, self.told = level, time.monotonic(), 0.0

    def tell(self, rate: float, games: int, points: float) -> None:
        """One line if the last is some time ago."""
        spent = time.monotonic() - self.started
        if spent >= self.told + TOLD_EVERY:
            self.told = spent
            print(f"level {self.level}, rate {rate}: {games} games, {points:.2f} points, {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
