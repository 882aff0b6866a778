"""Planted faults that slow harnesses must find: ``python3 dev soak planted``, once a week and when a harness changes.

A check that never fails shows nothing. Where it takes more than a moment to see one fail, the test is marked
``planted`` and stands beside those of the honest server, which every test run does.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

ROOT = Path(__file__).parents[2]


@click.command(help=__doc__)
@click.argument("words", nargs=-1)
def main(words: tuple[str, ...]) -> None:
    """Run the tests that are marked; further words, such as a file of tests, go to pytest."""
    asked = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "planted", *(words or ("tests",)))
    raise SystemExit(subprocess.run((sys.executable, *asked), cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
