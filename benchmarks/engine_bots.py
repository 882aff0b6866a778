"""Measures how long programs think on a device: ``python3 dev bench engine_bots``.

The engine of a real Chromium lets every program of each game play against itself by the plain rules: those that are
offered on devices play whole games, with few options and with many, the others some first moves. Told is what a move
takes from the turn to the state behind it, by the clock and in time of the processor on the worker's own thread, which
is the same on a busy machine. A core of a phone is taken to be four times slower than one of this machine.

Chromium slows down pages for tests, but none of their workers. So ``--slowed`` stops the process of the page and its
worker for three of every four milliseconds, and the clock alone tells what a phone would take.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.page.conftest import FLAGS, chromium
from tests.page.golden_engine import START, run
from tests.page.static_site import static_site

from townwright import bots
from townwright.core import registry
from townwright.local import device_bots

MAX_SECONDS = 2.0
"""That a program on a device may think about a move."""
PHONE = 4
"""How much slower a phone's core is taken to be."""
SLICE = 0.004
"""Seconds that a slowed page runs before it is stopped for three times as long."""
OTHERS = 3
"""Moves that are measured of a program that is not offered."""
PATIENCE = 60.0
"""Seconds after which no further move of one that is not offered is waited for."""
AGREED: dict[str, tuple[dict[str, str], ...]] = {
    "cities": ({"seats": "2"}, {"seats": "2", "level": "3", "variants": "free onemore"}),
    "greentown": ({"seats": "2"}, {"seats": "4", "setup": "strip", "variant": "keep"}),
    "skylines": ({"seats": "2"}, {"seats": "4", "scenario": "4", "modules": "unique roles policies news"}),
}
"""The options of the games that are played: those of a first game, and those that make it long."""
TOLD = """
import json
from collections import Counter
from random import Random
from townwright import bots
from townwright.bots.player import Limit
from townwright.core import registry
from townwright.core.dealer import Dealer, stream_of
from townwright.core.limits.budgets import affordable
from townwright.core.seats import CHANCE
from townwright.local import device_bots
from townwright.speed.runtime.compiled_code import CodeUse, using

class Play:
    def __init__(self, name, wanted, options, deal):
        self.game, self.random, self.drawn = registry.find(name), Random(deal), Counter()
        self.dealer = Dealer(bytes([deal]) * 32)
        self.bot = next(bot for bot in bots.of(name) if bot.name == wanted)
        self.state = self.game.start(self.game.options(options))
        self.deal()

    def deal(self):
        while self.game.to_act(self.state)[:1] == (CHANCE,):
            action = self.dealer.answer(self.game.legal(self.state, CHANCE), self.drawn)
            self.drawn[stream_of(action)] += 1
            self.state = self.game.play(self.state, CHANCE, action)

    def move(self):
        seat = self.game.to_act(self.state)[0]
        view, legal = self.game.view(self.state, seat), tuple(affordable(self.game.legal(self.state, seat)))
        with using(CodeUse.PLAIN):
            action = self.bot.choose(view, legal, Limit(device_bots.NODES), self.random).action
        self.state = self.game.play(self.state, seat, action)
        self.deal()
        return bool(self.game.to_act(self.state))
"""
BEGIN = "playing = Play({game!r}, {bot!r}, {options!r}, {deal}); ''"
MOVE = """
try:
    told = playing.move()
except Exception as error:
    told = str(error) or type(error).__name__
json.dumps(told)
"""
MEMORY = "import pyodide_js; pyodide_js._module.HEAPU8.length"


@dataclass(frozen=True)
class MoveTime:
    """Seconds of one move by the clock, and of the processor."""

    clock: float
    processor: float


@dataclass(frozen=True)
class EngineTab:
    """A page with an engine, and the process that both run in."""

    page: Page
    process: int
    slowed: bool

    def move(self) -> tuple[object, MoveTime]:
        """Let the program that plays make a move; returns whether the game goes on, or what went wrong."""
        before, started = worker_seconds(self.process), time.perf_counter()
        told = json.loads(run(self.page, MOVE))
        return told, MoveTime(time.perf_counter() - started, worker_seconds(self.process) - before)

    def on_a_phone(self, took: MoveTime) -> float:
        """What a move takes there: by the clock of a slowed page, otherwise the processor's time as often."""
        return took.clock if self.slowed else PHONE * took.processor


