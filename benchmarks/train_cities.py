"""Makes the tables of the Cities bots again: ``python3 dev bench train_cities --games 30000``.

On one core that is free, a table takes about five minutes.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from statistics import fmean

from townwright.bots.cities import tables
from townwright.bots.cities.training import PORTION, RATES_OF_LEARNING, Pupil

TOLD_EVERY = 5
TEST_GAMES = 2000


def main() -> None:
    """Learn the tables that are asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", type=int, nargs="+", default=[3, 2, 1])
    parser.add_argument("--nomove", action="store_true", help="for tourists that stay where they are placed")
    parser.add_argument("--on", action="store_true", help="go on from what was learnt before")
    parser.add_argument("--rates", type=float, nargs="+", default=RATES_OF_LEARNING)
    parser.add_argument("--games", type=int, default=30_000, help="for each of the rates of learning")
    told = parser.parse_args()
    for level in told.levels:
        walks = not told.nomove
        pupil = Pupil(level, walks, tables.learnt(level, walks) if told.on else None)
        pupil.study(told.games, partial(tell, level, time.time()), told.rates)
        size = pupil.save()
        print(
            f"level {level}: {fmean(pupil.play(TEST_GAMES, 0, 7)):.2f} points without looking ahead, {size} bytes",
            flush=True,
        )


def tell(level: int, started: float, games: int, points: float) -> None:
    """One line now and then."""
    if games % (TOLD_EVERY * PORTION) == 0:
        print(f"level {level}: {games} games, {points:.2f} points, {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
