"""Compile what reviews use beside the bots' code: ``python -m tests.study.warm_up``.

What is compiled is kept on disk, where every process of the tests finds it.
"""

from __future__ import annotations

from tests.study.cities.games import played
from townwright import study


def main() -> None:
    """Review a game, exactly as the tests do."""
    cities = study.find("cities")
    cities.review(played(), 0, 0.1, "warm up")
    cities.hindsight(played(), 0, 0.1, "warm up")


if __name__ == "__main__":
    main()
