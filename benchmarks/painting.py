"""How soon a move is painted after its acknowledgement: ``python3 dev bench painting --games 3``.

A real Chromium plays Cities alone. The page's own clock is read when the answer to a move comes in, when the table's
new sight comes in, and when the frame that shows it has been painted.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.page.conftest import FLAGS, chromium
from tests.page.player import begin, lay_starting_tiles, move, wait_for_round
from tests.page.serving import serving

MOST = 100.0
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
        port1.onmessage = () => window.painted.push([performance.now() - from, performance.now() - seen]);
        port2.postMessage(0);
      });
    });
  }
};
"""


def main(words: Sequence[str]) -> int:
    """Print the spans in milliseconds; 1 if the median is beyond the bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH.")
        return 2
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
        page.add_init_script(WATCH)
        spans = [span for _ in range(chosen.games) for span in played(page, origin)]
        browser.close()
    told = {
        "moves": len(spans),
        "answer to paint": summary([whole for whole, _ in spans]),
        "sight to paint": summary([own for _, own in spans]),
    }
    print(json.dumps(told) if chosen.json else "\n".join(f"{name}: {value}" for name, value in told.items()))
    return 0 if statistics.median(whole for whole, _ in spans) <= MOST else 1


def played(page: Page, origin: str) -> list[tuple[float, float]]:
    """The spans of one game's moves."""
    begin(page, origin, others=0, level=3)
    lay_starting_tiles(page)
    for number in range(1, 14):
        wait_for_round(page, number)
        move(page, number)
    page.locator("#end-title").wait_for()
    return [(whole, own) for whole, own in page.evaluate("() => window.painted")]


def summary(spans: Sequence[float]) -> dict[str, float]:
    """Median, the nineteenth of twenty, and the longest."""
    ordered = sorted(spans)
    twentieth = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return {
        "median": round(statistics.median(ordered), 1),
        "p95": round(twentieth, 1),
        "longest": round(ordered[-1], 1),
    }


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
