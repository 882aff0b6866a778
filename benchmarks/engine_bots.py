"""Measures how long programs think on a device: ``python3 dev bench engine_bots``.

The engine of a real Chromium lets every program of each game play against itself, by the plain rules, and tells the
milliseconds of its first moves: those that are offered on devices, and those that are not. Python's memory is told
before and after. A core of a phone is taken to be four times slower than one of this machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
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
MOVES, OTHERS = 24, 3
"""Moves that are measured of a program that is offered, and of one that is not."""
PATIENCE = 60.0
"""Seconds after which no further move of one that is not offered is waited for."""
TOLD = """
import json, time
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

def times(name, wanted, moves, patience):
    game, random, drawn, took = registry.find(name), Random(1), Counter(), []
    bot = next(bot for bot in bots.of(name) if bot.name == wanted)
    state, dealer = game.start(game.options({"seats": "2"})), Dealer(bytes(32))
    while (to_act := game.to_act(state)) and len(took) < moves and sum(took) < patience:
        seat = to_act[0]
        if seat == CHANCE:
            action = dealer.answer(game.legal(state, seat), drawn)
            drawn[stream_of(action)] += 1
        else:
            before = time.perf_counter()
            view, legal = game.view(state, seat), tuple(affordable(game.legal(state, seat)))
            with using(CodeUse.PLAIN):
                action = bot.choose(view, legal, Limit(device_bots.NODES), random).action
            took.append(time.perf_counter() - before)
        state = game.play(state, seat, action)
    return took
"""
ONE = """
try:
    told = times({game!r}, {bot!r}, {moves}, {patience})
except Exception as error:
    told = str(error) or type(error).__name__
json.dumps(told)
"""
MEMORY = "import pyodide_js; pyodide_js._module.HEAPU8.length"


def main(words: Sequence[str]) -> int:
    """Print the times; returns 1 if one that is offered would take too long on a phone."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.own_names(), help="all by themselves")
    parser.add_argument("--offered", action="store_true", help="measure only those that are offered")
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, static_site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        page.set_default_timeout(0)
        page.goto(f"{site.address}icon.svg")
        page.evaluate(START, f"{site.address}engine/")
        run(page, TOLD)
        before = int(run(page, MEMORY))
        longest = max(measured(page, game, args.offered) for game in args.games)
        print(f"Python's memory: {before / 1e6:.0f} MB, afterwards {int(run(page, MEMORY)) / 1e6:.0f} MB")
        browser.close()
    print(f"the longest move of those offered: {longest:.2f} s, on a phone {PHONE * longest:.2f} s")
    return 0 if PHONE * longest <= MAX_SECONDS else 1


def measured(page: Page, game: str, only_offered: bool) -> float:
    """Print the programs of a game, and return the seconds of the longest move of those that are offered."""
    here, longest = {bot.name for bot in device_bots.offered(game)}, 0.0
    for bot in bots.of(game):
        offered = bot.name in here
        if only_offered and not offered:
            continue
        asked = {"game": game, "bot": bot.name, "moves": MOVES if offered else OTHERS, "patience": PATIENCE}
        told = json.loads(run(page, ONE.format(**asked)))
        words = told if isinstance(told, str) else spread(told)
        print(f"{game} {bot.name} ({'offered' if offered else 'at servers only'}): {words}", flush=True)
        if offered:
            longest = max(longest, *told)
    return longest


def spread(took: list[float]) -> str:
    """The median and the longest of some seconds."""
    return f"{1000 * sorted(took)[len(took) // 2]:.0f} ms, longest {1000 * max(took):.0f} ms of {len(took)} moves"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
