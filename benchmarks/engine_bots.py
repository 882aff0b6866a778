"""Measures how long programs think on a device: ``python3 dev bench engine_bots``.

The engine of a real Chromium lets every program of each game play against itself by the plain rules: those that are
offered on devices play whole games with options that between them use every choice of the game, the others some first
moves. Told is what a move takes from the turn to the state behind it, by the clock and in time of the processor on the
worker's own thread, which is the same on a busy machine. A core of a phone is taken to be four times slower than one of
this machine.

Chromium slows down pages for tests, but none of their workers. So ``--slowed`` stops the process of the page and its
worker for three of every four milliseconds, and the clock alone tells what a phone would take.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
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
        view = self.game.view(self.state, seat)
        legal = tuple(affordable(self.game.legal(self.state, seat), device_bots.MOST_ACTIONS))
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


@dataclass
class Measured:
    """What the moves of one program took, and where it failed."""

    offered: bool
    moves: list[tuple[dict[str, str], MoveTime]] = field(default_factory=list)
    """Each with the options of its game."""
    failures: list[str] = field(default_factory=list)

    def told(self, tab: EngineTab) -> str:
        """Say it in one line."""
        if self.failures:
            return f"fails {len(self.failures)} times; {self.failures[0]}"
        phone = sorted(tab.on_a_phone(took) for _, took in self.moves)
        options, longest = max(self.moves, key=lambda move: tab.on_a_phone(move[1]))
        return (
            f"{1000 * phone[len(phone) // 2]:.0f} ms, longest {1000 * phone[-1]:.0f} ms of {len(phone)} moves, with "
            f"{', '.join(options.values())}; here {1000 * longest.processor:.0f} ms of the processor"
        )


def main(words: Sequence[str]) -> int:
    """Print the times; returns 1 if one that is offered would take too long on a phone, or fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.own_names(), help="all by themselves")
    parser.add_argument("--offered", action="store_true", help="measure only those that are offered")
    parser.add_argument("--bots", nargs="+", default=[], help="measure these only")
    parser.add_argument("--kinds", type=int, default=0, help="how many of the options one plays; all by themselves")
    parser.add_argument("--deals", type=int, default=1, help="how many games one plays with each of the options")
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
            offered = [one for game in args.games for one in measured(tab, game, args) if one.offered]
        print(f"Python's memory: {before / 1e6:.0f} MB, afterwards {int(run(page, MEMORY)) / 1e6:.0f} MB")
        browser.close()
    longest = max((tab.on_a_phone(took) for one in offered for _, took in one.moves), default=0.0)
    print(f"the longest move of those offered, on a phone: {longest:.2f} s")
    return 0 if longest <= MAX_SECONDS and not any(one.failures for one in offered) else 1


def measured(tab: EngineTab, game: str, args: argparse.Namespace) -> Iterator[Measured]:
    """Let the programs of a game play one after the other, and print what each took."""
    here = {bot.name for bot in device_bots.offered(game)}
    for bot in bots.of(game):
        offered = bot.name in here
        if (args.offered and not offered) or (args.bots and bot.name not in args.bots):
            continue
        whole = offered or bool(args.bots)
        found = Measured(offered)
        for options in kinds(game, args.kinds if whole else 1):
            for deal in range(args.deals if whole else 1):
                begin = BEGIN.format(game=game, bot=bot.name, options=options, deal=deal)
                took, failed = played(tab, begin, whole)
                found.moves += [(options, one) for one in took]
                found.failures += [f"{failed} (deal {deal}, {options})"] if failed else []
        print(f"{game} {bot.name} ({'offered' if offered else 'at servers only'}): {found.told(tab)}", flush=True)
        yield found


def kinds(game: str, most: int) -> list[dict[str, str]]:
    """Options that between them use every choice of a game, the usual ones first; at most so many, spread over all."""
    rules = registry.find(game)
    every = [rules.option_words(options) for options in rules.every_option()]
    return every[:: math.ceil(len(every) / most)] if most else every


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
