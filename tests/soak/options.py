"""Every option that the games have for tests, every three values together: ``python3 dev soak options``.

The normal tests try so few that every two values come that go together.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click

from tests.option_classes import EVERY_OPTION

ROOT = Path(__file__).parents[2]
TESTS = (
    "tests/bots/cities/test_search.py",
    "tests/bots/cities/test_players.py",
    "tests/bots/test_bots.py",
    "tests/conformance",
    "tests/games/cities/test_notation.py",
    "tests/games/cities/test_records.py",
    "tests/games/greentown/test_naive_game.py",
    "tests/tables/test_snapshots.py",
)


@click.command(help=__doc__)
def main() -> None:
    """Run the tests that try options, with all of them."""
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "auto", *TESTS)
    environment = {**os.environ, EVERY_OPTION: "1"}
    raise SystemExit(subprocess.run((sys.executable, *words), cwd=ROOT, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
