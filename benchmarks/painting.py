"""Measures how soon a move is painted after its reply: ``python3 dev bench painting --rounds 3``.

A real Chromium plays on a phone's screen: Cities by pointer, Greentown and Skylines by typed moves. The page's own
clock is read when the answer to a move comes in, when the table's new sight comes in, and when the frame that shows
it has been painted. Until then nobody asks the page anything: a test's question whether something is there yet makes
the browser read the whole page, and would be counted as the page's own work.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.page import greentown_player, mayor
from tests.page.conftest import FLAGS, PHONE, chromium
from tests.page.player import begin, lay_starting_tiles, move, wait_for_round
from tests.page.serving import serving

MAX_MILLISECONDS = 100.0
"""Milliseconds from the acknowledgement to the painted move."""

WATCH = """
window.painted = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    let answered = null;
    this.addEventListener("message", ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.say === "answer") answered = performance.now();
      if (frame.say !== "update" || !frame.sight || answered === null) return;
      const from = answered, seen = performance.now();
      answered = null;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.painted.push([performance.now() - from, performance.now() - seen]);
          window.wake?.();
        };
        port2.postMessage(0);
      });
    });
  }
};
"""


ONE_MORE = """(before) => new Promise((then) => {
  if (window.painted.length > before) then();
  else window.wake = then;
})"""

Span = tuple[float, float]
"""Milliseconds from the answer, and from the table's new sight."""


def main(words: Sequence[str]) -> int:
    """Print the times of each game; returns 1 if one is too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2, help="how often each game is played")
    parser.add_argument("--games", default=",".join(PLAYERS), help=f"some of: {','.join(PLAYERS)}")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(words)
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH.")
        return 2
    good = True
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_page(viewport=PHONE, locale="en-GB")
        page.add_init_script(WATCH)
        for game in args.games.split(","):
            spans = [span for _ in range(args.rounds) for span in measure_moves(page, PLAYERS[game](page, origin))]
            figures = {
                "game": game,
                "moves": len(spans),
                "answer to paint": summary([whole for whole, _ in spans]),
                "sight to paint": summary([own for _, own in spans]),
            }
            good &= max(whole for whole, _ in spans) <= MAX_MILLISECONDS
            print(
                json.dumps(figures) if args.json else ", ".join(f"{name}: {value}" for name, value in figures.items())
            )
        browser.close()
    return 0 if good else 1


def measure_moves(page: Page, moves: Iterator[None]) -> list[Span]:
    """The times of one game's moves; each is waited for until it is painted."""
    for before, _ in enumerate(moves):
        page.evaluate(ONE_MORE, before)
    return [(whole, own) for whole, own in page.evaluate("() => window.painted")]


def cities(page: Page, origin: str) -> Iterator[None]:
    """Play a whole game of Cities alone, tile by tile and tourist by tourist; yields before each move."""
    begin(page, origin, others=0, level=3)
    lay_starting_tiles(page)
    yield
    for number in range(1, 14):
        wait_for_round(page, number)
        move(page, number)
        yield


def greentown(page: Page, origin: str) -> Iterator[None]:
    """Play turns of Greentown against a bot; yields before each."""
    greentown_player.begin(page, origin)
    for _ in range(TYPED):
        if not greentown_player.wait_for_turn(page):
            return
        type_action(page, greentown_player.first_turn(page, origin))
        yield


def skylines(page: Page, origin: str) -> Iterator[None]:
    """Play Skylines alone as a planner does; yields before each action."""
    mayor.begin(page, origin, others=0)
    for _ in range(TYPED):
        if mayor.wait_for_question(page) == "over":
            return
        type_action(page, mayor.planned_move(page, origin))
        yield


def type_action(page: Page, action: str) -> None:
    """Type an action in notation and send it."""
    box = page.get_by_role("textbox")
    box.fill(action)
    box.press("Enter")


PLAYERS: dict[str, Callable[[Page, str], Iterator[None]]] = {
    "cities": cities,
    "greentown": greentown,
    "skylines": skylines,
}
TYPED = 10
"""Moves of a game that are typed."""


def summary(spans: Sequence[float]) -> dict[str, float]:
    """The median, the 95th percentile and the longest of some times."""
    ordered = sorted(spans)
    twentieth = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return {
        "median": round(statistics.median(ordered), 1),
        "p95": round(twentieth, 1),
        "longest": round(ordered[-1], 1),
    }


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
