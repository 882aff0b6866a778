"""Measures how soon a move is painted after its reply: ``python3 dev bench painting --rounds 3``.

A real Chromium plays on the screens of a phone and of a desk, with everything that moves moving: Cities by pointer,
Greentown against a bot and Skylines by typed moves. The page's own clock is read when the answer to a move comes in,
when the table's new sight comes in, and when the frame that shows it has been painted. Until then nobody asks the page
anything: a test's question whether something is there yet makes the browser read the whole page, and would be counted
as the page's own work. On a busy machine the clock also counts what others do, so the processor's time that the page's
main thread took for a move, from choosing it until the next can be chosen, is told as well.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.page import greentown_player, mayor
from tests.page.conftest import DESK, FLAGS, PHONE, chromium
from tests.page.player import begin, lay_starting_tiles, move, typing_box, wait_for_round
from tests.page.serving import serving

MAX_MILLISECONDS = 100.0
"""Milliseconds from the acknowledgement to the painted move, for all moves but one of twenty."""
SIZES = {"phone": PHONE, "desk": DESK}

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
      const shows = frame.say === "changes" || (frame.say === "update" && frame.sight);
      if (!shows || answered === null) return;
      const from = answered, seen = performance.now();
      answered = null;
      requestAnimationFrame(() =>
        scheduler.postTask(
          () => {
            window.painted.push([performance.now() - from, performance.now() - seen]);
            window.wake?.();
          },
          { priority: "user-blocking" }, // what comes later than the frame does not count
        ),
      );
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
    parser.add_argument("--sizes", default=",".join(SIZES), help="phone, desk, or both")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(words)
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH.")
        return 2
    good = True
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for size in args.sizes.split(","):
            page = browser.new_page(viewport=SIZES[size], locale="en-GB", reduced_motion="no-preference")
            page.add_init_script(WATCH)
            clock = page.context.new_cdp_session(page)
            clock.send("Performance.enable", {"timeDomain": "threadTicks"})
            for game in args.games.split(","):
                rounds = [measure_moves(page, PLAYERS[game](page, origin), clock) for _ in range(args.rounds)]
                spans = [span for found, _ in rounds for span in found]
                figures = {
                    "game": game,
                    "screen": size,
                    "moves": len(spans),
                    "answer to paint": summary([whole for whole, _ in spans]),
                    "sight to paint": summary([own for _, own in spans]),
                    "processor for a move": round(statistics.mean(spent for _, spent in rounds), 1),
                }
                good &= summary([whole for whole, _ in spans])["p95"] <= MAX_MILLISECONDS
                print(
                    json.dumps(figures)
                    if args.json
                    else ", ".join(f"{name}: {value}" for name, value in figures.items())
                )
            page.close()
        browser.close()
    return 0 if good else 1


def main_thread(clock: CDPSession) -> float:
    """Milliseconds of the processor that the page's main thread has taken so far."""
    metrics = clock.send("Performance.getMetrics")["metrics"]
    return float(1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def measure_moves(page: Page, moves: Iterator[None], clock: CDPSession) -> tuple[list[Span], float]:
    """The times of one game's moves, each waited for until it is painted, and the processor's time for a later one."""
    begun, last = 0.0, 0
    for before, _ in enumerate(moves):
        page.evaluate(ONE_MORE, before)
        last = before
        if before == 0:
            begun = main_thread(clock)  # a page that is opened counts anew
    spent = (main_thread(clock) - begun) / max(last, 1)
    return [(whole, own) for whole, own in page.evaluate("() => window.painted")], spent


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
    box = typing_box(page)
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
