"""Every bot with every option, and hindsight of every deal: ``python3 dev soak bots``.

The normal tests try some of all pairs, so that each bot and each option comes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click

from tests.bots.pairs import EVERY_PAIR
from tests.option_classes import EVERY_OPTION

ROOT = Path(__file__).parents[2]
TESTS = (
    "tests/bots/test_bots.py",
    "tests/bots/cities/test_players.py",
    "tests/bots/test_greentown_twins.py",
    "tests/bots/skylines/test_players.py",
    "tests/study/cities/test_hindsight.py",
)


@click.command(help=__doc__)
def main() -> None:
    """Run the tests of all bots with all options."""
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "auto", *TESTS)
    environment = {**os.environ, EVERY_PAIR: "1", EVERY_OPTION: "1"}
    raise SystemExit(subprocess.run((sys.executable, *words), cwd=ROOT, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
