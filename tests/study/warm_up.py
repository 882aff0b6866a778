"""Compile what reviews use beside the bots' code: ``python -m tests.study.warm_up``.

What is compiled is kept on disk, where every process of the tests finds it.
"""

from __future__ import annotations

from tests.study.cities.games import played
from tests.study.greentown.games import played as greentown_game
from townwright import study


def main() -> None:
    """Review games, exactly as the tests do."""
    cities = study.find("cities")
    cities.review(played(), 0, 0.1, "warm up")
    cities.hindsight(played(), 0, 0.1, "warm up")
    study.find("greentown").hindsight(greentown_game(), 0, 0.01, "warm up")


if __name__ == "__main__":
    main()
