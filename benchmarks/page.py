"""Lighthouse's marks for the page: the home page and a running table, on a phone and at a desk.

``python3 dev bench page`` installs Lighthouse beside this file the first time and uses the Chromium on the PATH.
"""

from __future__ import annotations

import argparse
import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright
from tests.page.conftest import FLAGS, chromium
from tests.page.player import begin, lay_starting_tiles, wait_for_round
from tests.page.serving import ROOT, serving

TOOL = Path(__file__).parent / "lighthouse"
LEAST = 95


def main(words: Sequence[str]) -> int:
    """Print one line for each screen and form; 1 if a mark is below the least."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--forms", default="phone,desk", help="phone (slow network and processor), desk, or both")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH.")
        return 2
    if not (TOOL / "node_modules").exists():
        npm("ci", "--ignore-scripts", "--loglevel=error")
    worst = 100
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin, browsing(program) as (context, port):
        addresses = (origin, running_table(context, origin))
        for form in chosen.forms.split(","):
            for told in marks(port, form, addresses):
                worst = min(worst, *told["marks"].values())
                print(json.dumps(told) if chosen.json else in_words(told, origin), flush=True)
    return 0 if worst >= LEAST else 1


def running_table(context: BrowserContext, origin: str) -> str:
    """The address of a game of Cities after its first steps."""
    page = context.new_page()
    begin(page, origin, others=1)
    lay_starting_tiles(page)
    wait_for_round(page, 1)
    address = page.url
    page.close()
    return address


@contextmanager
def browsing(program: str) -> Iterator[tuple[BrowserContext, int]]:
    """A Chromium that Lighthouse can drive, too, and its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        flags = [*FLAGS, f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(
            kept, executable_path=program, args=flags, viewport={"width": 1440, "height": 900}, locale="en-GB"
        )
        yield context, port
        context.close()


def marks(port: int, form: str, addresses: Sequence[str]) -> Iterator[dict[str, Any]]:
    """What Lighthouse says."""
    for line in npm("run", "--silent", "marks", "--", str(port), form, *addresses).splitlines():
        if line.startswith("{"):
            yield json.loads(line)


def npm(*words: str) -> str:
    """Run npm in Lighthouse's own folder, with the Node that builds the page."""
    command = (sys.executable, str(ROOT / "client" / "build.py"), "npm", "--prefix", str(TOOL), *words)
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603  our own words


def in_words(told: dict[str, object], origin: str) -> str:
    """A screen in a line."""
    address = str(told["address"]).removeprefix(origin) or "/"
    weight = f"{told['requests']} requests, {told['bytes']} bytes, machine {told['index']}"
    return f"{told['form']:6} {address:44} {told['marks']} {told['metrics']} {weight} {told['wanting']}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
