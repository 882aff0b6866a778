"""Whole games on the page: ``python3 dev soak page_games``.

The normal tests play some games from their first move to their last, and of others the beginning and the end. Here
every test of the page plays every game through.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click

from tests.page.late import WHOLE_GAMES

ROOT = Path(__file__).parents[2]


@click.command(help=__doc__)
@click.argument("words", nargs=-1)
def main(words: tuple[str, ...]) -> None:
    """Run the page's tests with whole games; further words go to pytest."""
    asked = ("-m", "pytest", "-q", "-p", "no:cacheprovider", *(words or ("tests/page",)))
    environment = {**os.environ, WHOLE_GAMES: "1"}
    raise SystemExit(subprocess.run((sys.executable, *asked), cwd=ROOT, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