def main(words: Sequence[str]) -> int:
    """Print the times; returns 1 if one that is offered would take too long on a phone."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.own_names(), help="all by themselves")
    parser.add_argument("--offered", action="store_true", help="measure only those that are offered")
    parser.add_argument("--bots", nargs="+", default=[], help="measure these only")
    parser.add_argument("--deals", type=int, default=1, help="how many games one that is offered plays of each kind")
    parser.add_argument("--slowed", action="store_true", help="let the page run a quarter of the time")
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, static_site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        page.set_default_timeout(0)
        page.goto(f"{site.address}icon.svg")
        page.evaluate(START, f"{site.address}engine/")
        run(page, TOLD)
        before = int(run(page, MEMORY))
        tab = EngineTab(page, page_process(browser), args.slowed)
        with slowed(tab.process) if args.slowed else contextlib.nullcontext():
            longest = max(measured(tab, game, args) for game in args.games)
        print(f"Python's memory: {before / 1e6:.0f} MB, afterwards {int(run(page, MEMORY)) / 1e6:.0f} MB")
        browser.close()
    print(f"the longest move of those offered, on a phone: {longest:.2f} s")
    return 0 if longest <= MAX_SECONDS else 1


def measured(tab: EngineTab, game: str, args: argparse.Namespace) -> float:
    """Print the programs of a game, and return the seconds of the longest move of those that are offered."""
    here, longest = {bot.name for bot in device_bots.offered(game)}, 0.0
    for bot in bots.of(game):
        offered = bot.name in here
        if (args.offered and not offered) or (args.bots and bot.name not in args.bots):
            continue
        whole = offered or bool(args.bots)
        for options in AGREED[game] if whole else AGREED[game][:1]:
            took, failed = list[MoveTime](), ""
            for deal in range(args.deals if whole else 1):
                more, failed = played(tab, BEGIN.format(game=game, bot=bot.name, options=options, deal=deal), whole)
                took += more
            phone = sorted(map(tab.on_a_phone, took))
            words = failed or (
                f"{1000 * phone[len(phone) // 2]:.0f} ms, longest {1000 * phone[-1]:.0f} ms of {len(took)} moves; "
                f"here {1000 * max(one.processor for one in took):.0f} ms of the processor"
            )
            where = "offered" if offered else "at servers only"
            print(f"{game} {bot.name} ({where}), {', '.join(options.values())}: {words}", flush=True)
            if offered:
                longest = max(longest, *phone)
    return longest


def played(tab: EngineTab, begin: str, whole: bool) -> tuple[list[MoveTime], str]:
    """The moves of one game or the first of them, and why it came to an end too early."""
    run(tab.page, begin)
    took: list[MoveTime] = []
    told: object = True
    while told is True and (whole or (len(took) < OTHERS and sum(one.clock for one in took) < PATIENCE)):
        told, one = tab.move()
        took.append(one)
    return took, told if isinstance(told, str) else ""


def page_process(browser: Browser) -> int:
    """The process of the only page."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    [process] = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
    return int(process)


def worker_seconds(process: int) -> float:
    """Time of the processor that the threads of a page's workers have taken so far."""
    threads = [path for path in Path(f"/proc/{process}/task").iterdir() if is_worker(path)]
    return sum(int((path / "schedstat").read_text().split()[0]) for path in threads) / 1e9


def is_worker(thread: Path) -> bool:
    """Whether a thread is that of a worker."""
    return (thread / "comm").read_text().startswith("DedicatedWork")


@contextlib.contextmanager
def slowed(process: int) -> Iterator[None]:
    """While the block lasts, the process runs a quarter of the time, as on a core that is four times slower."""
    over = threading.Event()

    def stop_and_go() -> None:
        while not over.is_set():
            os.kill(process, signal.SIGSTOP)
            time.sleep((PHONE - 1) * SLICE)
            os.kill(process, signal.SIGCONT)
            time.sleep(SLICE)

    thread = threading.Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
