"""Measures the page with Lighthouse: home, running tables and other screens, on a phone and on a desktop.

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
from tests.page.late import sit_down_late
from tests.page.player import LAST_ROUND, begin, lay_starting_tiles, play_to_the_end, wait_for_round
from tests.page.review_screens import RECORD
from tests.page.serving import ROOT, serving

TOOL = Path(__file__).parent / "lighthouse"
MIN_SCORE = 95
"""The mark to reach."""
MAX_SHIFT = 0.02
"""The layout shift that is allowed."""
OTHER_SCREENS = {
    "lesson": "/learn/cities-1",
    "rules": "/rules/skylines",
    "companion": "/companion/skylines",
    "own components": "/own",
    "daily": "/daily",
    "puzzles": "/puzzles",
    "history": "/history",
    "ratings": "/ratings",
    "campaign": "/campaign",
}
TABLES = ("cities", "greentown", "skylines")
CONTINUED = "home with games"
"""Home for somebody who has a running table of each game."""
SCREENS = ("home", CONTINUED, *TABLES, *OTHER_SCREENS, "replay", "review")
"""In the order in which they are loaded: home first, while nobody has sat down anywhere."""

Measurement = dict[str, Any]


def main(words: Sequence[str]) -> int:
    """Print one line for each screen and form; returns 1 if a goal is missed."""
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
    args = parser.parse_args(words)
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH.")
        return 2
    if not (TOOL / "node_modules").exists():
        npm("ci", "--ignore-scripts", "--loglevel=error")
    good, reports = True, args.reports and args.reports.resolve()
    if reports:
        reports.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin, browser(program) as (context, port):
        if not args.json:
            print(HEADING)
        for screen in sorted(args.screens.split(","), key=SCREENS.index):
            address = address_of(screen, context, origin)
            for form in args.forms.split(","):
                measured = {
                    "screen": screen,
                    **median_run(port, form, address, args.runs, args.busy, reports and reports / f"{screen}-{form}"),
                }
                good &= reaches_goals(measured)
                print(json.dumps(measured) if args.json else as_line(measured), flush=True)
    return 0 if good else 1


def address_of(screen: str, context: BrowserContext, origin: str) -> str:
    """The address of a screen; tables and a replay are made for it."""
    if screen == "home":
        return origin
    if screen == CONTINUED:
        for game in TABLES:
            running_table(context, origin, game)
        return origin
    if screen in OTHER_SCREENS:
        return origin + OTHER_SCREENS[screen]
    if screen == "review":
        return reviewed_table(context, origin)
    address = running_table(context, origin, "cities" if screen == "replay" else screen)
    return address.replace("/table/", "/replay/") if screen == "replay" else address


def reviewed_table(context: BrowserContext, origin: str) -> str:
    """The address of the review of a game that has just ended, once it is computed and kept."""
    page = context.new_page()
    page.request.post(f"{origin}/api/me", data={"name": "Ada"}, headers={"origin": origin})
    sit_down_late(page, origin, RECORD, left=1)
    play_to_the_end(page, LAST_ROUND)
    page.goto(page.url.replace("/table/", "/review/"))
    page.locator(".graph").wait_for()
    address = page.url
    page.close()
    return address


def running_table(context: BrowserContext, origin: str, game: str) -> str:
    """Start a table, and return its address when a move is to be made there."""
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
def browser(program: str) -> Iterator[tuple[BrowserContext, int]]:
    """Run a Chromium that Lighthouse can drive as well; yields its context and port."""
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


def median_run(port: int, form: str, address: str, runs: int, busy: float, report: Path | None) -> Measurement:
    """The measurement with the median score for performance, of several runs."""
    measured = sorted(scores(port, form, address, runs, busy, report), key=lambda one: int(one["marks"]["performance"]))
    return {**measured[len(measured) // 2], "all": [one["marks"]["performance"] for one in measured]}


def scores(port: int, form: str, address: str, runs: int, busy: float, report: Path | None) -> Iterator[Measurement]:
    """Run Lighthouse so many times, and yield what it measured."""
    words = (str(port), form, str(runs), address, str(busy), *([str(report)] if report else []))
    for line in npm("run", "--silent", "marks", "--", *words).splitlines():
        if line.startswith("{"):
            yield json.loads(line)


def npm(*words: str) -> str:
    """Run npm in Lighthouse's own folder, with the Node that builds the page."""
    command = (sys.executable, str(ROOT / "client" / "build.py"), "npm", "--prefix", str(TOOL), *words)
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603  our own words


def reaches_goals(measured: Measurement) -> bool:
    """Whether a screen reaches every goal."""
    scores, shift = measured["marks"].values(), measured["metrics"]["cumulative-layout-shift"]
    return all(score >= MIN_SCORE for score in scores) and shift is not None and float(shift) <= MAX_SHIFT


HEADING = f"""goals: every mark at least {MIN_SCORE}, shift at most {MAX_SHIFT}; times in milliseconds, weight in kB
form  screen           perf   a11y   best   shift    FCP    LCP    TBT     SI  longest  requests  weight  machine"""


def as_line(measured: Measurement) -> str:
    """A measurement as one line, with a star at what misses its goal."""
    metrics = measured["metrics"]
    scores = "".join(score_column(found) for found in measured["marks"].values())
    shift = metrics["cumulative-layout-shift"]
    times = "".join(
        time_column(metrics[name])
        for name in ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")
    )
    weight = f"{measured['longest']:9.0f}{measured['requests']:10}{measured['bytes'] / 1000:8.0f}{measured['index']:9}"
    jumps = f"{'–':>7}*" if shift is None else f"{shift:7.3f}{'*' if shift > MAX_SHIFT else ' '}"
    return (
        f"{measured['form']:5} {measured['screen']:15}{scores}{jumps}{times}{weight}  {', '.join(measured['wanting'])}"
    )


def time_column(found: float | None) -> str:
    """A time in its column; a dash where Lighthouse could not tell it."""
    return f"{'–':>7}" if found is None else f"{found:7.0f}"


def score_column(found: int) -> str:
    """A score in its column, with a star if it misses the goal."""
    return f"{found:6}{'*' if found < MIN_SCORE else ' '}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
