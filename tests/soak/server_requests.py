"""Requests from the description of the interface in number: ``python3 dev soak server_requests --examples 300``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click

ROOT = Path(__file__).parents[2]


@click.command()
@click.option("--examples", default=300, show_default=True, help="Requests for each operation.")
def main(examples: int) -> None:
    """Run Schemathesis against a real server; a request that makes it fail stops it with the request."""
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/server/protocol/test_schemathesis.py")
    environment = {**os.environ, "TOWNWRIGHT_EXAMPLES": str(examples)}
    raise SystemExit(subprocess.run((sys.executable, *words), cwd=ROOT, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
