"""What every game promises, at many positions of every option: ``dev soak conformance --positions 12``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click

from tests.option_classes import EVERY_OPTION

ROOT = Path(__file__).parents[2]


@click.command()
@click.option("--positions", default=12, show_default=True, help="Positions that are looked at closely in each game.")
def main(positions: int) -> None:
    """Run the suite that every game keeps; a promise that is broken stops it with its test."""
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance")
    environment = {**os.environ, "TOWNWRIGHT_POSITIONS": str(positions), EVERY_OPTION: "1"}
    raise SystemExit(subprocess.run((sys.executable, *words), cwd=ROOT, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
