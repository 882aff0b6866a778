"""Lighthouse's marks for the page: home, running tables and the rooms beside, on a phone and at a desk.

``python3 dev bench page`` installs Lighthouse beside this file the first time and uses the Chromium on the PATH. Each
screen is loaded several times, and the middle one by its mark for performance counts.
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

from playwright.sync_api import BrowserContext, expect, sync_playwright
from tests.page import greentown_player, mayor
from tests.page.conftest import FLAGS, chromium
from tests.page.player import begin, lay_starting_tiles, wait_for_round
from tests.page.serving import ROOT, serving

TOOL = Path(__file__).parent / "lighthouse"
LEAST = 95
"""The mark to reach."""
MOST_JUMPING = 0.02
"""The layout shift that is allowed."""
ROOMS = {
    "lesson": "/learn/cities-1",
    "rules": "/rules/skylines",
    "companion": "/companion/skylines",
    "own components": "/own",
}
TABLES = ("cities", "greentown", "skylines")
CONTINUED = "home with games"
"""Home for somebody who has a running table of each game."""
SCREENS = ("home", CONTINUED, *TABLES, *ROOMS, "replay")
"""In the order in which they are loaded: home first, while nobody has sat down anywhere."""

Told = dict[str, Any]


def main(words: Sequence[str]) -> int:
    """Print one line for each screen and form; 1 if a goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--forms", default="desk,phone", help="phone (slow network and processor), desk, or both")
    parser.add_argument("--screens", default=",".join(SCREENS), help=f"some of: {','.join(SCREENS)}")
    parser.add_argument("--runs", type=int, default=3, help="how often each screen is loaded; the middle one counts")
    parser.add_argument(
        "--busy",
        type=float,
        default=0,
        metavar="SLOWDOWN",
        help="on a machine with other work: count the time that the page itself worked, and slow a phone down so often",
    )
    parser.add_argument("--reports", type=Path, help="a folder for Lighthouse's whole reports")
    parser.add_argument("--json", action="store_true", help="one object a line, with everything that was measured")
    chosen = parser.parse_args(words)
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH.")
        return 2
    if not (TOOL / "node_modules").exists():
        npm("ci", "--ignore-scripts", "--loglevel=error")
    good, reports = True, chosen.reports and chosen.reports.resolve()
    if reports:
        reports.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin, browsing(program) as (context, port):
        if not chosen.json:
            print(HEADING)
        for screen in sorted(chosen.screens.split(","), key=SCREENS.index):
            address = address_of(screen, context, origin)
            for form in chosen.forms.split(","):
                told = {
                    "screen": screen,
                    **middle(port, form, address, chosen.runs, chosen.busy, reports and reports / f"{screen}-{form}"),
                }
                good &= reaches(told)
                print(json.dumps(told) if chosen.json else in_words(told), flush=True)
    return 0 if good else 1


def address_of(screen: str, context: BrowserContext, origin: str) -> str:
    """Where a screen is; tables and a replay are made for it."""
    if screen == "home":
        return origin
    if screen == CONTINUED:
        for game in TABLES:
            running_table(context, origin, game)
        return origin
    if screen in ROOMS:
        return origin + ROOMS[screen]
    address = running_table(context, origin, "cities" if screen == "replay" else screen)
    return address.replace("/table/", "/replay/") if screen == "replay" else address


def running_table(context: BrowserContext, origin: str, game: str) -> str:
    """The address of a table at which somebody is about to make a move."""
    page = context.new_page()
    if game == "cities":
        begin(page, origin, others=1)
        lay_starting_tiles(page)
        wait_for_round(page, 1)
    elif game == "greentown":
        greentown_player.begin(page, origin, others=1)
        greentown_player.wait_for_turn(page)
    else:
        mayor.begin(page, origin, others=1)
        mayor.wait_for_question(page)
        mayor.step(page)
        expect(page.locator(".card-button").first).to_be_visible()
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
        context.set_default_timeout(60_000)
        yield context, port
        context.close()


def middle(port: int, form: str, address: str, runs: int, busy: float, report: Path | None) -> Told:
    """The middle one of several runs by its mark for performance."""
    told = sorted(marks(port, form, address, runs, busy, report), key=lambda one: int(one["marks"]["performance"]))
    return {**told[len(told) // 2], "all": [one["marks"]["performance"] for one in told]}


def marks(port: int, form: str, address: str, runs: int, busy: float, report: Path | None) -> Iterator[Told]:
    """What Lighthouse says."""
    words = (str(port), form, str(runs), address, str(busy), *([str(report)] if report else []))
    for line in npm("run", "--silent", "marks", "--", *words).splitlines():
        if line.startswith("{"):
            yield json.loads(line)


def npm(*words: str) -> str:
    """Run npm in Lighthouse's own folder, with the Node that builds the page."""
    command = (sys.executable, str(ROOT / "client" / "build.py"), "npm", "--prefix", str(TOOL), *words)
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603  our own words


def reaches(told: Told) -> bool:
    """Whether a screen reaches every goal."""
    marks, shift = told["marks"].values(), told["metrics"]["cumulative-layout-shift"]
    return all(mark >= LEAST for mark in marks) and float(shift) <= MOST_JUMPING


HEADING = f"""goals: every mark at least {LEAST}, shift at most {MOST_JUMPING}; times in milliseconds, weight in kB
form  screen           perf   a11y   best   shift    FCP    LCP    TBT     SI  longest  requests  weight  machine"""


def in_words(told: Told) -> str:
    """A screen in a line, with a star at what misses its goal."""
    metrics = told["metrics"]
    marks = "".join(mark(found) for found in told["marks"].values())
    shift = metrics["cumulative-layout-shift"]
    times = "".join(
        f"{metrics[name]:7.0f}"
        for name in ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")
    )
    weight = f"{told['longest']:9.0f}{told['requests']:10}{told['bytes'] / 1000:8.0f}{told['index']:9}"
    jumps = f"{shift:7.3f}{'*' if shift > MOST_JUMPING else ' '}"
    return f"{told['form']:5} {told['screen']:15}{marks}{jumps}{times}{weight}  {', '.join(told['wanting'])}"


def mark(found: int) -> str:
    """A mark in its column."""
    return f"{found:6}{'*' if found < LEAST else ' '}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
