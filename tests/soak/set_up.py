"""The first and the second start of a bare clone: ``python3 dev soak set_up --runs 3``.

Each run clones this checkout's last commit into an empty folder, with a home and caches of its own that hold nothing,
calls ``python3 dev play`` there, and fetches the page with its scripts. It tells what each step took. A machine that
does nothing else gives times to compare.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import click

from tests.packages.install_probe import fetch

ROOT = Path(__file__).parents[2]
STEP = re.compile(r"done: (.+), (\d+) s")
NETWORK = ("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "PIP_CERT", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY")


@click.command(help=__doc__)
@click.option("--runs", default=3, show_default=True)
@click.option("--again", default=5, show_default=True, help="How often each clone is started once more.")
@click.option("--python", default=sys.executable, help="The interpreter that calls dev.")
def main(runs: int, again: int, python: str) -> None:
    """Clone, start, start again, tell."""
    for _ in range(runs):
        with tempfile.TemporaryDirectory(prefix="townwright-bare-") as name:
            clone = Path(name) / "townwright"
            subprocess.run(("git", "clone", "--quiet", str(ROOT), str(clone)), check=True)  # noqa: S607
            first, steps = started(clone, python)
            later = sorted(started(clone, python)[0] for _ in range(again))
        print(f"first start {first:.1f} s: {steps}", flush=True)
        print("later starts " + ", ".join(f"{seconds:.2f}" for seconds in later) + " s", flush=True)


def started(clone: Path, python: str) -> tuple[float, str]:
    """Start Townwright in a clone, fetch its page and stop it; the seconds until the page was there, and the steps."""
    home = clone.parent / "home"
    home.mkdir(exist_ok=True)
    surroundings = {name: os.environ[name] for name in NETWORK if name in os.environ}
    surroundings |= {"HOME": str(home), "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}
    steps = []
    began = time.monotonic()
    with subprocess.Popen(
        (python, "dev", "play", "--no-browser"), cwd=clone, env=surroundings, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            steps += [f"{name} {seconds}" for name, seconds in STEP.findall(line)]
            if found := re.search(r"http://\S+", line):
                address = found.group().rstrip("/")
                break
        else:
            raise SystemExit(f"no address; {', '.join(steps)}")
        for path in re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', fetch(address)):
            fetch(address + path)
        took = time.monotonic() - began
        process.send_signal(signal.SIGTERM)
        assert "Stopped." in process.stdout.read()
    assert process.returncode == 0
    return took, ", ".join(steps)


if __name__ == "__main__":
    main()
