"""Plays a thousand random games of Cities with the compiled rules, and prints how their points are spread.

``python examples/simulate.py``. The first time the rules are compiled, which takes some seconds.
"""

from __future__ import annotations

from collections import Counter

from townwright.games.cities.options import Options
from townwright.speed.cities.fast_game import FastCities

GAMES = 1_000


def main() -> None:
    """Play the games and draw a bar for every five points."""
    points = [int(each) for each in FastCities(Options(level=3)).play_games(seed=1, games=GAMES)]
    print(f"{len(points)} games, {sum(points) / len(points):.1f} points on average, {max(points)} at most")
    spread = Counter(each // 5 * 5 for each in points)
    for least in range(0, max(points) + 1, 5):
        print(f"{least:3} to {least + 4:3} {'#' * (spread[least] * 60 // GAMES)}")


if __name__ == "__main__":
    main()
