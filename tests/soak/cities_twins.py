"""What a Cities bot cannot know changes nothing that it does: ``python -m tests.soak.cities_twins``."""

from __future__ import annotations

import argparse
from itertools import count

from tests.bots.cities.twins import compare_twins
from townwright import bots
from townwright.bots.player import Limit
from townwright.games.cities.options import every_option

MOMENTS = 12


def main() -> None:
    """Compare positions and their twins over all options and bots in turn, and print how many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--bots", nargs="+", default=[bot.name for bot in bots.of("cities")])
    told = parser.parse_args()
    several = [options for options in every_option() if options.seats > 1]
    compared = 0
    for game in count():
        bot = bots.find("cities", told.bots[game % len(told.bots)])
        options = several[game // len(told.bots) % len(several)]
        compared += compare_twins(bot, options, f"soak {game}", MOMENTS, Limit(told.nodes))
        if compared >= told.positions:
            break
        if game % 50 == 0:
            print(f"{compared} positions, {game + 1} games", flush=True)
    print(f"{compared} positions with something hidden: the same move and the same nodes in each twin")


if __name__ == "__main__":
    main()
